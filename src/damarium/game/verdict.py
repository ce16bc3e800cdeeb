"""Decided games in words: who has won, and by which rule."""

from damarium.game.outcome import End, Outcome, lost
from damarium.notation.message import N_, Message
from damarium.rules import BLACK, WHITE, Variant
from damarium.rules.endings import LastPiece


def decided(variant: Variant, winner: int, reason: str) -> Outcome:
    """The end of a game that the core calls decided: the winner's number and the reason."""
    loser = BLACK if winner == 0 else WHITE
    ends = variant.sheet.ends
    end = End(reason)
    detail = (ends.last_piece_loses or LastPiece.ANY).value if end is End.LAST_PIECE else ""
    sentences = _WON if ends.losing else _LOST
    return lost(end, loser, sentences[f"{reason}/{detail}" if detail else reason], detail)


_LOST: dict[str, Message] = {
    "no_piece": N_("%(loser)s has no piece left: %(winner)s wins."),
    "no_move": N_("%(loser)s has no move left: %(winner)s wins."),
    "last_piece/any": N_("%(loser)s has only one piece left: %(winner)s wins."),
    "last_piece/man": N_("%(loser)s has only one man left: %(winner)s wins."),
    "first_king": N_("%(winner)s has the first king and wins."),
    "king_beats_man": N_("A king against a man is enough: %(winner)s wins."),
}
_WON: dict[str, Message] = {
    "no_piece": N_("%(winner)s has no piece left and wins: here the loser wins."),
    "no_move": N_("%(winner)s has no move left and wins: here the loser wins."),
    "last_piece/any": N_("%(winner)s has only one piece left and wins: here the loser wins."),
    "last_piece/man": N_("%(winner)s has only one man left and wins: here the loser wins."),
    "first_king": N_("%(loser)s has the first king and loses: here the loser wins."),
    "king_beats_man": N_("A king against a man loses here: %(winner)s wins."),
}
