"""Hawaiian checkers."""
