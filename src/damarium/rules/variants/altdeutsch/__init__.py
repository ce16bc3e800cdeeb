"""Altdeutsche Dame."""
