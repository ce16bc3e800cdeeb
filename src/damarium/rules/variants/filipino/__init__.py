"""Filipino draughts."""
