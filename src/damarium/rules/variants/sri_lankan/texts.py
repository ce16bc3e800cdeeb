"""Sri Lankan draughts in the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="In Sri Lanka spielt man die Kanadische Dame im Spiegel: 144 Felder, dreißig Steine "
        "auf jeder Seite, rechts unten ein Spielfeld. Die Regeln sind die der Internationalen "
        "Dame: Steine schlagen auch rückwärts, Damen fliegen, und die größte Zahl muss "
        "genommen werden.",
        en="In Sri Lanka they play Canadian draughts in the mirror: 144 squares, thirty men a "
        "side, a playing square at the lower right. The rules are those of International "
        "draughts: men capture backward, too, kings fly, and the largest number must be taken.",
    ),
    history=Text(),
    tips=(
        Tip(
            title=Text(de="Stell dich hinter das Opfer", en="Stand behind the sacrifice"),
            text=Text(
                de="Die Dame auf 60 muss deine auf 21 nehmen und landet auf 15 oder auf 8. Mach "
                "mit 7-2 eine neue, genau an diese Schräge: Wo die schwarze auch hält, du "
                "schlägst sie.",
                en="The king on 60 has to take yours on 21 and lands on 15 or on 8. Make a new "
                "one with 7-2, right on this diagonal: wherever the black one halts, you take "
                "it.",
            ),
            fen="W:W7,49,64,K21:BK60",
            move="7-2",
        ),
        Tip(
            title=Text(de="Lass ihn vorbei und schlag zurück", en="Let him pass and capture back"),
            text=Text(
                de="Der Stein auf 49 steht am Rand und hat nur ein Feld. Mit 55-50 räumst du es: "
                "Er muss nach 55, neben deinen Stein, und du schlägst rückwärts. Wer das nicht "
                "sieht, läuft selbst und lässt ihn durch.",
                en="The man on 49 stands at the edge and has only one square. With 55-50 you "
                "clear it: it has to go to 55, beside your man, and you capture backward. Who "
                "does not see this runs on and lets it through.",
            ),
            fen="W:W8,27,40,55:B49",
            move="55-50",
        ),
        Tip(
            title=Text(de="Ein Stein für einen langen Flug", en="A man for a long flight"),
            text=Text(
                de="Auf einem so großen Brett hat eine Dame Platz, also öffne ihr die Wege. 1-20 "
                "lässt den Stein auf 23 deinen auf 17 schlagen, rückwärts nach 10. Nun nimmst "
                "du ihn, den auf 9 und die Dame auf 30 in einem einzigen Zug.",
                en="On so large a board a king has room, so open the ways for it. 1-20 lets the "
                "man on 23 take yours on 17, backward to 10. Now you take it, the one on 9 and "
                "the king on 30 in a single move.",
            ),
            fen="W:W17,K1:B9,23,K30",
            move="1-20",
        ),
        Tip(
            title=Text(de="Halte die Reihe, nicht den Stein", en="Hold the row, not the man"),
            text=Text(
                de="Zwei Ausreißer sind unterwegs, und wer zuerst angreift, verliert. 60-54 wartet "
                "daneben: Geht 41 nach 47, schlägst du beide nacheinander, geht 46 nach 52 "
                "oder 53, nimmt ihn dein Stein auf 58. Mit 58-52 wärst du selbst geschlagen.",
                en="Two runners are under way, and who attacks first loses. 60-54 waits beside "
                "them: if 41 goes to 47, you take both one after the other; if 46 goes to 52 "
                "or 53, your man on 58 takes it. With 58-52 you would be taken yourself.",
            ),
            fen="W:W58,60:B41,46",
            move="60-54",
        ),
        Tip(
            title=Text(de="Das Meiste muss er nehmen", en="The most he has to take"),
            text=Text(
                de="Die Dame auf 15 kann zwei schlagen, deinen Stein auf 34 und deine Dame auf "
                "52, also muss sie es. Danach steht sie auf 57 oder 63. Zieh vorher 57-68: Von "
                "dort beherrschst du genau diese Schräge und nimmst sie.",
                en="The king on 15 can take two, your man on 34 and your king on 52, so it has "
                "to. Then it stands on 57 or 63. Play 57-68 before: from there you rule "
                "exactly this diagonal and take it.",
            ),
            fen="W:W34,K52,K57:BK15",
            move="57-68",
        ),
    ),
    sources=("Winther, variants of checkers (mlwi.magix.net)", "rhalbersma/dctl"),
    base="canadian",
)
