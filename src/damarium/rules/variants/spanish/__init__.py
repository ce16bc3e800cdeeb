"""Spanish draughts."""
