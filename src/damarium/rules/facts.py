"""The rules of a game as sentences for players, each standing for one fact of its sheet."""

from collections.abc import Callable
from dataclasses import dataclass

from damarium.locale import translations, translator
from damarium.rules.captures import Criterion, Removal
from damarium.rules.color import BLACK, WHITE, Color
from damarium.rules.crowningfacts import crowning, squares_in_words
from damarium.rules.drawfacts import draw_rule
from damarium.rules.endings import Ends, LastPiece
from damarium.rules.geometry import DarkSquares, Points
from damarium.rules.piecefacts import PieceFacts, has_kings
from damarium.rules.sheet import Sheet

_Translate = Callable[[str], str]
# the same for words that depend on a context: here on what a king is called
_InContext = Callable[[str, str], str]


@dataclass(frozen=True)
class Fact:
    """One rule in one sentence or two; `id` names the part of the sheet it was written from."""

    id: str
    text: str


def facts(sheet: Sheet, lang: str = "en", *, exchanged: bool = False) -> tuple[Fact, ...]:
    """What a player must know of these rules, the most telling facts first.

    With `exchanged` each side is called by the name of the other one.

    >>> from damarium.rules import parse
    >>> facts(parse("spanish").sheet)[0].text
    'You must capture: the most pieces, then the most kings.'
    """
    _, pgettext = translator(lang), translations(lang).pgettext
    white, black = _("White"), _("Black")
    sides = {WHITE: black, BLACK: white} if exchanged else {WHITE: white, BLACK: black}
    pieces = PieceFacts(sheet, lang, sides)
    written = (
        Fact("opening", _opening(sheet, _)),
        Fact("captures", _captures(sheet, lang, only=pieces.only_captures)),
        Fact("men", pieces.men()),
        Fact("line", pieces.line()),
        Fact("parachutists", pieces.parachutists()),
        Fact("kings", pieces.kings()),
        Fact("run-limit", pieces.run_limit()),
        Fact("board", _board(sheet, _)),
        Fact("take-kings", pieces.take_kings()),
        Fact("straight-on", _straight_on(sheet, _)),
        Fact("turn-back", pieces.turn_back()),
        Fact("removal", _removal(sheet, _)),
        Fact("promotion", crowning(sheet, lang, sides)),
        Fact("ends", _ends(sheet, _, pgettext)),
        *(Fact(f"draw-{rule.id}", draw_rule(rule, sheet, lang)) for rule in sheet.draws),
        Fact("first", _first(sheet.first.other if exchanged else sheet.first, _)),
    )
    return tuple(fact for fact in written if fact.text)


def _first(color: Color, _: _Translate) -> str:
    return _("White begins.") if color is WHITE else _("Black begins.")


def _opening(sheet: Sheet, _: _Translate) -> str:
    if sheet.opening is None:
        return ""
    return _(
        "Whoever begins takes away one of their own pieces on %(squares)s, then the other side one "
        "of theirs beside the gap, along a line on which men capture."
    ) % {"squares": squares_in_words(sheet, sheet.opening.of(sheet.board), _(" or "))}


def _captures(sheet: Sheet, lang: str, *, only: bool) -> str:
    _ = translator(lang)
    compulsory, may_stop = sheet.captures.compulsory, sheet.captures.may_stop
    ladder = _(", then ").join(_ladder(sheet, lang))
    if only:
        every = (
            _("After the opening every move is a capture")
            if sheet.opening
            else _("Every move is a capture")
        )
        if ladder:
            return _("%(every)s: %(ladder)s.") % {"every": every, "ladder": ladder}
        free = (
            _("%(every)s, which may end after any jump.")
            if may_stop
            else _("%(every)s; you choose freely among them.")
        )
        return free % {"every": every}
    if ladder:
        said = (
            _("You must capture: %(ladder)s.")
            if compulsory
            else _(
                "You may leave a capture out; among captures: %(ladder)s. One that has begun is "
                "finished."
            )
        )
        return said % {"ladder": ladder}
    if may_stop:
        return (
            _("You must capture; you choose freely, and may end a capture after any jump.")
            if compulsory
            else _("You may leave a capture out; one that has begun may end after any jump.")
        )
    return (
        _("You must capture; among captures you choose freely.")
        if compulsory
        else _("You may leave a capture out; one that has begun is finished.")
    )


