"""Malaysian draughts."""
