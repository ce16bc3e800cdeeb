"""Malaysian draughts in the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Dam haji spielt man in Malaysia und Singapur, vor allem auf dem riesigen Brett mit "
        "zwölf mal zwölf Feldern und dreißig Steinen auf jeder Seite. Steine gehen und "
        "schlagen nur vorwärts. Die Dame heißt haji, nach dem Pilger, der seine Reise "
        "vollendet hat; sie fliegt, und das Meiste muss genommen werden.",
        en="Dam haji is played in Malaysia and Singapore, above all on the huge board of twelve "
        "by twelve squares with thirty men a side. Men move and capture only forward. The king "
        "is called haji, after the pilgrim who has completed his journey; it flies, and the "
        "most must be taken.",
    ),
    history=Text(
        de="Viel ist nicht überliefert. Wilkinson beschreibt 1915 ein main dam auf 64 Feldern mit "
        "freier Wahl beim Schlagen; wann das große Brett dazukam, ist nicht belegt.",
        en="Little is handed down. In 1915 Wilkinson describes a main dam on 64 squares with a "
        "free choice of captures; when the large board joined it is not recorded.",
    ),
    tips=(
        Tip(
            title=Text(
                de="Die größte Zahl zieht ihn weit weg",
                en="The largest number drags him far away",
            ),
            text=Text(
                de="Ohne dein Zutun nähme die Dame auf 23 nur den Stein auf 39. Nach 63-58 muss "
                "sie zwei schlagen, erst 39, dann 58, und landet auf 64. Dort wartet dein haji "
                "auf 71: Er nimmt sie und fliegt weiter über den Stein auf 36.",
                en="Left alone, the king on 23 would take only the man on 39. After 63-58 it has "
                "to take two, first 39, then 58, and lands on 64. There your haji on 71 waits: "
                "it takes it and flies on over the man on 36.",
            ),
            fen="W:W39,63,K71:B36,K23",
            move="63-58",
        ),
        Tip(
            title=Text(de="Ein Stein als Bremse", en="A man as a brake"),
            text=Text(
                de="Die Dame auf 32 muss deinen Stein auf 15 schlagen. 30-4 lässt ihr dahinter "
                "nur das Feld 10, und dort nimmst du sie. Auf dem Rückweg liegt der Stein auf "
                "51 gleich mit in deiner Bahn.",
                en="The king on 32 has to take your man on 15. 30-4 leaves it only the square 10 "
                "behind, and there you take it. On the way back the man on 51 lies in your "
                "path as well.",
            ),
            fen="W:W15,K30:B51,K32",
            move="30-4",
        ),
        Tip(
            title=Text(de="Gib eine Dame und sperr den Rest", en="Give a king and block the rest"),
            text=Text(
                de="Steine schlagen nur vorwärts, darum ist ihr Weg leicht zu sehen. Der auf 54 "
                "nimmt gleich deine Dame auf 60 und steht auf 65. Stell die andere mit 48-59 "
                "daneben: Sie schlägt ihn, landet auf 72 und sperrt damit das einzige Feld des "
                "Steins auf 66.",
                en="Men capture only forward, so their way is easy to see. The one on 54 is about "
                "to take your king on 60 and stand on 65. Put the other beside it with 48-59: "
                "it takes the man, lands on 72 and so blocks the only square of the man on 66.",
            ),
            fen="W:WK48,K60:B54,66",
            move="48-59",
        ),
        Tip(
            title=Text(de="Öffne die Reihe mit einem Stein", en="Open the row with a man"),
            text=Text(
                de="Dein haji auf 70 ist von den eigenen Steinen verstellt. 63-58 räumt den Weg "
                "und gibt den Stein her: 52 schlägt nach 63, und nun liegt alles offen. Über "
                "63 nach 57, abbiegen, und über 62 bis 68: zwei Steine in einem Zug.",
                en="Your haji on 70 is blocked by its own man. 63-58 clears the way and gives the "
                "man up: 52 takes to 63, and now all is open. Over 63 to 57, turn, and over 62 "
                "to 68: two men in one move.",
            ),
            fen="W:W63,K70:B52,62",
            move="63-58",
        ),
        Tip(
            title=Text(de="Nimm den, der gleich ankommt", en="Take the one about to arrive"),
            text=Text(
                de="Gleich viele, also darfst du wählen. Der Stein auf 63 wäre im nächsten Zug "
                "haji: Nimm ihn von 50 aus und lande auf 70. Der auf 23 hat noch das halbe "
                "Brett vor sich, und dein haji holt ihn unterwegs ein.",
                en="Equal in number, so you may choose. The man on 63 would be haji next move: "
                "take it from 50 and land on 70. The one on 23 still has half the board before "
                "it, and your haji catches it on the way.",
            ),
            fen="W:W25,K50:B23,63",
            move="50x70",
        ),
    ),
    sources=(
        "Wikipedia, Malaysian/Singaporean checkers, as a copy keeps it",
        "gamedama.com, dam haji",
        "Wilkinson 1915, as Ludii tells it",
    ),
    base="canadian",
)
