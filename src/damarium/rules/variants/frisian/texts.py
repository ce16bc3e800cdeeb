"""What the rule book tells of Frisian draughts beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Das Damespiel Frieslands, im Norden der Niederlande: hundert Felder, zwanzig Steine "
        "und acht Richtungen zum Schlagen. Gezogen wird schräg, geschlagen auch gerade nach vorn, "
        "zur Seite und zurück. Dabei zählt der Wert: Eine Dame ist mehr als ein Stein und weniger "
        "als zwei. Remis ist hier selten.",
        en="The draughts of Friesland, in the north of the Netherlands: a hundred squares, twenty "
        "men and eight directions to capture in. Moves go diagonally, captures straight ahead, "
        "sideways and back as well. Value counts: a king is more than one man and less than two. "
        "Draws are rare here.",
    ),
    history=Text(
        de="Seit mehr als vierhundert Jahren werde so gespielt, sagen die Friesen; andere sehen "
        "den Anfang erst um 1700. Sicher ist, dass Willem van Swaanenburg 1725 vom König von "
        "„Molkwar“ schrieb, dem heutigen Dorf Molkwerum. Früher richteten Wirte die Wettkämpfe "
        "aus, seit 1932 der friesische Verband. 2018 wurde in Leeuwarden zum ersten Mal um die "
        "Weltmeisterschaft gespielt: Marten Walinga gewann sie, nach einem Stechen gegen "
        "Alexander Georgiev.",
        en="Frisians say that their game has been played for more than four hundred years; others "
        "see it begin about 1700. It is certain that Willem van Swaanenburg wrote of the king of "
        '"Molkwar", today\'s village of Molkwerum, in 1725. Innkeepers used to hold the matches; '
        "since 1932 the Frisian association does. In 2018 the world championship was played for "
        "the first time, in Leeuwarden: Marten Walinga won it, after a deciding game against "
        "Alexander Georgiev.",
    ),
    tips=(
        Tip(
            title=Text(de="Denk auch in geraden Linien", en="Think in straight lines, too"),
            text=Text(
                de="Der Stein auf 13 kann erst schräg über 18 nach 22 springen. Von dort geht es "
                "geradeaus nach oben weiter: Zwei Reihen höher steht die 12, dahinter ist 2 frei. "
                "13x22x2 nimmt zwei und krönt.",
                en="The man on 13 can first jump diagonally over 18 to 22. From there it goes on "
                "straight up: 12 stands two rows higher, and 2 behind it is free. 13x22x2 takes "
                "two men and crowns.",
            ),
            fen="W:W7,13:B10,12,18,23",
            move="13x2",
        ),
        Tip(
            title=Text(
                de="Sieh die Linie hinauf, bevor du ziehst",
                en="Look up the file before you move",
            ),
            text=Text(
                de="Auf 22 darf keiner deiner Steine treten: 12 schlüge ihn gerade nach unten und "
                "landete auf 32. Gut ist 28-23, denn nun ist alles bewacht: Kommt die 12 nach 17, "
                "schlägt 27 sie gerade, kommt sie nach 18, nimmt 23 sie schräg, und zieht 8 nach "
                "13, so schlägt 23 gerade bis 3.",
                en="None of your men may step on 22: 12 would take it straight down and land on "
                "32. The good move is 28-23, for now all is guarded: if 12 comes to 17, 27 takes "
                "it straight on, if it comes to 18, 23 takes it diagonally, and if 8 goes to 13, "
                "23 captures straight up to 3.",
            ),
            fen="W:W27,28:B1,8,12",
            move="28-23",
        ),
        Tip(
            title=Text(
                de="Die Dame geht vor, wenn der Wert gleich ist",
                en="The king goes first where values are equal",
            ),
            text=Text(
                de="Auf 17 kann dein Stein zweimal geschlagen werden: schräg von 11 und quer über "
                "die Reihe von der Dame auf 20. Beides ist einen Stein wert, also muss nach 22-17 "
                "die Dame schlagen, und sie landet auf 16. Deine eigene nimmt dann die 11, und "
                "von 6 aus gerade nach unten auch die Dame.",
                en="On 17 your man can be captured in two ways: diagonally by 11, and along the "
                "row by the king on 20. Both are worth one man, so after 22-17 the king has to "
                "take it, and lands on 16. Then your own takes 11 and, from 6 straight down, the "
                "king as well.",
            ),
            fen="W:W22,K44:B11,K20",
            move="22-17",
        ),
        Tip(
            title=Text(de="Der Rundschlag hält die Stellung", en="A round trip keeps the position"),
            text=Text(
                de="Drei Steine nimmt 24 auf zwei Wegen. Der eine führt am Ende über die 17 nach "
                "11, und dann schlägt 23 deine 28. Der andere führt nach Hause: über 19 nach 13, "
                "über 18 nach 22 und quer über 23 zurück nach 24. So ist der Angreifer weg, und "
                "deine 9 krönt als Nächstes.",
                en="There are two ways for 24 to take three men. One ends over 17 on 11, and then "
                "23 takes your man on 28. The other leads home: over 19 to 13, over 18 to 22 and "
                "straight across 23 back to 24. So the attacker is gone, and your man on 9 crowns "
                "next.",
            ),
            fen="W:W9,24,28:B5,17,18,19,23",
            move="24x24",
        ),
        Tip(
            title=Text(
                de="Zwei Damen gegen eine: gib eine her",
                en="Two kings against one: give one away",
            ),
            text=Text(
                de="Sieben Züge hast du, um mit zwei Damen eine zu fangen; eile dich. 8-19 stellt "
                "sie auf die Linie der Dame auf 39: Sie muss gerade nach oben schlagen, und "
                "hinter 19 gibt es nur das Feld 9. Dort nimmt die Dame auf 3 sie, und die Partie "
                "ist aus.",
                en="You have seven moves to catch one king with two, so hurry. 8-19 puts yours on "
                "the file of the king on 39: it must capture straight up, and behind 19 there is "
                "only the square 9. There the king on 3 takes it, and the game is over.",
            ),
            fen="W:WK3,K8:BK39",
            move="8-19",
        ),
    ),
    sources=(
        "official rules of Frisian draughts, 2011",
        "frisiandraughts.com",
        "friesdammen.nl, Frisian draughts",
        "mindsports.nl, Frisian",
        "WFD Foundation, programme of the world championship of 2021",
    ),
    relatives=("international",),
)
