"""What the rule book tells of Ghanaian draughts beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Damii spielt man in Ghana schnell und laut, das Brett auf den Knien der beiden "
        "Spieler, und die Steine werden nicht gesetzt, sondern geknallt. Hundert Felder, "
        "fliegende Damen, freie Wahl beim Schlagen. Wem nur ein einziger Stein bleibt, der hat "
        "verloren. Über die Regeln sind die Quellen uneins; die Lesarten zeigen, worüber.",
        en="In Ghana damii is played fast and loud, the board across the two players' knees, and "
        "the men are not put down but slammed. A hundred squares, flying kings, a free choice of "
        "captures. Whoever is left with a single piece has lost. The sources disagree on the "
        "rules; the readings show where.",
    ),
    history=Text(
        de="Ein Heft über Spiele aus aller Welt lässt damii bis um 3000 v. Chr. zurückreichen; "
        "einen Beleg nennt es nicht, und glauben muss man es nicht. Es erzählt auch, dass Spieler "
        "aus Westafrika für schnelle Kombinationen und zähe Verteidigung bekannt sind.",
        en="A booklet on games from everywhere has damii go back to about 3000 BC; it names no "
        "evidence, and you need not believe it. It also tells that players from West Africa are "
        "known for quick combinations and a stubborn defence.",
    ),
    tips=(
        Tip(
            title=Text(de="Gegen zwei genügt ein Tausch", en="Against two, one exchange is enough"),
            text=Text(
                de="Schwarz hat noch zwei Steine. Biete mit 38-33 einen zum Tausch: 37 muss ihn "
                "schlagen und steht auf 28, und 34 schlägt dort zurück. Schwarz bleibt nur die 7, "
                "und wer nur noch einen einzigen Stein hat, hat verloren.",
                en="Black has two men left. Offer one for exchange with 38-33: 37 must take it "
                "and stands on 28, and 34 takes it there. Only the man on 7 remains, and with a "
                "single piece Black has lost.",
            ),
            fen="W:W29,34,38,39:B7,37",
            move="38-33",
        ),
        Tip(
            title=Text(de="Wer zuerst auf einen kommt", en="Whoever is down to one first"),
            text=Text(
                de="Spielst du 30-25, nimmt 19 den Stein, und mit der 10 allein hast du verloren. "
                "Kröne mit 10-5: Die Dame zielt auf 14, ob sie stehen bleibt oder nach 18 "
                "ausweicht. Nimmst du einen Stein, hat Schwarz nur noch einen, und das genügt.",
                en="If you play 30-25, 19 takes the man, and with 10 alone you have lost. Crown "
                "with 10-5: the king aims at 14, whether it stays or steps aside to 18. Once you "
                "take a man, Black has only one left, and that is enough.",
            ),
            fen="W:W10,30:B14,19",
            move="10-5",
        ),
        Tip(
            title=Text(de="Behalte immer zwei", en="Always keep two"),
            text=Text(
                de="Deine Dame auf 4 könnte weit schlagen, doch dann nähme 7 deinen Stein auf 12, "
                "und mit einer einzigen Dame hättest du verloren. Nimm mit dem Stein: 12x3 "
                "beseitigt die 7, krönt, und du hast zwei Damen.",
                en="Your king on 4 could capture far away, but then 7 would take your man on 12, "
                "and with a single king you would have lost. Take with the man: 12x3 removes 7, "
                "crowns, and you have two kings.",
            ),
            fen="W:W12,K4:B7,22,23",
            move="12x3",
        ),
        Tip(
            title=Text(de="Zähle, was ihm bleibt", en="Count what will remain"),
            text=Text(
                de="Die Wahl ist frei, also zähle. Zwei Schläge nehmen je einen Stein und lassen "
                "die Dame auf 19 zurückschlagen. 48 aber kann rückwärts weiterspringen: über 43 "
                "nach 37 und über 42 nach 46. Jetzt hat Schwarz nur noch die Dame, und das ist "
                "verloren.",
                en="The choice is free, so count. Two captures take one man each and let the king "
                "on 19 strike back. But 48 can go on backward: over 43 to 37 and over 42 to 46. "
                "Now Black has only the king left, and that is lost.",
            ),
            fen="W:W47,48:B42,43,K19",
            move="48x46",
        ),
        Tip(
            title=Text(de="Such den längsten Weg selbst", en="Find the longest way yourself"),
            text=Text(
                de="Niemand zwingt dich hier, das Meiste zu nehmen, aber sehen musst du es. Lande "
                "hinter 8 auf 14, nicht weiter: Von dort geht es über 18 bis 36 und über 42 nach "
                "47. Drei sind fort, und von den zwei Steinen auf 4 und 15 darf Schwarz keinen "
                "mehr verlieren. Deine Dame auf 3 hat das allein geschafft.",
                en="Nobody makes you take the most here, but you have to see it. Land on 14 "
                "behind 8, no farther: from there it goes over 18 to 36 and over 42 to 47. Three "
                "are gone, and of the two men on 4 and 15 Black may not lose another. Your king "
                "on 3 did that alone.",
            ),
            fen="W:W6,K3:B4,8,15,18,42",
            move="3x47",
        ),
    ),
    sources=(
        "Damii, Ghana draughts, on scribd",
        "rules of several programs, which contradict each other",
    ),
    relatives=("international",),
)
