"""Two games side by side, and what the table of all games says of one."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One row of a comparison.

    Attributes:
        id: what is compared, such as `board` or `men-capture`.
        label: the same in words.
        values: what holds in the first game and in the second, in words.
        equal: whether both games have the same here, however their words for it differ: a
            language may have two names for a king.
        notes: the ids of the notes on each of both, "" for none.
    """

    id: str
    label: str
    values: tuple[str, str]
    equal: bool
    notes: tuple[str, str] = ("", "")


@dataclass(frozen=True)
class Cell:
    """What a column of the table of all games says of one game.

    Attributes:
        column: the column's id.
        text: in words or figures, "" for a plain no.
        yes: whether a yes or no is meant, and which; None where the text says it all.
        note: the id of a note on it, "" for none.
        rank: by what the column is sorted.
    """

    column: str
    text: str
    yes: bool | None = None
    note: str = ""
    rank: float = 0.0
