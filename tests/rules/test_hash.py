"""The hash of a variant covers what decides play, and nothing else."""

from dataclasses import replace

from damarium.rules import BLACK, Sheet, Variant, parse
from damarium.rules.captures import Captures, Removal
from damarium.rules.color import WHITE
from damarium.rules.endings import HOUSE_DRAWS
from damarium.rules.numbering import Corner, Letters, Numbers
from damarium.rules.pieces import Kings, Men
from damarium.rules.promotion import Promotion
from damarium.rules.text import Text

BASE = parse("american").sheet


def hash_of(sheet: Sheet) -> str:
    return Variant(sheet).hash


def test_a_hash_is_16_hexadecimal_digits() -> None:
    assert len(hash_of(BASE)) == 16
    assert int(hash_of(BASE), 16) >= 0


def test_names_sources_and_notation_do_not_change_the_hash() -> None:
    retold = replace(
        BASE,
        id="other",
        names=Text(de="anders", en="other"),
        about=Text(en="something"),
        aliases=("x",),
        cite="somewhere",
        pdn=99,
        numbering=Letters(),
        perft=(1,),
        examples=(),
        readings={},
        men=replace(BASE.men, cite="a book", disputed="by some"),
        kings=replace(BASE.kings, cite="a book", disputed="by some"),
        captures=replace(BASE.captures, cite="a book", disputed="by some"),
        promotion=replace(BASE.promotion, cite="a book", disputed="by some"),
        ends=replace(BASE.ends, cite="a book", disputed="by some"),
        draws=tuple(replace(rule, cite="a book", disputed="by some") for rule in BASE.draws),
    )
    assert hash_of(retold) == hash_of(BASE)


def test_saying_a_default_does_not_change_the_hash() -> None:
    short = replace(
        BASE, men=Men(), kings=Kings(), promotion=Promotion(), captures=Captures(), first=WHITE
    )
    said = replace(
        short, captures=Captures(compulsory=True, prefer=(), removal=Removal.END_OF_MOVE)
    )
    assert hash_of(said) == hash_of(short)


def test_every_fact_of_play_changes_the_hash() -> None:
    changed = [
        replace(BASE, first=BASE.first.other),
        replace(BASE, men=replace(BASE.men, may_take_kings=False)),
        replace(BASE, captures=replace(BASE.captures, compulsory=False)),
        replace(BASE, captures=replace(BASE.captures, removal=Removal.END_OF_MOVE)),
        replace(BASE, draws=()),
        replace(BASE, draws=BASE.draws[:1]),
        replace(BASE, draws=BASE.draws[::-1]),
        replace(BASE, draws=HOUSE_DRAWS),
        parse("american/automatic").sheet,
        parse("american@10x10").sheet,
        parse("american+mirrored").sheet,
        parse("spanish").sheet,
    ]
    hashes = {hash_of(sheet) for sheet in [BASE, *changed]}
    assert len(hashes) == len(changed) + 1


def test_numbering_belongs_to_what_is_shown_not_to_the_hash() -> None:
    other = Variant(replace(BASE, numbering=Numbers(Corner.LOWER_RIGHT)))
    assert other.hash == hash_of(BASE)
    assert other.squares != parse("american").squares
    assert BASE.first is BLACK
