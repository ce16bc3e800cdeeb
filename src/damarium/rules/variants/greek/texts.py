"""Greek dama in the words of the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Griechische Dama ist die Türkische Dame mit kürzerem Atem: gerade Linien, sechzehn "
        "Steine, und nach jedem Schlag landet die Dame gleich hinter dem geschlagenen Stein. "
        "Die Quellen sind dünn, ein Programm, eine Seite und ein Forumsbeitrag. Dieselbe Regel "
        "wird anderswo unter türkischem Namen erzählt.",
        en="Greek dama is Turkish draughts with a shorter breath: straight lines, sixteen men, "
        "and after each jump the king lands right behind the piece it takes. The sources are "
        "thin: a program, a page and a post in a forum. The same rule is told elsewhere under "
        "the Turkish name.",
    ),
    history=Text(),
    tips=(
        Tip(
            title=Text(
                de="Gleich dahinter heißt: vorhersehbar",
                en="Right behind means foreseeable",
            ),
            text=Text(
                de="Die Dame auf e3 muss deinen Stein auf c3 schlagen und auf b3 stehen bleiben, "
                "weiter darf sie nicht. Mit c1-b1 wartest du in dieser Linie: Du nimmst sie, "
                "landest auf b4 und schlägst von dort auch die auf b6.",
                en="The king on e3 has to take your man on c3 and stop on b3; it may go no "
                "further. With c1-b1 you wait on this file: you take it, land on b4 and from "
                "there take the one on b6 as well.",
            ),
            fen="W:Wc3,Kc1:BKb6,Ke3",
            move="c1-b1",
        ),
        Tip(
            title=Text(de="Führ sie Feld für Feld", en="Lead her square by square"),
            text=Text(
                de="Weil die Dame nach jedem Schlag gleich dahinter hält, kennst du jeden ihrer "
                "Schritte. Sie nimmt b3 und steht auf b2. Hast du vorher h2-g2 gezogen, muss "
                "sie von dort quer über die Reihe auch g2 nehmen und landet auf h2, vor deinem "
                "Stein auf h1.",
                en="Since the king halts right behind each piece it takes, you know its every "
                "step. It takes b3 and stands on b2. If you have played h2-g2 before, it has "
                "to go on across the row, take g2 as well and land on h2, in front of your man "
                "on h1.",
            ),
            fen="W:Wb3,h1,h2:BKb7",
            move="h2-g2",
        ),
        Tip(
            title=Text(de="Hol den Stein in deine Reihe", en="Bring the man into your row"),
            text=Text(
                de="Steine schlagen zur Seite. Der auf h6 muss g6 nehmen und steht dann auf f6. "
                "Nach d8-d6 ist das deine Reihe: Du nimmst ihn, landest auf g6 und hast unter "
                "dir den Stein auf g3.",
                en="Men capture sideways. The one on h6 has to take g6 and then stands on f6. "
                "After d8-d6 that is your row: you take it, land on g6 and have the man on g3 "
                "below you.",
            ),
            fen="W:Wg6,Kd8:Bg3,h6",
            move="d8-d6",
        ),
        Tip(
            title=Text(de="Opfere die Dame am Rand", en="Sacrifice the king at the edge"),
            text=Text(
                de="Am Rand gibt es nur ein Feld zum Landen. g2-b2 zwingt die Dame auf h2, die "
                "ganze Reihe zu überfliegen, deine zu nehmen und auf a2 zu halten. Dein Stein "
                "auf a1 schlägt sie und steht auf a3.",
                en="At the edge there is only one square to land on. g2-b2 forces the king on h2 "
                "to fly along the whole row, take yours and halt on a2. Your man on a1 takes "
                "it and stands on a3.",
            ),
            fen="W:Wa1,b4,Kg2:BKh2",
            move="g2-b2",
        ),
        Tip(
            title=Text(
                de="Rette den einen, der andere ist Köder",
                en="Save the one, the other is bait",
            ),
            text=Text(
                de="Die Dame auf a5 greift zwei Steine an, a3 und b5. Zieh b5-b6, dann bleibt ihr "
                "nur a3, und sie muss auf a2 halten. Dort nimmt sie deine Dame auf a1.",
                en="The king on a5 attacks two men, a3 and b5. Play b5-b6, and it is left with a3 "
                "only and has to halt on a2. There your king on a1 takes it.",
            ),
            fen="W:Wa3,b5,b7,Ka1:BKa5,Kc8",
            move="b5-b6",
        ),
    ),
    sources=(
        "GlukKazan/Dagaz, turkish-dama, its variant Greek Checkers",
        "alemanni's page on Turkish checkers",
    ),
    base="turkish",
)
