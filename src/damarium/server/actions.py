"""What somebody asks to do in a game, and what happens if he may: decided without waiting."""

from dataclasses import dataclass

from damarium.game import End, Refusal
from damarium.notation.message import N_, Message
from damarium.rules import Color
from damarium.server.event import (
    Claimed,
    DrawAgreed,
    DrawDeclined,
    DrawOffered,
    Happening,
    Moved,
    Resigned,
    Undone,
)
from damarium.server.fold import Game


@dataclass(frozen=True)
class Play:
    """Move along a path of squares; `ply` says after how many moves."""

    path: tuple[int, ...]
    ply: int


@dataclass(frozen=True)
class Undo:
    """Take back through one's own last move; `ply` says after how many moves it was meant."""

    ply: int | None = None


@dataclass(frozen=True)
class Resign:
    """Give up."""


@dataclass(frozen=True)
class Draw:
    """Offer a draw, or accept the one that is offered."""


@dataclass(frozen=True)
class Decline:
    """Turn an offer down."""


@dataclass(frozen=True)
class Claim:
    """Claim the draw that the rule `id` allows."""

    id: str


Action = Play | Undo | Resign | Draw | Decline | Claim


@dataclass
class Refused(Exception):
    """An action that may not be; where a move is illegal with the rule that forbids it."""

    sentence: Message
    refusal: Refusal | None = None


def decide(game: Game, holder: frozenset[Color], action: Action) -> Happening | None:
    """What happens when who holds the seats `holder` does `action`.

    None where it has happened already: a move sent twice is played once. Raises Refused with
    the sentence that says why it may not be.
    """
    if not holder:
        raise Refused(N_("You are watching: only the players may do that."))
    match action:
        case Play(path, ply):
            return _play(game, holder, path, ply)
        case Undo(ply):
            return _undo(game, holder, ply)
        case Resign():
            _must_run(game)
            return Resigned(_who(game, holder).value)
        case Draw():
            return _draw(game, holder)
        case Decline():
            _must_run(game)
            if game.offer is None or game.offer.other not in holder:
                raise Refused(N_("No draw is offered to you."))
            return DrawDeclined(game.offer.other.value)
        case Claim(id):
            return _claim(game, holder, id)


def may_offer(game: Game, holder: frozenset[Color]) -> bool:
    """Whether a draw may be offered or accepted now: one offer a move, and not on both sides."""
    if not game.running or not holder:
        return False
    if len(holder) == 2:
        return True
    who = _who(game, holder)
    if game.offer is not None:
        return game.offer is not who
    return game.ply > 0 and game.offered_at.get(who) not in (game.ply, game.ply - 1)


def may_undo(game: Game, holder: frozenset[Color]) -> bool:
    """Whether a move may be taken back: never one against another person's will."""
    strangers = [color for color, seat in game.seats.items() if color not in holder]
    if not holder or any(not game.seats[color].computer for color in strangers):
        return False
    if game.end is not None and game.end.reason in (End.RESIGNED, End.FLAG):
        return False
    return game.takes_back(holder) > 0


def _play(game: Game, holder: frozenset[Color], path: tuple[int, ...], ply: int) -> Moved | None:
    if ply < game.ply:
        if _same(game, path, ply) and game.plies[ply].by in holder:
            return None
        raise Refused(N_("The game has gone on; this move came too late."))
    if ply > game.ply:
        raise Refused(N_("A move was taken back; this move no longer fits."))
    _must_run(game)
    if game.turn not in holder:
        raise Refused(N_("It is not your turn."))
    if game.find(path) is None:
        path = _meant(game, path)
    return Moved(path)


def _meant(game: Game, path: tuple[int, ...]) -> tuple[int, ...]:
    """The whole path of the one move that some of its squares name, both ends among them."""
    fitting = game.board.legal_moves.fitting(path)
    if len(fitting) > 1:
        raise Refused(N_("That may be several moves here: name the squares in between, too."))
    if not fitting:
        raise Refused(N_("That is no move here."), game.board.refusal(path))
    return fitting[0].path


def _same(game: Game, path: tuple[int, ...], ply: int) -> bool:
    """Whether the move that was played is the one meant, by all its squares or by some."""
    played = game.plies[ply].path
    if len(path) < 2 or (path[0], path[-1]) != (played[0], played[-1]):
        return False
    following = iter(played)
    return all(square in following for square in path)


def _undo(game: Game, holder: frozenset[Color], ply: int | None) -> Undone:
    if ply is not None and ply > game.ply:
        raise Refused(N_("That move is taken back already."))
    if not game.takes_back(holder):
        raise Refused(N_("There is no move of yours to take back."))
    if not may_undo(game, holder):
        raise Refused(N_("After a resignation or a flag no move is taken back."))
    return Undone(game.takes_back(holder))


def _draw(game: Game, holder: frozenset[Color]) -> DrawAgreed | DrawOffered:
    _must_run(game)
    if len(holder) == 2 or (game.offer is not None and game.offer.other in holder):
        return DrawAgreed()
    if game.offer is not None:
        raise Refused(N_("You have offered a draw already."))
    if not game.ply:
        raise Refused(N_("A draw may be offered after the first move."))
    if not may_offer(game, holder):
        raise Refused(N_("Play on before you offer a draw again."))
    return DrawOffered(_who(game, holder).value)


def _claim(game: Game, holder: frozenset[Color], id: str) -> Claimed:
    _must_run(game)
    if game.turn not in holder:
        raise Refused(N_("Only the side to move may claim a draw."))
    if id not in {claim.id for claim in game.board.claims()}:
        raise Refused(N_("The rules allow no such claim in this position."))
    return Claimed(game.turn.value, id)


def _must_run(game: Game) -> None:
    if not game.running:
        raise Refused(N_("The game is over."))


def _who(game: Game, holder: frozenset[Color]) -> Color:
    """For which side somebody acts: at one screen for the one to move."""
    return game.turn if game.turn in holder else next(iter(holder))
