"""Harzdame."""
