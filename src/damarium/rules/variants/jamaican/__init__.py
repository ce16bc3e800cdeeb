"""Jamaican draughts."""
