"""Diagrams of the parachutists, and of the reading in which they go on capturing."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

PARACHUTISTS = (
    Example(
        about=Text(
            de="Ein Fallschirmspringer zieht nicht: Weiß muss mit dem Stein ziehen.",
            en="A parachutist does not move: White has to move the man.",
        ),
        fen="W:Wa3,Pb8:Bh4",
        moves=("a3-b4",),
    ),
    Example(
        about=Text(
            de="Ein Fallschirmspringer schlägt, was schräg vor ihm steht, zurück auf das eigene "
            "Lager zu, und muss es auch: Der Stein auf a3 wartet.",
            en="A parachutist captures what stands diagonally before it, back towards its own "
            "camp, and it must: the man on a3 waits.",
        ),
        fen="W:Wa3,Pb8:Ba7,c7",
        moves=("b8xd6",),
    ),
    Example(
        about=Text(
            de="Ein schwarzer Fallschirmspringer springt nach oben.",
            en="A black parachutist jumps up the board.",
        ),
        fen="B:Bh6,Pc1:Wd2",
        moves=("c1xe3",),
    ),
    Example(
        about=Text(
            de="Aus der Ferne schlägt ein Fallschirmspringer nicht: Die d6 steht zu weit weg.",
            en="A parachutist does not capture from afar: d6 stands too far away.",
        ),
        section="capturing",
        fen="W:Wa3,Pb8:Bd6",
        moves=("a3-b4",),
    ),
    Example(
        about=Text(
            de="Nach dem Sprung eines Fallschirmspringers ist der Zug zu Ende: Die e7 kann der "
            "neue Stein erst später schlagen.",
            en="After the jump of a parachutist the move ends: e7 has to wait for the new man.",
        ),
        fen="W:Wa3,Pb8:Bc7,e7",
        moves=("b8xd6",),
    ),
    Example(
        about=Text(
            de="Ein gelandeter Fallschirmspringer ist ein Stein und zieht von da an vorwärts, "
            "nicht zurück.",
            en="A parachutist that has landed is a man, which from then on moves forward and not "
            "back.",
        ),
        fen="W:WPb8:Ba5,c7",
        play="b8xd6 a5-b4 d6-e7",
    ),
    Example(
        about=Text(
            de="Fallschirmspringer und Stein gehen einander nicht vor.",
            en="Neither a parachutist nor a man goes before the other.",
        ),
        fen="W:Wc3,Pb8:Bc7,d4",
        moves=("b8xd6", "c3xe5"),
    ),
    Example(
        about=Text(
            de="Eine Dame geht Stein und Fallschirmspringer vor.",
            en="A king goes before men and parachutists.",
        ),
        fen="W:Wc3,Kh4,Pb8:Bc7,d4,f2",
        moves=("h4xe1",),
    ),
    Example(
        about=Text(
            de="Wer nur noch Fallschirmspringer hat, die nichts schlagen können, kann nicht "
            "ziehen und hat verloren.",
            en="A side that has nothing but parachutists that cannot capture cannot move and has "
            "lost.",
        ),
        fen="B:Bh6:WPb8",
        play="h6-g5",
        ends="no_move",
    ),
)

GOES_ON_DIAGRAMS = (
    Example(
        about=Text(
            de="Ein gelandeter Fallschirmspringer schlägt gleich weiter.",
            en="A parachutist that has landed goes on capturing at once.",
        ),
        fen="W:Wa3,Pb8:Bc7,e7",
        moves=("b8xd6xf8",),
    ),
    Example(
        about=Text(
            de="Ein gelandeter Fallschirmspringer schlägt als Stein, also nur noch vorwärts: Die "
            "c5 ist sicher.",
            en="A parachutist that has landed captures as a man, so forward only: c5 is safe.",
        ),
        fen="W:Wa3,Pb8:Bc5,c7",
        moves=("b8xd6",),
    ),
)
