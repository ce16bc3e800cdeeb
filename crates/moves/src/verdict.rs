//! Who has won, and which positions are drawn at once.

use damarium_board::{Board, Set};

use crate::form::LastPiece;
use crate::material::Census;
use crate::{Color, Interrupted, Moves, Never, Position, Rules};

/// Why a game is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The side to move has no piece.
    NoPiece,
    /// It has no move.
    NoMove,
    /// It is down to a last piece that loses.
    LastPiece,
    /// Somebody has a king.
    FirstKing,
    /// A king is alone with a man.
    KingBeatsMan,
}

/// A decided game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who has won.
    pub winner: Color,
    /// Why.
    pub reason: Reason,
}

impl<B: Board> Rules<B> {
    /// Who has won, if the game is decided in this position.
    #[must_use]
    pub fn verdict(&self, position: &Position<B::Set>) -> Option<Verdict> {
        let turn = position.turn;
        let decided = if position.pieces.of(turn).is_empty() {
            Some((turn, Reason::NoPiece))
        } else if let Some(decided) = self.decided(position) {
            Some(decided)
        } else if self.can_move(position) {
            None
        } else {
            Some((turn, Reason::NoMove))
        };
        let (loser, reason) = decided?;
        let winner = if self.ends.losing { loser } else { loser.other() };
        Some(Verdict { winner, reason })
    }

    /// Whether the side to move has won, if what stands on the board decides the game: who has no
    /// move is not asked here.
    #[must_use]
    pub fn settled(&self, position: &Position<B::Set>) -> Option<bool> {
        let (loser, _) = self.decided(position)?;
        Some((loser == position.turn) == self.ends.losing)
    }

    /// The side that has what loses, as the game is usually played.
    fn decided(&self, position: &Position<B::Set>) -> Option<(Color, Reason)> {
        let (pieces, turn) = (&position.pieces, position.turn);
        if self.ends.first_king_wins {
            for color in [turn.other(), turn] {
                if !pieces.kings(color).is_empty() {
                    return Some((color.other(), Reason::FirstKing));
                }
            }
        }
        let own = pieces.of(turn);
        let last = match self.ends.last_piece {
            LastPiece::Plays => false,
            LastPiece::Loses => own.count() == 1,
            LastPiece::LosesAsMan => own.count() == 1 && (own & pieces.kings).is_empty(),
        };
        if last {
            // who is blocked besides is said to be blocked
            let reason = if self.can_move(position) { Reason::LastPiece } else { Reason::NoMove };
            return Some((turn, reason));
        }
        if self.ends.king_beats_man && pieces.sides.iter().all(|side| side.count() == 1) {
            let mut kings = [Color::White, Color::Black].into_iter();
            let king = kings.find(|&color| !pieces.kings(color).is_empty());
            if let Some(king) = king
                && pieces.kings(king.other()).is_empty()
                && !self.can_capture(position)
            {
                return Some((king.other(), Reason::KingBeatsMan));
            }
        }
        None
    }

    /// The index of the rule that draws the game at once in this position, if any does.
    #[must_use]
    pub fn standoff(&self, position: &Position<B::Set>) -> Option<usize> {
        if self.standoffs.is_empty() {
            return None;
        }
        let census = Census::of(&position.pieces);
        self.standoffs.iter().position(|rule| {
            census.stronger(&rule.when).is_some()
                && !self.can_capture(position)
                && !(rule.looks_ahead && self.must_give(position).unwrap_or(false))
        })
    }

    /// Whether the side to move has a move, and after each of them the other side can capture.
    fn must_give(&self, position: &Position<B::Set>) -> Result<bool, Interrupted> {
        let mut moves = Moves::default();
        self.moves(position, &mut moves, &mut Never)?;
        let gives = |played| self.can_capture(&self.play(position, played));
        Ok(!moves.list().is_empty() && moves.list().iter().all(gives))
    }
}
