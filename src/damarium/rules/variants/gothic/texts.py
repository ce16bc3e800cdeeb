"""What the rule book tells of Gothic Checkers beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Dame auf allen 64 Feldern, wie BrainKing sie spielt: sechzehn Steine auf den ersten "
        "zwei Reihen, die geradeaus, schräg vorwärts und zur Seite ziehen und ebenso schlagen. "
        "Der König geht wie im Schach, ein Feld in jede Richtung. Wer schlagen kann, muss, wählt "
        "aber frei. Die Altdeutsche Dame, nach der es benannt ist, hat andere Regeln.",
        en="Draughts on all 64 squares, as BrainKing plays it: sixteen men on the first two rows "
        "that move straight on, diagonally forward and sideways, and capture alike. The king goes "
        "as in chess, one square any way. Whoever can capture must, but chooses freely. Old "
        "German draughts, after which it is named, has other rules.",
    ),
    history=Text(
        de="Die Gotische Dame von BrainKing will die Altdeutsche sein, ein Spiel wohl des 17. "
        "Jahrhunderts, weicht aber in drei Punkten von ihr ab: Auch gezogen wird in fünf "
        "Richtungen, das Meiste zu nehmen ist keine Pflicht, und Geschlagenes verschwindet sofort.",
        en="BrainKing's Gothic Checkers means to be the Old German game, probably of the 17th "
        "century, but departs from it in three points: moves go in five directions as well, "
        "taking the most is no duty, and what is taken leaves at once.",
    ),
    tips=(
        Tip(
            title=Text(de="Um die Ecke denken", en="Think round the corner"),
            text=Text(
                de="Fang mit dem hinteren Stein an. Von e4 springt er schräg über d5 nach c6, "
                "dann seitwärts über d6 nach e6 und, immer noch seitwärts, über f6 nach g6. Drei "
                "Steine, und nur zwei Reihen weiter: Such deine Schläge in allen fünf Richtungen.",
                en="Begin with the rear man. From e4 it jumps diagonally over d5 to c6, then "
                "sideways over d6 to e6 and, still sideways, over f6 to g6. Three men, and only "
                "two rows farther: look for your captures in all five directions.",
            ),
            fen="W:We4,e5:Bd5,d6,f6",
            move="e4xg6",
        ),
        Tip(
            title=Text(
                de="Kröne da, wo der König gleich satt wird",
                en="Crown where the king finds food",
            ),
            text=Text(
                de="Geradeaus über d7 nach d8 oder schräg über e7 nach f8: Krönen kannst du beide "
                "Male. Nimm d6xd8. Schwarz muss mit c3 die d3 schlagen und steht auf e3, und dein "
                "König läuft im Zickzack über e7, e5 und e3 bis f2.",
                en="Straight over d7 to d8, or diagonally over e7 to f8: either way you crown. "
                "Choose d6xd8. Black must take d3 with c3 and stands on e3, and your king zigzags "
                "over e7, e5 and e3 down to f2.",
            ),
            fen="W:Wd3,d6:Bc3,d7,e5,e7",
            move="d6xd8",
        ),
        Tip(
            title=Text(
                de="Der Wächter der Grundreihe schlägt seitwärts",
                en="The back-row guard captures sideways",
            ),
            text=Text(
                de="Nimm mit f3 erst g3, dann h2 und kröne auf h1. Weiß muss nun mit g6 die f7 "
                "schlagen und krönt auf e8, aber nur für einen Augenblick: Dein Stein auf d8 "
                "nimmt ihn seitwärts und landet auf f8.",
                en="With f3 take g3 first, then h2, and crown on h1. Now White must take f7 with "
                "g6 and crowns on e8, but just for a moment: your man on d8 takes it sideways and "
                "lands on f8.",
            ),
            fen="B:Wg3,g6,h2:Bd8,f3,f7",
            move="f3xh1",
        ),
        Tip(
            title=Text(de="Geh mit dem König in Stellung", en="Get the king into position"),
            text=Text(
                de="Die d4 ist nicht zu halten, also nutze den Zug. Von a7 aus steht der König "
                "vor a6. Schlägt e4 seitwärts nach c4, so nimmt er nach a8-a7 drei "
                "hintereinander: a6, von a5 aus b5 und von c5 aus c4, und endet auf c3.",
                en="The man on d4 cannot be held, so use the move. On a7 the king stands before "
                "a6. If e4 captures sideways to c4, then after a8-a7 it takes three in a row: a6, "
                "from a5 the man on b5, and from c5 the one on c4, and ends on c3.",
            ),
            fen="W:Wd4,h3,Ka8:Ba6,b5,e4,f4",
            move="a8-a7",
        ),
        Tip(
            title=Text(de="Lande zwischen zwei Zielen", en="Land between two targets"),
            text=Text(
                de="Zwei Wege führen von c4 in die Grundreihe. Der kurze nach e8 wäre bald "
                "bereut, denn d8 schlüge dich dort seitwärts. Der andere nimmt drei, c5, d6 und "
                "d7, und endet auf c8 genau zwischen b8 und d8; einer der beiden fällt.",
                en="Two ways lead from c4 to the back row. The short one to e8 you would soon "
                "regret, for d8 would take you there, sideways. The other takes three, c5, d6 and "
                "d7, and ends on c8 right between b8 and d8; one of the two falls.",
            ),
            fen="W:Wa4,c4:Bb8,c5,d6,d7,d8",
            move="c4xc8",
        ),
    ),
    sources=(
        "BrainKing's rules page, Gothic Checkers",
        "checkers.fandom.com, Altdeutsches Damm-Spiel",
    ),
    relatives=("altdeutsch",),
)
