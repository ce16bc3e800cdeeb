"""What somebody asks to do in a game, and what happens if he may: decided without waiting."""

from dataclasses import dataclass
from typing import Literal

from damarium.game import End, Refusal
from damarium.notation.message import N_, Message
from damarium.rules import Color
from damarium.server.play.event import (
    Aborted,
    Claimed,
    DrawAgreed,
    DrawDeclined,
    DrawOffered,
    Happening,
    Left,
    Moved,
    RematchDeclined,
    Resigned,
    Said,
    UndoAsked,
    UndoDeclined,
    Undone,
)
from damarium.server.play.fold import Game

#: How many lines each side may say in one game, and how long one may be.
MOST_LINES, LONGEST_LINE = 150, 140

#: What can be said by its name alone, so that each reads it in his language.
PRESETS = ("hello", "luck", "thanks", "played", "sorry", "moment", "go")


@dataclass(frozen=True)
class Play:
    """Move along a path of squares; `ply` says after how many moves.

    `lag` milliseconds of the time until now the line has taken.
    """

    path: tuple[int, ...]
    ply: int
    lag: int = 0


@dataclass(frozen=True)
class Undo:
    """Take back through one's own last move, or ask the other side to agree to that, or agree.

    `ply` says after how many moves it was meant.
    """

    ply: int | None = None


@dataclass(frozen=True)
class Resign:
    """Give up."""


@dataclass(frozen=True)
class Abort:
    """Call the game off before both have moved."""


@dataclass(frozen=True)
class Draw:
    """Offer a draw, or accept the one that is offered."""


@dataclass(frozen=True)
class Decline:
    """Turn an offer of a draw down, or the wish to take back ("undo") or to play again."""

    what: Literal["draw", "undo", "rematch"] = "draw"


@dataclass(frozen=True)
class Claim:
    """Claim the draw that the rule `id` allows."""

    id: str


@dataclass(frozen=True)
class Absent:
    """Take the win, or a draw, as the other side has stayed away for long enough."""

    drawn: bool


@dataclass(frozen=True)
class Say:
    """Say words of one's own, or a preset by its name."""

    text: str = ""
    preset: str = ""


Action = Play | Undo | Resign | Abort | Draw | Decline | Claim | Absent | Say


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
        case Play():
            return _play(game, holder, action)
        case Undo(ply):
            return _undo(game, holder, ply)
        case Resign():
            _must_run(game)
            return Resigned(_who(game, holder).value)
        case Abort():
            return _abort(game, holder)
        case Draw():
            return _draw(game, holder)
        case Decline(what):
            return _decline(game, holder, what)
        case Claim(id):
            return _claim(game, holder, id)
        case Absent(drawn):
            return _absent(game, holder, drawn=drawn)
        case Say(text, preset):
            return _say(game, holder, text, preset)


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
    """Whether a move may be taken back at once: never one against another person's will."""
    if not holder or game.two_people:
        return False
    if game.end is not None and game.end.reason in (End.RESIGNED, End.FLAG):
        return False
    return game.takes_back(holder) > 0


def may_ask(game: Game, holder: frozenset[Color]) -> bool:
    """Whether the other side may be asked to let a move be taken back: once a move."""
    if not game.two_people or not game.running or not game.takes_back(holder):
        return False
    if game.undo is not None:
        return Color(game.undo.by) not in holder
    return not any(game.undo_asked_at.get(color) == game.ply for color in holder)


def may_chat(game: Game, holder: frozenset[Color]) -> bool:
    """Whether there is somebody to talk to, and something left to be said."""
    said = sum(line.by in holder for line in game.chat)
    return bool(holder) and game.two_people and not game.waiting and said < MOST_LINES


def _play(game: Game, holder: frozenset[Color], play: Play) -> Moved | None:
    path, ply = play.path, play.ply
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
    return Moved(path, play.lag)


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


def _undo(game: Game, holder: frozenset[Color], ply: int | None) -> Undone | UndoAsked:
    if ply is not None and ply > game.ply:
        raise Refused(N_("That move is taken back already."))
    if game.two_people:
        return _undo_by_agreement(game, holder, ply)
    if not game.takes_back(holder):
        raise Refused(N_("There is no move of yours to take back."))
    if not may_undo(game, holder):
        raise Refused(N_("After a resignation or a flag no move is taken back."))
    return Undone(game.takes_back(holder))


def _undo_by_agreement(game: Game, holder: frozenset[Color], ply: int | None) -> Undone | UndoAsked:
    _must_run(game)
    who = _who(game, holder)
    if ply is not None and ply < game.ply:
        raise Refused(N_("The game has gone on; ask again if you still want to take back."))
    if game.undo is not None and game.undo.by != who.value:
        return Undone(game.undo.plies)
    if game.undo is not None:
        raise Refused(N_("You have asked to take back already."))
    if not game.takes_back(holder):
        raise Refused(N_("There is no move of yours to take back."))
    if not may_ask(game, holder):
        raise Refused(N_("Play on before you ask again to take back."))
    return UndoAsked(who.value, game.takes_back(holder))


def _abort(game: Game, holder: frozenset[Color]) -> Aborted:
    _must_run(game)
    if not game.two_people:
        raise Refused(N_("Only a game between two people is called off."))
    if not game.may_abort:
        raise Refused(N_("Both have moved: the game can only be resigned now."))
    return Aborted(_who(game, holder).value)


def _decline(game: Game, holder: frozenset[Color], what: str) -> Happening:
    if what == "rematch":
        if game.proposal is None or Color(game.proposal.by) in holder:
            raise Refused(N_("No other game is offered to you."))
        return RematchDeclined(Color(game.proposal.by).other.value)
    _must_run(game)
    if what == "undo":
        if game.undo is None or Color(game.undo.by) in holder:
            raise Refused(N_("You are not asked to let a move be taken back."))
        return UndoDeclined(Color(game.undo.by).other.value)
    if game.offer is None or game.offer.other not in holder:
        raise Refused(N_("No draw is offered to you."))
    return DrawDeclined(game.offer.other.value)


def _absent(game: Game, holder: frozenset[Color], *, drawn: bool) -> Left:
    """Whether the other side has stayed away for long enough is for the room to say."""
    _must_run(game)
    if game.turn in holder or not game.two_people:
        raise Refused(N_("The other side is not to move."))
    return Left(game.turn.value, drawn)


def _say(game: Game, holder: frozenset[Color], text: str, preset: str) -> Said:
    if not game.two_people:
        raise Refused(N_("There is nobody here to talk to."))
    if not may_chat(game, holder):
        raise Refused(
            N_("You have said enough in this game: %(most)s lines at most.", most=MOST_LINES)
        )
    return Said(_who(game, holder).value, text, preset)


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
    if game.waiting:
        raise Refused(N_("Nobody has joined yet."))
    if not game.running:
        raise Refused(N_("The game is over."))


def _who(game: Game, holder: frozenset[Color]) -> Color:
    """For which side somebody acts: at one screen for the one to move."""
    return game.turn if game.turn in holder else next(iter(holder))
