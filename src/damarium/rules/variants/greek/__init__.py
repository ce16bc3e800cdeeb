"""Greek dama."""
