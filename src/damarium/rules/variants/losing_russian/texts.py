"""Losing Russian draughts in the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Poddawki ist Russische Dame verkehrt herum: Wer alle Steine los ist oder nicht mehr "
        "ziehen kann, gewinnt. Die Züge sind die der Russischen Dame, und der Schlagzwang wird "
        "zur Waffe: Du bietest an, der Gegner muss nehmen. Eine Dame ist hier meist eine Last, "
        "denn sie muss von weit her schlagen.",
        en="Poddavki is Russian draughts the wrong way round: who has got rid of all pieces or "
        "cannot move any more wins. The moves are those of Russian draughts, and compulsion "
        "becomes a weapon: you offer, the opponent has to take. A king is mostly a burden "
        "here, for it has to capture from afar.",
    ),
    history=Text(),
    tips=(
        Tip(
            title=Text(de="Gib einen nach dem anderen", en="Give one after the other"),
            text=Text(
                de="Schlagzwang ist deine Waffe. e3-f4 stellt dem Stein auf g5 etwas hin, das er "
                "nehmen muss; er landet auf e3. Dann gibst du ihm mit g3 den zweiten auf "
                "demselben Weg zurück, und du hast nichts mehr: gewonnen.",
                en="Compulsion is your weapon. e3-f4 offers the man on g5 something it has to "
                "take; it lands on e3. Then you give it the second one, from g3, on the same "
                "way back, and you have nothing left: you win.",
            ),
            fen="W:We3,g3:Bg5,g7",
            move="e3-f4",
        ),
        Tip(
            title=Text(de="Werde deine Dame los", en="Get rid of your king"),
            text=Text(
                de="Eine Dame muss von weit her schlagen, deshalb willst du sie verlieren. c5-e3 "
                "lässt den beiden Steinen auf a3 und b4 nur Züge, nach denen du dich ihnen in "
                "den Weg stellen kannst. Nimm nie freiwillig, und stell dich so, dass hinter "
                "dir ein Feld frei ist.",
                en="A king has to capture from afar, so you want to lose it. c5-e3 leaves the men "
                "on a3 and b4 only moves after which you can stand in their way. Never take of "
                "your own accord, and stand so that a square behind you is free.",
            ),
            fen="W:WKc5:Ba3,b4",
            move="c5-e3",
        ),
        Tip(
            title=Text(
                de="Wähle das Feld, auf dem man dich schlägt",
                en="Choose the square on which you are taken",
            ),
            text=Text(
                de="Du musst e5 nehmen, aber wo du landest, entscheidest du. Auf h8 bliebe deine "
                "Dame stehen und müsste noch einmal schlagen. Von a1 bis g7: Dort nimmt sie "
                "der Stein auf f8 und in derselben Bewegung den auf g5. Du hast gewonnen.",
                en="You have to take e5, but where you land is up to you. On h8 your king would "
                "stay and have to capture once more. From a1 to g7: there the man on f8 takes "
                "it, and in the same go the one on g5. You have won.",
            ),
            fen="W:Wg5,Ka1:Be5,f8",
            move="a1xg7",
        ),
        Tip(
            title=Text(de="Füttere die fliegende Dame", en="Feed the flying king"),
            text=Text(
                de="Die Dame deines Gegners ist dein bester Helfer, denn sie schlägt von überall "
                "her. g1-f2 stellt ihr einen Stein in die Schräge: Von b6 muss sie ihn nehmen "
                "und auf g1 landen. Den letzten auf e1 schiebst du ihr gleich danach in den "
                "Weg.",
                en="Your opponent's king is your best helper, for it captures from anywhere. "
                "g1-f2 puts a man on its diagonal: from b6 it has to take it and land on g1. "
                "The last one, on e1, you push in its way right after.",
            ),
            fen="W:We1,g1:Be7,Kb6",
            move="g1-f2",
        ),
        Tip(
            title=Text(
                de="Biete erst an, wenn er nehmen muss",
                en="Offer only when he has to take",
            ),
            text=Text(
                de="Auch hier zählt das Tempo, nur umgekehrt. e3-f4 hält deine beiden Steine "
                "beisammen: Kommt ein schwarzer näher, stellst du ihm erst den einen hin und "
                "dann auf e5 den anderen. Mit d4-c5 kämst du zu nah: Schwarz zieht nach d6, "
                "und du musst schlagen.",
                en="Tempo counts here, too, only the other way round. e3-f4 keeps your two men "
                "together: when a black one comes closer, you offer it first the one and then, "
                "on e5, the other. With d4-c5 you would come too close: Black moves to d6, and "
                "you have to capture.",
            ),
            fen="W:Wd4,e3:Bc7,e7",
            move="e3-f4",
        ),
    ),
    sources=(
        "draughts/draughts.github.io, Poddavki",
        "rusartnet.com, Draughts, which names give-away among the Russian forms",
    ),
    base="russian",
)
