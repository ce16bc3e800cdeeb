"""Anti-Checkers."""
