"""Jamaican draughts in the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Jamaikanische Dame ist American Pool Checkers auf gespiegeltem Brett: Die Doppelecke "
        "liegt links vor dir, und Schwarz beginnt. Steine schlagen in beide Richtungen, Damen "
        "fliegen, und zwischen Schlägen wählst du frei. Ein Stein, der im Schlag die letzte "
        "Reihe nur streift, bleibt Stein.",
        en="Jamaican draughts is American pool checkers on a mirrored board: the double corner "
        "lies at your left, and Black begins. Men capture both ways, kings fly, and between "
        "captures you choose freely. A man that only touches the last row in a capture stays a "
        "man.",
    ),
    history=Text(),
    tips=(
        Tip(
            title=Text(
                de="Sperr die Dame mit der Umwandlung ein", en="Shut the king in by crowning"
            ),
            text=Text(
                de="Von 8 aus hat die schwarze Dame nur zwei Felder, 4 und 12. Werde auf 4 Dame, "
                "dann bleibt ihr 12, und dort schlägt dein Stein auf 15. Der Stein auf 19 "
                "deckt ihn von hinten. Mit 7-4 gewinnst du, auf dem anderen Umwandlungsfeld nicht.",
                en="From 8 the black king has only two squares, 4 and 12. Be crowned on 4, and 12 "
                "is left, where your man on 15 captures. The man on 19 guards it from behind. "
                "With 7-4 you win, on the other crowning square you do not.",
            ),
            fen="W:W7,15,19:BK8",
            move="7-4",
        ),
        Tip(
            title=Text(de="Wähl frei, und nimm die Dame", en="Choose freely, and take the king"),
            text=Text(
                de="Deine Dame auf 4 könnte in die Ferne schlagen, aber niemand schreibt es dir "
                "vor. Schlag mit dem Stein: 16 nimmt die Dame auf 12 und steht auf 7, einen "
                "Schritt vor der Umwandlung. Gegen zwei Damen halten 2 und 14 nicht stand.",
                en="Your king on 4 could capture far away, but nobody tells you to. Capture with "
                "the man: 16 takes the king on 12 and stands on 7, one step from being "
                "crowned. Against two kings 2 and 14 do not hold out.",
            ),
            fen="W:W16,K4:B2,14,K12",
            move="16x7",
        ),
        Tip(
            title=Text(de="Stell dich schräg gegenüber", en="Face him across the corner"),
            text=Text(
                de="Endspiele von Steinen sind ein Tanz um das letzte Tempo. 22-18 stellt dich "
                "dem Stein auf 10 gegenüber, so dass er nur in deinen Schlag laufen kann. Um "
                "20 kümmert sich dein Stein auf 28, der ihm gerade noch den Weg verlegt.",
                en="Endings of men are a dance for the last tempo. 22-18 puts you across from the "
                "man on 10, so that it can only run into your capture. Your man on 28 sees to "
                "20 and just bars its way.",
            ),
            fen="W:W22,28:B10,20",
            move="22-18",
        ),
        Tip(
            title=Text(de="Gib die Dame, wenn es gewinnt", en="Give the king if it wins"),
            text=Text(
                de="Der Stein auf 26 wird gleich Dame und könnte dann lange remis halten. 18-22 "
                "zwingt ihn, deine Dame zu nehmen: Er schlägt nach 19 zurück und ist wieder "
                "weit vom Ziel. Dein Stein von 31 fängt ihn, und 17 läuft ohnehin durch.",
                en="The man on 26 will be crowned at once and could then hold the draw for long. "
                "18-22 forces it to take your king: it captures back to 19 and is far from its "
                "goal again. Your man from 31 catches it, and 17 gets through anyway.",
            ),
            fen="W:W17,31,K18:B26",
            move="18-22",
        ),
        Tip(
            title=Text(de="Setz dich vor die Umwandlung", en="Sit before the crowning square"),
            text=Text(
                de="Deine Dame wird vor der Grundreihe gebraucht, nicht weit draußen. 15-29 "
                "besetzt das Feld, auf dem 25 Dame würde: Er steht fest, und 17 muss allein "
                "laufen. Unterdessen wird dein Stein auf 5 zur zweiten Dame.",
                en="Your king is needed on the back row, not far out. 15-29 occupies the square "
                "on which 25 would be crowned: it is stuck, and 17 has to run alone. Meanwhile "
                "your man on 5 becomes a second king.",
            ),
            fen="W:W5,K15:B17,25",
            move="15-29",
        ),
    ),
    sources=(
        "Wikipedia's draft on Jamaican draughts",
        "wiegerw/pdn, game types",
    ),
    base="pool",
)
