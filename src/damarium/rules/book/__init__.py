"""The rule book: what a sheet says, told section by section, in tables and beside other games."""
