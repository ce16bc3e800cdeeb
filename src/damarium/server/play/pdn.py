"""Games as PDN, for other programs: who played, when, by which clock, and how it ended."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from itertools import groupby

import structlog
from sqlalchemy import Connection, select

from damarium.game import End
from damarium.notation.fen import write_fen
from damarium.notation.pdn_game import PdnGame, Result
from damarium.notation.placement import Placement
from damarium.rules import BLACK, WHITE, UnknownVariant, Variant, parse
from damarium.server.play.clock import SECOND, TimeControl
from damarium.server.play.event import Event
from damarium.server.play.fold import BrokenGame, Game, fold
from damarium.server.play.seats import Seat
from damarium.server.problem import CannotServe
from damarium.server.store.tables import EVENT, events, games

log = structlog.get_logger()

_UNREADABLE = (BrokenGame, ValueError, KeyError, TypeError)
_TERMINATIONS = {End.FLAG: "time forfeit", End.LEFT: "abandoned", End.ABORTED: "abandoned"}
#: What PDN says where it is not known, as of guests without a name.
_UNKNOWN = "?"


def pdn_game(game: Game, id: str, site: str = "") -> PdnGame:
    """A game as PDN writes it; `site` is the address of the server, "" where it is unknown."""
    table, _, number = id.partition("/")
    begun = datetime.fromtimestamp(game.begun_at / 1000, UTC)
    outcome = game.outcome
    tags = {
        "Event": f"Damarium, table {table}",
        "Site": f"{site}/games/{id}" if site else _UNKNOWN,
        "Date": f"{begun:%Y.%m.%d}",
        "Round": number or "1",
        "White": _player(game.seats[WHITE]),
        "Black": _player(game.seats[BLACK]),
        "UTCDate": f"{begun:%Y.%m.%d}",
        "UTCTime": f"{begun:%H:%M:%S}",
        "TimeControl": _control(game.control),
        "Termination": _TERMINATIONS.get(outcome.reason, "normal") if outcome else "",
    }
    variant, start = _start(game)
    return PdnGame(
        variant, game.board.played, start, result=_result(game), tags=tags, clocks=_clocks(game)
    )


def finished_games(connection: Connection, site: str = "") -> Iterator[PdnGame]:
    """All games of a database that were played to an end, in the order in which they began.

    One that cannot be read is left out, and the log says so.
    """
    for name, stream in _streams(connection):
        try:
            game = fold(stream)
        except _UNREADABLE:
            log.exception("game not read", game=name)
            continue
        played = game.outcome is not None and game.outcome.reason is not End.ABORTED
        if played and game.plies:  # a game without a move is none in PDN
            yield pdn_game(game, name, site)


def one_game(connection: Connection, id: str, site: str = "") -> PdnGame | None:
    """One game of a database as far as it has come; none where there is no such game.

    Raises CannotServe where it cannot be read.
    """
    for _, stream in _streams(connection, id):
        try:
            return pdn_game(fold(stream), id, site)
        except _UNREADABLE as error:
            raise CannotServe(f"The game {id} cannot be read ({error}).") from error
    return None


def _streams(connection: Connection, id: str | None = None) -> Iterator[tuple[str, list[Event]]]:
    query = (
        select(games.c.id, *EVENT)
        .join(events, events.c.game == games.c.id)
        .order_by(games.c.created_at, games.c.id, events.c.number)
        .execution_options(yield_per=500)
    )
    if id is not None:
        query = query.where(games.c.id == id)
    for game, rows in groupby(connection.execute(query), key=lambda row: row.id):
        yield game, [Event.read(*row[1:]) for row in rows]


def _start(game: Game) -> tuple[Variant, str | None]:
    """The rules as others know them and the position it began with, where only that is its own."""
    variant, sheet = game.variant, game.variant.sheet
    try:
        known = parse(variant.spelling)
    except UnknownVariant:
        return variant, None
    begun = replace(known.sheet, setup=sheet.setup, first=sheet.first, opening=sheet.opening)
    placed = replace(known, sheet=begun)
    if known == variant or placed != variant:
        return variant, None
    return known, write_fen(Placement(sheet.first, game.start), known)


def _result(game: Game) -> Result | None:
    outcome = game.outcome
    if outcome is None or outcome.reason is End.ABORTED:
        return None
    if outcome.winner is None:
        return "draw"
    return "white" if outcome.winner is WHITE else "black"


def _clocks(game: Game) -> list[int | None]:
    """What each move left to whoever made it."""
    left = []
    for ply, clock in zip(game.plies, game.timing.before[1:], strict=True):
        left.append(clock[ply.by.index] if clock else None)
    return left


def _player(seat: Seat) -> str:
    return _UNKNOWN if seat.level is None else f"Damarium, level {seat.level}"


def _control(control: TimeControl | None) -> str:
    if control is None:
        return "-"
    initial = control.initial // SECOND
    return f"1/{initial}" if control.per_move else f"{initial}+{control.increment // SECOND}"
