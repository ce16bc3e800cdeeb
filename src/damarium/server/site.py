"""What every page and every answer of one server shares."""

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from damarium.server.addresses import origin
from damarium.server.look.templates import Templates
from damarium.server.play.games import Games
from damarium.server.play.lobby import Lobby
from damarium.server.quota import Quota
from damarium.server.store.events import Store
from damarium.server.store.tallies import Tallies


@dataclass(frozen=True)
class Site:
    """One running server.

    Attributes:
        public_url: what links that are passed on begin with; empty: what the visitor asked.
    """

    store: Store
    games: Games
    lobby: Lobby
    quota: Quota
    templates: Templates
    tallies: Tallies
    public_url: str = ""


def site_of(asked: HTTPConnection) -> Site:
    """The server that a request reached."""
    site: Site = asked.app.state.site
    return site


def absolute(asked: HTTPConnection, path: str) -> str:
    """An address of this server as it is passed on to others."""
    return f"{origin(asked, site_of(asked).public_url)}{path}"
