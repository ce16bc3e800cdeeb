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
            title=Text(de="Gib zwei auf einmal", en="Give two at once"),
            text=Text(
                de="47-42 kostet dich zwei Steine, und das ist gut so: 38 nimmt 42, landet auf 47 "
                "und muss über 41 nach 36 weiter. Den letzten krönst du auf 1. Als Dame kommst du "
                "jedem Stein zuvor, hier dem auf 17.",
                en="47-42 costs you two men, which is as it should be: 38 takes 42, lands on 47 "
                "and must go on over 41 to 36. Your last man you crown on 1. As a king you can "
                "get in front of any man, here of the one on 17.",
            ),
            fen="W:W6,41,47:B17,38",
            move="47-42",
        ),
        Tip(
            title=Text(
                de="Warte mit der Dame, bis alles passt",
                en="Let the king wait until it all fits",
            ),
            text=Text(
                de="Mit 7-16 wartest du, und Schwarz muss mit 3 ziehen oder 26 herbringen. Danach "
                "gibst du die Dame auf 21: 26 schlägt sie und steht auf 17, und 28-22 schiebt den "
                "letzten Stein davor. Ein Zug zu früh, und einer bliebe übrig.",
                en="With 7-16 you wait, and Black must move 3 or bring 26 nearer. Then you give "
                "the king on 21: 26 takes it and stands on 17, and 28-22 pushes the last man in "
                "front of it. One move too soon, and one would be left over.",
            ),
            fen="W:W28,K7:B3,26",
            move="7-16",
        ),
    ),
    sources=(
        "lidraughts.org, Antidraughts",
        "Pierer's Universal-Lexikon, Damenspiel",
        "Meyers Großes Konversations-Lexikon, 1905, Damespiel",
        "checkerschest.com, Giveaway Checkers",
    ),
)
