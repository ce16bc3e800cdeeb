"""A sheet as the core reads it: squares, bit masks and plain words, no names."""

import json

from damarium.rules.color import BLACK, WHITE
from damarium.rules.compass import Directions
from damarium.rules.endings import Counter, Repetition
from damarium.rules.geometry import MAX_SQUARES, DarkSquares
from damarium.rules.material import Force, Material, Span
from damarium.rules.sheet import Sheet


def core_form(sheet: Sheet) -> str:
    """The JSON text from which the Rust core builds its rules."""
    board = sheet.board
    setup = sheet.setup.squares(board)
    repetition = next((rule for rule in sheet.draws if isinstance(rule, Repetition)), None)
    counters = [rule for rule in sheet.draws if isinstance(rule, Counter)]
    last = sheet.ends.last_piece_loses
    return json.dumps(
        {
            "board": {
                "shape": "dark",
                "width": board.width,
                "height": board.height,
                "mirrored": board.mirrored,
                "squares": len(board.places),
                "neighbours": board.neighbours,
            },
            "first": sheet.first.value,
            "setup": {
                name: [square for square, piece in enumerate(setup) if piece == letter]
                for name, letter in _SETUP.items()
            },
            "man": {
                **{
                    color.value: {
                        "move": sheet.men.move.mask(color),
                        "capture": sheet.men.capture.mask(color),
                    }
                    for color in (WHITE, BLACK)
                },
                "takes_kings": sheet.men.may_take_kings,
            },
            "king": {
                "move": _mask(sheet.kings.move),
                "capture": _mask(sheet.kings.capture),
                "range": sheet.kings.range.value,
                "landing": sheet.kings.landing.value,
            },
            "captures": {
                "compulsory": sheet.captures.compulsory,
                "prefer": [criterion.value for criterion in sheet.captures.prefer],
                "removal": sheet.captures.removal.value,
            },
            "promotion": {
                "white": sheet.promotion.on.of(board, WHITE),
                "black": sheet.promotion.on.of(board, BLACK),
                "in_capture": sheet.promotion.in_capture.value,
            },
            "last_piece_loses": last.value if last else None,
            "repetition": repetition.times if repetition else None,
            "counters": [_counter(rule, counters, board) for rule in counters],
        }
    )


_SETUP = {"white_men": "w", "white_kings": "W", "black_men": "b", "black_kings": "B"}


def _mask(directions: Directions) -> int:
    # validation demands the same set for both colours
    return directions.mask(WHITE)


def _counter(rule: Counter, counters: list[Counter], board: DarkSquares) -> dict[str, object]:
    replaced = [other.id for other in counters].index(rule.replaces) if rule.replaces else None
    return {
        "limit": rule.plies,
        "resets": [event.value for event in rule.resets],
        "when": _material(rule.when, board),
        "starts": _material(rule.starts, board),
        "counts": rule.counts.value,
        "replaces": replaced,
    }


def _material(material: Material | None, board: DarkSquares) -> dict[str, object] | None:
    if material is None:
        return None
    return {
        "stronger": _force(material.stronger, board),
        "weaker": _force(material.weaker, board),
        "pieces": _span(material.pieces),
    }


def _force(force: Force, board: DarkSquares) -> dict[str, object]:
    return {
        "kings": _span(force.kings),
        "men": _span(force.men),
        "pieces": _span(force.pieces),
        "on": force.on.of(board) if force.on else None,
    }


def _span(span: Span) -> tuple[int, int]:
    return span.least, MAX_SQUARES if span.most is None else span.most
