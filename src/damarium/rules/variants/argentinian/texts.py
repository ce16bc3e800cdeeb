"""What the rule book tells of Argentinian draughts beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Spanische Dame mit gezähmter Dame: Sie fliegt weit, muss aber auf dem ersten Feld "
        "hinter dem Geschlagenen landen. Steine ziehen und schlagen nur vorwärts, und wer "
        "schlägt, nimmt das Meiste, bei gleicher Zahl die meisten Damen. Das Brett ist "
        "gespiegelt, wie in Spanien.",
        en="Spanish draughts with a tamed king: it flies far but must land on the first square "
        "behind what it takes. Men move and capture forward only, and whoever captures takes the "
        "most, among equals the most kings. The board is mirrored, as in Spain.",
    ),
    history=Text(
        de="Was genau in Argentinien gespielt wird, ist umstritten: Ältere Fassungen von "
        "Wikipedia erzählen von der Landung dicht dahinter, neuere davon, dass bei gleicher Zahl "
        "zuerst die Dame schlägt. Zwei Programme spielen die ältere Fassung; ihr folgen wir.",
        en="What exactly is played in Argentina is disputed: older versions of Wikipedia tell of "
        "the landing right behind, newer ones that among equal captures the king's comes first. "
        "Two programs play the older version, and so do we.",
    ),
    tips=(
        Tip(
            title=Text(
                de="Die enge Landung verrät das Ziel",
                en="The close landing gives the target away",
            ),
            text=Text(
                de="Kröne mit 27-30. Die Dame auf 21 muss die 14 schlagen, und dicht dahinter ist "
                "nur ein Feld: 11. Weil sie die 21 verlassen hat, springt deine neue Dame über 26 "
                "dorthin und von 21 weiter bis hinter die 11: 30x21x7.",
                en="Crown with 27-30. The king on 21 must take 14, and right behind it there is "
                "one square only: 11. As it has left 21, your new king jumps over 26 to that "
                "square, and from 21 on, right behind 11: 30x21x7.",
            ),
            fen="W:W14,27:B26,K21",
            move="27-30",
        ),
        Tip(
            title=Text(de="Wirf die Dame vor den Stein", en="Throw your king to a man"),
            text=Text(
                de="Die Dame auf 14 kann deine 10 schlagen, aber die Güteregel steht darüber: "
                "Nach 19-26 muss 29 schlagen, denn dort gibt es eine Dame zu holen. Der Stein "
                "landet auf 22, und deine 10 nimmt 14 und 22 in einem Zug.",
                en="The king on 14 could take your man on 10, but the quality rule stands above "
                "that: after 19-26 the man on 29 has to capture, for there it gets a king. It "
                "lands on 22, and your man on 10 takes 14 and 22 in one move.",
            ),
            fen="W:W10,K19:B25,29,K14",
            move="19-26",
        ),
        Tip(
            title=Text(
                de="Gib die Dame für Stein und Dame",
                en="Give the king for a man and a king",
            ),
            text=Text(
                de="Mit 21-11 lässt du deine Dame von 15 schlagen. Der Stein landet auf 6, genau "
                "vor deiner 3, und dahinter steht schon die fremde Dame: 3x10x17 nimmt 6 und 13. "
                "Die Reihe der Felder muss stimmen, nicht der Wert der Figur.",
                en="With 21-11 you let 15 take your king. The man lands on 6, right before your "
                "3, and behind it the other king is waiting: 3x10x17 takes 6 and 13. What matters "
                "is that the squares line up, not what the piece is worth.",
            ),
            fen="W:W3,8,K21:B15,K13",
            move="21-11",
        ),
        Tip(
            title=Text(de="Warte dort, wo sie landen muss", en="Wait where it has to land"),
            text=Text(
                de="Die Dame auf 8 muss deine 22 schlagen, und hinter ihr ist ihr Platz schon "
                "bestimmt: 26. Stell dich mit 23-30 daneben und nimm sie mit 30x21. Der Stein auf "
                "20 bleibt allein gegen zwei und wird bald eingesperrt.",
                en="The king on 8 has to take your man on 22, and its place behind that is fixed: "
                "26. Stand beside it with 23-30 and take it with 30x21. The man on 20 is left "
                "alone against two and will soon be shut in.",
            ),
            fen="W:W16,22,K23:B20,K8",
            move="23-30",
        ),
        Tip(
            title=Text(
                de="Kröne und lass Weiß sich verziehen",
                en="Crown, and let White run out of moves",
            ),
            text=Text(
                de="Kröne mit 8-4 und lass die Steine auf 17 und 21 stehen. Weicht die 10 aus, "
                "schlägt 17 die 13; zieht 13 nach 18, schlägt 21 sie und von 14 aus gleich noch "
                "die 10. Wer nur noch schlechte Züge hat, muss einen davon machen.",
                en="Crown with 8-4 and leave the men on 17 and 21 alone. If 10 steps aside, 17 "
                "takes 13; if 13 goes to 18, 21 takes it and then, from 14, the man on 10 as "
                "well. Whoever has only bad moves left must make one of them.",
            ),
            fen="B:W10,13:B8,17,21",
            move="8-4",
        ),
    ),
    sources=(
        "Wikipedia, older and newer text, in mirrors",
        "mig0/Games-Checkers and GlukKazan/Dagaz",
    ),
    base="spanish",
)
