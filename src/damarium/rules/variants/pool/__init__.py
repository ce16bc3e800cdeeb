"""American pool checkers."""
