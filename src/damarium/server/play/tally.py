"""What a finished game adds to the count of all: nothing that tells who played it."""

from collections import Counter
from datetime import UTC, datetime
from functools import lru_cache

from damarium.engine.results import STEP, ending
from damarium.game import End
from damarium.rules import Color, UnknownVariant, Variant, parse
from damarium.rules.draft import OWN
from damarium.server.play.fold import Game
from damarium.server.store.tallies import Changes, Key

#: A game that is over before both have moved is none.
LEAST_PLIES = 2


def tally(game: Game) -> dict[Key, int]:
    """What the game counts for; nothing as long as it goes on, and where it was called off.

    winner: "white", "black" or "draw"; began: "won", "lost" or "drawn", for the side that began;
    end: the reason as `results.ending` names it; plies: all moves; length: the same in whole steps
    of ten; month: when it ended, "2026-11"; level: that of the computer and how its opponent fared,
    "3/won".
    """
    outcome = game.outcome
    if outcome is None or outcome.reason is End.ABORTED or game.ply < LEAST_PLIES:
        return {}
    variant = counted_as(game.variant)
    # whatever somebody calls the rules of his own game is nobody else's to read
    end = outcome.reason.value if variant == OWN else ending(outcome)
    facts = {
        ("winner", outcome.winner.value if outcome.winner else "draw"): 1,
        ("began", _fared(game.variant.sheet.first, outcome.winner)): 1,
        ("end", end): 1,
        ("plies", ""): game.ply,
        ("length", str(game.ply - game.ply % STEP)): 1,
        ("month", f"{datetime.fromtimestamp((game.ended_at or 0) / 1000, UTC):%Y-%m}"): 1,
    }
    for color, seat in game.seats.items():
        if seat.level is not None:
            facts["level", f"{seat.level}/{_fared(color.other, outcome.winner)}"] = 1
    return {(variant, *fact): count for fact, count in facts.items()}


def change(before: Game, after: Game) -> Changes:
    """By how much the counts change with what happened between: an end may be taken back, too."""
    now, then = tally(after), tally(before)
    if now == then:
        return {}
    total = Counter(now)
    total.subtract(then)
    return {key: count for key, count in total.items() if count}


@lru_cache(maxsize=256)
def counted_as(variant: Variant) -> str:
    """The spelling under which games of a variant are counted.

    Rules of somebody's own, and games that did not begin with the usual position, are counted
    together as one variant.
    """
    try:
        known = parse(variant.spelling).sheet
    except UnknownVariant:
        return OWN
    own = variant.sheet
    usual = (known.first, known.opening, known.setup.squares(known.board))
    begun = (own.first, own.opening, own.setup.squares(own.board))
    return variant.spelling if begun == usual else OWN


def _fared(color: Color, winner: Color | None) -> str:
    if winner is None:
        return "drawn"
    return "won" if winner is color else "lost"
