"""The API: games, tables and rules as JSON."""
