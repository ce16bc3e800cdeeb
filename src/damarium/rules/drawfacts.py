"""Draw rules as sentences for players."""

from damarium.locale import translations, translator
from damarium.rules.endings import Counter, Counting, Draw, Event, Pending, Repetition, Standoff
from damarium.rules.material import Material
from damarium.rules.material_text import MaterialText
from damarium.rules.often import often
from damarium.rules.piecefacts import crowns
from damarium.rules.sheet import Sheet


def draw_rule(rule: Draw, sheet: Sheet, lang: str = "en") -> str:
    """A draw rule of a game in words, with whether it must be claimed.

    >>> from damarium.rules import parse
    >>> sheet = parse("spanish").sheet
    >>> draw_rule(sheet.draws[1], sheet)
    "Draw after 20 moves by each side without a capture or a man's move."
    """
    _ = translator(lang)
    if isinstance(rule, Repetition):
        said = _("Draw when the same position has stood %(often)s") % {
            "often": often(rule.times, lang)
        }
        return said + _end(rule, lang)
    if isinstance(rule, Standoff):
        return _standoff(rule, sheet, lang)
    said = _length(rule, lang)
    if events := resets(rule, sheet, lang):
        said = _("%(draw)s without %(events)s") % {"draw": said, "events": events}
    if rule.when:
        said = _("%(draw)s: %(material)s") % {
            "draw": said,
            "material": _material(rule.when, sheet, lang),
        }
    if rule.starts:
        said = _("%(draw)s; counted from: %(material)s") % {
            "draw": said,
            "material": _material(rule.starts, sheet, lang),
        }
    said += _end(rule, lang)
    resting = next((other for other in sheet.draws if other.id == rule.replaces), None)
    if resting:
        said = _("%(rule)s Meanwhile another one rests: %(other)s") % {
            "rule": said,
            "other": draw_rule(resting, sheet, lang),
        }
    return said


def _standoff(rule: Standoff, sheet: Sheet, lang: str) -> str:
    _, pgettext = translator(lang), translations(lang).pgettext
    said = (
        _("Draw at once, unless the side to move can capture: %(material)s.")
        if rule.unless is Pending.CAPTURE
        else _(
            "Draw at once, unless the side to move can capture or must let itself be captured: "
            "%(material)s."
        )
    )
    said %= {"material": _material(rule.when, sheet, lang)}
    if not (sheet.ends.king_beats_man and king_against_man(rule.when)):
        return said
    more = (
        pgettext("flying king", "A king against a man is no draw.")
        if sheet.kings.flying
        else pgettext("short king", "A king against a man is no draw.")
    )
    return f"{said} {more}"


def king_against_man(material: Material) -> bool:
    """Whether a lone king against a lone man, whichever is the stronger, is what is asked for.

    >>> from damarium.rules.material import LONE_KING, Force, exactly
    >>> king_against_man(Material(LONE_KING, LONE_KING))
    False
    >>> king_against_man(Material(Force(pieces=exactly(1)), Force(pieces=exactly(1))))
    True
    """
    stronger, weaker = material.stronger, material.weaker
    return 2 in material.pieces and any(
        1 in one.kings
        and 0 in one.men
        and 0 in other.kings
        and 1 in other.men
        and 1 in one.pieces
        and 1 in other.pieces
        and other.on is None
        for one, other in ((stronger, weaker), (weaker, stronger))
    )


def _length(rule: Counter, lang: str) -> str:
    _, ngettext = translator(lang), translations(lang).ngettext
    if rule.counts is Counting.STRONGER:
        return ngettext(
            "Draw after %(num)s move by the stronger side",
            "Draw after %(num)s moves by the stronger side",
            rule.plies,
        ) % {"num": rule.plies}
    if rule.plies % 2 or rule.plies == 2:
        # half a move is none, and a single one would need words of its own
        return ngettext("Draw after %(num)s ply", "Draw after %(num)s plies", rule.plies) % {
            "num": rule.plies
        }
    return _("Draw after %(moves)s moves by each side") % {"moves": rule.plies // 2}


def _end(rule: Repetition | Counter, lang: str) -> str:
    _ = translator(lang)
    return _(", if claimed.") if rule.claimed else "."


def _material(material: Material, sheet: Sheet, lang: str) -> str:
    return MaterialText(material, sheet.kings.flying).in_(lang)


def resets(rule: Counter, sheet: Sheet, lang: str = "en") -> str:
    """What sets a counter back to 0, as words that follow "without"."""
    _ = translator(lang)
    words = {Event.CAPTURE: _("a capture"), Event.MAN_MOVE: _("a man's move")}
    if crowns(sheet):
        # a man advances towards its crowning squares, and to no other
        words |= {Event.MAN_ADVANCE: _("an advancing man"), Event.CROWNING: _("a crowning")}
    return _(" or ").join(words[event] for event in rule.resets if event in words)
