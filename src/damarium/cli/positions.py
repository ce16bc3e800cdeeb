"""Positions that show in what two games differ, their boards side by side."""

import textwrap
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from damarium.cli.show import status
from damarium.game import Board
from damarium.game.beside.shown import shown
from damarium.locale import translator
from damarium.rules import Variant
from damarium.rules.book.compared import Row
from damarium.rules.book.page import heading, width

_GAP = "   "


def positions(first: Variant, second: Variant, rows: Sequence[Row], lang: str) -> Iterator[str]:
    """For each row that a position shows: the position in both games, and what may be played."""
    found = shown(first, second)
    told = [(row, found[row.id]) for row in rows if row.id in found]
    if not told:
        _ = translator(lang)
        yield ""
        yield from textwrap.wrap(
            _(
                "No positions are known that show the differences; games on different boards have "
                "none in common."
            ),
            width(),
        )
    for row, position in told:
        yield from heading(row.label)
        boards = Board(first, fen=position.fen_a), Board(second, fen=position.fen_b)
        blocks = [
            _block(board, value, lang) for board, value in zip(boards, row.values, strict=True)
        ]
        wide = max(map(len, blocks[0]))
        for line, beside in zip_longest(*blocks, fillvalue=""):
            yield f"{line:<{wide}}{_GAP}{beside}".rstrip()


def _block(board: Board, value: str, lang: str) -> list[str]:
    """One game's half: its name, what the row says of it, the board, and the legal moves."""
    _ = translator(lang)
    crowned = _("%(move)s (crowned)")
    moves = [
        crowned % {"move": move.text} if move.crowned else move.text for move in board.legal_moves
    ]
    over = board.outcome() is not None
    texts = [f"{board.variant.name(lang)}: {value}", status(board, lang)]
    texts += [] if over else [", ".join(moves)]
    room = (width() - len(_GAP)) // 2
    title, *said = (textwrap.wrap(text, room) for text in texts)
    return [*title, *str(board).splitlines(), *(line for lines in said for line in lines)]
