"""What the rule book tells of Antidraughts beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Internationale Dame mit umgekehrtem Ziel: Wer nichts mehr hat oder nicht mehr ziehen "
        "kann, gewinnt. Weil das Meiste genommen werden muss, lenkst du den anderen mit jedem "
        "Opfer, wohin du willst. Zu Hause ist das Spiel im Netz, bei lidraughts.",
        en="International draughts with the aim turned round: whoever has nothing left or cannot "
        "move wins. As the most must be taken, every man you offer steers the other side where "
        "you like. Its home is online, at lidraughts.",
    ),
    history=Text(
        de="Wer verlieren will, um zu gewinnen, spielte in Deutschland früher Schlagdame; Pierer "
        "und Meyer führen das Wort. Wer die Spielart auf hundert Feldern zuerst so nannte, wissen "
        "wir nicht; in Frankreich heißt der Spaß „qui perd gagne“.",
        en="To lose in order to win was called Schlagdame in Germany; Pierer's and Meyers' "
        "encyclopedias have the word. Who first gave the game on a hundred squares its present "
        'name we do not know; in France the fun is called "qui perd gagne".',
    ),
    tips=(
        Tip(
            title=Text(de="Ein Stein holt den anderen ab", en="One man fetches the other"),
            text=Text(
                de="Mit 35-30 muss 25 schlagen und steht auf 34. Von dort reicht er dem zweiten "
                "schon die Hand: 44-39, er schlägt nach 43, und du hast nichts mehr. Gib zuerst "
                "den Stein, dessen Schläger zum nächsten hinführt.",
                en="After 35-30 the man on 25 must capture and stands on 34. From there the "
                "second is within its reach: 44-39, it takes that one to 43, and you have nothing "
                "left. First give the man whose taker is led to the next.",
            ),
            fen="W:W35,44:B19,25",
            move="35-30",
        ),
        Tip(
            title=Text(
                de="Hol die fremde Dame auf die richtige Schräge",
                en="Bring the other king to the right diagonal",
            ),
            text=Text(
                de="Die eigene Dame ist am schwersten loszuwerden; gib sie zuerst. Nach 49-44 "
                "muss die Dame auf 11 schlagen, und hinter 44 gibt es nur das Feld 50. Dann "
                "stellst du mit 43-39 den letzten Stein auf dieselbe Schräge.",
                en="Your own king is the hardest to be rid of; give it first. After 49-44 the "
                "king on 11 must capture, and behind 44 there is only the square 50. Then 43-39 "
                "puts your last man on the same diagonal.",
            ),
            fen="W:W43,K49:B19,K11",
            move="49-44",
        ),
        Tip(
            title=Text(de="Zwei in eine Kette stellen", en="Line two up in a chain"),
            text=Text(
                de="Zwei Steine musst du jetzt nehmen; nimm mit 35 und lande auf 33. Schwarz kann "
                "nur 45-50 ziehen und krönen. Nun 23-18: Die neue Dame muss das Meiste nehmen, "
                "erst 33, dann von 22 aus 18, und du bist fertig.",
                en="You have to take two men now; take with 35 and land on 33. Black can only "
                "play 45-50 and crown. Now 23-18: the new king must take the most, first 33, then "
                "18 from 22, and you are done.",
            ),
            fen="W:W23,35:B29,30,45",
            move="35x33",
        ),
        Tip(
            title=Text(
                de="Wähle die Landung, auf der du geschlagen wirst",
                en="Land where you will be taken",
            ),
            text=Text(
                de="Von 14 nimmt deine Dame 20 und von 25 aus auch 30; dahinter hast du mehrere "
                "Felder. Lande auf 39, dicht hinter dem Feld 34: Schwarz muss mit 23 die 29 "
                "schlagen und von 34 aus gleich noch deine Dame. Auf jedem anderen Feld bliebe "
                "sie übrig.",
                en="From 14 your king takes 20 and, from 25, also 30; behind that you have "
                "several squares. Land on 39, next to the square 34: Black must take 29 with 23 "
                "and then, from 34, your king as well. On any other square it would be left over.",
            ),
            fen="W:W29,K14:B20,23,30,K10",
            move="14x39",
        ),
        Tip(
            title=Text(
                de="Gib den hinteren, kröne den vorderen",
                en="Give the rear man, crown the other",
            ),
            text=Text(
                de="Krönst du sofort, wirst du die 18 nicht mehr los. Erst 18-13: 9 muss sie "
                "nehmen. Dann krönst du mit der 8, und als Dame kannst du dich jedem Stein vor "
                "die Nase stellen, bis einer dich schlagen muss.",
                en="If you crown at once, you will not get rid of 18 any more. First 18-13: 9 has "
                "to take it. Then you crown with 8, and as a king you can step right in front of "
                "any man until one has to take you.",
            ),
            fen="W:W8,18:B9,39",
            move="18-13",
        ),
    ),
    sources=(
        "lidraughts.org, Antidraughts",
        "Pierer's Universal-Lexikon, Damenspiel",
        "Meyers Großes Konversations-Lexikon, 1905, Damespiel",
        "checkerschest.com, Giveaway Checkers",
    ),
    base="international",
)
