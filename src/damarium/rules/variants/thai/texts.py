"""Thai checkers in the words of the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Makhos ist neben dem Schachspiel Makruk das beliebteste Brettspiel Thailands. Jede "
        "Seite hat nur acht Steine auf zwei Reihen, dazwischen liegt viel freies Feld. Damen "
        "fliegen, landen aber gleich hinter dem geschlagenen Stein; der verschwindet sofort, "
        "und die Dame darf auf ihrem Weg zurück weiterschlagen.",
        en="Makhos is the most popular board game of Thailand beside its chess, makruk. Each side "
        "has only eight men on two rows, with much free ground between them. Kings fly, but "
        "land right behind the piece they take; it vanishes at once, and the king may go on "
        "capturing back along its way.",
    ),
    history=Text(
        de="Sicheres ist nicht überliefert. Eine thailändische Reiseseite vermutet, die acht "
        "Steine seien die acht Bauern aus dem Satz des Makruk, und sieht in den Regeln "
        "spanischen Einfluss; Belege nennt sie nicht.",
        en="Nothing certain is handed down. A travel page from Thailand supposes that the eight "
        "men are the eight pawns of a makruk set, and sees Spanish influence in the rules; it "
        "gives no evidence.",
    ),
    tips=(
        Tip(
            title=Text(de="Seine Landung steht fest", en="His landing is fixed"),
            text=Text(
                de="Die Dame landet immer gleich hinter dem Geschlagenen, also kannst du ihren "
                "Weg vorhersagen. Von 30 muss sie über 26 nach 23 und weiter über 18 nach 14. "
                "Stell deine Dame mit 27-32 ans Ende dieser Schräge, und du nimmst sie.",
                en="The king always lands right behind what it takes, so you can foretell its "
                "way. From 30 it has to go over 26 to 23 and on over 18 to 14. Put your king "
                "at the end of this diagonal with 27-32, and you take it.",
            ),
            fen="W:W18,26,K27:BK30",
            move="27-32",
        ),
        Tip(
            title=Text(
                de="Dame gegen Dame, und der Stein bleibt",
                en="King for king, and the man is left",
            ),
            text=Text(
                de="Zwei Damen gegen eine und einen Stein: Tausche. 20-27 stellt dich neben die "
                "Dame auf 31; sie muss schlagen und auf 24 stehen bleiben. Deine auf 28 nimmt "
                "sie, und den Stein auf 17 fängt sie allein.",
                en="Two kings against a king and a man: exchange. 20-27 puts you beside the king "
                "on 31; it has to capture and stop on 24. Yours on 28 takes it and catches the "
                "man on 17 on its own.",
            ),
            fen="W:WK20,K28:B17,K31",
            move="20-27",
        ),
        Tip(
            title=Text(de="Stell dich hinter das Landefeld", en="Stand behind the landing square"),
            text=Text(
                de="Die Dame auf 25 greift deinen Stein auf 11 an und kann danach nur auf 8 "
                "stehen. Also 7-3: Deine Dame weicht aus und wartet genau dort. Sie nimmt die "
                "schwarze und landet gleich dahinter, auf 12.",
                en="The king on 25 attacks your man on 11 and can then stand only on 8. So 7-3: "
                "your king steps aside and waits right there. It takes the black one and lands "
                "right behind, on 12.",
            ),
            fen="W:W11,13,26,K7:B24,K25",
            move="7-3",
        ),
        Tip(
            title=Text(de="Eine Dame hält zwei Ausreißer", en="One king holds two runners"),
            text=Text(
                de="Acht Steine sind wenig, und ein Ausreißer mehr entscheidet. 3-14 stellt die "
                "Dame auf die Schräge, an der beide vorbeimüssen. Geht 24 nach 27, nimmt ihn dein "
                "Stein auf 31, und danach holst du auch den anderen. Geht er nach 28, bleibst "
                "du auf dieser Schräge: Auch gekrönt steht er auf 32 an ihrem Ende, und dein "
                "Stein lockt ihn heraus.",
                en="Eight men are few, and one runner more decides. 3-14 puts the king on the "
                "diagonal that both have to pass. If 24 goes to 27, your man on 31 takes it, "
                "and then you get the other one as well. If it goes to 28, you stay on this "
                "diagonal: crowned, too, it stands on 32 at its end, and your man lures it out.",
            ),
            fen="W:W31,K3:B20,24",
            move="3-14",
        ),
        Tip(
            title=Text(de="Werde in der richtigen Ecke Dame", en="Be crowned in the right corner"),
            text=Text(
                de="Zwei Felder stehen dir offen, aber nur von 4 aus läuft die lange Schräge quer "
                "über das Brett. Nach 8-4 kommen 13 und 14 nicht beide über sie hinweg. Von 3 "
                "aus siehst du zu, wie einer durchschlüpft.",
                en="Two squares are open to you, but only from 4 does the long diagonal run "
                "across the board. After 8-4, 13 and 14 do not both get across it. From 3 you "
                "watch one of them slip through.",
            ),
            fen="W:W8,28:B13,14",
            move="8-4",
        ),
    ),
    sources=(
        "checkers.fandom.com, Mak-hot",
        "siam-pattaya-city.com, Thai checkers",
        "coldmoon.io, Makhos",
        "BrainKing, table of games",
    ),
    relatives=("german",),
)
