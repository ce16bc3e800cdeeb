"""Alquerque."""
