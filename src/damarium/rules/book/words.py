"""What all sentences about one set of rules need: the language, names of sides and of kings."""

from damarium.locale import translations, translator
from damarium.rules.captures import Criterion
from damarium.rules.color import BLACK, WHITE, Color
from damarium.rules.compass import Directions
from damarium.rules.piecefacts import PieceFacts, has_kings
from damarium.rules.sheet import Sheet
from damarium.rules.waytext import WayText


class Words:
    """The words for one set of rules in one language."""

    def __init__(self, sheet: Sheet, lang: str) -> None:
        _ = translator(lang)
        self.sheet = sheet
        self.lang = lang
        self.gettext = _
        self.pgettext = translations(lang).pgettext
        self.ngettext = translations(lang).ngettext
        self.sides = {WHITE: _("White"), BLACK: _("Black")}
        self.ways = WayText(sheet, lang)
        self.pieces = PieceFacts(sheet, lang, self.sides)
        self.kings_fly = sheet.kings.flying
        self.has_kings = has_kings(sheet)
        self.criteria = self._criteria()

    def king(self, flying: str, short: str) -> str:
        """The first where kings fly, else the second: many languages have two names for them."""
        return flying if self.kings_fly else short

    def yes(self, answer: bool) -> str:
        """Yes or no."""
        _ = self.gettext
        return _("yes") if answer else _("no")

    def ways_of(self, directions: Directions) -> str:
        """Directions as each side sees them, told once where they are the same for both."""
        ways = self.ways
        if ways.from_seat(directions, WHITE) == ways.from_seat(directions, BLACK):
            return self._only(ways.seated(directions), directions)
        if ways.of(directions, WHITE) == ways.of(directions, BLACK):
            return ways.drawn(directions)
        _ = self.gettext
        return "; ".join(
            _("%(side)s %(ways)s")
            % {"side": self.sides[side], "ways": ways.seated(directions, side) or _("nowhere")}
            for side in Color
        )

    def _criteria(self) -> tuple[Criterion, ...]:
        """The order of precedence as far as it can decide anything."""
        prefer = tuple(dict.fromkeys(self.sheet.captures.prefer))
        if self.has_kings:
            return prefer
        # pieces are all alike there: only their number can differ
        counting = {Criterion.MOST_PIECES, Criterion.MOST_VALUE}
        return (Criterion.MOST_PIECES,) if counting & set(prefer) else ()

    def _only(self, said: str, directions: Directions) -> str:
        _ = self.gettext
        if said != _("forward"):
            return said
        if self.ways.only_diagonals:
            return _("forward only")
        # where more than two directions lead forward, the word alone would not tell how many
        ways = self.ways.of(directions, WHITE)
        return _("forward in %(num)s directions") % {"num": len(ways)} if len(ways) > 2 else said
