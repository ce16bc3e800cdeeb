"""Starting the server, and stopping it well."""

import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from damarium.server.api.health import Health
from damarium.server.app import create_app
from damarium.server.live.messages import SIZE_LIMIT
from damarium.server.ops import logs
from damarium.server.problem import CannotServe
from damarium.server.settings import Settings

#: Seconds that open connections get to finish when the server stops.
GRACE = 3
#: Connections that wait until the server answers.
_BACKLOG = 2048


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until SIGINT or SIGTERM; see `damarium.server.run`."""
    logs.configure(settings.log_format, settings.log_level)
    with _listening(settings.host, settings.port) as listener:
        app = create_app(settings)
        health: Health = app.state.health
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.behind_proxy),
            forwarded_allow_ips=settings.behind_proxy,
            ws_max_size=SIZE_LIMIT,
            ws_max_queue=8,
            # states are small, and a compressor for every line is not
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=GRACE,
        )
        address = _address(settings.host, listener)
        _Server(config, health, lambda: announce(address)).run([listener])
    if health.lost:
        raise CannotServe(f"{settings.database}: another server has taken this database over.")


class _Server(uvicorn.Server):
    """Says its address when it answers, and takes a signal as a wish, not as a failure."""

    def __init__(
        self, config: uvicorn.Config, health: Health, announce: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._health = health
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        self._announce()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Stop well; whoever presses Ctrl-C again does not want to wait."""
        # the base class would raise the signal once more after a shutdown that went well
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
        self._health.stopping = True


def _listening(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        # two servers may bind the same address; only one of them may listen
        listener.listen(_BACKLOG)
    except (OSError, OverflowError, ValueError) as error:
        raise CannotServe(
            f"{host}:{port}: cannot listen there ({error}); --port and --host choose another."
        ) from error
    return listener


def _address(host: str, listener: socket.socket) -> str:
    """The address as a browser on this machine takes it."""
    port = listener.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)  # noqa: S104
    if ":" in shown and not shown.startswith("["):
        shown = f"[{shown}]"
    return f"http://{shown}:{port}"
