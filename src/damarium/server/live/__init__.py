"""The socket of a game, and what is said on it."""
