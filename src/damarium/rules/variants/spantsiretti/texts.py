"""Spantsiretti in the words of the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Spantsiretti ist Russische Dame auf einem breiteren Brett: zehn Felder breit, acht "
        "hoch, fünfzehn Steine auf jeder Seite. Alles andere ist gleich, freie Wahl, fliegende "
        "Damen und die Umwandlung mitten im Schlag. Die Linien heißen a bis k, ein j gibt es "
        "nicht.",
        en="Spantsiretti is Russian draughts on a wider board: ten squares wide, eight high, "
        "fifteen men a side. All else is the same, free choice, flying kings and crowning in "
        "mid-capture. The files are called a to k, there is no j.",
    ),
    history=Text(
        de="Nikolai Spantsireti (1916 bis 1991) soll das Spiel um 1930 erfunden haben; er wäre "
        "damals ein Junge gewesen. 1934 erschien von W. N. Russo ein Lehrbuch für Anfänger, in "
        "dem es Sowjetische Dame heißt.",
        en="Nikolai Spantsireti (1916 to 1991) is said to have invented the game around 1930; he "
        "would have been a boy then. In 1934 V. N. Russo published a beginners' book that "
        "calls it Soviet draughts.",
    ),
    tips=(
        Tip(
            title=Text(de="Das Brett endet erst bei k", en="The board does not end before k"),
            text=Text(
                de="Zwei Linien mehr geben dem Rand andere Nachbarn. Der Stein auf k4 hat nur das "
                "Feld i3: Räum es mit i3-h4, und er läuft neben deinen Stein. Du schlägst "
                "rückwärts und landest auf k2.",
                en="Two more files give the edge other neighbours. The man on k4 has only the "
                "square i3: clear it with i3-h4, and it runs beside your man. You capture "
                "backward and land on k2.",
            ),
            fen="W:Wc1,f4,i3:Bk4",
            move="i3-h4",
        ),
        Tip(
            title=Text(de="Such die lange Schräge", en="Look for the long diagonal"),
            text=Text(
                de="Auf dem breiten Brett gibt es mehrere lange Schrägen, und du musst die "
                "richtige wählen. i5-g7 bringt die Dame auf die von a1: Der Stein auf a3 muss "
                "auf ihr nach b2 und der auf b4 nach c3 oder gar nicht. Beide fallen.",
                en="On the wide board there are several long diagonals, and you have to choose "
                "the right one. i5-g7 brings the king to the one from a1: the man on a3 has to "
                "step on it at b2 and the one on b4 at c3, or not at all. Both fall.",
            ),
            fen="W:Wk2,Ki5:Ba3,b4",
            move="i5-g7",
        ),
        Tip(
            title=Text(de="Sperr ihn in der Ecke ein", en="Shut him in at the corner"),
            text=Text(
                de="Ein Stein allein ist nicht harmlos, denn gekrönt hielte er remis. f8-d6 zielt "
                "auf die Schräge bis i1: Geht er nach h2, nimmst du ihn; geht er nach k2, "
                "stellst du dich auf i1, und er hat keinen Zug mehr.",
                en="A man alone is not harmless, for crowned it would hold the draw. f8-d6 aims "
                "along the diagonal to i1: if it goes to h2, you take it; if it goes to k2, "
                "you stand on i1, and it has no move left.",
            ),
            fen="W:WKf8:Bi3",
            move="f8-d6",
        ),
        Tip(
            title=Text(de="Ein Stein für die Dame", en="A man for the king"),
            text=Text(
                de="Am Rand hat eine Dame wenig Wahl. k2-i3 stellt der auf k4 einen Stein hin; "
                "sie muss ihn nehmen und auf h2 halten, weil dahinter deine Dame auf g1 steht. "
                "Die schlägt sie, und den Stein auf a7 holt sie später.",
                en="At the edge a king has little choice. k2-i3 puts a man before the one on k4; "
                "it has to take it and halt on h2, since your king stands behind on g1. That "
                "takes it and gets the man on a7 later.",
            ),
            fen="W:Wk2,Kg1:Ba7,Kk4",
            move="k2-i3",
        ),
        Tip(
            title=Text(de="Ruf sie zweimal", en="Call her twice"),
            text=Text(
                de="Die Dame auf h2 muss deinen Stein auf c7 schlagen und landet auf b8. Lass "
                "sie, und zieh k2-i1 auf das andere Ende derselben Schräge. Dann ruft e3 sie "
                "mit dem Schritt nach f4 zurück: Sie schlägt, steht auf g3 oder h2, und du "
                "nimmst sie.",
                en="The king on h2 has to take your man on c7 and lands on b8. Let it, and play "
                "k2-i1, to the other end of the same diagonal. Then e3 calls it back with the "
                "step to f4: it captures, stands on g3 or h2, and you take it.",
            ),
            fen="W:Wc7,e3,Kk2:BKh2",
            move="k2-i1",
        ),
    ),
    sources=("checkers.fandom.com, 80-Kletochnie Shashki", "wiegerw/pdn, game types"),
    base="russian",
)
