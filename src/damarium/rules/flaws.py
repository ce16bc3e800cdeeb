"""What is wrong with a set of rules: every flaw with its place."""

from dataclasses import dataclass

MAX_ID = 40

_LONGEST = 60
_LONGEST_PATH = 100


@dataclass(frozen=True)
class Flaw:
    """One flaw: the field's path, the value found there, and what would be right."""

    field: str
    value: object
    reason: str

    def __str__(self) -> str:
        # what is not there has no value to be shown
        value = "" if self.value is None else _cut(repr(self.value), _LONGEST)
        # a path may hold what somebody has typed
        field = "".join(each if each.isprintable() else ascii(each)[1:-1] for each in self.field)
        return ": ".join(part for part in (_cut(field, _LONGEST_PATH), value, self.reason) if part)


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[:longest] + "…"


class InvalidRules(ValueError):
    """Rules that cannot be played; `flaws` names everything that is wrong with them."""

    def __init__(self, flaws: tuple[Flaw, ...]) -> None:
        super().__init__("; ".join(str(flaw) for flaw in flaws))
        self.flaws = flaws

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.flaws,)


class UnknownVariant(ValueError):
    """A spelling that names no variant; `suggestions` are the nearest that do."""

    def __init__(self, spelling: str, reason: str, suggestions: tuple[str, ...] = ()) -> None:
        hint = f" Did you mean {' or '.join(suggestions)}?" if suggestions else ""
        super().__init__(f"{spelling!r}: {reason}.{hint}")
        self.spelling = spelling
        self.reason = reason
        self.suggestions = suggestions

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.spelling, self.reason, self.suggestions)


def id_flaws(path: str, name: str) -> list[Flaw]:
    """What is wrong with a name by which rules call something."""
    plain = name.replace("-", "a")
    fits = 0 < len(name) <= MAX_ID
    if fits and plain.isascii() and plain.isalnum() and plain.lower() == plain:
        return []
    reason = f"expected 1 to {MAX_ID} lower-case letters, digits and hyphens"
    return [Flaw(path, name, reason)]
