"""STATE: all that the page shows of a game, as one value for one visitor in one language."""

import json
from typing import Any

from damarium.game import Outcome
from damarium.game.counters import DrawCounter
from damarium.rules import BLACK, WHITE, Color, Variant
from damarium.rules.endings import Counting
from damarium.rules.facts import facts
from damarium.server.actions import may_offer, may_undo
from damarium.server.cards import game_name, reading_name
from damarium.server.fold import Game, Ply
from damarium.server.paint import both, sentence
from damarium.server.table import Table

#: Ways of playing one capture that are told; no game from a usual beginning has so many.
MOST_WAYS = 250


def state(table: Table, holder: frozenset[Color], lang: str) -> dict[str, Any]:
    """The game as whoever holds the seats `holder` sees it at this moment."""
    return {**_standing(table, holder, lang), "clock": _clock(table)}


def state_text(table: Table, holder: frozenset[Color], lang: str) -> str:
    """The same as JSON: between two events only the clock is told anew, however many follow."""
    key = (holder, lang)
    if key not in table.shown:
        table.shown[key] = json.dumps(_standing(table, holder, lang))
    return f'{table.shown[key][:-1]}, "clock": {json.dumps(_clock(table))}}}'


def _standing(table: Table, holder: frozenset[Color], lang: str) -> dict[str, Any]:
    """All that stays as it is until the next event."""
    game = table.game
    outcome = game.outcome
    return {
        "type": "state",
        "seq": game.number,
        "id": table.id,
        "variant": _variant(game.variant, lang),
        "position": game.position,
        "turn": game.turn.value,
        "ply": game.ply,
        "status": "over" if outcome else "running",
        "outcome": _outcome(outcome, lang) if outcome else None,
        "you": [color.value for color in (WHITE, BLACK) if color in holder],
        "seats": {color.value: _seat(game, color) for color in (WHITE, BLACK)},
        "legal": _legal(game) if outcome is None else [],
        "must": outcome is None and _must(game),
        "moves": [_move(game.variant, ply) for ply in game.plies],
        "start": game.start,
        "counters": _counters(game, lang) if outcome is None else [],
        "claims": [
            {"id": claim.id, **sentence(claim.message, lang)} for claim in game.board.claims()
        ]
        if outcome is None
        else [],
        "offer": game.offer.value if game.offer else None,
        "declined": game.declined.value if game.declined else None,
        "can": {
            "undo": may_undo(game, holder),
            "resign": bool(holder) and outcome is None,
            "draw": may_offer(game, holder),
            "rematch": bool(holder) and outcome is not None,
        },
    }


def rule_facts(variant: Variant, lang: str) -> list[dict[str, str]]:
    """The variant's rules, a sentence each, for both paints of the sides."""
    sheet = variant.sheet
    pairs = zip(facts(sheet, lang), facts(sheet, lang, exchanged=True), strict=True)
    return [{"id": fact.id, **both("text", fact.text, again.text)} for fact, again in pairs]


def _variant(variant: Variant, lang: str) -> dict[str, Any]:
    return {
        "spelling": variant.spelling,
        "id": variant.id,
        "name": game_name(variant, lang),
        "reading": variant.reading,
        "reading_name": reading_name(variant, lang),
        "king": variant.sheet.kings.range.value,
        "losing": variant.sheet.ends.losing,
        "facts": rule_facts(variant, lang),
    }


def _seat(game: Game, color: Color) -> dict[str, Any]:
    seat = game.seats[color]
    if not seat.computer:
        return seat.to_json()
    return {**seat.to_json(), "thinking": game.computer_duty is color}


def _outcome(outcome: Outcome, lang: str) -> dict[str, Any]:
    return {
        "winner": outcome.winner.value if outcome.winner else None,
        "reason": outcome.reason.value,
        **sentence(outcome.message, lang),
    }


def _legal(game: Game) -> list[dict[str, Any]]:
    names = game.variant.squares
    return [
        {
            "text": move.text,
            "path": [names[square] for square in move.path],
            "paths": [[names[square] for square in path] for path in move.paths[:MOST_WAYS]],
            "captured": [names[square] for square in move.captured],
            "crowns": move.crowned,
        }
        for move in game.board.legal_moves
    ]


def _must(game: Game) -> bool:
    """Whether something is to be captured; a piece of one's own is only taken away."""
    compulsory = game.variant.sheet.captures.compulsory
    return compulsory and any(
        move.captured and len(move.path) > 1 for move in game.board.legal_moves
    )


def _move(variant: Variant, ply: Ply) -> dict[str, Any]:
    names = variant.squares
    return {
        "by": ply.by.value,
        "text": ply.move.text,
        "path": [names[square] for square in ply.path],
        "captured": [
            [names[square], "king" if piece.isupper() else "man"] for square, piece in ply.captured
        ],
        "crowns": ply.move.crowned,
        "position": ply.after,
    }


def _counters(game: Game, lang: str) -> list[dict[str, Any]]:
    """The draw counters that are at least half full, those that strike first before the others."""
    near = [one for one in game.board.counters if 2 * one.count >= one.limit]
    return [
        {
            "id": counter.id,
            "count": counter.count,
            "limit": counter.limit,
            "claim": counter.claimed,
            "sentence": counter.sentence(lang),
            "resets": counter.resets_sentence(lang),
        }
        for counter in sorted(near, key=_plies_left)
    ]


def _plies_left(counter: DrawCounter) -> int:
    left = counter.limit - counter.count
    return 2 * left if counter.rule.counts is Counting.STRONGER else left


def _clock(table: Table) -> dict[str, Any] | None:
    left, control = table.left, table.game.control
    if left is None or control is None:
        return None
    running = table.game.clock_running
    return {
        "white": left[WHITE.index],
        "black": left[BLACK.index],
        "running": running.value if running else None,
        "increment": control.increment,
    }
