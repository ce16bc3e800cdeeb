"""Parachute Checkers."""
