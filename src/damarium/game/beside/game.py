"""Games that are laid beside each other: on one board, with what can stand on its squares."""

from dataclasses import replace
from functools import lru_cache

from damarium._core import Rules
from damarium.game.beside.parts import ENDS, ROWS, hybrid
from damarium.game.beside.turned import turned
from damarium.rules import BLACK, WHITE, Color, InvalidRules, Sheet, Variant
from damarium.rules.endings import Ends, Standoff
from damarium.rules.geometry import Board, DarkSquares
from damarium.rules.lower import core_form
from damarium.rules.promotion import PromotionSquares
from damarium.rules.setup import Diagram
from damarium.rules.validate import validate


class Game:
    """One game, turned so that it can be laid beside others.

    Attributes:
        id: its spelling.
        sheet: its rules on the board with a dark square at White's lower left.
        men: for White and for Black the squares on which an uncrowned piece can stand.
        crowns: whether there are kings.
        flying: whether they fly.
        draws_at_once: whether some positions are drawn whatever has led there.
    """

    def __init__(self, variant: Variant) -> None:
        self.id = variant.spelling
        self.sheet = turned(variant.sheet)
        self.men = {color: _possible(self.sheet, color) for color in (WHITE, BLACK)}
        self.draws_at_once = any(isinstance(rule, Standoff) for rule in self.sheet.draws)
        self.flying = self.sheet.kings.flying
        self.crowns = self.sheet.promotion.on is not PromotionSquares.NEVER

    def moving(self) -> Rules:
        """What decides moves: games that differ in nothing else share them."""
        return _lowered(_moving(self.sheet))

    def ending(self) -> Rules:
        """That, and what ends a game as soon as it is on the board."""
        return _lowered(_ending(self.sheet))

    def alike(self, row: str, other: "Game") -> bool:
        """Whether this game says in a row what another one says."""
        whole = _ending(self.sheet)
        return ROWS[row](whole, _ending(other.sheet)) == whole or _lowered(
            _ending(hybrid(row, self.sheet, other.sheet))
        ) is _lowered(whole)

    def mixed(self, row: str, other: "Game") -> Rules | None:
        """This game with what a row stands for as in another; None where nobody can play that."""
        mixed = hybrid(row, self.sheet, other.sheet)
        try:
            return _lowered(validate(_ending(mixed) if row in ENDS else _moving(mixed)))
        except InvalidRules:
            return None


def board_of(sheet: Sheet) -> Board:
    """What games on the same board have in common: its squares, not the lines that join them."""
    board = turned(sheet).board
    return replace(board, straight=False) if isinstance(board, DarkSquares) else board


def _moving(sheet: Sheet) -> Sheet:
    """The sheet without what decides how the game begins and ends."""
    squares = len(sheet.board.places)
    middle = squares // 2
    setup = Diagram("." * (middle - 1) + "bw" + "." * (squares - middle - 1))
    return replace(
        sheet, setup=setup, first=WHITE, opening=None, ends=Ends(), draws=(), readings={}
    )


def _ending(sheet: Sheet) -> Sheet:
    """The sheet without what decides how the game begins, and without what counts moves."""
    standoffs = tuple(rule for rule in sheet.draws if isinstance(rule, Standoff))
    return replace(_moving(sheet), ends=sheet.ends, draws=standoffs)


def _lowered(sheet: Sheet) -> Rules:
    return _built(core_form(sheet))


@lru_cache(maxsize=2048)
def _built(form: str) -> Rules:
    # equal rules are one object, so that nothing is looked for twice
    return Rules(form)


def _possible(sheet: Sheet, color: Color) -> frozenset[int]:
    """Where men can come from the set-up, those being left out that are crowned there."""
    board, men = sheet.board, sheet.men
    setup = sheet.setup.squares(board)
    start = {square for square, piece in enumerate(setup) if piece == color.value[0]}
    steps = {way.index for way in men.move.of(color)}
    jumps = {
        way.index for ways in (men.capture, men.capture_on or men.capture) for way in ways.of(color)
    }
    if sheet.parachutists:
        jumps |= {way.index for way in sheet.parachutists.capture.of(color)}
    found, fresh = set(start), list(start)
    while fresh:
        row = board.neighbours[fresh.pop()]
        reached = {row[way] for way in steps}
        reached |= {board.neighbours[row[way]][way] for way in jumps if row[way] >= 0}
        new = reached - found - {-1}
        found |= new
        fresh += new
    crowning = set(sheet.promotion.on.of(board, color))
    return frozenset(found - crowning | (start if sheet.parachutists else set()))
