"""Hexdame in the words of the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Hexdame überträgt die Internationale Dame auf ein Sechseck aus 61 Feldern. Sechzehn "
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
                de="Drei Linien kreuzen jedes Feld, und jede hat ein Ende. Die Dame auf g9 muss "
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
            title=Text(de="Steh eng beieinander", en="Stand close together"),
            text=Text(
                de="Zwei Steine hintereinander überspringt keine Dame. a4-b5 stellt einen Stein "
                "vor die Dame auf b6: Sie muss ihn nehmen und auf b4 halten, denn auf b3 steht "
                "der nächste. Der schlägt sie sofort.",
                en="No king jumps two pieces one behind the other. a4-b5 puts a man before the "
                "king on b6: it has to take it and halt on b4, for the next one stands on b3. "
                "That takes it at once.",
            ),
            fen="W:Wa4,b1,b2,b3,d3:BKb6",
            move="a4-b5",
        ),
        Tip(
            title=Text(de="Lande auf der nächsten Linie", en="Land on the next line"),
            text=Text(
                de="Beim Schlagen wählst du auch, wo du hältst. Nimm f7 und flieg von g7 bis d7, "
                "genau in die Linie, auf der gleich etwas steht: Der Stein auf d5 muss d4 "
                "nehmen und landet auf d3. Du schlägst ihn, hältst auf d2 und nimmst den auf "
                "b2 dazu.",
                en="In a capture you also choose where to halt. Take f7 and fly from g7 to d7, "
                "right onto the line where something is about to stand: the man on d5 has to "
                "take d4 and lands on d3. You take it, halt on d2 and take the one on b2 as "
                "well.",
            ),
            fen="W:Wd4,Kg7:Bb2,d5,f7",
            move="g7xd7",
        ),
        Tip(
            title=Text(de="Nimm den Ausreißer zuerst", en="Take the runner first"),
            text=Text(
                de="Zwei Schläge, gleich viel: Du darfst wählen. Der Stein auf b2 würde im "
                "nächsten Zug Dame, also nimm ihn und flieg von d4 bis a1. Der auf e4 hat drei "
                "Wege und keinen, auf dem ihn deine Dame nicht einholt.",
                en="Two captures of equal number: you may choose. The man on b2 would be crowned "
                "next move, so take it and fly from d4 to a1. The one on e4 has three ways and "
                "none on which your king does not catch it.",
            ),
            fen="W:Wg6,Kd4:Bb2,e4",
            move="d4xa1",
        ),
    ),
    sources=("Freeling, Hexdame", "Wikipedia, Hexdame", "jpneto, World of Abstract Games, Hexdame"),
    base="international",
)
