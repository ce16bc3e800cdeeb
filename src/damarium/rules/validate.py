"""Whether the facts of a sheet fit together and the core can play them."""

from collections.abc import Iterator

from damarium.rules.boardflaws import board_flaws, numbering_flaws
from damarium.rules.captures import MOST_VALUE, Captures, Removal
from damarium.rules.color import BLACK, WHITE
from damarium.rules.compass import NOWHERE
from damarium.rules.drawflaws import draw_flaws
from damarium.rules.flaws import Flaw, InvalidRules, id_flaws
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import CrowningSquares, PromotionSquares, far_row
from damarium.rules.setupflaws import setup_flaws
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text

#: How long a name may be.
MOST_NAME = 100
MOST_WORTH = 255
MOST_RUN = 100


def validate(sheet: Sheet) -> Sheet:
    """The sheet itself where it can be played; InvalidRules names all its flaws otherwise."""
    flaws = [
        *id_flaws("id", sheet.id),
        *_name_flaws(sheet.names),
        *board_flaws(sheet.board),
        *_men_flaws(sheet.men),
        *_kings_flaws(sheet.kings),
        *_captures_flaws(sheet.captures, sheet.kings),
        *_crowning_flaws(sheet),
        *draw_flaws(sheet.draws),
    ]
    if not any(flaw.field.startswith("board") for flaw in flaws):
        flaws += numbering_flaws(sheet.board, sheet.numbering)
        flaws += _way_flaws(sheet)
        flaws += _square_flaws(sheet)
        flaws += setup_flaws(sheet)
    if flaws:
        raise InvalidRules(tuple(flaws))
    return sheet


def _name_flaws(names: Text) -> Iterator[Flaw]:
    if not names.in_("en").strip():
        yield Flaw("names", "", "the game needs a name")
    for lang, name in (("de", names.de), ("en", names.en)):
        if len(name) > MOST_NAME or (name and not name.isprintable()):
            reason = f"expected at most {MOST_NAME} characters in one line"
            yield Flaw(f"names.{lang}", name, reason)


def _men_flaws(men: Men) -> Iterator[Flaw]:
    if NOWHERE in (men.capture, men.capture_on):
        name = "capture" if men.capture == NOWHERE else "capture_on"
        yield Flaw(f"men.{name}", "nowhere", "a man that never captures is no man")
    if men.linear and men.move == NOWHERE:
        yield Flaw("men.linear", value=True, reason="a line of men needs a direction in `move`")


def _kings_flaws(kings: Kings) -> Iterator[Flaw]:
    for name, directions in (("move", kings.move), ("capture", kings.capture)):
        if set(directions.white) != set(directions.black):
            reason = "expected the same for white and black"
            yield Flaw(f"kings.{name}", directions.to_json(), reason)
    if kings.range is Range.SHORT and kings.landing is not Landing.ANY:
        reason = "a short king lands there in any case"
        yield Flaw("kings.landing", kings.landing.value, reason)
    if kings.run_limit is not None and not 1 <= kings.run_limit <= MOST_RUN:
        yield Flaw("kings.run_limit", kings.run_limit, f"expected 1 to {MOST_RUN} moves")


def _captures_flaws(captures: Captures, kings: Kings) -> Iterator[Flaw]:
    words = [criterion.value for criterion in captures.prefer]
    if len(set(words)) != len(words):
        yield Flaw("captures.prefer", words, "each criterion may stand once")
    if (MOST_VALUE in captures.prefer) != (captures.worth is not None):
        reason = "`most_value` in `prefer` and `worth` need each other"
        yield Flaw("captures.worth", None, reason)
    if captures.worth is not None:
        for name, worth in (("man", captures.worth.man), ("king", captures.worth.king)):
            if not 1 <= worth <= MOST_WORTH:
                yield Flaw(f"captures.worth.{name}", worth, f"expected 1 to {MOST_WORTH}")
    if captures.may_stop and captures.prefer:
        reason = "a capture that may stop after any jump cannot be compared with others"
        yield Flaw("captures.may_stop", value=True, reason=reason)
    if captures.straight_on and kings.flying:
        reason = "kings that fly turn while they capture: expected short ones"
        yield Flaw("captures.straight_on", value=True, reason=reason)
    if not captures.turn_back and captures.removal is Removal.END_OF_MOVE:
        reason = "pieces that stay until the move ends block the way back in any case"
        yield Flaw("captures.turn_back", value=False, reason=reason)


def _crowning_flaws(sheet: Sheet) -> Iterator[Flaw]:
    if sheet.promotion.on is not PromotionSquares.NEVER:
        return
    for name, used in (
        ("ends.first_king_wins", sheet.ends.first_king_wins),
        ("ends.king_beats_man", sheet.ends.king_beats_man),
        ("parachutists", sheet.parachutists is not None),
    ):
        if used:
            yield Flaw(name, None, "needs crowning squares: nobody is crowned in this game")


def _way_flaws(sheet: Sheet) -> Iterator[Flaw]:
    """Directions of which none is a line of the board: whoever has only these never moves."""
    lines = sheet.board.neighbours
    men, kings = sheet.men, sheet.kings
    later = men.capture_on or men.capture
    ways = {"men.move": men.move, "men.capture": men.capture, "men.capture_on": later}
    if sheet.promotion.on is not PromotionSquares.NEVER:
        ways |= {"kings.move": kings.move, "kings.capture": kings.capture}
    for path, directions in ways.items():
        for color in (WHITE, BLACK):
            chosen = directions.of(color)
            if chosen and all(row[way.index] < 0 for row in lines for way in chosen):
                yield Flaw(path, directions.to_json(), "no line of this board runs that way")
                break


def _square_flaws(sheet: Sheet) -> Iterator[Flaw]:
    on, known = sheet.promotion.on, sheet.board.letters
    if isinstance(on, CrowningSquares):
        for name, squares in (("white", on.white), ("black", on.black)):
            path = f"promotion.on.squares.{name}"
            if not squares:
                yield Flaw(path, [], "expected at least one square, such as a8")
            for square in squares:
                if square not in known:
                    yield Flaw(path, square, f"expected squares such as {known[0]}")
    if sheet.men.far_row_only_captures and sheet.promotion.on is not PromotionSquares.NEVER:
        for color in (WHITE, BLACK):
            if set(far_row(sheet.board, color)) <= set(on.of(sheet.board, color)):
                reason = "men are crowned there: expected a game in which some stay men"
                yield Flaw("men.far_row_only_captures", value=True, reason=reason)
                return
