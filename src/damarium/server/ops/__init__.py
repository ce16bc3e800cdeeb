"""For those who run a server: its numbers, its log, what it does again and again."""
