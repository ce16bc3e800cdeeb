"""STATE: all that the page shows of a game, as one value for one visitor in one language."""

import json
from typing import Any

from damarium.game import Outcome
from damarium.game.counters import DrawCounter
from damarium.rules import BLACK, WHITE, Color, Variant
from damarium.rules.endings import Counting
from damarium.rules.facts import facts
from damarium.server.look.cards import game_name, reading_name
from damarium.server.look.moves import legal_json, must_capture
from damarium.server.look.paint import both, sentence
from damarium.server.play.actions import may_ask, may_chat, may_offer, may_undo
from damarium.server.play.clock import clock_text
from damarium.server.play.fold import Game, Ply
from damarium.server.play.presence import Absence
from damarium.server.play.rematch import may_rematch, proposed
from damarium.server.play.room import Room
from damarium.server.play.telling import Known


def state(room: Room, holder: frozenset[Color], lang: str) -> dict[str, Any]:
    """The game as whoever holds the seats `holder` sees it at this moment."""
    told: dict[str, Any] = json.loads(state_text(room, holder, lang))
    return told


def state_text(room: Room, holder: frozenset[Color], lang: str) -> str:
    """The same as JSON."""
    parts = (
        '"type": "state"',
        _constant_text(room, lang),
        f'"moves": {_moves_text(room, 0)}',
        _chat_text(room, holder),
        _standing_text(room, holder, lang),
        _live_text(room, holder),
    )
    return f"{{{', '.join(parts)}}}"


def news_text(room: Room, holder: frozenset[Color], lang: str, known: Known) -> str:
    """What somebody does not know yet, as JSON: all but what never changes in a game.

    "keep" says how many of the known moves stand; "moves" are those that follow them.
    """
    keep = known.stand(room.game)
    parts = [
        f'"type": "news", "from": {known.number}, "keep": {keep}',
        f'"moves": {_moves_text(room, keep)}',
        _standing_text(room, holder, lang),
        _live_text(room, holder),
    ]
    if known.lines != len(room.game.chat):
        parts.append(_chat_text(room, holder))
    return f"{{{', '.join(parts)}}}"


def _constant_text(room: Room, lang: str) -> str:
    """What never changes in a game."""
    return room.telling.text(("constant", lang), lambda: _inner(_constant(room, lang)))


def _standing_text(room: Room, holder: frozenset[Color], lang: str) -> str:
    """What stays as it is until the next event."""
    common = room.telling.text(("standing", lang), lambda: _inner(_standing(room, lang)))
    you = json.dumps([color.value for color in (WHITE, BLACK) if color in holder])
    return f'{common}, "you": {you}'


def _live_text(room: Room, holder: frozenset[Color]) -> str:
    """What changes between two events, too."""
    absence = None if room.game.turn in holder else room.absence
    absent = absence is not None
    can = room.telling.text(
        ("can", holder, absent), lambda: json.dumps(_can(room, holder, absent=absent))
    )
    return f'{_inner(_live(room, absence))}, "can": {can}'


def _chat_text(room: Room, holder: frozenset[Color]) -> str:
    """What was said, for those who play."""
    return room.telling.text(("chat", bool(holder)), lambda: _inner({"chat": _chat(room, holder)}))


def _chat(room: Room, holder: frozenset[Color]) -> list[dict[str, Any]]:
    lines = room.game.chat if holder else ()
    return [
        {"number": line.number, "by": line.by.value, "text": line.text, "preset": line.preset}
        for line in lines
    ]


def _moves_text(room: Room, since: int) -> str:
    variant = room.game.variant
    return room.telling.moves(room.game, since, lambda ply: json.dumps(_move(variant, ply)))


def _inner(data: dict[str, Any]) -> str:
    return json.dumps(data)[1:-1]


