"""What came of the games: counts, shares, and how they are drawn."""
