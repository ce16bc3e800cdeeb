"""What the rule book tells of Filipino draughts beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Dama heißt das Spiel auf den Philippinen, wo man es auf Plätzen und vor Haustüren "
        "spielt, oft auf einem Netz aus schrägen Linien und mit Kronkorken statt Steinen. Die "
        "Regeln sind die brasilianischen auf gespiegeltem Brett: fliegende Damen, Steine, die "
        "auch rückwärts schlagen, und das Meiste muss genommen werden. Genau aufgeschrieben hat "
        "sie kaum jemand; diese Lesart steht auf schwachen Füßen.",
        en="In the Philippines the game is called dama, and is played in plazas and on doorsteps, "
        "often on a net of diagonal lines and with bottle caps for men. The rules are the "
        "Brazilian ones on a mirrored board: flying kings, men that capture backward too, and the "
        "most must be taken. Hardly anybody has written them down exactly; this reading stands on "
        "weak feet.",
    ),
    history=Text(
        de="Stewart Culin beschrieb 1900 eine ältere Form: Bambusstücke auf einem Gitter mit 32 "
        "Punkten; eine Dame nahm alles, was auf einer Linie stand, bog aber nicht ab. Heute kennt "
        "man zwei Bretter, eines in Luzon und eines auf den Visayas und Mindanao, die sich in der "
        "Ausrichtung unterscheiden.",
        en="Stewart Culin described an older form in 1900: pieces of bamboo on a grid of 32 "
        "points, and a king that took everything along one line but never turned. Today there are "
        "two boards, one in Luzon and one in the Visayas and Mindanao, which differ in how they "
        "lie.",
    ),
    tips=(
        Tip(
            title=Text(de="Bewache ihn von hinten", en="Guard it from behind"),
            text=Text(
                de="Geh mit g4-f5 an dem Stein auf h5 vorbei. Zieht er nach g4, schlägst du ihn "
                "rückwärts bis h3; also steht er fest. Nun muss a6 laufen, und die c2 fängt ihn "
                "ab.",
                en="Walk past the man on h5 with g4-f5. If it goes to g4, you take it backward, "
                "to h3; so it is stuck. Now a6 has to run, and c2 catches it.",
            ),
            fen="W:Wc2,g4:Ba6,h5",
            move="g4-f5",
        ),
        Tip(
            title=Text(
                de="Decke das Feld, auf dem du landest",
                en="Cover the square where you will land",
            ),
            text=Text(
                de="Zieh e2-f3, bevor du schlägst. Rückt g6 nach f5 vor, so nimmt ihn e6 "
                "rückwärts und steht auf g4 sicher: h5 kann dort nicht schlagen, weil f3 besetzt "
                "ist.",
                en="Play e2-f3 before you capture. If g6 advances to f5, e6 takes it backward and "
                "stands safe on g4: h5 cannot capture there, for f3 is occupied.",
            ),
            fen="W:Wc6,e2,e6:Bg6,h5,h7",
            move="e2-f3",
        ),
        Tip(
            title=Text(
                de="Gib einen, damit der andere durchkommt",
                en="Give one so that the other gets through",
            ),
            text=Text(
                de="Zwei deiner Steine können nach f7 schlagen. Nimm mit d5xf7: Schwarz muss mit "
                "g6 rückwärts zurückschlagen und steht auf e8, und vor deiner h5 ist der Weg zur "
                "Krone frei. Schlägst du mit h5, so holt e6 die d5, und du hast nichts erreicht.",
                en="Two of your men can capture to f7. Take with d5xf7: Black must recapture "
                "backward with g6 and stands on e8, and before your man on h5 the road to the "
                "crown is open. If you capture with h5, e6 fetches d5, and you have achieved "
                "nothing.",
            ),
            fen="W:Wd5,f3,h5:Bd7,e6,g6",
            move="d5xf7",
        ),
        Tip(
            title=Text(de="Nimm den, der krönen will", en="Take the one that wants to crown"),
            text=Text(
                de="Von c8 aus nimmst du die Dame auf d7 und stehst auf e6. Weiter geht es "
                "vorwärts über d5 oder rückwärts über f7. Schlag rückwärts bis g8: f7 stand vor "
                "der Umwandlung, d5 dagegen muss noch an deiner b7 vorbei.",
                en="From c8 you take the king on d7 and stand on e6. From there you may go on "
                "forward over d5 or backward over f7. Go backward, to g8: f7 was about to crown, "
                "while d5 still has to get past your b7.",
            ),
            fen="B:Wd5,f7,Kd7:Bb7,c8",
            move="c8xg8",
        ),
        Tip(
            title=Text(
                de="Gib den Stein, den du zurückbekommst",
                en="Give the man that comes back to you",
            ),
            text=Text(
                de="Beide Steine können g2 nehmen. Krönst du mit h3xf1, so muss g4 deine f3 "
                "schlagen, rückwärts nach e2, und steht vor der neuen Dame. Sie nimmt auch ihn, "
                "landet auf c4 und fängt die a2.",
                en="Both men can take g2. If you crown with h3xf1, g4 must take f3, backward to "
                "e2, and stands before your new king. It takes that man, too, lands on c4 and "
                "catches a2.",
            ),
            fen="B:Wa2,g2,g4:Bf3,h3",
            move="h3xf1",
        ),
    ),
    sources=(
        "Ludeme/Ludii, Dama (Philippines), after Culin, 1900",
        "a Wikipedia table of draughts games, in a mirror",
        "luffykudo.wordpress.com, Filipino Checkers",
        "makadto.com, on dama in the plaza",
    ),
    base="brazilian",
)
