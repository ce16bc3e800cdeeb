"""Diagrams."""
DIAGRAMS = ()
