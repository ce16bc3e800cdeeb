"""Russian draughts."""
