"""Diagrams of Spantsiretti with the international rules of capture."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

INTERNATIONAL_DIAGRAMS = (
    Example(
        about=Text(
            de="Mengenregel: d2 schlägt zwei Steine, g3 nur einen.",
            en="Quantity: d2 takes two men, g3 only one.",
        ),
        fen="W:Wd2,g3:Bc3,c5,f4",
        moves=("d2xb4xd6",),
    ),
    Example(
        about=Text(
            de="Eine Dame zählt nicht mehr als ein Stein: lieber zwei Steine als eine Dame.",
            en="A king counts no more than a man: two men rather than one king.",
        ),
        fen="W:Wd2:Be3,g5,Kc3",
        moves=("d2xf4xh6",),
    ),
    Example(
        about=Text(
            de="Die Mengenregel gilt auch, wenn eine Dame kürzer schlagen könnte.",
            en="The quantity rule holds even where a king could take less.",
        ),
        fen="W:We1,Ka1:Bb4,d2,f6",
        moves=("e1xc3xa5",),
    ),
    Example(
        about=Text(
            de="Bei gleicher Zahl wählst du frei: ein Stein oder eine Dame.",
            en="Where the number is equal you choose freely: a man or a king.",
        ),
        fen="W:WKh4:Bb6,c7,e7,Kf2",
        moves=("h4xd8", "h4xe1"),
    ),
    Example(
        about=Text(
            de="Womit du schlägst, ist gleich: Dame und Stein nehmen hier je einen.",
            en="What captures does not matter: king and man take one each here.",
        ),
        fen="B:Wb2,e5:Bd6,Ka3",
        moves=("a3xc1", "d6xf4"),
    ),
    Example(
        about=Text(
            de="Auch die Reihenfolge ist gleich: erst der Stein oder erst die Dame.",
            en="The order does not matter either: first the man or first the king.",
        ),
        fen="W:Wd2:Bc3,Kc5,Ke3,g5",
        moves=("d2xb4xd6", "d2xf4xh6"),
    ),
    Example(
        about=Text(
            de="Ein Stein, der die letzte Reihe nur berührt und weiterschlägt, bleibt ein Stein: "
            "Nach a5 käme er nur als Dame.",
            en="A man that only touches the last row and goes on capturing stays a man: only a "
            "king could go as far as a5.",
        ),
        fen="W:Wf6:Bc7,e7",
        moves=("f6xd8xb6",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der von der letzten Reihe nur als Dame weiterschlagen könnte, hält an: "
            "Er wird Dame, und der Stein auf c5 bleibt stehen.",
            en="A man that could go on from the last row only as a king stops there: it is "
            "crowned, and the man on c5 stays.",
        ),
        fen="W:Wh6:Bc5,g7",
        moves=("h6xf8",),
    ),
)
