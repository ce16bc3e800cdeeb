"""A file that appears when it is whole."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO


@contextmanager
def whole_file(file: Path) -> Iterator[IO[bytes]]:
    """Write a file for its owner's eyes; where that fails, what was there before stays.

    Raises OSError.
    """
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
            yield raw
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
