"""Our speed beside other people's programs, in one run on the same positions."""
