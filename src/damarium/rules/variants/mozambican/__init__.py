"""Mozambican draughts."""
