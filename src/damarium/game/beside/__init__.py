"""Two games laid beside each other on one board: which positions show in what they differ."""
