"""Sri Lankan draughts."""
