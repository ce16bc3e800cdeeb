"""One game as the rule book tells it."""

from dataclasses import dataclass

from damarium.rules.book.texts import Texts
from damarium.rules.sheet import Example
from damarium.rules.variant import Variant


@dataclass(frozen=True)
class Note:
    """A footnote: sources are silent or disagree.

    Attributes:
        id: the part of the sheet, such as `men`, or `draw-kings` for a draw rule.
        about: what it is about, in one or two words.
        text: who says what, and the reading used here.
        lang: the language of the text: English where there is no other.
        cite: the source of what is used here, "" where none is named.
        cite_lang: the language of that, "" where it is a mere name.
    """

    id: str
    about: str
    text: str
    lang: str
    cite: str
    cite_lang: str


@dataclass(frozen=True)
class Work:
    """Something that was read about a game.

    Attributes:
        text: what it is called.
        lang: the language in which that is said, "" where it is a mere name.
    """

    text: str
    lang: str


@dataclass(frozen=True)
class Sentence:
    """One fact of the sheet in words.

    Attributes:
        fact: its id, which is also the anchor that refusals lead to.
        cite: its source, "" where none is named.
        note: the id of the note on it, "" for none.
    """

    fact: str
    text: str
    cite: str = ""
    note: str = ""


@dataclass(frozen=True)
class Section:
    """A chapter of the page: `id` is its anchor."""

    id: str
    title: str
    sentences: tuple[Sentence, ...]
    diagrams: tuple[Example, ...] = ()


@dataclass(frozen=True)
class Question:
    """Something that people ask, and what follows from the sheet."""

    id: str
    question: str
    answer: str


@dataclass(frozen=True)
class Relative:
    """Another game beside this one: one line about it."""

    spelling: str
    name: str
    about: str


@dataclass(frozen=True, repr=False)
class Description:
    """All that the rule book says of one variant in one language.

    Its `str` is the text that `damarium rules` prints, in lines as wide as the terminal.

    Attributes:
        also: its other names.
        deck: what it is in one sentence.
        variant_of: the game it differs least from, None for the game itself being that one.
        summary: four facts, each a label and a value: board, men, who begins, crowned pieces.
        sections: in this order `setup`, `moving`, `capturing`, `crowning`, `ends`, `draws`,
            `notation`; one without anything to say is left out.
        same_setup: games that begin with the same men on the same board.
        sources: the works that are named, each once, in the order in which they are met, as the
            sheets name them.
        works: the same in the language of the page.
        readings: the other ways in which sources tell this game.
        others: all other games.
        texts: what was written by hand, None for rules of one's own; without tips where the rules
            are not the game's usual ones.
    """

    variant: Variant
    lang: str
    title: str
    also: tuple[str, ...]
    deck: str
    variant_of: Relative | None
    summary: tuple[tuple[str, str], ...]
    sections: tuple[Section, ...]
    same_setup: tuple[Relative, ...]
    notes: tuple[Note, ...]
    sources: tuple[str, ...]
    works: tuple[Work, ...]
    questions: tuple[Question, ...]
    readings: tuple[Relative, ...]
    others: tuple[Relative, ...]
    texts: Texts | None

    def __repr__(self) -> str:
        return f"<Description {self.variant.spelling} {self.lang}>"

    def __str__(self) -> str:
        # it is written from descriptions, and only whoever prints one needs it
        from damarium.rules.book.page import page

        return "\n".join(page(self))
