"""Diagonal draughts."""
