"""A sheet as the core reads it: squares, bit masks and plain words, no names."""

import json

from damarium.rules.color import BLACK, WHITE
from damarium.rules.compass import Directions
from damarium.rules.endings import Counter, Repetition, Standoff
from damarium.rules.geometry import MAX_SQUARES, AllSquares, Board, DarkSquares
from damarium.rules.material import Force, Material, Span
from damarium.rules.promotion import far_row
from damarium.rules.sheet import Sheet


def core_form(sheet: Sheet) -> str:
    """The JSON text from which the Rust core builds its rules."""
    board = sheet.board
    setup = sheet.setup.squares(board)
    repetition = next((rule for rule in sheet.draws if isinstance(rule, Repetition)), None)
    counters = [rule for rule in sheet.draws if isinstance(rule, Counter)]
    standoffs = [rule for rule in sheet.draws if isinstance(rule, Standoff)]
    last, worth = sheet.ends.last_piece_loses, sheet.captures.worth
    parachutists = sheet.parachutists
    return json.dumps(
        {
            "board": {
                "shape": _shape(board),
                "width": board.size[0],
                "height": board.size[1],
                "mirrored": isinstance(board, DarkSquares) and board.mirrored,
                "squares": len(board.places),
                "neighbours": board.neighbours,
            },
            "first": sheet.first.value,
            "opening": sheet.opening.of(board) if sheet.opening else None,
            "setup": {
                name: [square for square, piece in enumerate(setup) if piece == letter]
                for name, letter in _SETUP.items()
            },
            "man": {
                **{
                    color.value: {
                        "move": sheet.men.move.mask(color),
                        "capture": sheet.men.capture.mask(color),
                        "capture_on": (sheet.men.capture_on or sheet.men.capture).mask(color),
                        "captures_only": far_row(board, color)
                        if sheet.men.far_row_only_captures
                        else (),
                        "parachute": parachutists.capture.mask(color) if parachutists else None,
                    }
                    for color in (WHITE, BLACK)
                },
                "takes_kings": sheet.men.may_take_kings,
                "linear": sheet.men.linear,
                "parachutist_goes_on": bool(parachutists and parachutists.goes_on),
            },
            "king": {
                "move": _mask(sheet.kings.move),
                "capture": _mask(sheet.kings.capture),
                "range": sheet.kings.range.value,
                "landing": sheet.kings.landing.value,
                "run_limit": sheet.kings.run_limit,
            },
            "captures": {
                "compulsory": sheet.captures.compulsory,
                "prefer": [criterion.value for criterion in sheet.captures.prefer],
                "worth": (worth.man, worth.king) if worth else None,
                "removal": sheet.captures.removal.value,
                "may_stop": sheet.captures.may_stop,
                "straight_on": sheet.captures.straight_on,
                "turn_back": sheet.captures.turn_back,
            },
            "promotion": {
                "white": sheet.promotion.on.of(board, WHITE),
                "black": sheet.promotion.on.of(board, BLACK),
                "in_capture": sheet.promotion.in_capture.value,
            },
            "ends": {
                "last_piece_loses": last.value if last else None,
                "first_king_wins": sheet.ends.first_king_wins,
                "king_beats_man": sheet.ends.king_beats_man,
                "losing": sheet.ends.losing,
            },
            "repetition": repetition.times if repetition else None,
            "counters": [_counter(rule, counters, board) for rule in counters],
            "standoffs": [
                {"when": _material(rule.when, board), "unless": rule.unless.value}
                for rule in standoffs
            ],
        }
    )


_SETUP = {"white_men": "w", "white_kings": "W", "black_men": "b", "black_kings": "B"}


def _shape(board: Board) -> str:
    """The shape that the core may have a fast board for; `table` where it needs none."""
    if isinstance(board, DarkSquares):
        return "crossed" if board.straight else "dark"
    return "full" if isinstance(board, AllSquares) else "table"


def _mask(directions: Directions) -> int:
    # validation demands the same set for both colours
    return directions.mask(WHITE)


def _counter(rule: Counter, counters: list[Counter], board: Board) -> dict[str, object]:
    replaced = [other.id for other in counters].index(rule.replaces) if rule.replaces else None
    return {
        "limit": rule.plies,
        "resets": [event.value for event in rule.resets],
        "when": _material(rule.when, board),
        "starts": _material(rule.starts, board),
        "counts": rule.counts.value,
        "replaces": replaced,
    }


def _material(material: Material | None, board: Board) -> dict[str, object] | None:
    if material is None:
        return None
    return {
        "stronger": _force(material.stronger, board),
        "weaker": _force(material.weaker, board),
        "pieces": _span(material.pieces),
    }


def _force(force: Force, board: Board) -> dict[str, object]:
    return {
        "kings": _span(force.kings),
        "men": _span(force.men),
        "pieces": _span(force.pieces),
        "on": force.on.of(board) if force.on else None,
    }


def _span(span: Span) -> tuple[int, int]:
    return span.least, MAX_SQUARES if span.most is None else span.most
