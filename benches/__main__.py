"""All benchmarks, one after the other: what `make bench` runs."""

import sys

from benches import perft_deep

if __name__ == "__main__":
    sys.exit(perft_deep.main())
