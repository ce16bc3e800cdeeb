"""Hexdame."""
