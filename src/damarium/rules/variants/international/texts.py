"""International draughts in the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Internationale Dame, auch polnische Dame genannt, ist die Form, in der um die "
        "Weltmeisterschaft auf hundert Feldern gespielt wird. Auf dem großen Brett stehen "
        "zwanzig Steine auf jeder Seite; sie schlagen auch rückwärts, Damen fliegen, und wer "
        "schlägt, muss die größte Zahl nehmen. Gerade diese Pflicht macht die langen "
        "Kombinationen möglich, für die das Spiel berühmt ist.",
        en="International draughts, also called Polish draughts, is the form in which the world "
        "title on a hundred squares is played for. Twenty men stand on each side of the large "
        "board; they capture backward, too, kings fly, and who captures must take the largest "
        "number. It is this duty that makes the long combinations possible for which the game "
        "is known.",
    ),
    history=Text(
        de="Wo man zuerst auf zehn mal zehn Feldern spielte, ist nicht bekannt. Nach dem "
        "Historiker Arie van der Stoep gab es das Brett in den Niederlanden wohl schon um "
        "1550, die zwanzig Steine zwischen 1650 und 1700; nach Frankreich kam das Spiel "
        "zwischen 1670 und 1685. Die Erzählung von einem Polen, der es 1723 in Paris erfunden "
        "haben soll, ist damit zweifelhaft. Der erste Weltmeister war der Franzose Isidore "
        "Weiss; ob seit 1894 oder 1899, darin sind die Quellen uneins.",
        en="Where people first played on ten by ten squares is not known. According to the "
        "historian Arie van der Stoep the board was probably used in the Netherlands from 1550 "
        "and the twenty men came between 1650 and 1700; the game reached France between 1670 "
        "and 1685. The tale of a Pole who is said to have invented it in Paris in 1723 is "
        "therefore doubtful. The first world champion was the Frenchman Isidore Weiss; whether "
        "from 1894 or from 1899, sources disagree.",
    ),
    tips=(
        Tip(
            title=Text(de="Lock ihn rückwärts", en="Lure him backward"),
            text=Text(
                de="Steine schlagen auch rückwärts, und wer schlägt, muss weiter, solange es "
                "geht. 34-29 gibt drei Steine her: Der Stein auf 33 muss zurück nach 24, dann "
                "über 30 und 40 bis 44. Dort wartet dein Stein auf 50 und nimmt ihn.",
                en="Men capture backward, too, and who captures must go on as long as he can. "
                "34-29 gives away three men: the man on 33 has to go back to 24, then over 30 "
                "and 40 to 44. There your man on 50 waits and takes it.",
            ),
            fen="W:W30,34,40,41,50:B33",
            move="34-29",
        ),
        Tip(
            title=Text(de="Rechne mit der größten Zahl", en="Count on the largest number"),
            text=Text(
                de="Die Dame auf 1 kann dreimal schlagen, also muss sie: erst deine Dame auf "
                "18, dann die Steine auf 33 und 32. Das bringt sie nach 27 oder 21. Stell "
                "deine andere Dame vorher mit 11-16 an diese Schräge, dann schlägt sie die "
                "schwarze und den Stein auf 44 dazu.",
                en="The king on 1 can take three pieces, so it must: first your king on 18, then "
                "the men on 33 and 32. That brings it to 27 or 21. Put your other king on this "
                "diagonal first with 11-16, and it takes the black king and the man on 44 as "
                "well.",
            ),
            fen="W:W32,33,K11,K18:B44,K1",
            move="11-16",
        ),
        Tip(
            title=Text(
                de="Wähle das Feld, auf dem du Dame wirst",
                en="Choose the square to be crowned on",
            ),
            text=Text(
                de="Zwei Felder machen den Stein auf 9 zur Dame, aber nur eines gewinnt. Auf 4 "
                "steht sie in derselben Schräge wie die schwarze auf 36. Die muss den Stein "
                "auf 18 schlagen und landet vor ihr: Du nimmst sie und dann den Stein auf 37. "
                "Deshalb 9-4 und nicht 9-3.",
                en="Two squares make a king of the man on 9, but only one wins. On 4 it stands on "
                "the same diagonal as the black king on 36. That has to take the man on 18 and "
                "lands in front of yours: you take it and then the man on 37. Hence 9-4 and "
                "not 9-3.",
            ),
            fen="W:W9,18:B37,K36",
            move="9-4",
        ),
        Tip(
            title=Text(de="Stell dich dem Ausreißer in den Weg", en="Stand in the runner's way"),
            text=Text(
                de="Im Endspiel der Steine zählt jedes Tempo. Dein Stein auf 16 hält den auf 6 "
                "fest, also geht es um 18: Nach 42-38 trittst du ihm rechtzeitig gegenüber, "
                "wohin er auch läuft. Mit 42-37 bist du eine Reihe zu weit links, und er zieht "
                "vorbei.",
                en="In an ending of men every tempo counts. Your man on 16 holds the one on 6, so "
                "it is all about 18: after 42-38 you face it in time, wherever it runs. With "
                "42-37 you are too far to the left, and it slips by.",
            ),
            fen="W:W16,42:B6,18",
            move="42-38",
        ),
        Tip(
            title=Text(de="Halte die lange Schräge", en="Hold the long diagonal"),
            text=Text(
                de="Von 46 bis 5 läuft der Hauptweg des Bretts. Der Stein auf 36 muss ihn auf 41 "
                "betreten, und dort erwartet ihn deine Dame, wenn du sie mit 11-28 auf den Weg "
                "stellst. Von der Ferne deckt sie mehr Felder als aus der Nähe.",
                en="The main road of the board runs from 46 to 5. The man on 36 has to step on it "
                "at 41, and there your king awaits it if you put it on the road with 11-28. "
                "From afar it covers more squares than from close by.",
            ),
            fen="W:W8,K11:B36",
            move="11-28",
        ),
    ),
    sources=(
        "FMJD Annex 1, official rules of international draughts",
        "Wikipedia, International draughts, after Arie van der Stoep",
        "draughtshistory.nl, on Polish draughts in France",
        "internationaldraughts.neocities.org, on the champions (1899)",
    ),
    relatives=("brazilian", "canadian"),
)
