"""One search in a thread of its own, which may be asked to end at any time."""

import threading
from collections.abc import Callable, Sequence

from damarium._core import Analysis, Position, Search
from damarium.engine.pace import Pace, Span


class Thought:
    """Looks for the best move at the end of a line of positions while others go on.

    Args:
        search: the engine, which nobody else uses meanwhile.
        positions: the game's positions, the one to be thought about last.
        pace: the bounds.
        pondering: whether the clock only starts with `clock_starts`.
        on_info: hears of every finished depth, in the thread.
        on_end: hears of the result, in the thread and last.
    """

    def __init__(
        self,
        search: Search,
        positions: Sequence[Position],
        pace: Pace,
        *,
        pondering: bool,
        on_info: Callable[[Analysis], None],
        on_end: Callable[[Analysis], None],
    ) -> None:
        self.pondering = pondering
        self._search = search
        self._positions = positions
        self._pace = pace
        self._tell, self._end = on_info, on_end
        #: Whether the search has ended and its result is being told.
        self.over = False
        self._stopped = False
        self._alarm: threading.Timer | None = None
        self._thread = threading.Thread(target=self._think, name="thinking", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self) -> None:
        """Have the result told soon."""
        self._stopped = True
        self._search.stop()

    def clock_starts(self) -> None:
        """The move that was pondered on has been played: from now on time counts."""
        self.pondering = False
        span = self._pace.span
        if span is not None:
            self._alarm = threading.Timer(span.aim / 1000, self.stop)
            self._alarm.daemon = True
            self._alarm.start()

    def wait(self) -> None:
        """Until the result has been told."""
        self._thread.join()

    def _think(self) -> None:
        span = None if self.pondering else self._pace.span
        *earlier, position = self._positions
        found = self._search.run(
            position,
            [each.key for each in earlier],
            depth=self._depth(position, span),
            nodes=self._pace.nodes,
            millis=span.most if span else None,
            aim=span.aim if span else None,
            on_info=self._hear,
        )
        if self._alarm is not None:
            self._alarm.cancel()
        # whoever hears the result may begin the next search at once
        self.over = True
        self._end(found)

    def _depth(self, position: Position, span: Span | None) -> int | None:
        # nothing is to be decided where only one move is legal: think as far as to expect a reply
        if span is not None and position.count() == 1:
            return min(self._pace.depth or _FORCED, _FORCED)
        return self._pace.depth

    def _hear(self, found: Analysis) -> None:
        if self._stopped:
            # told to stop before the search had begun, which would otherwise have missed it
            self._search.stop()
        self._tell(found)


_FORCED = 4
