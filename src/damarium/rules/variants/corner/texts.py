"""What the rule book tells of Corner Checkers beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Tschechische Dame, schräg aufgestellt: Die Heere stehen in zwei gegenüberliegenden "
        "Ecken, dazwischen bleibt die lange Schräge frei. Gekrönt wird nur auf den zwei Feldern "
        "der fernen Ecke; wer die letzte Reihe anderswo erreicht, steckt dort fest. Du findest "
        "das Spiel bei BrainKing.",
        en="Czech draughts set up aslant: the armies stand in two opposite corners, and the long "
        "diagonal between them is free. Men are crowned only on the two squares of the far "
        "corner; one that reaches the last row elsewhere is stuck there. You find the game at "
        "BrainKing.",
    ),
    history=Text(),
    tips=(
        Tip(
            title=Text(de="Meide die toten Felder", en="Keep off the dead squares"),
            text=Text(
                de="Mit der d6 zu schlagen hieße auf f8 zu landen, und dort wird niemand gekrönt: "
                "Der Stein käme nie mehr fort. Schlag lieber in die Ecke, c5xa7. Schwarz nimmt "
                "mit e7 die d6 und steht auf c5, und deine neue Dame holt ihn und von d4 aus auch "
                "die e5.",
                en="To capture with d6 would mean landing on f8, where nobody is crowned: the man "
                "could never leave again. Capture into the corner instead, c5xa7. Black takes d6 "
                "with e7 and stands on c5, and your new king fetches it and, from d4, e5 as well.",
            ),
            fen="W:Wc5,d6:Bb6,e5,e7",
            move="c5xa7",
        ),
        Tip(
            title=Text(de="Lass ihn ins Leere laufen", en="Let it run into a dead end"),
            text=Text(
                de="Nimm den Stein, der zur Ecke will: b6xd4. Der andere darf f6 schlagen, denn "
                "von e7 führt sein Weg nur noch nach d8 oder f8, und dort steckt er fest. Sobald "
                "er steht, hat Weiß keinen Zug mehr.",
                en="Take the man that is making for the corner: b6xd4. Let the other capture f6, "
                "for from e7 it can go to d8 or f8 only, and there it is stuck. As soon as it "
                "stands there, White has no move left.",
            ),
            fen="B:Wc5,g5:Bb6,f6",
            move="b6xd4",
        ),
        Tip(
            title=Text(de="Gib den Stein vor deiner Dame", en="Give the man in front of your king"),
            text=Text(
                de="Der Stein auf g7 sperrt deine eigene Dame ein. Mit g7-f6 lässt du ihn "
                "schlagen, und der Schläger nimmt seinen Platz ein. Jetzt darfst du über g7 "
                "hinweg bis c3 fliegen, und von dort nimmst du die Dame auf d2 und endest auf e1.",
                en="The man on g7 shuts your own king in. With g7-f6 you let it be taken, and the "
                "taker steps into its place. Now you may fly across g7 down to c3, and from there "
                "you take the king on d2 and end on e1.",
            ),
            fen="B:We5,Kd2:Bg7,Kh8",
            move="g7-f6",
        ),
        Tip(
            title=Text(
                de="Schließ die Schräge mit der Dame ab",
                en="Close the diagonal with your king",
            ),
            text=Text(
                de="Schwarz will e3 schlagen und weiterfliegen. Stell dich mit c7-b6 ans Ende der "
                "Schräge: Jetzt kann die Dame von g1 nur auf d4 oder c5 landen, und überall dort "
                "schlägst du sie. Der Stein auf a7 muss dann dir entgegen.",
                en="Black wants to take e3 and fly on. Stand at the end of the diagonal with "
                "c7-b6: now the king from g1 can land only on d4 or c5, and on either you take "
                "it. Then the man on a7 has to come towards you.",
            ),
            fen="W:We3,Kc7:Ba7,Kg1",
            move="c7-b6",
        ),
        Tip(
            title=Text(de="Zwei Köder für eine Dame", en="Two baits for one king"),
            text=Text(
                de="Kröne in der Ecke mit c7-b8. Die Dame auf e5 muss g3 nehmen und steht auf h2. "
                "Dort bietest du ihr mit h6-f4 die eigene Dame an: Sie muss zurück auf die "
                "Schräge, und am anderen Ende wartet schon die neue.",
                en="Crown in the corner with c7-b8. The king on e5 has to take g3 and stands on "
                "h2. There you offer it your own king with h6-f4: it must come back onto the "
                "diagonal, and at the other end your new king is waiting.",
            ),
            fen="W:Wc7,g3,Kh6:Bb6,Ke5",
            move="c7-b8",
        ),
    ),
    sources=("BrainKing's rules page, Corner Checkers",),
    base="czech",
)
