"""One playable game: a sheet with its reading, size and transforms resolved."""

import json
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import blake2b

from damarium.rules.flaws import Flaw, InvalidRules
from damarium.rules.jsonform import canonical, decode, encode
from damarium.rules.sheet import PLAY_FIELDS, SHOWN_FIELDS, Reading, Sheet
from damarium.rules.text import Text
from damarium.rules.transforms import TRANSFORMS, resized
from damarium.rules.validate import validate


@dataclass(frozen=True, eq=False, repr=False)
class Variant:
    """A game as it is played: `sheet` is fully resolved and valid.

    Variants are equal when spelling and `hash` are, and the hash covers only what decides play.
    """

    sheet: Sheet
    reading: str = ""
    size: tuple[int, int] | None = None
    transforms: tuple[str, ...] = ()
    reading_names: Text = Text()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Variant):
            return NotImplemented
        return (self.spelling, self.hash) == (other.spelling, other.hash)

    def __hash__(self) -> int:
        return hash((self.spelling, self.hash))

    def __repr__(self) -> str:
        return f"<Variant {self.spelling} {self.hash}>"

    @property
    def id(self) -> str:
        """The id of the game's folder."""
        return self.sheet.id

    @property
    def spelling(self) -> str:
        """The one canonical spelling: `id[/reading][@WxH][+transform…]`."""
        reading = f"/{self.reading}" if self.reading else ""
        size = f"@{self.size[0]}x{self.size[1]}" if self.size else ""
        return f"{self.id}{reading}{size}{''.join(f'+{word}' for word in self.transforms)}"

    @cached_property
    def hash(self) -> str:
        """16 hexadecimal digits that name the facts deciding play."""
        facts = canonical(_fields(self.sheet, PLAY_FIELDS, sources=False))
        return blake2b(facts.encode(), digest_size=8).hexdigest()

    @cached_property
    def squares(self) -> tuple[str, ...]:
        """The name of every square in the game's own notation, from the top left."""
        return self.sheet.numbering.names(self.sheet.board)

    def name(self, lang: str = "en") -> str:
        """The game's full name: with its reading, size and transforms where it has any."""
        extras = [self.reading_names.in_(lang)] if self.reading else []
        extras += [f"{self.size[0]}x{self.size[1]}"] if self.size else []
        extras += [TRANSFORMS[word].names.in_(lang) for word in self.transforms]
        name = self.sheet.names.in_(lang)
        return f"{name} ({', '.join(extras)})" if extras else name

    def to_json(self) -> dict[str, object]:
        """All that a stored game needs to be played and shown again, whatever sheets become."""
        data: dict[str, object] = json.loads(self._json)
        return data

    @cached_property
    def _json(self) -> str:
        # told again and again: with every game that begins
        data: dict[str, object] = _fields(self.sheet, SHOWN_FIELDS + PLAY_FIELDS, sources=True)
        data["spelling"] = {
            "reading": self.reading,
            "reading_names": encode(self.reading_names),
            "size": list(self.size) if self.size else [],
            "transforms": list(self.transforms),
        }
        return json.dumps(data)

    @classmethod
    def from_json(cls, data: object) -> "Variant":
        """The variant that `to_json` wrote; InvalidRules names every flaw with its path."""
        if not isinstance(data, dict):
            raise InvalidRules((Flaw("", data, "expected an object of rules"),))
        known = SHOWN_FIELDS + PLAY_FIELDS
        flaws = [
            Flaw(name, data[name], f"expected one of {', '.join(known)}")
            for name in sorted(set(data) - {*known, "spelling"})
        ]
        sheet = spelling = None
        try:
            sheet = validate(decode(Sheet, {name: data[name] for name in known if name in data}))
        except InvalidRules as error:
            flaws += error.flaws
        try:
            spelling = decode(_Spelling, data.get("spelling", {}), "spelling")
            flaws += spelling.flaws()
        except InvalidRules as error:
            flaws += error.flaws
        if flaws or sheet is None or spelling is None:
            raise InvalidRules(tuple(flaws))
        return cls(
            sheet,
            spelling.reading,
            (spelling.size[0], spelling.size[1]) if spelling.size else None,
            spelling.transforms,
            spelling.reading_names,
        )


@dataclass(frozen=True)
class _Spelling:
    reading: str = ""
    reading_names: Text = Text()
    size: tuple[int, ...] = ()
    transforms: tuple[str, ...] = ()

    def flaws(self) -> list[Flaw]:
        found = []
        if self.reading.strip("abcdefghijklmnopqrstuvwxyz0123456789-"):
            reason = "expected lower-case letters, digits and hyphens"
            found.append(Flaw("spelling.reading", self.reading, reason))
        if self.size and (len(self.size) != 2 or min(self.size) < 1):
            found.append(Flaw("spelling.size", list(self.size), "expected a width and a height"))
        if self.transforms != tuple(word for word in TRANSFORMS if word in self.transforms):
            reason = f"expected some of {', '.join(TRANSFORMS)}, each once and in this order"
            found.append(Flaw("spelling.transforms", list(self.transforms), reason))
        return found


def _fields(sheet: Sheet, names: tuple[str, ...], *, sources: bool) -> dict[str, object]:
    encoded = encode(sheet, sources=sources)
    return {name: encoded[name] for name in names if name in encoded}


def resolve(
    sheet: Sheet,
    reading: str = "",
    size: tuple[int, int] | None = None,
    transforms: tuple[str, ...] = (),
) -> Variant:
    """The variant that a parsed spelling means; InvalidRules where it cannot be played.

    PDN type, perft numbers and examples belong to one set of rules and never pass on.
    """
    result = sheet
    names = Text()
    if reading:
        chosen = sheet.readings[reading]
        result, names = _read(sheet, chosen), chosen.names
    size = None if size == result.board.size else size
    if size:
        result = _own_numbers_dropped(resized(result, *size))
    for word in transforms:
        result = _own_numbers_dropped(TRANSFORMS[word].apply(result))
    return Variant(validate(replace(result, readings={})), reading, size, transforms, names)


_READ_FIELDS = (
    *("board", "setup", "men", "kings", "parachutists", "captures"),
    *("promotion", "ends", "draws", "first"),
)


def _read(sheet: Sheet, reading: Reading) -> Sheet:
    changed = {
        name: getattr(reading, name) for name in _READ_FIELDS if getattr(reading, name) is not None
    }
    return replace(
        sheet, **changed, pdn=reading.pdn, perft=reading.perft, examples=reading.examples
    )


def _own_numbers_dropped(sheet: Sheet) -> Sheet:
    return replace(sheet, pdn=None, perft=(), examples=())
