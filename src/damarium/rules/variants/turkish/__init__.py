"""Turkish draughts."""
