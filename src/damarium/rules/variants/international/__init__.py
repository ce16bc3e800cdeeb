"""International draughts."""
