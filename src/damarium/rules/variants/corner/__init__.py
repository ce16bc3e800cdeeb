"""Corner Checkers."""
