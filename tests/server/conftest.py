"""What the tests of the server share."""

from collections.abc import Iterator

import pytest

from tests.serving import Served, Visitor, server

__all__ = ["server"]


@pytest.fixture
def visitor(server: Served) -> Iterator[Visitor]:
    """A new browser at the shared server."""
    with Visitor(server.url) as visitor:
        yield visitor


@pytest.fixture
def stranger(server: Served) -> Iterator[Visitor]:
    """Another browser, which holds no seat."""
    with Visitor(server.url) as visitor:
        yield visitor
