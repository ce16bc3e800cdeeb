"""The invitation to a table: what is shown while a seat is open, and when none is any more."""

from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from damarium.notation.message import N_, Message
from damarium.rules import BLACK, WHITE, Color, Variant
from damarium.rules.draft import OWN
from damarium.rules.geometry import Hexagon
from damarium.rules.transforms import TRANSFORMS
from damarium.server.language import language
from damarium.server.live.state import rule_facts
from damarium.server.look.cards import board_json, reading_name
from damarium.server.look.qr import qr_svg
from damarium.server.play.clock import clock_text
from damarium.server.play.fold import Game
from damarium.server.play.room import Room
from damarium.server.play.seats import give, new_secret, shown_secret
from damarium.server.site import absolute, site_of

_QR_LABEL = N_("QR code of the invitation")


def page(request: Request, room: Room) -> HTMLResponse:
    """The page of a game that nobody has begun to play: for its host, or for a guest.

    Whoever sits there or made the link sees what he can send on, everybody else what he is
    invited to. An invitation that was withdrawn says so.
    """
    game = room.game
    if not game.waiting:
        return gone(request, N_("The invitation was withdrawn."), status=200)
    lang = language(request)
    values: dict[str, Any] = {"game": shown(game, lang), "id": room.id}
    secret = shown_secret(request)
    held = room.held_by(secret)
    if not held and not room.is_host(secret):
        answer = site_of(request).templates.page(request, "join.html", values)
        if secret is None:
            # with it whoever presses twice joins once; it opens nothing before
            give(request, answer, room.table, new_secret())
        return answer
    link = absolute(request, f"/t/{room.table}")
    values |= {
        "link": link,
        # drawn here from nothing but the address and a message of ours
        "qr": Markup(qr_svg(link, _QR_LABEL.in_(lang))),  # noqa: S704
        "seated": bool(held),
        "wanted": sum(seat.open for seat in game.seats.values()),
        "socket": f"/api/games/{room.id}/socket?lang={lang}",
        "listed": game.created.listed,
        "patient": game.standing.vacancy == "listed" or not game.created.listed,
    }
    return site_of(request).templates.page(request, "invite.html", values)


def gone(
    request: Request, sentence: Message, status: int, watch: str | None = None
) -> HTMLResponse:
    """The page where nobody can join any more, with one sentence that says why.

    `watch` is the address of a game that goes on there without the visitor.
    """
    values = {"sentence": sentence.in_(language(request)), "watch": watch}
    return site_of(request).templates.page(request, "gone.html", values, status)


def shown(game: Game, lang: str) -> dict[str, Any]:
    """What a guest is told of a game before he joins."""
    variant = game.variant
    colour = open_colour(game)
    return {
        "name": variant.sheet.names.in_(lang),
        "reading": reading_name(variant, lang),
        "size": board_size(variant),
        "house_rules": house_rules(variant, lang),
        "clock": clock_text(game.control, lang),
        "colour": colour.value if colour else None,
        "board": board_json(variant),
        "start": game.start,
        "facts": rule_facts(variant, lang),
    }


def open_colour(game: Game) -> Color | None:
    """The colour of whoever joins next; None where that is decided then."""
    free = [color for color in (WHITE, BLACK) if game.seats[color].open]
    return free[0] if len(free) == 1 else None


def terms(variant: Variant, lang: str) -> str:
    """What is unusual about a game, in a line, "" for nothing: reading, size, house rules."""
    own = variant.reading or variant.id == OWN
    reading = reading_name(variant, lang) if own else ""
    size = board_size(variant) if variant.size else ""
    return " · ".join(filter(None, (reading, size, house_rules(variant, lang))))


def board_size(variant: Variant) -> str:
    """A board's size as it is written, where its rows and columns say enough."""
    board = variant.sheet.board
    return "" if isinstance(board, Hexagon) else board.dimensions


def house_rules(variant: Variant, lang: str) -> str:
    """What two people have agreed beside the rule book, "" for nothing."""
    return ", ".join(TRANSFORMS[word].names.in_(lang) for word in variant.transforms)
