"""The table of all games: its columns, and what each says of one game."""

from damarium.locale import translator
from damarium.rules.book import beginning, special, values
from damarium.rules.book.compared import Cell
from damarium.rules.book.course import captures_backward
from damarium.rules.book.draws import draws_briefly
from damarium.rules.book.notes import parts
from damarium.rules.book.words import Words
from damarium.rules.captures import Criterion, Removal
from damarium.rules.color import WHITE
from damarium.rules.geometry import DarkSquares
from damarium.rules.promotion import InCapture
from damarium.rules.variant import Variant

#: The part of a sheet whose note belongs to a column.
_NOTED = {
    "back": "men",
    "flying": "kings",
    "precedence": "captures",
    "removal": "removal",
    "crowning": "promotion",
}


def columns(lang: str = "en") -> tuple[tuple[str, str], ...]:
    """The columns in their order: their ids, and their names."""
    _ = translator(lang)
    return (
        ("board", _("Board")),
        ("men", _("Pieces")),
        ("flying", _("Flying kings")),
        ("back", _("Men capture backward")),
        ("quantity", _("Quantity rule")),
        ("quality", _("Quality rule")),
        ("precedence", _("Precedence")),
        ("special", _("Special")),
        ("orientation", _("At the lower left")),
        ("first", _("Begins")),
        ("removal", _("Captured pieces leave")),
        ("crowning", _("Crowning in a capture")),
        ("draws", _("Draws")),
    )


def cells(variant: Variant, lang: str = "en") -> tuple[Cell, ...]:
    """What the table says of one game, a cell for each column.

    >>> from damarium.rules import parse
    >>> [cell.column for cell in cells(parse("italian")) if cell.yes]
    ['quantity', 'quality', 'precedence']
    """
    words = Words(variant.sheet, lang)
    noted = {name for name, part in parts(variant.sheet).items() if part.disputed}
    peculiar = special.special(words)
    made = (
        _text("board", beginning.shape(words), len(variant.sheet.board.places)),
        _text("men", beginning.pieces(words), beginning.most(words)),
        _mark("flying", words.has_kings and words.kings_fly, words),
        _mark("back", _backward(words), words),
        _quantity(words),
        _mark("quality", values.quality(words), words),
        _precedence(words),
        _text("special", "; ".join(peculiar), len(peculiar)),
        _text("orientation", beginning.corner(words), _orientation_rank(words)),
        _text("first", values.first(words), words.sheet.first is not WHITE),
        _text("removal", values.removal(words), _removal_rank(words)),
        _text("crowning", values.crowning_capture(words), _crowning_rank(words)),
        _text("draws", draws_briefly(words.sheet, lang), len(words.sheet.draws)),
    )
    return tuple(_noted(cell, noted, variant) for cell in made)


def ladder(variant: Variant, lang: str = "en") -> tuple[str, ...]:
    """The order of precedence rank by rank, in few words each.

    >>> from damarium.rules import parse
    >>> ladder(parse("italian"))
    ('most pieces', 'by a king', 'most kings', 'kings earliest')
    """
    return tuple(values.steps(Words(variant.sheet, lang)))


def _text(column: str, text: str, rank: float = 0.0) -> Cell:
    return Cell(column, "" if text == values.NOTHING else text, rank=float(rank))


def _mark(column: str, yes: bool, words: Words, text: str = "") -> Cell:
    return Cell(column, (text or words.yes(yes)) if yes else "", yes=yes, rank=float(yes))


def _backward(words: Words) -> bool:
    men = words.sheet.men
    later = men.capture_on or men.capture
    return any(captures_backward(words, ways) for ways in (men.capture, later))


def _quantity(words: Words) -> Cell:
    steps = words.criteria
    if Criterion.MOST_VALUE in steps:
        at = steps.index(Criterion.MOST_VALUE)
        return _mark("quantity", True, words, values.steps(words)[at])  # noqa: FBT003
    return _mark("quantity", Criterion.MOST_PIECES in steps, words)


def _precedence(words: Words) -> Cell:
    """What goes first beside the number: the one step that decides, or the whole ladder by rank."""
    steps = values.steps(words)
    if len(steps) > 1:
        text = ", ".join(f"{rank} {step}" for rank, step in enumerate(steps, start=1))
    else:
        text = "".join(_single(words, criterion) for criterion in words.criteria)
    # the text says it all but for this: whether it is what a table of marks calls precedence
    yes = Criterion.BY_KING in words.criteria or None
    return Cell("precedence", text, yes=yes, rank=float(len(steps) if text else 0))


def _single(words: Words, criterion: Criterion) -> str:
    """The only step there is; "" for the number of pieces and their worth: quantity tells them."""
    if criterion in (Criterion.MOST_PIECES, Criterion.MOST_VALUE):
        return ""
    if criterion is Criterion.BY_KING:
        return words.king(
            words.pgettext("flying king", "king before man"),
            words.pgettext("short king", "king before man"),
        )
    return values.steps(words)[0]


def _orientation_rank(words: Words) -> int:
    """First the games where nothing is said of it, then dark squares, then light ones."""
    board = words.sheet.board
    return 1 + board.mirrored if isinstance(board, DarkSquares) else 0


def _removal_rank(words: Words) -> int:
    return list(Removal).index(words.sheet.captures.removal)


def _crowning_rank(words: Words) -> int:
    return list(InCapture).index(words.sheet.promotion.in_capture)


def _noted(cell: Cell, noted: set[str], variant: Variant) -> Cell:
    name = _NOTED.get(cell.column, "")
    if cell.column == "draws":
        names = (f"draw-{rule.id}" for rule in variant.sheet.draws)
        name = next((each for each in names if each in noted), "")
    return Cell(cell.column, cell.text, cell.yes, name if name in noted else "", cell.rank)
