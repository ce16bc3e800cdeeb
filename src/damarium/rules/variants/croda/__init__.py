"""Croda."""
