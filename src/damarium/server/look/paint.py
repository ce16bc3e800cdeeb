"""Sentences that name a side, told for both paints.

A visitor may have the side that begins painted black where its game calls it White. Only the
page knows whether he has, so whatever names a side is said both ways.
"""

from dataclasses import replace

from damarium.game.words import side
from damarium.notation.message import AnyOf, Message
from damarium.rules import BLACK, WHITE


def both(key: str, plain: str, repainted: str) -> dict[str, str]:
    """A text under `key`, and as `repainted` how it reads with the paint exchanged.

    The latter is left out where it reads the same.
    """
    return {key: plain} if plain == repainted else {key: plain, "repainted": repainted}


def sentence(message: Message, lang: str) -> dict[str, str]:
    """What a message says in one language, as `sentence`, for both paints."""
    return both("sentence", message.in_(lang), exchanged(message).in_(lang))


def exchanged(message: Message) -> Message:
    """The same message with the two sides exchanged, however deep in it they are named."""
    return replace(message, values={name: _other(it) for name, it in message.values.items()})


def _other(value: object) -> object:
    for color in (WHITE, BLACK):
        if value == side(color):
            return side(color.other)
    match value:
        case Message():
            return exchanged(value)
        case AnyOf(items):
            return AnyOf(tuple(map(_other, items)))
        case tuple():
            return tuple(map(_other, value))
    return value
