"""Diagonal draughts on a hundred squares."""
