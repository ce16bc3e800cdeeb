"""Gothic Checkers."""
