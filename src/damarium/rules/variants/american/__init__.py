"""American checkers."""
