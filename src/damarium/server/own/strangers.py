"""Rules that a stranger sends as JSON, read so that they can be played here."""

from damarium.notation.message import N_
from damarium.rules import InvalidRules, Variant
from damarium.rules.draft import draft_of, sheet_of
from damarium.rules.jsonform import encode
from damarium.rules.nearest import same
from damarium.rules.text import Text
from damarium.server.own.file import one_line
from damarium.server.own.flawtext import flaw_text
from damarium.server.own.limits import limit_flaws
from damarium.server.problem import Problem


def own_variant(data: object) -> Variant:
    """The game that rules in JSON mean, under an id that no known game has.

    Sources are left out; Problem 422 names every flaw by its path.
    """
    try:
        variant = Variant.from_json(data)
    except InvalidRules as error:
        raise flawed(error) from None
    names = Text(**{lang: one_line(variant.name(lang)) for lang in ("de", "en")})
    sheet = sheet_of({**draft_of(variant.sheet), "names": encode(names)}, names)
    if not same(sheet) and (flaws := limit_flaws(sheet)):
        raise flawed(InvalidRules(flaws))
    return Variant(sheet)


def flawed(error: InvalidRules) -> Problem:
    """The answer to rules that cannot be played."""
    fields = {flaw.field or "rules": flaw_text(flaw) for flaw in error.flaws[:50]}
    first = next(iter(fields))
    sentence = N_("%(field)s: %(flaw)s", field=first[:60], flaw=fields[first])
    return Problem(422, N_("These rules cannot be played"), sentence, fields)
