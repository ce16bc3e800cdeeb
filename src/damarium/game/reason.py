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
    MAN_MAY_NOT_TAKE_KING = "MAN_MAY_NOT_TAKE_KING"
    JUMPED_TWICE = "JUMPED_TWICE"
    CROWNING_ENDS_MOVE = "CROWNING_ENDS_MOVE"
    MUST_CAPTURE = "MUST_CAPTURE"
    MUST_CONTINUE = "MUST_CONTINUE"
    LANDING_MUST_CONTINUE = "LANDING_MUST_CONTINUE"
    MOST_PIECES = "MOST_PIECES"
    MOST_KINGS = "MOST_KINGS"
    KING_FIRST = "KING_FIRST"
    EARLIEST_KING = "EARLIEST_KING"
    STALE_MOVE = "STALE_MOVE"

    def fact(self, *, king: bool) -> str:
        """The id of the fact in `damarium.rules.facts` that tells the rule to a man or a king."""
        return (_KING_FACTS if king else _MAN_FACTS).get(self, "") or _FACTS.get(self, "")

    def rule(self, *, flying: bool) -> Message:
        """The rule in a few words; `flying` says what a king is called."""
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
    Reason.CROWNING_ENDS_MOVE: N_("Crowning ends the move"),
    Reason.MUST_CAPTURE: N_("You must capture"),
    Reason.MUST_CONTINUE: N_("You must go on capturing"),
    Reason.LANDING_MUST_CONTINUE: N_("You must land where the capture goes on"),
    Reason.MOST_PIECES: N_("You must take the most pieces"),
    Reason.STALE_MOVE: N_("This move belongs to another position"),
}

_FLYING = {
    Reason.FIRST_SQUARE_ONLY: pgettext(
        "flying king", "A king lands right behind the piece it takes"
    ),
    Reason.MAN_MAY_NOT_TAKE_KING: pgettext("flying king", "A man may not take a king"),
    Reason.MOST_KINGS: pgettext("flying king", "You must take the most kings"),
    Reason.KING_FIRST: pgettext("flying king", "A king must capture before a man"),
    Reason.EARLIEST_KING: pgettext("flying king", "You must take a king as early as you can"),
}

_SHORT = {
    Reason.FIRST_SQUARE_ONLY: pgettext(
        "short king", "A king lands right behind the piece it takes"
    ),
    Reason.MAN_MAY_NOT_TAKE_KING: pgettext("short king", "A man may not take a king"),
    Reason.MOST_KINGS: pgettext("short king", "You must take the most kings"),
    Reason.KING_FIRST: pgettext("short king", "A king must capture before a man"),
    Reason.EARLIEST_KING: pgettext("short king", "You must take a king as early as you can"),
}

_FACTS = {
    Reason.MAN_MAY_NOT_TAKE_KING: "take-kings",
    Reason.JUMPED_TWICE: "removal",
    Reason.CROWNING_ENDS_MOVE: "promotion",
    Reason.MUST_CAPTURE: "captures",
    Reason.MUST_CONTINUE: "captures",
    Reason.LANDING_MUST_CONTINUE: "captures",
    Reason.MOST_PIECES: "captures",
    Reason.MOST_KINGS: "captures",
    Reason.KING_FIRST: "captures",
    Reason.EARLIEST_KING: "captures",
}

_MAN_FACTS = {Reason.WRONG_DIRECTION: "men"}

_KING_FACTS = {
    Reason.WRONG_DIRECTION: "kings",
    Reason.TOO_FAR: "kings",
    Reason.FIRST_SQUARE_ONLY: "kings",
}
