"""Rules that a stranger sends as JSON, read so that they can be played here."""

from dataclasses import replace

from damarium.notation.message import N_
from damarium.rules import InvalidRules, Variant
from damarium.rules.draft import draft_of, sheet_of
from damarium.rules.text import Text
from damarium.server.flawtext import flaw_text
from damarium.server.problem import Problem
from damarium.server.rulesfile import one_line


def own_variant(data: object) -> Variant:
    """The game that rules in JSON mean, under an id that no known game has.

    Sources are left out; Problem 422 names every flaw by its path.
    """
    try:
        variant = Variant.from_json(data)
    except InvalidRules as error:
        raise flawed(error) from None
    names = Text(**{lang: one_line(variant.name(lang)) for lang in ("de", "en")})
    sheet = sheet_of(draft_of(variant.sheet), names)
    return Variant(replace(sheet, names=names))


def flawed(error: InvalidRules) -> Problem:
    """The answer to rules that cannot be played."""
    fields = {flaw.field or "rules": flaw_text(flaw) for flaw in error.flaws[:50]}
    first = next(iter(fields))
    sentence = N_("%(field)s: %(flaw)s", field=first[:60], flaw=fields[first])
    return Problem(422, N_("These rules cannot be played"), sentence, fields)
