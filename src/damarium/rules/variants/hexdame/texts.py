"""Hexdame in the words of the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Hexdame überträgt die Internationale Dame auf ein Sechseck aus 61 Zellen. Sechzehn "
        "Steine auf jeder Seite ziehen in drei Richtungen vorwärts und schlagen in alle sechs. "
        "Damen fliegen auf drei Linien, und die größte Zahl muss genommen werden.",
        en="Hexdame carries International draughts over to a hexagon of 61 cells. Sixteen men a "
        "side move in three directions forward and capture in all six. Kings fly along three "
        "lines, and the largest number must be taken.",
    ),
    history=Text(
        de="Christian Freeling hat Hexdame 1979 erfunden. Die Regeln, sagt er, seien nicht von "
        "ihm: Er habe die der Internationalen Dame nur auf Sechsecke angewandt.",
        en="Christian Freeling invented Hexdame in 1979. The rules, he says, are not his: he only "
        "applied those of International draughts to hexagons.",
    ),
    tips=(
        Tip(
            title=Text(
                de="Steine schlagen in alle sechs Richtungen",
                en="Men capture in all six directions",
            ),
            text=Text(
                de="Ein Stein auf e1 sieht harmlos aus, weil er nur vorwärts zieht. Aber er "
                "schlägt rundum: c3-f3 lässt die Dame auf g4 deine Dame nehmen und auf e2 oder "
                "d1 landen, und beide Male steht sie neben ihm.",
                en="A man on e1 looks harmless because it moves only forward. But it captures all "
                "round: c3-f3 lets the king on g4 take your king and land on e2 or d1, and "
                "both times it stands beside it.",
            ),
            fen="W:Wb6,e1,Kc3:BKg4",
            move="c3-f3",
        ),
        Tip(
            title=Text(de="Geh an das Ende der Linie", en="Go to the end of the line"),
            text=Text(
                de="Drei Linien kreuzen jede Zelle, und jede hat ein Ende. Die Dame auf g9 muss "
                "deinen Stein auf d6 nehmen und landet auf c5 oder b4. Mit c5-a3 wartest du am "
                "Ende dieser Linie: Du nimmst sie, fliegst bis g9 und schlägst die zweite auf "
                "f9.",
                en="Three lines cross every cell, and each has an end. The king on g9 has to take "
                "your man on d6 and lands on c5 or b4. With c5-a3 you wait at the end of this "
                "line: you take it, fly on to g9 and take the second one on f9.",
            ),
            fen="W:Wd6,e6,Kc5:BKf9,Kg9",
            move="c5-a3",
        ),
        Tip(
            title=Text(de="Die zweite Dame gewinnt das Feld", en="The second king wins the ground"),
            text=Text(
                de="Eine Dame allein kann einem Stein nachlaufen, zwei nehmen ihm jeden Weg. Mit "
                "g8-g9 hast du die zweite, und von zwei Seiten aus deckt ihr alle Zellen vor "
                "c7 und g6. Welcher auch zieht, er zieht in einen Schlag.",
                en="One king alone can run after a man, two leave it no way. With g8-g9 you have "
                "the second one, and from two sides they cover all the cells before c7 and g6. "
                "Whichever moves walks into a capture.",
            ),
            fen="W:Wg3,g8,Kb5:Bc7,g6",
            move="g8-g9",
        ),
        Tip(
            title=Text(de="Drei Ausgänge, eine Dame", en="Three exits, one king"),
            text=Text(
                de="Ein Stein in der Ecke auf i9 hat drei Züge: h9, h8 und i8. a3-f8 bewacht sie "
                "alle: Auf h8 nimmst du ihn sofort, auf i8 stellst du dich davor, und auf h9 "
                "lockst du ihn mit g9 zu deinen Steinen.",
                en="A man in the corner on i9 has three moves: h9, h8 and i8. a3-f8 watches them "
                "all: on h8 you take it at once, on i8 you stand in front of it, and on h9 you "
                "lure it to your men by g9.",
            ),
            fen="W:Wc3,d8,e8,Ka3:Bi9",
            move="a3-f8",
        ),
        Tip(
            title=Text(de="Lass nehmen und werde Dame", en="Let him take and be crowned"),
            text=Text(
                de="Der Stein auf h4 muss deinen auf g4 schlagen. Versuch nicht, ihn zu retten, "
                "sondern geh mit c7-d8 an den Rand der Krönungszellen: Einen Zug später bist "
                "du auf e9 Dame, und der schwarze auf f4 ist von keiner Linie weit entfernt.",
                en="The man on h4 has to take yours on g4. Do not try to save it, but step up to "
                "the crowning cells with c7-d8: one move later you are a king on e9, and the "
                "black man on f4 is not far from any line.",
            ),
            fen="W:Wc4,c7,g4:Bh4",
            move="c7-d8",
        ),
    ),
    sources=("Freeling, Hexdame", "Wikipedia, Hexdame", "jpneto, World of Abstract Games, Hexdame"),
)
