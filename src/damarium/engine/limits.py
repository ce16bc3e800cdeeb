"""How long an engine may think about one move."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limit:
    """Bounds on one search; the first that is reached ends it.

    Attributes:
        depth: plies looked ahead before captures are played out.
        nodes: positions visited.
        millis: milliseconds.
    """

    depth: int | None = None
    nodes: int | None = None
    millis: int | None = None

    def __post_init__(self) -> None:
        for name in ("depth", "nodes", "millis"):
            value = getattr(self, name)
            if value is not None and value < 1:
                raise ValueError(f"{name}: {value}: expected at least 1")
        if (self.depth, self.nodes, self.millis) == (None, None, None):
            raise ValueError("a limit needs a depth, a number of nodes or milliseconds")
