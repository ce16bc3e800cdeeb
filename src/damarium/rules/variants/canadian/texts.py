"""What the rule book tells of Canadian draughts beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Die internationalen Regeln auf dem größten Brett, das gebräuchlich ist: 144 Felder "
        "und dreißig Steine auf jeder Seite. Gespielt wird vor allem in Québec und unter "
        "Frankokanadiern, oft neben dem Spiel auf hundert Feldern. Damen fliegen, Steine schlagen "
        "auch rückwärts, und das Meiste muss genommen werden.",
        en="The international rules on the largest board in common use: 144 squares and thirty "
        "men a side. It is played above all in Quebec and among French Canadians, often beside "
        "the game of the hundred squares. Kings fly, men capture backward too, and the most has "
        "to be taken.",
    ),
    history=Text(
        de="Die Legende erzählt von einem Reisenden, der das Spiel in Europa kennenlernte, zu "
        "Hause die Zahl der Felder nicht mehr wusste und ringsum eine Reihe zu viel zeichnete. "
        "Wikipedia schreibt es den französischen Siedlern Québecs zu und datiert es nicht. "
        "Bretter mit 144 Feldern gab es auch anderswo: 1805 standen sie in London zum Verkauf, "
        "1871 beschrieb ein Buch aus Gent ein solches Spiel. Das Blasen, das einen Stein kostete, "
        "der zu schlagen vergaß, fiel um 1880 weg, nach einem Streit im Wettkampf um die "
        "kanadische Meisterschaft.",
        en="Legend has it that a traveller came to know the game in Europe, forgot at home how "
        "many squares there were, and drew one row too many all around. Wikipedia ascribes it to "
        "the French settlers of Quebec and gives no date. Boards of 144 squares were known "
        "elsewhere, too: they were on sale in London in 1805, and a book from Ghent described "
        "such a game in 1871. Huffing, which cost the man that forgot to capture, was dropped "
        "about 1880, after a dispute in the match for the Canadian championship.",
    ),
    tips=(
        Tip(
            title=Text(de="Rechne mit Schlägen nach hinten", en="Reckon with captures to the rear"),
            text=Text(
                de="Weiß droht, 9 zu schlagen und auf 2 zu krönen. Weich mit 9-14 aus: Nun muss "
                "15 die 22 nehmen, rückwärts nach 28, und dein Stein auf 35 schlägt sie dort, "
                "auch er rückwärts. Am Ende steht ein weißer Stein gegen drei.",
                en="White threatens to take 9 and crown on 2. Step aside with 9-14: now 15 has to "
                "take 22, backward to 28, and your man on 35 captures it there, backward, too. In "
                "the end one white man is left against three.",
            ),
            fen="B:W15,43:B9,22,35,41",
            move="9-14",
        ),
        Tip(
            title=Text(de="Gib zwei, aber nicht den dritten", en="Give two, but not the third"),
            text=Text(
                de="Die Dame auf 49 muss das Meiste nehmen: 38 und 40, und über 36 käme sie "
                "weiter. Rück diesen Stein mit 36-30 an den Rand. Dann endet ihr Schlag auf der "
                "Schräge deiner Dame auf 66, die sie nimmt und von 21 aus auch noch die 15.",
                en="The king on 49 must take the most: 38 and 40, and over 36 it would get on. "
                "Move that man to the edge with 36-30. Then its capture ends on the diagonal of "
                "your king on 66, which takes it and, from 21, the man on 15 as well.",
            ),
            fen="W:W36,38,40,K66:B15,K49",
            move="36-30",
        ),
        Tip(
            title=Text(
                de="Denk beim Landen an den nächsten Schlag",
                en="Land with the next capture in mind",
            ),
            text=Text(
                de="Zwei Steine nimmt deine Dame von 58 aus auf jedem Weg. Über 41 und 11 landet "
                "sie auf 4, und das ist der richtige Platz: Schwarz muss mit 37 die 32 schlagen, "
                "rückwärts nach 26, und von 4 aus holst du die 26 und von 32 aus die 51.",
                en="From 58 your king takes two men whichever way it goes. Over 41 and 11 it "
                "lands on 4, and that is the right place: Black must take 32 with 37, backward to "
                "26, and from 4 you fetch 26 and, from 32, the man on 51.",
            ),
            fen="W:W32,K58:B11,37,41,51",
            move="58x4",
        ),
        Tip(
            title=Text(
                de="Stell die Dame auf, bevor es knallt",
                en="Place the king before the bang",
            ),
            text=Text(
                de="Deine 24 kannst du nicht retten, denn 18 schlägt sie rückwärts nach 29. Nutze "
                "die Zeit: Von 52 aus nimmt die Dame nach 39-52 erst die 63, landet auf 69 und "
                "nimmt auf der anderen Schräge die 49. Zwei für einen, und der letzte Stein läuft "
                "ihr nicht davon.",
                en="Your man on 24 is past saving, for 18 takes it backward to 29. Use the time: "
                "from 52, after 39-52, the king first takes 63, lands on 69, and on the other "
                "diagonal takes 49. Two for one, and the last man will not outrun it.",
            ),
            fen="B:W18,49,63:B24,K39",
            move="39-52",
        ),
        Tip(
            title=Text(de="Zwei sind zwei: nimm die Dame", en="Two are two: take the king"),
            text=Text(
                de="Von 4 aus nimmt deine Dame die 21 und kann auf 32 die Richtung wählen: "
                "geradeaus über 37 oder im rechten Winkel über 38. Gezählt wird nur, wie viele, "
                "beides sind zwei. Nimm die Dame auf 38 und lande auf 45; der Stein auf 37 läuft "
                "dann allein in sein Ende.",
                en="From 4 your king takes 21 and may choose its direction on 32: straight on "
                "over 37, or at a right angle over 38. Only pieces are counted, and either way it "
                "is two. Take the king on 38 and land on 45; then the man on 37 walks alone into "
                "its end.",
            ),
            fen="W:W51,K4:B21,37,K38",
            move="4x45",
        ),
    ),
    sources=(
        "Quebec's draughts federation (dames.quebecjeux.org)",
        "Association québécoise des joueurs de dames, as quoted on boardgameblog.wordpress.com",
        "Wikipedia, Canadian checkers",
    ),
    base="international",
)
