"""What every page and every answer of one server shares."""

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from damarium.server.games import Games
from damarium.server.store.events import Store
from damarium.server.templates import Templates


@dataclass(frozen=True)
class Site:
    """One running server."""

    store: Store
    games: Games
    templates: Templates


def site_of(asked: HTTPConnection) -> Site:
    """The server that a request reached."""
    site: Site = asked.app.state.site
    return site
