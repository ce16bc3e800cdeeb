"""What the rule book says of a game beside its rules, written by hand for each."""

from dataclasses import dataclass

from damarium.rules.text import Text


@dataclass(frozen=True)
class Tip:
    """Advice, with a position in which it holds.

    `fen` is in the game's own numbering. `move`, in its notation, is what the advice comes to
    there: the engine prefers it to every other move.
    """

    title: Text
    text: Text
    fen: str
    move: str


@dataclass(frozen=True)
class Texts:
    """What a game is and where it is played, its history, and how to play it well.

    `history` is empty where nothing is known of it. `sources` are the works that its facts are
    from. `base` is the spelling of the game from which this one was made, empty where there is
    none, or none that can be named; `relatives` are those beside which it is always named, the
    nearest first.
    """

    what: Text
    history: Text
    tips: tuple[Tip, ...]
    sources: tuple[str, ...] = ()
    base: str = ""
    relatives: tuple[str, ...] = ()
