"""How games look: boards as drawings, cards, paints, codes to photograph."""
