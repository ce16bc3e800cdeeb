"""How a game begins that a visitor has asked for, and how his browser gets to his seat there."""

from fastapi import Request
from fastapi.responses import RedirectResponse

from damarium.server.api.recent import remember_game
from damarium.server.play.creation import Wanted
from damarium.server.play.seats import give
from damarium.server.site import site_of


async def begin(request: Request, wanted: Wanted) -> tuple[str, str]:
    """Begin a game, as far as the visitor's address may: the table's id and the seats' secret."""
    site = site_of(request)
    await site.quota.take(request)
    return await site.games.create(
        wanted.variant, wanted.seats, wanted.control, listed=wanted.listed, joins=wanted.joins
    )


def to_seat(request: Request, table: str, secret: str | None) -> RedirectResponse:
    """The way to a table's first game, with the seat; without a secret he had it before."""
    answer = RedirectResponse(f"/games/{table}", 303)
    if secret is not None:
        give(request, answer, table, secret)
    remember_game(request, answer, table)
    return answer
