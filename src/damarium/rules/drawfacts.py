"""Draw rules as sentences for players."""

from damarium.locale import translations, translator
from damarium.rules.endings import Counter, Counting, Draw, Event, Pending, Repetition, Standoff
from damarium.rules.material import Material
from damarium.rules.material_text import MaterialText
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
        said = _("Draw when the same position has stood %(times)s times") % {"times": rule.times}
        return said + _end(rule, lang)
    if isinstance(rule, Standoff):
        return _standoff(rule, sheet, lang)
    said = _length(rule, lang)
    if rule.resets:
        said = _("%(draw)s without %(events)s") % {"draw": said, "events": resets(rule, lang)}
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
    _ = translator(lang)
    said = (
        _("Draw at once unless a capture is due: %(material)s.")
        if rule.unless is Pending.CAPTURE
        else _("Draw at once unless a capture is due or cannot be avoided: %(material)s.")
    )
    return said % {"material": _material(rule.when, sheet, lang)}


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


def resets(rule: Counter, lang: str = "en") -> str:
    """What sets a counter back to 0, as words that follow "without"."""
    _ = translator(lang)
    words = {
        Event.CAPTURE: _("a capture"),
        Event.MAN_MOVE: _("a man's move"),
        Event.MAN_ADVANCE: _("an advancing man"),
        Event.CROWNING: _("a crowning"),
    }
    return _(" or ").join(words[event] for event in rule.resets)
