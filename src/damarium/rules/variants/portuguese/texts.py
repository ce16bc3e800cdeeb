"""Portuguese draughts in the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Das klassische Damespiel Portugals, damas clássicas, zieht wie das spanische: Steine "
        "nur vorwärts, fliegende Damen, zuerst die größte Zahl, dann die meisten Damen. Die "
        "lange Schräge von 1 nach 32 heißt der Fluss, rio. Er entscheidet viele Endspiele: "
        "Drei Damen, die ihn besetzt haben, bekommen zwölf Züge, um eine zu fangen.",
        en="The classical game of Portugal, damas clássicas, moves like the Spanish one: men only "
        "forward, flying kings, the largest number first, then the most kings. The long "
        "diagonal from 1 to 32 is called the river, rio. It decides many endings: three kings "
        "that hold it get twelve moves to catch one.",
    ),
    history=Text(
        de="Ein erster Versuch, einen Verband zu gründen, scheiterte 1954. Bekannt blieb das "
        "Spiel durch Zeitungen und durch die Enciclopédia Damista des Arztes Cândido de Sena "
        "Carneiro aus Fafe. 1980 gab sich die Federação Portuguesa de Damas ihre Satzung; "
        "seither sind die Landesmeisterschaften amtlich.",
        en="A first attempt to found a federation failed in 1954. The game stayed in the public "
        "eye through newspapers and the Enciclopédia Damista of Cândido de Sena Carneiro, a "
        "physician in Fafe. In 1980 the Federação Portuguesa de Damas adopted its statutes; "
        "national championships have been official since.",
    ),
    tips=(
        Tip(
            title=Text(de="Werde auf dem Fluss Dame", en="Be crowned on the river"),
            text=Text(
                de="Der Fluss führt von 1 nach 32. Auf 32 gekrönt, schließt deine Dame ihn hinter "
                "dem Stein auf 23: Die schwarze Dame auf 14 muss ihn schlagen und kann nur auf "
                "28 landen, direkt vor dir. Nach 28-32 nimmst du sie und auf demselben Weg den "
                "Stein auf 7. Auf 31 gekrönt, verlierst du den Stein umsonst.",
                en="The river runs from 1 to 32. Crowned on 32, your king closes it behind the "
                "man on 23: the black king on 14 has to take that man and can land only on 28, "
                "right in front of you. After 28-32 you take it, and on the same way the man "
                "on 7. Crowned on 31 you lose the man for nothing.",
            ),
            fen="W:W23,28:B7,K14",
            move="28-32",
        ),
        Tip(
            title=Text(de="Der Fluss ist ein Netz", en="The river is a net"),
            text=Text(
                de="Zwei Steine sind schon fast durch, und eine Dame hält beide auf. 30-23 stellt "
                "sie auf den Fluss: Wer von 9 oder 13 aus einen Schritt auf diese Schräge "
                "setzt, wird geschlagen, und daran vorbei führt kein Weg zur letzten Reihe. "
                "Dein Stein auf 24 hat Zeit.",
                en="Two men are nearly through, and one king stops both. 30-23 puts it on the "
                "river: whoever sets foot on this diagonal from 9 or 13 is taken, and no way "
                "to the last row leads past it. Your man on 24 has time.",
            ),
            fen="W:W24,K30:B9,13",
            move="30-23",
        ),
        Tip(
            title=Text(de="Lass die Menge für dich arbeiten", en="Let quantity work for you"),
            text=Text(
                de="Die Zahl geht vor allem: Nach 19-23 muss die Dame auf 30 drei nehmen, die "
                "Steine auf 23 und 14 und deine Dame auf 15. Danach steht sie auf 21 oder 18, "
                "und nun schlägt deine Dame von 25 beide schwarzen in einem Zug.",
                en="The number goes before all else: after 19-23 the king on 30 has to take "
                "three, the men on 23 and 14 and your king on 15. Then it stands on 21 or 18, "
                "and now your king takes both black ones from 25 in one move.",
            ),
            fen="W:W14,19,K15,K25:BK7,K30",
            move="19-23",
        ),
        Tip(
            title=Text(de="Sperre, was du nicht schlagen kannst", en="Block what you cannot take"),
            text=Text(
                de="Eingesperrt heißt verloren. Der Stein auf 8 kommt an deinem auf 4 nicht "
                "vorbei, also brauchst du nur noch die anderen beiden. 7-12 bietet einen Stein "
                "an, 16 muss nehmen, und von 3 schlägst du zwei auf einmal. Schwarz hat noch "
                "einen Stein, aber keinen Zug.",
                en="Shut in means lost. The man on 8 cannot get past yours on 4, so you only need "
                "the other two. 7-12 offers a man, 16 has to take it, and from 3 you take two "
                "at once. Black still has a man, but no move.",
            ),
            fen="W:W3,4,7:B8,15,16",
            move="7-12",
        ),
        Tip(
            title=Text(de="Gib einen Stein, öffne eine Reihe", en="Give a man, open a row"),
            text=Text(
                de="Damen leben von Lücken. Deine auf 4 sieht nur leere Felder, bis du mit 6-11 "
                "einen Stein hergibst: 14 schlägt nach 7, und jetzt stehen 7 und 18 in ihrer "
                "Reihe mit einer Lücke dazwischen. Sie nimmt beide und hält den letzten Stein "
                "auf 12 fest.",
                en="Kings live on gaps. Yours on 4 sees only empty squares until you give a man "
                "with 6-11: 14 takes to 7, and now 7 and 18 stand in its row with a gap "
                "between them. It takes both and holds the last man on 12.",
            ),
            fen="W:W6,K4:B12,14,18",
            move="6-11",
        ),
    ),
    sources=(
        "FPD, rules of the classical game, 2013 and in force from April 2026",
        "fpdamas.pt, history of the federation",
    ),
    relatives=("spanish",),
)
