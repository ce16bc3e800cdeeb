"""Ghanaian draughts."""
