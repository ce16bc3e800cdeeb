"""What the rule book tells of Old German draughts beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Das alte Dammspiel, im Englischen Gothic Checkers genannt, nimmt das ganze Brett: "
        "sechzehn Steine auf den ersten zwei Reihen, helle Felder und dunkle. Steine ziehen nur "
        "schräg vorwärts, schlagen aber auch geradeaus und zur Seite, und das Meiste muss "
        "genommen werden. Der König geht ein Feld in jede Richtung, wie im Schach.",
        en="The old Dammspiel, called Gothic Checkers in English, takes the whole board: sixteen "
        "men on the first two rows, on light squares and dark. Men move only diagonally forward "
        "but capture straight on and sideways, too, and the most must be taken. The king goes one "
        "square in any direction, as in chess.",
    ),
    history=Text(
        de="Das Spiel stammt wohl aus dem 17. Jahrhundert; aus einem Text von 1769 wird ein "
        "Spieler zitiert, der es dem Schach an die Seite stellt. „Damm“ kann von der Dame kommen "
        "oder von dem Damm, den die Steine am Anfang bilden. Ob die Türkische Dame sein Vorbild "
        "war oder es ihres, darüber wird nur gemutmaßt.",
        en="The game is probably of the 17th century; a player is quoted from a text of 1769 who "
        'sets it beside chess. "Damm" may come from Dame, the king, or from the dam that the '
        "men form at the start. Whether Turkish draughts was its model, or it theirs, is mere "
        "conjecture.",
    ),
    tips=(
        Tip(
            title=Text(de="Er muss das Meiste nehmen", en="It has to take the most"),
            text=Text(
                de="Zieh den König ruhig nach b8-a8. Der schwarze König auf f3 könnte g4 nehmen, "
                "aber zwei sind mehr: Er muss über e4 nach d5 und über c5 nach b5. Von a8 aus "
                "schlägst du gerade über a7 nach a6 und schräg über b5 nach c4, und das Brett ist "
                "leer.",
                en="Calmly play b8-a8. The black king on f3 could take g4, but two are more: it "
                "has to go over e4 to d5 and over c5 to b5. From a8 you capture straight over a7 "
                "to a6 and diagonally over b5 to c4, and the board is clear.",
            ),
            fen="W:Wc5,e4,g4,Kb8:Ba7,Kf3",
            move="b8-a8",
        ),
        Tip(
            title=Text(de="Halte die Linie geradeaus besetzt", en="Keep the straight file manned"),
            text=Text(
                de="Zwei musst du nehmen, mit e6 oder mit g6. Nimm mit g6 über e4 nach g4 und "
                "lass e6 stehen: Weiß schlägt ihn von e5 aus geradeaus und landet auf e7, direkt "
                "vor e8, und der nimmt ihn geradeaus zurück.",
                en="You must take two, with e6 or with g6. Take with g6 by e4 to g4, and leave e6 "
                "where it is: White takes it straight on from e5 and lands on e7, right in front "
                "of e8, which takes it straight back.",
            ),
            fen="B:We5,f4,f5:Be6,e8,g6",
            move="g6xg4",
        ),
        Tip(
            title=Text(de="Lock ihn auf deine Grundreihe", en="Lure it onto your back row"),
            text=Text(
                de="Schlag seitwärts mit c2xe2. Schwarz muss nun zwei nehmen: d5 geradeaus über "
                "d4 und schräg über e2 bis f1. Dort wird er König, doch sein Zug ist zu Ende, und "
                "dein Stein auf e1 nimmt ihn seitwärts bis g1.",
                en="Capture sideways with c2xe2. Now Black has to take two: d5 goes straight over "
                "d4 and diagonally over e2 to f1. There it becomes a king, but its move is over, "
                "and your man on e1 takes it sideways, to g1.",
            ),
            fen="W:Wc2,d4,e1:Bd2,d5",
            move="c2xe2",
        ),
        Tip(
            title=Text(
                de="Wer nur ein Feld hat, läuft hinein",
                en="Whoever has one square walks into it",
            ),
            text=Text(
                de="Nimm mit c3xe3, nicht mit a5. Der Stein auf b6 findet a5 besetzt und hat nur "
                "noch das Feld c5. Dort steht er neben d5, und geschlagen wird auch seitwärts: "
                "d5xb5.",
                en="Take with c3xe3, not with a5. The man on b6 finds a5 occupied and has only "
                "the square c5 left. There it stands next to d5, and captures go sideways, too: "
                "d5xb5.",
            ),
            fen="W:Wa5,c3,d5:Bb6,d3",
            move="c3xe3",
        ),
        Tip(
            title=Text(
                de="Kröne, wo niemand zur Seite schlägt",
                en="Crown where nobody captures sideways",
            ),
            text=Text(
                de="Auf f1 nähme dich g1 sofort, seitwärts nach e1. Schlag darum geradeaus, "
                "h3xh1: In der Ecke kann dich keiner überspringen, und g1 ist das nächste Ziel "
                "deines Königs.",
                en="On f1 the man on g1 would take you at once, sideways to e1. So capture "
                "straight on, h3xh1: nobody can jump you in the corner, and g1 is your king's "
                "next target.",
            ),
            fen="B:Wg1,g2,h2:Bf7,h3",
            move="h3xh1",
        ),
    ),
    sources=(
        "Zillions, Checker Games.zrf: Dammspiel",
        "checkers.fandom.com, Altdeutsches Damm-Spiel",
        "yorktonthisweek.com, Gothic checkers worth exploring",
    ),
    relatives=("gothic",),
)
