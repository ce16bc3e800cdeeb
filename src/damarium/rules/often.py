"""How often something happens, in words."""

from damarium.locale import translator


def often(number: int, lang: str = "en") -> str:
    """Small numbers of times as people say them.

    >>> often(3), often(12)
    ('three times', '12 times')
    """
    _ = translator(lang)
    said = {
        1: _("once"),
        2: _("twice"),
        3: _("three times"),
        4: _("four times"),
        5: _("five times"),
    }
    return said.get(number) or _("%(num)s times") % {"num": number}
