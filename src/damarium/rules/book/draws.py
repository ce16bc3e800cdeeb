"""Draw rules in few words, as a table has room for them."""

from collections.abc import Sequence

from damarium.locale import translations, translator
from damarium.rules.drawfacts import resets
from damarium.rules.endings import Counter, Counting, Draw, Pending, Repetition, Standoff
from damarium.rules.material_text import MaterialText
from damarium.rules.often import often
from damarium.rules.sheet import Sheet

#: How many rules a table has room for.
_SHOWN = 2


def draw_briefly(rule: Draw, sheet: Sheet, lang: str = "en") -> str:
    """A draw rule of a game in few words.

    >>> from damarium.rules import parse
    >>> sheet = parse("spanish").sheet
    >>> [draw_briefly(rule, sheet) for rule in sheet.draws]
    ['same position three times', "20 moves each without a capture or a man's move"]
    """
    _ = translator(lang)
    flying = sheet.kings.flying
    if isinstance(rule, Standoff):
        text = (
            _("at once: %(material)s")
            if rule.unless is Pending.CAPTURE
            else _("at once, with no capture forced: %(material)s")
        )
        return text % {"material": MaterialText(rule.when, flying).in_(lang)}
    if isinstance(rule, Repetition):
        said = _("same position %(often)s") % {"often": often(rule.times, lang)}
    else:
        said = _counter(rule, sheet, lang)
    return _("%(rule)s (if claimed)") % {"rule": said} if rule.claimed else said


def draws_briefly(sheet: Sheet, lang: str = "en") -> str:
    """The draw rules that come first, and how many there are besides.

    >>> from damarium.rules import parse
    >>> draws_briefly(parse("international").sheet)
    "same position three times; 25 moves each without a capture or a man's move; 2 rules more"
    """
    return rules_briefly([draw_briefly(rule, sheet, lang) for rule in sheet.draws], lang)


def rules_briefly(rules: Sequence[str], lang: str) -> str:
    """Those of some draw rules in words that come first, and how many there are besides."""
    said = list(rules[:_SHOWN])
    more = len(rules) - _SHOWN
    if more > 0:
        text = translations(lang).ngettext("%(num)s rule more", "%(num)s rules more", more)
        said.append(text % {"num": more})
    return "; ".join(said)


def _counter(rule: Counter, sheet: Sheet, lang: str) -> str:
    _, flying = translator(lang), sheet.kings.flying
    said = _length(rule, lang)
    if events := resets(rule, sheet, lang):
        said = _("%(draw)s without %(events)s") % {"draw": said, "events": events}
    if rule.when:
        material = MaterialText(rule.when, flying).in_(lang)
        said = _("%(draw)s: %(material)s") % {"draw": said, "material": material}
    if rule.starts:
        material = MaterialText(rule.starts, flying).in_(lang)
        said = _("%(draw)s, counted from %(material)s") % {"draw": said, "material": material}
    return said


def _length(rule: Counter, lang: str) -> str:
    _, ngettext = translator(lang), translations(lang).ngettext
    if rule.counts is Counting.STRONGER:
        text = ngettext(
            "%(num)s move of the stronger side", "%(num)s moves of the stronger side", rule.plies
        )
        return text % {"num": rule.plies}
    if rule.plies % 2 or rule.plies == 2:
        return ngettext("%(num)s ply", "%(num)s plies", rule.plies) % {"num": rule.plies}
    return _("%(moves)s moves each") % {"moves": rule.plies // 2}
