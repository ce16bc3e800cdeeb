"""`python -m damarium` is the command `damarium`."""

import sys

from damarium.cli import main

sys.exit(main())
