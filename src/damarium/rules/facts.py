"""The rules of a game as sentences for players, each standing for one fact of its sheet."""

from collections.abc import Callable
from dataclasses import dataclass

from damarium.locale import translations, translator
from damarium.rules.captures import Criterion, Removal
from damarium.rules.color import WHITE
from damarium.rules.compass import DIAGONAL, FORWARD
from damarium.rules.drawfacts import draw_rule
from damarium.rules.endings import LastPiece
from damarium.rules.pieces import Landing, Range
from damarium.rules.promotion import InCapture
from damarium.rules.sheet import Sheet

_Translate = Callable[[str], str]
# the same for words that depend on a context: here on what a king is called
_InContext = Callable[[str, str], str]


@dataclass(frozen=True)
class Fact:
    """One rule in one sentence; `id` names the part of the sheet it was written from."""

    id: str
    text: str


def facts(sheet: Sheet, lang: str = "en") -> tuple[Fact, ...]:
    """What a player must know of these rules, the most telling facts first.

    >>> from damarium.rules import parse
    >>> facts(parse("spanish").sheet)[0].text
    'You must capture: the most pieces, then the most kings.'
    """
    _, pgettext = translator(lang), translations(lang).pgettext
    written = (
        Fact("captures", _captures(sheet, _, pgettext)),
        Fact("men", _men(sheet, _)),
        Fact("kings", _kings(sheet, _)),
        Fact("take-kings", _take_kings(sheet, pgettext)),
        Fact("removal", _removal(sheet, _)),
        Fact("promotion", _promotion(sheet, _, pgettext)),
        Fact("ends", _ends(sheet, _)),
        *(Fact(f"draw-{rule.id}", draw_rule(rule, sheet, lang)) for rule in sheet.draws),
        Fact("first", _("White begins.") if sheet.first is WHITE else _("Black begins.")),
    )
    return tuple(fact for fact in written if fact.text)


def _captures(sheet: Sheet, _: _Translate, pgettext: _InContext) -> str:
    compulsory, prefer = sheet.captures.compulsory, sheet.captures.prefer
    if not prefer:
        return (
            _("You must capture; among captures you choose freely.")
            if compulsory
            else _("You may leave a capture out; one that has begun is finished.")
        )
    flying = sheet.kings.flying
    steps = {
        Criterion.MOST_PIECES: _("the most pieces"),
        Criterion.BY_KING: pgettext("flying king", "by a king rather than by a man")
        if flying
        else pgettext("short king", "by a king rather than by a man"),
        Criterion.MOST_KINGS: pgettext("flying king", "the most kings")
        if flying
        else pgettext("short king", "the most kings"),
        Criterion.KINGS_EARLIEST: pgettext("flying king", "kings as early as possible")
        if flying
        else pgettext("short king", "kings as early as possible"),
    }
    ladder = _(", then ").join(steps[criterion] for criterion in prefer)
    said = (
        _("You must capture: %(ladder)s.")
        if compulsory
        else _(
            "You may leave a capture out; among captures: %(ladder)s. One that has begun is "
            "finished."
        )
    )
    return said % {"ladder": ladder}


def _take_kings(sheet: Sheet, pgettext: _InContext) -> str:
    if sheet.men.may_take_kings:
        return ""
    if sheet.kings.flying:
        return pgettext("flying king", "A man may not take a king.")
    return pgettext("short king", "A man may not take a king.")


def _men(sheet: Sheet, _: _Translate) -> str:
    ways = (sheet.men.move, sheet.men.capture)
    if ways == (FORWARD, FORWARD):
        return _("Men move and capture forward only.")
    if ways == (FORWARD, DIAGONAL):
        return _("Men move forward and capture both ways.")
    if ways == (DIAGONAL, DIAGONAL):
        return _("Men move and capture both ways.")
    return _("Men have directions of their own.")


def _kings(sheet: Sheet, _: _Translate) -> str:
    if sheet.kings.range is Range.SHORT:
        return _("Kings move one square, forward and backward.")
    if sheet.kings.landing is Landing.NEXT:
        return _("Kings fly and land right behind the piece they take.")
    return _("Kings fly and land on any free square behind the piece they take.")


def _removal(sheet: Sheet, _: _Translate) -> str:
    if sheet.captures.removal is Removal.AT_ONCE:
        return _("Captured pieces leave the board at once.")
    return _("Captured pieces stay until the move ends and may not be jumped twice.")


def _promotion(sheet: Sheet, _: _Translate, pgettext: _InContext) -> str:
    if sheet.promotion.in_capture is InCapture.STOPS:
        return _("A man that reaches the far row in a capture is crowned and stops.")
    if sheet.promotion.in_capture is InCapture.GOES_ON_AS_MAN:
        return _("A man that only passes the far row in a capture stays a man.")
    if sheet.kings.flying:
        return pgettext(
            "flying king", "A man that reaches the far row in a capture goes on as a king."
        )
    return pgettext("short king", "A man that reaches the far row in a capture goes on as a king.")


def _ends(sheet: Sheet, _: _Translate) -> str:
    last = sheet.ends.last_piece_loses
    if last is LastPiece.ANY:
        return _("You lose without a move, or with one piece left on your turn.")
    if last is LastPiece.MAN:
        return _("You lose without a move, or with one man left on your turn.")
    return _("You lose when you have no move.")
