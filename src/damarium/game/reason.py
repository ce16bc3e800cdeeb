"""Why a move is not allowed: the codes, and the rule that each one names."""

from enum import StrEnum

from damarium.notation.message import N_, Message, pgettext


class Reason(StrEnum):
    """A rule that forbids a move. Library, command line, page and screen reader share the codes."""

    GAME_OVER = "GAME_OVER"
    NO_PIECE = "NO_PIECE"
    NOT_YOUR_TURN = "NOT_YOUR_TURN"
    NOT_EMPTY = "NOT_EMPTY"
    NOT_A_LINE = "NOT_A_LINE"
    BLOCKED = "BLOCKED"
    WRONG_DIRECTION = "WRONG_DIRECTION"
    TOO_FAR = "TOO_FAR"
    FIRST_SQUARE_ONLY = "FIRST_SQUARE_ONLY"
    KING_MUST_HALT = "KING_MUST_HALT"
    MAN_MAY_NOT_TAKE_KING = "MAN_MAY_NOT_TAKE_KING"
    JUMPED_TWICE = "JUMPED_TWICE"
    NO_TURN_BACK = "NO_TURN_BACK"
    STRAIGHT_ON = "STRAIGHT_ON"
    CAPTURES_ONLY = "CAPTURES_ONLY"
    CROWNING_ENDS_MOVE = "CROWNING_ENDS_MOVE"
    MUST_CAPTURE = "MUST_CAPTURE"
    MUST_CONTINUE = "MUST_CONTINUE"
    LANDING_MUST_CONTINUE = "LANDING_MUST_CONTINUE"
    MOST_PIECES = "MOST_PIECES"
    MOST_KINGS = "MOST_KINGS"
    MOST_VALUE = "MOST_VALUE"
    KING_FIRST = "KING_FIRST"
    EARLIEST_KING = "EARLIEST_KING"
    KING_MOVE_LIMIT = "KING_MOVE_LIMIT"
    OPENING_SQUARE = "OPENING_SQUARE"
    STALE_MOVE = "STALE_MOVE"

    def fact(self, *, king: bool, parachutist: bool = False) -> str:
        """The id of the fact in `damarium.rules.facts` that tells the rule to a kind of piece."""
        own = _PARACHUTIST_FACTS if parachutist else _KING_FACTS if king else _MAN_FACTS
        return own.get(self, "") or _FACTS.get(self, "")

    def rule(self, *, flying: bool, parachutist: bool = False) -> Message:
        """The rule in a few words; `flying` says what a king is called."""
        if parachutist and self in _PARACHUTIST:
            return _PARACHUTIST[self]
        titles = _FLYING if flying else _SHORT
        return titles.get(self) or _TITLES[self]


_TITLES = {
    Reason.GAME_OVER: N_("The game is over"),
    Reason.NO_PIECE: N_("There is no piece here"),
    Reason.NOT_YOUR_TURN: N_("It is the other side's turn"),
    Reason.NOT_EMPTY: N_("The square is occupied"),
    Reason.NOT_A_LINE: N_("A move follows the lines of the board"),
    Reason.BLOCKED: N_("The way is blocked"),
    Reason.WRONG_DIRECTION: N_("That is the wrong direction"),
    Reason.TOO_FAR: N_("That is too far"),
    Reason.JUMPED_TWICE: N_("No piece is jumped twice"),
    Reason.NO_TURN_BACK: N_("No turning back between two jumps"),
    Reason.STRAIGHT_ON: N_("A capture goes on in the same direction"),
    Reason.CAPTURES_ONLY: N_("This piece moves only by capturing"),
    Reason.CROWNING_ENDS_MOVE: N_("Crowning ends the move"),
    Reason.MUST_CAPTURE: N_("You must capture"),
    Reason.MUST_CONTINUE: N_("You must go on capturing"),
    Reason.LANDING_MUST_CONTINUE: N_("You must land where the capture goes on"),
    Reason.MOST_PIECES: N_("You must take the most pieces"),
    Reason.MOST_VALUE: N_("You must take what counts most"),
    Reason.OPENING_SQUARE: N_("First a piece is taken away"),
    Reason.STALE_MOVE: N_("This move belongs to another position"),
}

_FLYING = {
    Reason.FIRST_SQUARE_ONLY: pgettext(
        "flying king", "A king lands right behind the piece it takes"
    ),
    Reason.MAN_MAY_NOT_TAKE_KING: pgettext("flying king", "A man may not take a king"),
    Reason.MOST_KINGS: pgettext("flying king", "You must take the most kings"),
    Reason.KING_FIRST: pgettext("flying king", "A king must capture before a man"),
    Reason.KING_MUST_HALT: pgettext(
        "flying king", "Having taken a king last, a king stops right behind it"
    ),
    Reason.KING_MOVE_LIMIT: pgettext("flying king", "This king has moved too often in a row"),
    Reason.EARLIEST_KING: pgettext("flying king", "You must take a king as early as you can"),
}

_SHORT = {
    Reason.FIRST_SQUARE_ONLY: pgettext(
        "short king", "A king lands right behind the piece it takes"
    ),
    Reason.MAN_MAY_NOT_TAKE_KING: pgettext("short king", "A man may not take a king"),
    Reason.MOST_KINGS: pgettext("short king", "You must take the most kings"),
    Reason.KING_FIRST: pgettext("short king", "A king must capture before a man"),
    Reason.KING_MUST_HALT: pgettext(
        "short king", "Having taken a king last, a king stops right behind it"
    ),
    Reason.KING_MOVE_LIMIT: pgettext("short king", "This king has moved too often in a row"),
    Reason.EARLIEST_KING: pgettext("short king", "You must take a king as early as you can"),
}

_PARACHUTIST = {Reason.CROWNING_ENDS_MOVE: N_("A parachutist's move ends where it lands")}

_FACTS = {
    Reason.MAN_MAY_NOT_TAKE_KING: "take-kings",
    Reason.JUMPED_TWICE: "removal",
    Reason.NO_TURN_BACK: "turn-back",
    Reason.STRAIGHT_ON: "straight-on",
    Reason.CROWNING_ENDS_MOVE: "promotion",
    Reason.MUST_CAPTURE: "captures",
    Reason.MUST_CONTINUE: "captures",
    Reason.LANDING_MUST_CONTINUE: "captures",
    Reason.MOST_PIECES: "captures",
    Reason.MOST_KINGS: "captures",
    Reason.MOST_VALUE: "captures",
    Reason.KING_FIRST: "captures",
    Reason.EARLIEST_KING: "captures",
    Reason.KING_MUST_HALT: "kings",
    Reason.KING_MOVE_LIMIT: "run-limit",
    Reason.OPENING_SQUARE: "opening",
}

_MAN_FACTS = {Reason.WRONG_DIRECTION: "men", Reason.CAPTURES_ONLY: "men"}

_PARACHUTIST_FACTS = {
    Reason.WRONG_DIRECTION: "parachutists",
    Reason.CAPTURES_ONLY: "parachutists",
    Reason.CROWNING_ENDS_MOVE: "parachutists",
}

_KING_FACTS = {
    Reason.WRONG_DIRECTION: "kings",
    Reason.CAPTURES_ONLY: "kings",
    Reason.TOO_FAR: "kings",
    Reason.FIRST_SQUARE_ONLY: "kings",
}
