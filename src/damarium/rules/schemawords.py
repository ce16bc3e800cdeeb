"""What the words of rules mean that carry no description where they are defined."""

from enum import Enum
from typing import Any

from damarium.rules.captures import Criterion, Removal, Worth
from damarium.rules.color import Color
from damarium.rules.compass import Compass
from damarium.rules.endings import Counting, Event, LastPiece, Pending, Repetition, Standoff
from damarium.rules.geometry import AllSquares, DarkSquares, Hexagon, Points
from damarium.rules.material import Force, Material
from damarium.rules.numbering import Corner, Letters, Numbers
from damarium.rules.pieces import Kings, Landing, Parachutists, Range
from damarium.rules.promotion import CrowningSquares, InCapture, Promotion, PromotionSquares
from damarium.rules.region import Region
from damarium.rules.setup import Diagram, OpeningRemoval, Rows
from damarium.rules.text import Text

#: What stands in any part beside its rules.
SOURCES = {
    "cite": "where this is written",
    "disputed": "where sources are silent or contradict each other",
    "disputed_removal": "where they do about when captured pieces leave",
}

#: The fields of a whole set of rules.
RULES = {
    "$schema": "where this schema is, for editors; nothing follows from it",
    "base": "the spelling of a variant whose rules are meant wherever nothing else is said",
    "id": "the name of the game in spellings: lower-case letters, digits and hyphens",
    "names": "the name of the game, in one language at least",
    "board": "the board",
    "setup": "the position in which the game begins",
    "numbering": "how squares are named in moves and positions",
    "first": "the side that begins",
    "opening": "how pieces are taken away at the beginning of a game on a full board",
    "men": "how men move and capture",
    "kings": "how kings move and capture",
    "parachutists": "how the third kind of piece captures, where there is one",
    "captures": "which captures must be made, and when what is captured leaves the board",
    "promotion": "where and how men become kings",
    "ends": "what ends the game beside having no move, and whether that loses",
    "draws": "the rules by which games are drawn",
    "pdn": "the number of the game type in PDN, where the standard has one for exactly these rules",
    "spelling": "from which variant the rules were made, as a stored game carries it",
}

SPELLING = {
    "reading": "the reading",
    "reading_names": "what the reading is called",
    "size": "the width and the height of the board, where they are not the usual ones",
    "transforms": "the words behind +, in their order",
}

FIELDS: dict[Any, dict[str, str]] = {
    Text: {"de": "in German", "en": "in English"},
    DarkSquares: {
        "width": "how many files there are",
        "height": "how many ranks there are",
        "mirrored": "whether a light square lies at White's lower left",
        "straight": "whether rows and columns are lines, too",
    },
    AllSquares: {
        "width": "how many files there are",
        "height": "how many ranks there are",
        "chequered": "whether it is drawn with dark and light squares; nothing else follows",
    },
    Points: {"width": "how many columns there are", "height": "how many rows there are"},
    Hexagon: {"side": "how many cells lie along each edge"},
    Rows: {"rows": "how many rows of men each side has"},
    Diagram: {"position": "one character a square from the top left: w b men, W B kings, . empty"},
    OpeningRemoval: {"squares": "from where the side that begins may take its piece, such as d5"},
    Numbers: {"start": "the corner of square 1"},
    Letters: {"files": "the letters of the files from left to right, if not a, b, c and so on"},
    Kings: {
        "move": "the directions of quiet moves, the same for both sides",
        "capture": "the directions of captures, the same for both sides",
        "range": "how far a king goes",
        "landing": "where a flying king may land behind the piece it takes",
        "run_limit": "how many quiet moves on end a side that has men may make with the same king",
    },
    Parachutists: {
        "capture": "the directions of the capture",
        "goes_on": "whether the capture may go on as a man's",
    },
    Worth: {"man": "what a man counts", "king": "what a king counts"},
    Promotion: {
        "on": "the squares on which men are crowned",
        "in_capture": "what a man does who comes there while capturing",
    },
    CrowningSquares: {
        "white": "White's crowning squares by file and rank, such as a8",
        "black": "Black's crowning squares by file and rank, such as h1",
    },
    Repetition: {
        "times": "how often the position has to stand",
        "claimed": "whether the draw must be claimed; else it comes by itself",
    },
    Standoff: {
        "id": "the name of the rule, one for each of a game",
        "when": "what must be on the board",
        "unless": "what keeps it from being a draw",
    },
    Material: {
        "stronger": "what one side has",
        "weaker": "what the other side has",
        "pieces": "how many pieces there are in all",
    },
    Force: {
        "kings": "how many kings",
        "men": "how many men",
        "pieces": "how many men and kings in all",
        "on": "where one of the kings must stand",
    },
}

