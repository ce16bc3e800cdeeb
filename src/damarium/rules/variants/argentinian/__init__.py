"""Argentinian draughts."""
