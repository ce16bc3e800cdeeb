"""What the rule book tells of Breakthrough draughts beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Internationale Dame als Wettlauf: Wer zuerst einen Stein krönt, hat gewonnen. Damen "
        "gibt es deshalb nie zu sehen; alles dreht sich um den Weg zur letzten Reihe, und jede "
        "Lücke in deiner Grundreihe ist ein offenes Tor. Gespielt wird es im Netz, bei "
        "lidraughts. Das gleichnamige Spiel von Dan Troyka ist ein anderes.",
        en="International draughts as a race: whoever crowns a man first has won. So kings are "
        "never seen; everything turns on the road to the last row, and each gap in your own back "
        "row is an open gate. It is played online, at lidraughts. Dan Troyka's game of the same "
        "name is another one.",
    ),
    history=Text(),
    tips=(
        Tip(
            title=Text(de="Zähle die Schritte", en="Count the steps"),
            text=Text(
                de="Der Stein auf 25 braucht fünf Schritte bis zur letzten Reihe, der weiße auf "
                "28 auch. Du bist am Zug, also lauf mit 25-30 los und halte nicht an: 35, 40, 44, "
                "49. Jeder andere Zug verschenkt den einen Schritt Vorsprung.",
                en="The man on 25 needs five steps to the last row, and so does White's on 28. It "
                "is your move, so run with 25-30 and do not stop: 35, 40, 44, 49. Any other move "
                "gives the one step of your lead away.",
            ),
            fen="B:W28,33:B3,25",
            move="25-30",
        ),
        Tip(
            title=Text(de="Wer schlagen muss, verliert Zeit", en="Whoever must capture loses time"),
            text=Text(
                de="Der Stein auf 7 steht bereit, deine 11 zu nehmen. Geh mit 11-6 an den Rand; "
                "26 muss nun die 21 schlagen, auch wenn Schwarz viel lieber aufpassen würde. Im "
                "nächsten Zug bist du auf 1.",
                en="The man on 7 stands ready for your 11. Go to the edge with 11-6; now 26 must "
                "take 21, much as Black would rather keep watch. With the next move you are on 1.",
            ),
            fen="W:W11,21:B2,5,7,26",
            move="11-6",
        ),
        Tip(
            title=Text(
                de="Mehr nehmen müssen heißt zu spät kommen",
                en="Having to take more is coming too late",
            ),
            text=Text(
                de="Schwarz krönt mit dem nächsten Zug, wenn du ihn lässt. 20-14 stellt deinen "
                "Stein vor die 9, doch sie darf ihn nicht nehmen: 16 kann zwei schlagen, 21 und "
                "22, und die Mehrheit geht vor. Dann springt 14 über 9 nach 3 und gewinnt.",
                en="Black crowns with the next move if you let it happen. 20-14 puts your man "
                "before 9, but that may not take it: 16 can take two, 21 and 22, and the majority "
                "goes first. Then 14 jumps over 9 to 3 and wins.",
            ),
            fen="W:W20,21,22:B9,16,42",
            move="20-14",
        ),
        Tip(
            title=Text(
                de="Lass zurück, was der andere schlagen muss",
                en="Leave behind what the other must take",
            ),
            text=Text(
                de="Der Stein auf 25 muss deine 30 nehmen. Gib sie her und geh mit 31-36 neben "
                "die 41: Während Weiß schlägt, wartet dein Stein, und dann springt er über 41 "
                "nach 47 und krönt.",
                en="The man on 25 has to take your 30. Let it go and step next to 41 with 31-36: "
                "while White captures, your man waits, and then it jumps over 41 to 47 and crowns.",
            ),
            fen="B:W19,25,41:B4,30,31",
            move="31-36",
        ),
        Tip(
            title=Text(de="Ruf den Ausreißer zurück", en="Call the runner back"),
            text=Text(
                de="Nimm zwei mit 17x28x19. Schwarz schlägt von 32 aus die 38 und steht auf 43, "
                "einen Schritt vor dem Ziel. Doch Steine schlagen hier auch zurück: Du bietest "
                "42-38, er muss wieder nach 32, und von 19 aus brauchst du nur noch drei Züge.",
                en="Take two with 17x28x19. From 32 Black takes 38 and stands on 43, a step from "
                "the goal. But men capture backward, too: you offer 42-38, it must go back to 32, "
                "and from 19 you need only three more moves.",
            ),
            fen="W:W17,18,38,42:B15,22,23,32",
            move="17x19",
        ),
    ),
    sources=("RoepStoep/scaladraughts, Breakthrough",),
    base="international",
)
