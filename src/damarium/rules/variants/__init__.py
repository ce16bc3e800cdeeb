"""One folder per game: the only place where a game is named."""
