"""Diagrams."""
DRAW_DIAGRAMS = ()
