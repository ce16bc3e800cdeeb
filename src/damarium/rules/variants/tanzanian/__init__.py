"""Tanzanian draughts."""
