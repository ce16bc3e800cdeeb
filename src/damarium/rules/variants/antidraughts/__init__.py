"""Antidraughts."""
