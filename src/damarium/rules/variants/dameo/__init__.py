"""Dameo."""
