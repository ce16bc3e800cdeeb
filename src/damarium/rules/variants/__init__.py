"""One folder per game: the only place where a game is named."""

#: The games with which every other one is compared first: the best known, and the classical one.
YARDSTICKS = ("american", "international", "german")
