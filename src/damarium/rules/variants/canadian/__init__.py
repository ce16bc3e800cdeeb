"""Canadian draughts."""
