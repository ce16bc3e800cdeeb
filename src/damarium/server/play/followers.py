"""Who follows a game, and how they learn that it went on."""

import asyncio
from collections.abc import Callable

#: Seconds for which news that nobody waits for are gathered.
GATHERED = 1.0

#: Called on the event loop after each event; must not wait.
Listener = Callable[[], None]


class Followers:
    """The listeners of one game."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()
        self._soon: asyncio.TimerHandle | None = None

    def join(self, listener: Listener) -> Callable[[], None]:
        """Follow the game until the returned function is called."""
        self._listeners.add(listener)
        return lambda: self._listeners.discard(listener)

    def publish(self) -> None:
        """Tell everybody that there is a new state."""
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        for listener in tuple(self._listeners):
            listener()

    def publish_soon(self) -> None:
        """Tell everybody within a second: of a crowd that comes at once, once."""
        if self._soon is None and self._listeners:
            self._soon = asyncio.get_running_loop().call_later(GATHERED, self.publish)
