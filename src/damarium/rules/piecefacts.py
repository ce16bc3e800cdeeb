"""How pieces go, in sentences for players."""

from collections.abc import Callable, Mapping
from functools import partial

from damarium.locale import translations, translator
from damarium.rules.color import BLACK, WHITE, Color
from damarium.rules.compass import DIAGONAL, FORWARD, Directions
from damarium.rules.often import often
from damarium.rules.pieces import Landing, Range
from damarium.rules.promotion import InCapture, PromotionSquares
from damarium.rules.sheet import Sheet
from damarium.rules.waytext import WayText

# a piece as the subject of a sentence, and its directions in words
_Sentence = Callable[[str, Callable[[Directions], str]], str]


def crowns(sheet: Sheet) -> bool:
    """Whether men become kings in a game."""
    return sheet.promotion.on is not PromotionSquares.NEVER


def has_kings(sheet: Sheet) -> bool:
    """Whether kings move about in a game."""
    kings = crowns(sheet) or any(piece in "WB" for piece in sheet.setup.squares(sheet.board))
    return kings and not sheet.ends.first_king_wins


class PieceFacts:
    """What is to be said of men, parachutists and kings; `sides` are the names of both sides."""

    def __init__(self, sheet: Sheet, lang: str, sides: Mapping[Color, str]) -> None:
        self._sheet = sheet
        self._ways = WayText(sheet, lang)
        self._sides = sides
        self._lang = lang
        self._gettext = translator(lang)
        self._pgettext = translations(lang).pgettext

    @property
    def only_captures(self) -> bool:
        """Whether no piece ever moves without capturing."""
        men, kings = self._sheet.men.move, self._sheet.kings.move
        if has_kings(self._sheet) and self._ways.of(kings, WHITE):
            return False
        return not any(self._ways.of(men, color) for color in (WHITE, BLACK))

    # --- men and parachutists ---

    def men(self) -> str:
        """How men go."""
        _, men = self._gettext, self._sheet.men
        said = self._usual_men() or self._of_sides(
            (men.move, men.capture, men.capture_on or men.capture),
            (_("Men"), _("Men of both sides"), _("%(side)s's men")),
            self._men_sentence,
        )
        if men.far_row_only_captures:
            said += " " + _("On the far row they only capture.")
        return said

    def line(self) -> str:
        """How lines of men go."""
        _ = self._gettext
        if not self._sheet.men.linear:
            return ""
        return _(
            "An unbroken line of men may go one square along itself, in a direction in which men "
            "move: its last man goes to the free square before the first."
        )

    def parachutists(self) -> str:
        """What parachutists do."""
        _, rule = self._gettext, self._sheet.parachutists
        if rule is None:
            return ""
        return self._of_sides(
            (rule.capture,),
            (
                _("Parachutists"),
                _("Parachutists of both sides"),
                _("%(side)s's parachutists"),
            ),
            self._parachutists_sentence,
        )

    def take_kings(self) -> str:
        """Whom men may not take."""
        sheet, pgettext = self._sheet, self._pgettext
        if sheet.men.may_take_kings or not has_kings(sheet):
            return ""
        if sheet.parachutists:
            return self._king(
                pgettext("flying king", "Neither a man nor a parachutist may take a king."),
                pgettext("short king", "Neither a man nor a parachutist may take a king."),
            )
        return self._king(
            pgettext("flying king", "A man may not take a king."),
            pgettext("short king", "A man may not take a king."),
        )

    def _usual_men(self) -> str:
        """The sentences of the games from which all others come, where they are true."""
        _, men = self._gettext, self._sheet.men
        if not self._ways.only_diagonals or self._goes_on_otherwise():
            return ""
        ways = (men.move, men.capture)
        if ways == (FORWARD, FORWARD):
            return _("Men move and capture forward only.")
        if ways == (FORWARD, DIAGONAL):
            return _("Men move forward and capture both ways.")
        if ways == (DIAGONAL, DIAGONAL):
            return _("Men move and capture both ways.")
        return ""

    def _goes_on_otherwise(self) -> bool:
        """Whether later jumps of men have directions of their own."""
        men, ways = self._sheet.men, self._ways
        later = men.capture_on or men.capture
        return any(ways.of(later, side) != ways.of(men.capture, side) for side in self._sides)

    def _men_sentence(self, who: str, said: Callable[[Directions], str]) -> str:
        _, men = self._gettext, self._sheet.men
        words = {"who": who, "ways": said(men.move), "captures": said(men.capture)}
        if not words["captures"]:
            text = (
                _("%(who)s move %(ways)s and never capture.")
                if words["ways"]
                else _("%(who)s neither move nor capture.")
            )
            return text % words
        if not words["ways"]:
            text = _("%(who)s only capture, %(captures)s.")
        elif words["ways"] == words["captures"]:
            text = _("%(who)s move and capture %(ways)s.")
        else:
            text = _("%(who)s move %(ways)s and capture %(captures)s.")
        on = said(men.capture_on or men.capture)
        if on == words["captures"]:
            return text % words
        after = (
            _("After the first jump they capture %(captures)s.") % {"captures": on}
            if on
            else _("They take one piece only.")
        )
        return f"{text % words} {after}"

    def _parachutists_sentence(self, who: str, said: Callable[[Directions], str]) -> str:
        _, sheet = self._gettext, self._sheet
        rule = sheet.parachutists
        captures = said(rule.capture) if rule else ""
        where = (
            _("%(who)s stand on the far row")
            if sheet.promotion.on is PromotionSquares.FAR_ROW
            else _("%(who)s stand on their own crowning squares")
        ) % {"who": who}
        if not captures:
            return _("%(where)s and never move.") % {"where": where}
        text = (
            _("%(where)s and only capture, %(captures)s; then they are men and go on as such.")
            if rule and rule.goes_on
            else _("%(where)s and only capture, %(captures)s; then they are men and the move ends.")
        )
        return text % {"where": where, "captures": captures}

    def _of_sides(
        self, used: tuple[Directions, ...], who: tuple[str, str, str], sentence: _Sentence
    ) -> str:
        """One sentence where it is true of both sides, else one for each of them."""
        ways, (all_, alike, of_one) = self._ways, who
        if all(ways.from_seat(each, WHITE) == ways.from_seat(each, BLACK) for each in used):
            return sentence(all_, ways.seated)
        if all(ways.of(each, WHITE) == ways.of(each, BLACK) for each in used):
            return sentence(alike, ways.drawn)
        return " ".join(
            sentence(of_one % {"side": name}, partial(ways.seated, color=color))
            for color, name in self._sides.items()
        )

    # --- kings ---

    def kings(self) -> str:
        """How kings go."""
        sheet = self._sheet
        going_on = crowns(sheet) and sheet.promotion.in_capture is InCapture.GOES_ON_AS_KING
        if not has_kings(sheet) and not going_on:
            return ""
        said = self._usual_kings() or self._other_kings()
        return f"{said} {self._going_on()}".rstrip()

    def run_limit(self) -> str:
        """How often the same king may move."""
        limit, pgettext = self._sheet.kings.run_limit, self._pgettext
        if limit is None or not has_kings(self._sheet):
            return ""
        return self._king(
            pgettext(
                "flying king",
                "A side that has men, too, may move the same king without a capture at most "
                "%(often)s in a row.",
            ),
            pgettext(
                "short king",
                "A side that has men, too, may move the same king without a capture at most "
                "%(often)s in a row.",
            ),
        ) % {"often": often(limit, self._lang)}

    def turn_back(self) -> str:
        """Whether kings may turn round while they capture."""
        sheet, _ = self._sheet, self._gettext
        if sheet.captures.turn_back or not self.kings() or not sheet.kings.flying:
            return ""
        return _("Between two jumps a king may not turn back the way it came.")

    def _usual_kings(self) -> str:
        """The sentences of the games from which all others come, where they are true."""
        _, kings = self._gettext, self._sheet.kings
        if not self._ways.only_diagonals or (kings.move, kings.capture) != (DIAGONAL, DIAGONAL):
            return ""
        if kings.range is Range.SHORT:
            return _("Kings move one square, forward and backward.")
        if kings.landing is Landing.NEXT:
            return _("Kings fly and land right behind the piece they take.")
        if kings.landing is Landing.ANY:
            return _("Kings fly and land on any free square behind the piece they take.")
        return _(
            "Kings fly and land on any free square behind the piece they take, but right behind it "
            "where it is a king and the capture ends."
        )

    def _other_kings(self) -> str:
        kings, pgettext = self._sheet.kings, self._pgettext
        words = {"ways": self._king_ways(kings.move), "captures": self._king_ways(kings.capture)}
        if not words["ways"] or not words["captures"]:
            text = self._lame_kings(words)
        elif kings.flying:
            text = (
                pgettext("flying king", "Kings fly %(ways)s.")
                if words["ways"] == words["captures"]
                else pgettext("flying king", "Kings fly %(ways)s and capture %(captures)s.")
            )
        else:
            text = (
                pgettext("short king", "Kings move one square, %(ways)s.")
                if words["ways"] == words["captures"]
                else pgettext(
                    "short king", "Kings move one square, %(ways)s, and capture %(captures)s."
                )
            )
        said = text % words
        return f"{said} {self._landing()}" if kings.flying and words["captures"] else said

    def _lame_kings(self, words: Mapping[str, str]) -> str:
        pgettext = self._pgettext
        if words["captures"]:
            return self._king(
                pgettext("flying king", "Kings only capture, %(captures)s."),
                pgettext("short king", "Kings only capture, %(captures)s."),
            )
        if words["ways"]:
            return self._king(
                pgettext("flying king", "Kings fly %(ways)s and never capture."),
                pgettext("short king", "Kings move one square, %(ways)s, and never capture."),
            )
        return self._king(
            pgettext("flying king", "Kings neither move nor capture."),
            pgettext("short king", "Kings neither move nor capture."),
        )

    def _king_ways(self, directions: Directions) -> str:
        # validation demands the same set for both colours
        ways = self._ways
        if ways.from_seat(directions, WHITE) == ways.from_seat(directions, BLACK):
            return ways.seated(directions)
        return ways.drawn(directions)

    def _landing(self) -> str:
        _, pgettext = self._gettext, self._pgettext
        match self._sheet.kings.landing:
            case Landing.ANY:
                return _("They land on any free square behind the piece they take.")
            case Landing.NEXT:
                return _("They land right behind the piece they take.")
            case Landing.NEXT_AFTER_KING:
                return pgettext(
                    "flying king",
                    "They land on any free square behind the piece they take, but right behind it "
                    "where it is a king and the capture ends.",
                )

    def _going_on(self) -> str:
        """Where flying kings must land when they have a choice: a capture must be finished."""
        pgettext, kings, captures = self._pgettext, self._sheet.kings, self._sheet.captures
        choice = kings.flying and kings.landing is not Landing.NEXT
        if not choice or captures.may_stop or not self._king_ways(kings.capture):
            return ""
        return pgettext(
            "flying king",
            "Where the capture can go on from some of these squares, they must land on one of "
            "them.",
        )

    def _king(self, flying: str, short: str) -> str:
        return flying if self._sheet.kings.flying else short
