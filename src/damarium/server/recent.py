"""The games that a visitor began or played lately, remembered by his own browser."""

import re

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "games"
KEPT = 12
_HALF_A_YEAR = 180 * 24 * 3600
_IDS = re.compile(r"[a-z0-9]{1,32}(\.[a-z0-9]{1,32})*")


def recent_games(asked: HTTPConnection) -> list[str]:
    """Their ids, newest first. They are no secret: whoever knows one may watch."""
    text = asked.cookies.get(COOKIE, "")
    return text.split(".")[:KEPT] if _IDS.fullmatch(text) else []


def remember_game(asked: HTTPConnection, response: Response, id: str) -> None:
    """Put a game in front."""
    ids = [id, *(other for other in recent_games(asked) if other != id)]
    response.set_cookie(
        COOKIE, ".".join(ids[:KEPT]), max_age=_HALF_A_YEAR, httponly=True, samesite="lax"
    )
