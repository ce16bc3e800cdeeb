"""Breakthrough draughts."""
