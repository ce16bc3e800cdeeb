"""Seven plain questions whose answers make a game."""

from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache

from damarium.locale import translator
from damarium.rules.nearest import Known, known
from damarium.rules.switches import Draft, switches
from damarium.rules.variant import Variant


@dataclass(frozen=True)
class Answer:
    """One answer: the values of switches that it means."""

    id: str
    text: str
    means: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Question:
    """One question about the game that somebody plays at home."""

    id: str
    text: str
    answers: tuple[Answer, ...]


@cache
def questions(lang: str) -> tuple[Question, ...]:
    """All questions, from what is seen at once to what is seldom thought of."""
    _ = translator(lang)
    return (
        Question(
            "board",
            _("Which board?"),
            (
                Answer("8", _("8x8, dark squares"), _board("dark", "8", "3")),
                Answer("10", _("10x10, dark squares"), _board("dark", "10", "4")),
                Answer("12", _("12x12, dark squares"), _board("dark", "12", "5")),
                Answer("all", _("8x8, all squares"), _size("plain", "8")),
            ),
        ),
        Question(
            "backward",
            _("Do men capture backward, too?"),
            (
                Answer("no", _("no, forward only"), {"men.capture": "forward"}),
                Answer("yes", _("yes"), {"men.capture": "diagonal"}),
            ),
        ),
        Question(
            "fly",
            _("How far does a king go?"),
            (
                Answer("yes", _("as far as it likes"), {"kings.range": "flying"}),
                Answer("no", _("one square"), {"kings.range": "short"}),
            ),
        ),
        Question(
            "must",
            _("Must you capture if you can?"),
            (
                Answer("yes", _("yes"), {"captures.compulsory": "yes"}),
                Answer("no", _("no, you may leave it"), {"captures.compulsory": "no"}),
            ),
        ),
        Question(
            "most",
            _("If there are several captures?"),
            (
                Answer("free", _("you choose freely"), {"captures.prefer": ""}),
                Answer("most", _("the most pieces"), {"captures.prefer": "most_pieces"}),
                Answer(
                    "kings",
                    _("the most pieces, then the most kings"),
                    {"captures.prefer": "most_pieces,most_kings"},
                ),
                Answer("king", _("a king must, if it can"), {"captures.prefer": "by_king"}),
            ),
        ),
        Question(
            "crowning",
            _("A man reaches the last row and could go on capturing?"),
            (
                Answer("stops", _("it is crowned and stops"), {_CROWNING: "stops"}),
                Answer("king", _("it goes on as a king"), {_CROWNING: "goes_on_as_king"}),
                Answer("man", _("it goes on and stays a man"), {_CROWNING: "goes_on_as_man"}),
            ),
        ),
        Question(
            "blocked",
            _("Who has no move left …"),
            (
                Answer("loses", _("loses"), {"ends.losing": "no"}),
                Answer("wins", _("wins: whoever loses all has won"), {"ends.losing": "yes"}),
            ),
        ),
    )


_CROWNING = "promotion.in_capture"
#: On another board it is another game, whatever else is alike.
_BOARD = 10


def _size(shape: str, side: str) -> dict[str, str]:
    return {"board.shape": shape, "board.width": side, "board.height": side}


def _board(shape: str, side: str, rows: str) -> dict[str, str]:
    return {**_size(shape, side), "setup.kind": "rows", "setup.rows": rows}


def made(answers: dict[str, str]) -> tuple[Variant, Draft]:
    """The known game that fits the answers best, and its rules changed to what they say.

    An answer that is missing or none of those offered leaves it open.
    """
    wanted: dict[str, str] = {}
    for question in questions("en"):
        chosen = answers.get(question.id)
        wanted |= next((one.means for one in question.answers if one.id == chosen), {})
    if wanted.get("board.shape") == "plain":
        # on all squares men go straight; what is diagonal elsewhere is sideways there
        wanted.pop("men.capture", None)
    best = min(known(), key=lambda game: _unlike(game, wanted))
    draft = deepcopy(best.draft)
    for switch in switches("en"):
        if switch.id in wanted and switch.read(draft) != wanted[switch.id]:
            switch.write(draft, wanted[switch.id])
    return best.variant, draft


def _unlike(game: Known, wanted: dict[str, str]) -> tuple[int, bool, bool, int, str]:
    """How badly a game fits.

    Among those that fit alike a game goes before its readings, one that has a number in PDN, as
    those have that federations play, before others, and a plain one before one with rules that
    nobody asked for.
    """
    variant = game.variant
    values = dict(zip((switch.id for switch in switches("en")), game.values, strict=True))
    wrong = sum(
        _BOARD if name.startswith("board.") else 1
        for name, value in wanted.items()
        if values[name] != value
    )
    rules = {name: rule for name, rule in game.draft.items() if name != "draws"}
    return wrong, bool(variant.reading), variant.sheet.pdn is None, len(str(rules)), variant.id
