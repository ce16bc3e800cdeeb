"""Another game at the same table: who wants it, and how it begins."""

from dataclasses import dataclass

from damarium.notation.message import N_
from damarium.rules import BLACK, WHITE, Color, Variant
from damarium.server.play.actions import Refused
from damarium.server.play.clock import TimeControl
from damarium.server.play.event import Created, RematchOffered
from damarium.server.play.fold import Game
from damarium.server.play.seats import Seat


@dataclass(frozen=True)
class Wish:
    """The game that somebody wants next; the same one again where nothing is said."""

    variant: Variant
    control: TimeControl | None


def proposed(offer: RematchOffered) -> tuple[Variant, TimeControl | None]:
    """What a proposal asks for."""
    return Variant.from_json(offer.rules), TimeControl.from_json(offer.clock)


def may_rematch(game: Game) -> bool:
    """Whether the same people may play again: the game is over, and nobody's seat is open."""
    return game.joined and not game.running


def answered(game: Game, holder: frozenset[Color], wish: Wish | None) -> Wish | RematchOffered:
    """The game that begins now, or the proposal that is made to the other side.

    Raises Refused where no game may follow, or where the same is proposed already.
    """
    if not holder:
        raise Refused(N_("You are watching: only the players may do that."))
    if game.waiting or game.running:
        raise Refused(N_("The game is still going on."))
    if not may_rematch(game):
        raise Refused(N_("Nobody has joined this game: begin another one."))
    wanted = wish or Wish(game.variant, game.control)
    if not game.two_people:
        return wanted
    offer, me = game.proposal, next(iter(holder))
    if offer is not None and offer.by != me.value and wish in (None, Wish(*proposed(offer))):
        return Wish(*proposed(offer))
    new = RematchOffered(
        me.value,
        wanted.variant.to_json(),
        wanted.control.to_json() if wanted.control else None,
    )
    if offer == new:
        raise Refused(N_("You have offered another game already."))
    return new


def following(game: Game, wish: Wish, seed: int) -> tuple[Created, bool]:
    """How the next game begins, and whether the colours change: at one screen they stay."""
    swapped = game.two_people or any(seat.computer for seat in game.seats.values())
    seats: dict[Color, Seat] = {
        color: game.seats[color.other if swapped else color] for color in (WHITE, BLACK)
    }
    score = game.score
    white, black = (BLACK, WHITE) if swapped else (WHITE, BLACK)
    created = Created(
        rules=wish.variant.to_json(),
        white=seats[WHITE].to_json(),
        black=seats[BLACK].to_json(),
        clock=wish.control.to_json() if wish.control else None,
        seed=seed,
        people=game.created.people,
        round=game.created.round + 1,
        score=(score[white], score[black]),
    )
    return created, swapped
