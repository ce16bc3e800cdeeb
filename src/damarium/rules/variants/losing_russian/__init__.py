"""Losing Russian draughts."""
