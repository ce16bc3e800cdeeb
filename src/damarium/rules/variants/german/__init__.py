"""German draughts, by house rules."""
