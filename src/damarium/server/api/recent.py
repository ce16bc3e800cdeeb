"""The tables at which a visitor played lately, remembered by his own browser."""

import re

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "games"
KEPT = 50
_HALF_A_YEAR = 180 * 24 * 3600
_IDS = re.compile(r"[a-z0-9]{1,32}(\.[a-z0-9]{1,32})*")


def recent_games(asked: HTTPConnection) -> list[str]:
    """The tables' ids, newest first. They are no secret: whoever knows one may watch."""
    text = asked.cookies.get(COOKIE, "")
    return text.split(".")[:KEPT] if _IDS.fullmatch(text) else []


def remember_game(asked: HTTPConnection, response: Response, table: str) -> None:
    """Put a table in front."""
    _keep(response, [table, *_without(asked, table)])


def forget_game(asked: HTTPConnection, response: Response, table: str) -> None:
    """Take a table off the list; the seat at it is kept."""
    _keep(response, _without(asked, table))


def _without(asked: HTTPConnection, table: str) -> list[str]:
    return [other for other in recent_games(asked) if other != table]


def _keep(response: Response, ids: list[str]) -> None:
    response.set_cookie(
        COOKIE, ".".join(ids[:KEPT]), max_age=_HALF_A_YEAR, httponly=True, samesite="lax"
    )
