"""Every sentence and every row comes from a fact: whichever is turned, the rule book changes."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from damarium.rules import Variant, parse
from damarium.rules.book.rows import compare
from damarium.rules.captures import Criterion
from damarium.rules.compass import NOWHERE, Directions
from damarium.rules.geometry import Hexagon
from damarium.rules.piecefacts import crowns, has_kings
from damarium.rules.promotion import Promotion
from damarium.rules.setup import Rows
from damarium.rules.switches import switches
from tests.rules.book.flips import Flip, drawn, flips, never, said, said_before

NAMES = [switch.id for switch in switches("en")]


def test_every_switch_was_turned() -> None:
    # the known hexagon has a position of its own, which fits one size
    assert {flip.switch for flip in flips()} == set(NAMES) - {"board.side"}


def test_a_hexagon_tells_its_size() -> None:
    sheet = replace(parse("hexdame").sheet, setup=Rows(4), promotion=Promotion(), examples=())
    five, four = (Variant(replace(sheet, board=Hexagon(side))) for side in (5, 4))
    assert said(five)["squares"] != said(four)["squares"]
    assert not compare(five, four, only=("board",))[0].equal


@pytest.mark.parametrize("switch", NAMES)
def test_whoever_turns_a_switch_sees_sentences_and_rows_change(switch: str) -> None:
    dumb = []
    for flip in flips():
        if flip.switch != switch or _idle(flip):
            continue
        if said_before(flip.before) == said(flip.after):
            dumb.append((flip.game, flip.value, "description"))
        if all(row.equal for row in compare(flip.before, flip.after)):
            dumb.append((flip.game, flip.value, "rows"))
    assert not dumb


def test_whoever_changes_a_draw_rule_sees_sentences_and_rows_change() -> None:
    changed = [flip for flip in drawn() if not never(flip)]
    assert len(changed) > 100
    for flip in changed:
        case = (flip.game, flip.switch, flip.value)
        assert said_before(flip.before) != said(flip.after), case
        assert any(not row.equal for row in compare(flip.before, flip.after)), case


# --- what is turned and changes nothing in the play ---


def _idle(flip: Flip) -> bool:
    """Whether a switch has no say in a game; each case says why."""
    part = flip.switch.partition(".")[0]
    return any(idle(flip) for name, idle in _IDLE.items() if part == name or flip.switch == name)


def _same_lines(flip: Flip) -> bool:
    """Directions that the board does not have are none."""

    def ways(game: Variant) -> list[object]:
        sheet = game.sheet
        lines = {way for row in sheet.board.neighbours for way, at in enumerate(row) if at >= 0}

        def there(directions: Directions | None) -> object:
            if directions is None:
                return None
            return [
                [way for way in side if way.index in lines]
                for side in (directions.white, directions.black)
            ]

        men, kings, waiting = sheet.men, sheet.kings, sheet.parachutists
        return [
            there(men.move),
            there(men.capture),
            there(men.capture_on or men.capture),
            there(kings.move),
            there(kings.capture),
            there(waiting.capture) if waiting else None,
            (men.may_take_kings, men.linear, men.far_row_only_captures),
            (kings.range, kings.landing, kings.run_limit),
            waiting.goes_on if waiting else None,
        ]

    return ways(flip.before) == ways(flip.after)


def _no_kings(flip: Flip) -> bool:
    """Where nobody plays on with a king, nothing about kings matters."""
    return not has_kings(flip.before.sheet)


def _counts_alike(flip: Flip) -> bool:
    """Without kings all pieces are alike, and nothing but their number can be compared."""
    counting = {Criterion.MOST_PIECES, Criterion.MOST_VALUE}
    before, after = (
        bool(counting & set(game.sheet.captures.prefer)) for game in (flip.before, flip.after)
    )
    return _no_kings(flip) and before == after


def _none_flies(flip: Flip) -> bool:
    """Only a king that flies can come back over a square."""
    return _no_kings(flip) or not flip.before.sheet.kings.flying


_IDLE: dict[str, Callable[[Flip], bool]] = {
    "captures.prefer": _counts_alike,
    "captures.turn_back": _none_flies,
    # where there is nothing but captures no duty to capture is missed
    "captures.compulsory": lambda flip: flip.before.sheet.men.move == NOWHERE,
    # the game is over before a king can meet a man
    "ends.king_beats_man": lambda flip: flip.before.sheet.ends.first_king_wins,
    # nobody is crowned
    "promotion.in_capture": lambda flip: not crowns(flip.before.sheet),
    "kings": lambda flip: _no_kings(flip) or _same_lines(flip),
    "men.may_take_kings": _no_kings,
    "men": _same_lines,
    "parachutists": _same_lines,
}
