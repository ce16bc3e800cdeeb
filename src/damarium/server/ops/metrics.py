"""What a server counts and times for Prometheus; nothing here names a game, a seat or a person.

One process is one server, so the numbers are the module's: whoever does something tells it.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4

# when a number began is a number, too, and nobody asks for it
disable_created_metrics()  # type: ignore[no-untyped-call]
_REGISTRY = CollectorRegistry()
ProcessCollector(registry=_REGISTRY)
GCCollector(registry=_REGISTRY)

#: Seconds: a move should take a few milliseconds, and a second is an outage.
_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1.0)

_REQUESTS = Counter(
    "damarium_requests",
    "HTTP requests by route, method and status",
    ("route", "method", "status"),
    registry=_REGISTRY,
)
_REQUEST_SECONDS = Histogram(
    "damarium_request_seconds",
    "time from a request to the end of its answer",
    ("route",),
    buckets=_BUCKETS,
    registry=_REGISTRY,
)
_ACTION_SECONDS = Histogram(
    "damarium_action_seconds",
    "time from reading a message of a socket to its acknowledgement",
    ("action",),
    buckets=_BUCKETS,
    registry=_REGISTRY,
)
_APPEND_SECONDS = Histogram(
    "damarium_append_seconds",
    "time to store an event durably",
    buckets=_BUCKETS,
    registry=_REGISTRY,
)
_EVENTS = Counter(
    "damarium_events", "events stored, by what happened", ("kind",), registry=_REGISTRY
)
_DATABASE_ERRORS = Counter(
    "damarium_database_errors",
    "statements that the database refused or did not answer",
    registry=_REGISTRY,
)
_SOCKETS = Gauge("damarium_sockets", "sockets that are open", registry=_REGISTRY)
_GAUGES = {
    name: Gauge(f"damarium_{name}", about, registry=_REGISTRY)
    for name, about in (
        ("rooms", "games in memory"),
        ("running_games", "games in memory that have begun and not ended"),
        ("thinkers_busy", "processes in which the computer is thinking"),
        ("questions_waiting", "questions that wait for a free thinker"),
    )
}

#: Whatever else a visitor calls his method is counted as one.
_METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))


def request(route: str, method: str, status: int, seconds: float) -> None:
    """Count a request, by the template of its route."""
    _REQUESTS.labels(route, method if method in _METHODS else "other", str(status)).inc()
    _REQUEST_SECONDS.labels(route).observe(seconds)


def action(kind: str, seconds: float) -> None:
    """Time a message of a socket, by what it asks for; what is unreadable has a kind, too."""
    _action_seconds(kind).observe(seconds)


@cache
def _action_seconds(kind: str) -> Histogram:
    # of a socket's messages there are very many, and few kinds
    return _ACTION_SECONDS.labels(kind)


def event(kind: str) -> None:
    """Count an event that is stored."""
    _EVENTS.labels(kind).inc()


@contextmanager
def appending() -> Iterator[None]:
    """Time how long it takes to store an event; what fails is not timed."""
    since = time.perf_counter()
    yield
    _APPEND_SECONDS.observe(time.perf_counter() - since)


@contextmanager
def open_socket() -> Iterator[None]:
    """Count a socket as open meanwhile."""
    with _SOCKETS.track_inprogress():
        yield


def database_error() -> None:
    """Count a statement that failed."""
    _DATABASE_ERRORS.inc()


def gauge(name: str, measure: Callable[[], float]) -> None:
    """Let `measure` say the present value of a gauge whenever somebody asks for it."""
    _GAUGES[name].set_function(measure)


def text() -> bytes:
    """All numbers, as Prometheus reads them."""
    return generate_latest(_REGISTRY)