def _ladder(sheet: Sheet, lang: str) -> list[str]:
    """What is compared, step by step; where no kings can be taken, only pieces are counted."""
    _, pgettext = translator(lang), translations(lang).pgettext
    flying, worth = sheet.kings.flying, sheet.captures.worth
    most_pieces = _("the most pieces")
    if not has_kings(sheet):
        counting = {Criterion.MOST_PIECES, Criterion.MOST_VALUE}
        return [most_pieces] if counting & set(sheet.captures.prefer) else []
    steps = {
        Criterion.MOST_PIECES: most_pieces,
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
    if worth is not None:
        value = (
            pgettext("flying king", "the highest worth (man %(man)s, king %(king)s)")
            if flying
            else pgettext("short king", "the highest worth (man %(man)s, king %(king)s)")
        )
        steps[Criterion.MOST_VALUE] = value % {"man": worth.man, "king": worth.king}
    return [steps[criterion] for criterion in sheet.captures.prefer]


def _board(sheet: Sheet, _: _Translate) -> str:
    if isinstance(sheet.board, Points):
        return _("Pieces stand on points and go only along the lines that join them.")
    if isinstance(sheet.board, DarkSquares) and sheet.board.straight:
        return _(
            "In rows and columns the next dark square is the neighbour, and the light one between "
            "does not count."
        )
    return ""


def _straight_on(sheet: Sheet, _: _Translate) -> str:
    return _("All jumps of a capture go in one direction.") if sheet.captures.straight_on else ""


def _removal(sheet: Sheet, _: _Translate) -> str:
    if sheet.captures.removal is Removal.AT_ONCE:
        return _("Captured pieces leave the board at once.")
    return _("Captured pieces stay until the move ends and may not be jumped twice.")


def _ends(sheet: Sheet, _: _Translate, pgettext: _InContext) -> str:
    ends, flying = sheet.ends, sheet.kings.flying
    said = [_losing(ends, _) if ends.losing else _usual(ends, _)]
    if ends.first_king_wins:
        wins = (
            pgettext("flying king", "The first king wins the game at once."),
            pgettext("short king", "The first king wins the game at once."),
        )
        loses = (
            pgettext("flying king", "The first king loses the game at once."),
            pgettext("short king", "The first king loses the game at once."),
        )
        said.insert(0, (loses if ends.losing else wins)[0 if flying else 1])
    # with any last piece the side to move has lost before a king and a man are compared
    elif ends.king_beats_man and ends.last_piece_loses is not LastPiece.ANY:
        wins = (
            pgettext(
                "flying king",
                "A lone king beats a lone man unless the side to move can capture.",
            ),
            pgettext(
                "short king",
                "A lone king beats a lone man unless the side to move can capture.",
            ),
        )
        loses = (
            pgettext(
                "flying king",
                "A lone king loses to a lone man unless the side to move can capture.",
            ),
            pgettext(
                "short king",
                "A lone king loses to a lone man unless the side to move can capture.",
            ),
        )
        said.append((loses if ends.losing else wins)[0 if flying else 1])
    return " ".join(said)


def _usual(ends: Ends, _: _Translate) -> str:
    last = ends.last_piece_loses
    if last is LastPiece.ANY:
        return _("You lose without a move, or with one piece left on your turn.")
    if last is LastPiece.MAN:
        return _("You lose without a move, or with one man left on your turn.")
    return _("You lose when you have no move.")


def _losing(ends: Ends, _: _Translate) -> str:
    last = ends.last_piece_loses
    if last is LastPiece.ANY:
        return _("You win without a move, or with one piece left on your turn.")
    if last is LastPiece.MAN:
        return _("You win without a move, or with one man left on your turn.")
    return _("You win when you have no move.")
