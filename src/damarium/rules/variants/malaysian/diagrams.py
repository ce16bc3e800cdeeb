"""Diagrams."""
DIAGRAMS = ()
FREE_DIAGRAMS = ()
MAIN_DAM_DIAGRAMS = ()