MEMBERS: dict[Enum, str] = {
    Color.WHITE: "who sits at the bottom of the picture",
    Color.BLACK: "who sits at the top of the picture",
    Compass.N: "up, away from White",
    Compass.NE: "up and to the right",
    Compass.E: "to the right",
    Compass.SE: "down and to the right",
    Compass.S: "down, towards White",
    Compass.SW: "down and to the left",
    Compass.W: "to the left",
    Compass.NW: "up and to the left",
    Corner.LOWER_LEFT: "at White's left hand",
    Corner.LOWER_RIGHT: "at White's right hand",
    Corner.UPPER_LEFT: "at Black's right hand",
    Corner.UPPER_RIGHT: "at Black's left hand",
    Range.SHORT: "one square, and over one piece to capture",
    Range.FLYING: "any distance",
    Landing.ANY: "on any free square behind it",
    Landing.NEXT: "right behind it",
    Landing.NEXT_AFTER_KING: "anywhere, but right behind a king that it takes last",
    Criterion.MOST_PIECES: "take the most pieces",
    Criterion.BY_KING: "take with a king rather than with a man",
    Criterion.MOST_KINGS: "take the most kings",
    Criterion.KINGS_EARLIEST: "take kings as early as possible",
    Criterion.MOST_VALUE: "take the highest sum of `worth`",
    Removal.END_OF_MOVE: "when the move ends; until then they block, and none is jumped twice",
    Removal.AT_ONCE: "as soon as they are jumped",
    PromotionSquares.FAR_ROW: "the row farthest from their own side",
    PromotionSquares.NEVER: "nowhere: men stay men",
    InCapture.STOPS: "it is crowned and the move ends",
    InCapture.GOES_ON_AS_MAN: "it goes on where it can, and is crowned only where the move ends",
    InCapture.GOES_ON_AS_KING: "it is crowned and goes on as a king where it can",
    LastPiece.ANY: "a side to move that is down to one piece has lost",
    LastPiece.MAN: "a side to move that is down to one man has lost",
    Pending.CAPTURE: "the side to move can capture",
    Pending.FORCED_CAPTURE: "that, or after each of its moves the other side can",
    Event.CAPTURE: "a capture",
    Event.MAN_MOVE: "any move of a man",
    Event.MAN_ADVANCE: "a man that comes nearer to being crowned",
    Event.CROWNING: "a man that is crowned",
    Counting.BOTH: "the plies of both sides",
    Counting.STRONGER: "only those of the stronger side",
    Region.LONG_DIAGONAL: "the longest diagonal, the main road",
}

DIRECTIONS = {
    "nowhere": "in no direction",
    "forward": "to both sides diagonally ahead",
    "backward": "to both sides diagonally back",
    "diagonal": "along diagonals, ahead and back",
    "straight": "along rows and columns",
    "every_way": "in all eight directions",
    "ahead": "straight and diagonally ahead",
    "ahead_and_aside": "straight ahead and to both sides",
    "not_back": "straight and diagonally ahead and to both sides",
}
