"""Spantsiretti."""
