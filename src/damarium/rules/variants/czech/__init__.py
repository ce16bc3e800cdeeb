"""Czech draughts."""
