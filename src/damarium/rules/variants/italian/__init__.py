"""Italian draughts."""
