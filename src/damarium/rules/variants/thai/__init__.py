"""Thai checkers."""
