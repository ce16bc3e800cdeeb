"""Who follows a game, and how they learn that it went on."""

from collections.abc import Callable

#: Called on the event loop after each event; must not wait.
Listener = Callable[[], None]


class Hub:
    """The listeners of one game."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()

    def join(self, listener: Listener) -> Callable[[], None]:
        """Follow the game until the returned function is called."""
        self._listeners.add(listener)
        return lambda: self._listeners.discard(listener)

    def publish(self) -> None:
        """Tell everybody that there is a new state."""
        for listener in tuple(self._listeners):
            listener()
