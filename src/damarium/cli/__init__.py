"""The command `damarium`: one file per command, each a few calls into the library."""

import sys
from collections.abc import Sequence

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code: 0, 1 where the system fails, 2 on bad input, 130 on Ctrl-C.

    >>> main(["perft", "american", "3"])
    302
    0
    """
    try:
        # whoever presses Ctrl-C at once does so while the library is still being loaded
        from damarium.cli.command import command

        return command(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
