"""What the rule book tells of Brazilian draughts beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Die internationalen Regeln auf dem kleinen Brett: fliegende Damen, Steine, die auch "
        "rückwärts schlagen, und die Pflicht, das Meiste zu nehmen, auf 64 Feldern mit zwölf "
        "Steinen. Zu Hause ist das Spiel in Brasilien, im Turnier wird es auch in Osteuropa viel "
        "gespielt. Am Küchentisch lassen Brasilianer die Mehrheitspflicht gern weg.",
        en="The international rules on the small board: flying kings, men that capture backward "
        "too, and the duty to take the most, on 64 squares with twelve men. Its home is Brazil; "
        "in tournaments it is played a lot in Eastern Europe as well. At the kitchen table "
        "Brazilians like to leave the duty to take the most aside.",
    ),
    history=Text(
        de="Wer die internationalen Regeln in Brasilien auf das Schachbrett setzte und wann, ist "
        "uns aus keiner guten Quelle bekannt. Weltmeisterschaften gibt es seit Langem: Eine "
        "Zeitung aus Ubatuba berichtet von der achtzehnten, bei der ein Amerikaner namens "
        "Kuperman mit 82 Jahren am Brett saß, siebenmal Weltmeister, und die meisten der vierzehn "
        "Spieler aus Osteuropa kamen.",
        en="Who put the international rules on a chessboard in Brazil, and when, no good source "
        "tells us. World championships have long been held: a newspaper from Ubatuba reports on "
        "the eighteenth, where an American called Kuperman, seven times world champion, sat at "
        "the board at the age of 82, and most of the fourteen players came from Eastern Europe.",
    ),
    tips=(
        Tip(
            title=Text(de="Auch Steine schlagen zurück", en="Men capture backward, too"),
            text=Text(
                de="Gib mit a7-b6 einen Stein: a5 muss ihn nehmen und steht auf c7. Nun hat b8 "
                "drei vor sich. Er nimmt c7 und e5 und von f4 aus, rückwärts, die g5: "
                "b8xd6xf4xh6. Wer nur nach vorn schaut, übersieht den dritten.",
                en="Give a man with a7-b6: a5 must take it and stands on c7. Now b8 has three "
                "before it. It takes c7 and e5 and then, from f4 and backward, g5: b8xd6xf4xh6. "
                "Whoever looks only ahead misses the third.",
            ),
            fen="B:Wa5,e5,g5:Ba7,b8",
            move="a7-b6",
        ),
        Tip(
            title=Text(
                de="Kröne, wo es etwas zu holen gibt",
                en="Crown where there is something to take",
            ),
            text=Text(
                de="Auf f8 wärst du auch Dame, aber auf d8 stehst du neben c7. Nach e7-d8 muss d6 "
                "die e5 schlagen und landet auf f4, und schon ist der Weg fertig: d8xb6xe3xh6 "
                "nimmt c7, c5 und f4.",
                en="On f8 you would be a king as well, but on d8 you stand next to c7. After "
                "e7-d8 the man on d6 must take e5 and lands on f4, and the road is ready: "
                "d8xb6xe3xh6 takes c7, c5 and f4.",
            ),
            fen="W:We5,e7:Bc5,c7,d6",
            move="e7-d8",
        ),
        Tip(
            title=Text(
                de="Fange die Dame auf der langen Schräge",
                en="Catch the king on the long diagonal",
            ),
            text=Text(
                de="Zieh dich mit e3-g1 ans Ende der Schräge zurück. Die Dame auf b6 muss d4 "
                "schlagen, und ob sie auf e3 oder f2 landet, du nimmst sie und von c5 aus auch "
                "noch d6. Eine Dame am Rand kann niemand überspringen.",
                en="Withdraw with e3-g1 to the end of the diagonal. The king on b6 must take d4, "
                "and whether it lands on e3 or f2, you take it, and from c5 also d6. A king at "
                "the edge cannot be jumped.",
            ),
            fen="W:Wd4,Ke3:Bd6,Kb6",
            move="e3-g1",
        ),
        Tip(
            title=Text(
                de="Schlag so, dass du wieder schlägst",
                en="Capture so that you capture again",
            ),
            text=Text(
                de="Dein vorderster Stein kann b6 oder d6 rückwärts nehmen. Mit c7xa5 lässt du "
                "die d6 stehen: Sie muss c5 schlagen und kommt nach b4, und dort nimmst du sie "
                "von a5 aus, wieder rückwärts. So gibst du einen Stein und bekommst zwei.",
                en="Your foremost man can take b6 or d6, backward. With c7xa5 you leave d6 alone: "
                "it has to take c5 and comes to b4, and there you take it from a5, backward "
                "again. You give one man and get two.",
            ),
            fen="W:Wc5,c7,f4:Ba7,b6,d6,h4",
            move="c7xa5",
        ),
        Tip(
            title=Text(de="Lass die Mehrheit für dich arbeiten", en="Put the majority to work"),
            text=Text(
                de="Zieh mit a1-b2 ruhig vor den Stein auf c3. Er darf dich nicht schlagen, denn "
                "h8 kann zwei nehmen, g7 und g5, und die Mehrheit geht vor. Steht der Stein dann "
                "auf h4, räumst du auf: b2xd4xf6xd8 nimmt c3, e5 und e7 und krönt.",
                en="Calmly step in front of the man on c3 with a1-b2. It may not take you, for h8 "
                "can take two, g7 and g5, and the majority goes first. Once that man stands on "
                "h4, you clear up: b2xd4xf6xd8 takes c3, e5 and e7 and crowns.",
            ),
            fen="W:Wa1,g5,g7:Bc3,e5,e7,h8",
            move="a1-b2",
        ),
    ),
    sources=(
        "CBD, rules, and the summary on brazil.fmjd.org",
        "FMJD-64 rules",
        "ubaweb.com, report on the 18th world championship in Ubatuba",
    ),
    relatives=("international", "russian"),
)
