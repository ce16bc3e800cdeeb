"""Diagrams of Alquerque: one for every rule it uses, in its own names of points."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht einen Punkt weit auf einer Linie: vorwärts, schräg vorwärts oder "
            "zur Seite.",
            en="A man moves one point along a line: forward, diagonally forward or sideways.",
        ),
        fen="W:Wc3:Ba5",
        moves=("c3-b3", "c3-b4", "c3-c4", "c3-d3", "c3-d4"),
    ),
    Example(
        about=Text(
            de="Jeder Stein zieht für sich, auch wenn zwei hintereinander stehen.",
            en="Each man moves by itself, even where two stand one behind the other.",
        ),
        fen="W:Wc2,c3:Ba5",
        moves=("c2-b2", "c2-d2", "c3-b3", "c3-b4", "c3-c4", "c3-d3", "c3-d4"),
    ),
    Example(
        about=Text(
            de="Für Schwarz ist vorwärts nach unten.",
            en="For Black forward is down the board.",
        ),
        fen="B:Bc3:We1",
        moves=("c3-b2", "c3-b3", "c3-c2", "c3-d2", "c3-d3"),
    ),
    Example(
        about=Text(
            de="Durch jeden zweiten Punkt geht keine Schräge: Die b3 ist vor der c2 sicher.",
            en="Every second point has no diagonals: b3 is safe from c2.",
        ),
        fen="W:Wc2:Bb3",
        moves=("c2-b2", "c2-c3", "c2-d2"),
    ),
    Example(
        about=Text(
            de="Ein Stein schlägt geradeaus und zur Seite.",
            en="A man captures straight on and sideways.",
        ),
        fen="W:Wc3:Bb3,c4,d3",
        moves=("c3xa3", "c3xc5", "c3xe3"),
    ),
    Example(
        about=Text(
            de="Ein Stein schlägt auch schräg vorwärts.",
            en="A man captures diagonally forward, too.",
        ),
        fen="W:Wc3:Bb4,d4",
        moves=("c3xa5", "c3xe5"),
    ),
    Example(
        about=Text(
            de="Rückwärts fängt kein Schlag an: Die c2 ist sicher.",
            en="No capture begins backward: c2 is safe.",
        ),
        section="capturing",
        fen="W:Wc3:Bc2,d4",
        moves=("c3xe5",),
    ),
    Example(
        about=Text(
            de="Ein begonnener Schlag geht in jede Richtung weiter, auch von der letzten Reihe "
            "zurück.",
            en="A capture that has begun goes on in every direction, even back from the last row.",
        ),
        fen="W:Wa3:Bb4,c4",
        moves=("a3xc5xc3",),
    ),
    Example(
        about=Text(
            de="Ein begonnener Schlag darf auch schräg zurück weitergehen.",
            en="A capture that has begun may go on diagonally back, too.",
        ),
        fen="W:Wc3:Bc4,d4",
        moves=("c3xc5xe3", "c3xe5"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf a1 steht solange still.",
            en="Whoever can capture must: the man on a1 has to wait.",
        ),
        fen="W:Wa1,c3:Bc4",
        moves=("c3xc5",),
    ),
    Example(
        about=Text(
            de="Freie Wahl: ein Stein oder zwei. Ein begonnener Schlag aber geht weiter, solange "
            "er kann.",
            en="A free choice: one man or two. But a capture that has begun goes on as long as it "
            "can.",
        ),
        fen="W:Wc3:Bb4,d3,e4",
        moves=("c3xa5", "c3xe3xe5"),
    ),
)

_LAST_ROW = (
    Example(
        about=Text(
            de="Niemand wird gekrönt: Auf der letzten Reihe steht ein Stein still.",
            en="Nobody is crowned: on the last row a man stands still.",
        ),
        section="crowning",
        fen="W:Wc5,e1:Bc4",
        moves=("e1-d1", "e1-d2", "e1-e2"),
    ),
    Example(
        about=Text(
            de="Auf der letzten Reihe darf ein Stein nur noch schlagen, und zwar zur Seite.",
            en="On the last row all a man may do is capture, and that sideways.",
        ),
        fen="W:Wa5,e1:Bb5,e4",
        moves=("a5xc5",),
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:Wc3:Bc4",
        play="c3xc5",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat verloren: Die c5 ist am Ende ihres "
            "Weges.",
            en="A side that is to move and cannot has lost: c5 is at the end of its way.",
        ),
        fen="B:Be4:Wc5",
        play="e4-e3",
        ends="no_move",
    ),
    Example(
        about=Text(
            de="Mit einem einzigen Stein spielst du weiter.",
            en="With a single man you play on.",
        ),
        section="ends",
        fen="W:Wc3:Bc4,a4",
        play="c3xc5",
    ),
)

_DRAWS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug: remis.",
            en="The same position for the third time, with the same side to move: a draw.",
        ),
        fen="W:Wa1:Be5",
        play="a1-b1 e5-d5 b1-a1 d5-e5 a1-b1 e5-d5 b1-a1 d5-e5",
        ends="repetition",
    ),
    Example(
        about=Text(
            de="Vierzig Züge jeder Seite ohne Schlag: Mit dem letzten ist es remis, auch wenn "
            "noch ein Stein vorrückt.",
            en="Forty moves by each side without a capture: the last one draws, even if a man "
            "still advances.",
        ),
        fen="W:Wa1:Be5",
        counts={"quiet": 78},
        play="a1-a2 e5-d5",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:Wa3:Bb3,e4",
        counts={"quiet": 79},
        play="a3xc3",
    ),
)

DIAGRAMS = (*_MEN, *_LAST_ROW, *_ENDS, *_DRAWS)

ALL_DIRECTIONS_DIAGRAMS = (
    Example(
        about=Text(
            de="Ein Stein zieht auf jeder Linie in beide Richtungen.",
            en="A man moves both ways along every line.",
        ),
        fen="W:Wc3:Ba5",
        moves=("c3-b2", "c3-b3", "c3-b4", "c3-c2", "c3-c4", "c3-d2", "c3-d3", "c3-d4"),
    ),
    Example(
        about=Text(
            de="Ein Stein schlägt auch rückwärts.",
            en="A man captures backward, too.",
        ),
        fen="W:Wc3:Bc2,d4",
        moves=("c3xc1", "c3xe5"),
    ),
    Example(
        about=Text(
            de="Ein Stein schlägt auch zur Seite.",
            en="A man captures sideways, too.",
        ),
        fen="W:Wc3:Bb3,d2",
        moves=("c3xa3", "c3xe1"),
    ),
    Example(
        about=Text(
            de="Einen begonnenen Schlag setzt ein Stein in alle Richtungen fort.",
            en="A man goes on capturing in all directions.",
        ),
        fen="W:Wa3:Bb4,c4,d3,d2",
        moves=("a3xc5xc3xe1", "a3xc5xc3xe3xc1"),
    ),
    Example(
        about=Text(
            de="Von der letzten Reihe kommt ein Stein wieder zurück.",
            en="From the last row a man comes back again.",
        ),
        fen="W:Wc5:Be1",
        moves=("c5-b4", "c5-b5", "c5-c4", "c5-d4", "c5-d5"),
    ),
)
