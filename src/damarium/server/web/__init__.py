"""The pages, and what they are made of."""
