"""Armenian draughts."""
