"""One Way Checkers."""