def _constant(room: Room, lang: str) -> dict[str, Any]:
    game = room.game
    control = game.control
    return {
        "id": room.id,
        "variant": _variant(game.variant, lang),
        "start": game.start,
        "control": None
        if control is None
        else {
            "kind": control.kind,
            "initial": control.initial,
            "increment": control.increment,
            "spelling": control.spelling,
            "text": clock_text(control, lang),
        },
        "people": game.created.people,
    }


def _standing(room: Room, lang: str) -> dict[str, Any]:
    game = room.game
    outcome = game.outcome
    running = game.running
    return {
        "seq": game.number,
        "table": _table(room),
        "position": game.position,
        "turn": game.turn.value,
        "ply": game.ply,
        "status": "waiting" if game.waiting else "running" if running else "over",
        "outcome": None if running or outcome is None else _outcome(outcome, lang),
        "legal": legal_json(game.variant.squares, game.board.legal_moves) if running else [],
        "must": running and must_capture(game.board),
        "counters": _counters(game, lang) if running else [],
        "claims": [
            {"id": claim.id, **sentence(claim.message, lang)} for claim in game.board.claims()
        ]
        if running
        else [],
        "offer": _side(game.offer),
        "declined": _side(game.declined),
        "takeback": {"by": game.undo.by, "plies": game.undo.plies} if game.undo else None,
        "takeback_declined": _side(game.undo_declined),
        "rematch": _proposal(game, lang),
        "rematch_declined": _side(game.proposal_declined),
        "next": f"/games/{game.rematch}" if game.rematch else None,
    }


def _live(room: Room, absence: Absence | None) -> dict[str, Any]:
    return {
        "clock": _clock(room),
        "seats": {color.value: _seat(room, color) for color in (WHITE, BLACK)},
        "watchers": room.presence.watchers,
        "absence": {"side": absence.side.value, "wait": absence.wait} if absence else None,
    }


def _can(room: Room, holder: frozenset[Color], *, absent: bool) -> dict[str, bool]:
    game = room.game
    return {
        "undo": may_undo(game, holder),
        "asks": may_ask(game, holder),
        "resign": bool(holder) and game.running,
        "draw": may_offer(game, holder),
        "rematch": bool(holder) and may_rematch(game),
        "abort": bool(holder) and game.may_abort,
        "chat": room.house.chat and may_chat(game, holder),
        "absent": bool(holder) and absent,
    }


def _side(color: Color | None) -> str | None:
    return color.value if color else None


def _table(room: Room) -> dict[str, Any]:
    link = f"/t/{room.table}"
    return {
        "id": room.table,
        "link": link,
        "round": room.game.created.round,
        "score": {color.value: points for color, points in room.game.score.items()},
        "current": link if room.game.rematch else None,
    }


def _proposal(game: Game, lang: str) -> dict[str, Any] | None:
    """The other game that one side wants, in words."""
    proposal = game.proposal
    if proposal is None:
        return None
    variant, control = proposed(proposal)
    return {
        "by": proposal.by,
        "name": game_name(variant, lang),
        "reading": reading_name(variant, lang),
        "clock": clock_text(control, lang),
        "same": variant == game.variant and control == game.control,
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


def _seat(room: Room, color: Color) -> dict[str, Any]:
    seat = room.game.seats[color]
    if not seat.computer:
        return {**seat.to_json(), "present": room.presence.here(color)}
    return {**seat.to_json(), "thinking": room.game.computer_duty is color}


def _outcome(outcome: Outcome, lang: str) -> dict[str, Any]:
    return {
        "winner": outcome.winner.value if outcome.winner else None,
        "reason": outcome.reason.value,
        **sentence(outcome.message, lang),
    }


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


def _clock(room: Room) -> dict[str, Any] | None:
    left, control = room.left, room.game.control
    if left is None or control is None:
        return None
    running = room.game.clock_running
    return {
        "white": left[WHITE.index],
        "black": left[BLACK.index],
        "running": running.value if running else None,
        "increment": control.increment,
    }
