"""Portuguese draughts."""
