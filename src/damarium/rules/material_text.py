"""What stands on the board, in words."""

from dataclasses import dataclass

from damarium.locale import translations, translator
from damarium.rules.material import (
    ANY,
    LONE_KING,
    Force,
    Material,
    Span,
    at_least,
    at_most,
    exactly,
)


@dataclass(frozen=True)
class MaterialText:
    """The material that a draw rule asks for, to be said in a language.

    `flying` tells by which name kings go in languages that have two.
    """

    material: Material
    flying: bool

    def in_(self, lang: str) -> str:
        """The material in words without a full stop.

        >>> from damarium.rules.material import LONE_KING
        >>> three = Force(kings=at_least(1), pieces=exactly(3))
        >>> MaterialText(Material(three, LONE_KING), flying=True).in_("en")
        '3 pieces, at least one a king, against a lone king'
        """
        return _Words(lang, self.flying).material(self.material)


class _Words:
    def __init__(self, lang: str, flying: bool) -> None:
        self.gettext = translator(lang)
        self.pgettext = translations(lang).pgettext
        self._flying = flying

    def material(self, material: Material) -> str:
        _ = self.gettext
        stronger, weaker = material.stronger, material.weaker
        if stronger == weaker:
            said = self._each(stronger)
        elif weaker.kings == exactly(1) and weaker.men == exactly(0):
            said = self._against_lone_king(stronger, weaker)
        else:
            said = _("%(stronger)s against %(weaker)s") % {
                "stronger": self._force(stronger),
                "weaker": self._force(weaker),
            }
        if material.pieces == ANY:
            return said
        return _("%(material)s, %(number)s pieces in all") % {
            "material": said,
            "number": _number(material.pieces),
        }

    def _each(self, force: Force) -> str:
        _ = self.gettext
        if force == Force(kings=at_least(1)):
            return self._king(
                self.pgettext("flying king", "kings on both sides"),
                self.pgettext("short king", "kings on both sides"),
            )
        if force == LONE_KING:
            return self._king(
                self.pgettext("flying king", "a lone king on each side"),
                self.pgettext("short king", "a lone king on each side"),
            )
        if force == Force(pieces=exactly(1)):
            return _("one piece on each side")
        most = force.pieces.most
        if most is not None and force == Force(kings=at_least(1), pieces=at_most(most)):
            return self._king(
                self.pgettext("flying king", "kings on both sides, at most %(number)s pieces each"),
                self.pgettext("short king", "kings on both sides, at most %(number)s pieces each"),
            ) % {"number": most}
        return _("on each side: %(force)s") % {"force": self._force(force)}

    def _against_lone_king(self, stronger: Force, weaker: Force) -> str:
        if weaker.on is None:
            said = self._king(
                self.pgettext("flying king", "%(stronger)s against a lone king"),
                self.pgettext("short king", "%(stronger)s against a lone king"),
            )
        else:
            said = self._king(
                self.pgettext(
                    "flying king", "%(stronger)s against a lone king on the long diagonal"
                ),
                self.pgettext(
                    "short king", "%(stronger)s against a lone king on the long diagonal"
                ),
            )
        # the description of the stronger side is closed where it has a comma of its own
        force = self._force(stronger)
        return said % {"stronger": f"{force}," if "," in force else force}

    def _force(self, force: Force) -> str:
        said = self._pieces(force)
        if force.on is None:
            return said
        return self._king(
            self.pgettext("flying king", "%(force)s, of these a king on the long diagonal"),
            self.pgettext("short king", "%(force)s, of these a king on the long diagonal"),
        ) % {"force": said}

    def _pieces(self, force: Force) -> str:
        kings, men, pieces = force.kings, force.men, force.pieces
        number = {"number": _number(pieces if kings == at_least(1) else kings)}
        if men == exactly(0) and pieces == ANY:
            if kings == exactly(1):
                return self._king(
                    self.pgettext("flying king", "a lone king"),
                    self.pgettext("short king", "a lone king"),
                )
            if kings.most is None:
                return self._king(
                    self.pgettext("flying king", "%(number)s or more kings"),
                    self.pgettext("short king", "%(number)s or more kings"),
                ) % {"number": kings.least}
            return (
                self._king(
                    self.pgettext("flying king", "%(number)s kings"),
                    self.pgettext("short king", "%(number)s kings"),
                )
                % number
            )
        if kings == at_least(1) and men == ANY and pieces.most is not None:
            if pieces == at_most(pieces.most):
                return self._king(
                    self.pgettext("flying king", "up to %(number)s pieces, at least one a king"),
                    self.pgettext("short king", "up to %(number)s pieces, at least one a king"),
                ) % {"number": pieces.most}
            return (
                self._king(
                    self.pgettext("flying king", "%(number)s pieces, at least one a king"),
                    self.pgettext("short king", "%(number)s pieces, at least one a king"),
                )
                % number
            )
        return self._counted(force)

    def _counted(self, force: Force) -> str:
        _ = self.gettext
        parts = (
            (
                force.kings,
                self._king(
                    self.pgettext("flying king", "kings: %(number)s"),
                    self.pgettext("short king", "kings: %(number)s"),
                ),
            ),
            (force.men, _("men: %(number)s")),
            (force.pieces, _("pieces: %(number)s")),
        )
        said = [text % {"number": _number(span)} for span, text in parts if span != ANY]
        return ", ".join(said) or _("any pieces")

    def _king(self, flying: str, short: str) -> str:
        return flying if self._flying else short


def _number(span: Span) -> str:
    if span.most is None:
        return f"≥ {span.least}"
    return str(span.least) if span.least == span.most else f"{span.least}–{span.most}"
