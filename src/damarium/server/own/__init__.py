"""Games of one's own: rules that are changed, read and passed on."""
