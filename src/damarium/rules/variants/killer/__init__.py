"""Killer draughts."""
