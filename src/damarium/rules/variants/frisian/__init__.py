"""Frisian draughts."""
