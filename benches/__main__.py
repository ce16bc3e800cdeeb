"""All benchmarks, one after the other: what `make bench` runs."""

import sys

from benches import load, perft_deep

if __name__ == "__main__":
    status = perft_deep.main()
    load.main([])
    sys.exit(status)
