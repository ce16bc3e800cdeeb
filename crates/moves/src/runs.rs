//! How often each side has moved the same king without capturing, where a game limits that.

use damarium_board::{Bit, Board, Set, Square};

use crate::keys::scrambled;
use crate::{Color, Move, Pieces};

/// The quiet moves of one king on end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Run {
    /// The number of the public square on which the king stands.
    pub at: u8,
    /// How many moves there were; none where no king is on a run.
    pub moves: u8,
}

/// The runs of White and of Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Runs(pub [Run; 2]);

impl Runs {
    /// Nobody is on a run.
    pub const NONE: Self = Self([Run { at: 0, moves: 0 }; 2]);

    /// A number for a position's key; 0 where nobody is on a run.
    pub(crate) fn key(self) -> u64 {
        if self == Self::NONE {
            return 0;
        }
        let side = |(color, run): (u64, Run)| match run.moves {
            0 => 0,
            moves => scrambled(1024 + (color * 128 + u64::from(run.at)) * 128 + u64::from(moves)),
        };
        (0..).zip(self.0).map(side).fold(0, |key, number| key ^ number)
    }

    /// The runs that there are in a position: of kings that stand there, whose side has men.
    pub(crate) fn real<B: Board>(self, pieces: &Pieces<B::Set>, board: &B) -> Self {
        let mut runs = self.0;
        for (run, color) in runs.iter_mut().zip([Color::White, Color::Black]) {
            let king = board.bit(Square::new(run.at));
            if !pieces.kings(color).has(king) || pieces.men(color).is_empty() || run.moves == 0 {
                *run = Run { at: 0, moves: 0 };
            }
        }
        Self(runs)
    }

    /// The runs after a move that led to `pieces`. Only a side that has men is on a run.
    pub(crate) fn after<B: Board>(
        self,
        turn: Color,
        played: &Move<B::Set>,
        pieces: &Pieces<B::Set>,
        board: &B,
    ) -> Self {
        let square = |bit: Bit| board.square(bit).number();
        let mut runs = self.0;
        let own = &mut runs[turn.index()];
        let on_end = own.moves > 0 && own.at == square(played.from);
        *own = if played.king && !played.captures() {
            let before = if on_end { own.moves } else { 0 };
            Run { at: square(played.to), moves: before.saturating_add(1).min(100) }
        } else {
            Run { at: 0, moves: 0 }
        };
        Self(runs).real(pieces, board)
    }

    /// The square whose king may not move without capturing, as `turn` has moved it `limit` times.
    pub(crate) fn held(self, turn: Color, limit: u8) -> Option<u8> {
        let run = self.0[turn.index()];
        (run.moves >= limit).then_some(run.at)
    }
}
