"""Diagrams."""
BOTH_WAYS_DIAGRAMS = ()
DIAGRAMS = ()
