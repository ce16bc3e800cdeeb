"""Diagrams of Frysk!: its set-up, and all that it shares with Frisian draughts."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.frisian.diagrams import DIAGRAMS as FRISIAN_DIAGRAMS
from damarium.rules.variants.frisian.draws import DRAW_DIAGRAMS

_SETUP = Example(
    about=Text(
        de="So fängt es an: fünf Steine in der ersten Reihe jeder Seite, und acht Reihen "
        "dazwischen.",
        en="So it begins: five men in the first row of each side, and eight rows between them.",
    ),
    section="setup",
    fen="W:W46,47,48,49,50:B1,2,3,4,5",
    moves=("46-41", "47-41", "47-42", "48-42", "48-43", "49-43", "49-44", "50-44", "50-45"),
)

DIAGRAMS = (_SETUP, *FRISIAN_DIAGRAMS, *DRAW_DIAGRAMS)
