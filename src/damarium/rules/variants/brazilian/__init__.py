"""Brazilian draughts."""
