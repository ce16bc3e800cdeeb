//! Counting the leaves of the game's tree: the number that proves a generator.

use damarium_board::{Board, Set};

use crate::family::{Diagonal, Family, Kind, Loose, in_family};
use crate::watch::Patience;
use crate::{
    Black, Color, Interrupted, Move, Moves, Pieces, Position, Rules, Side, Tally, Watch, White,
};

/// The greatest depth that is counted.
pub const MAX_DEPTH: u32 = 100;

/// Moves, each with the number of ways to go on after it.
pub type Counts<M> = Vec<(M, u64)>;

/// Lists that are used again and again, one for each ply.
struct Lists<S: Set> {
    tally: Tally<S>,
    patience: Patience,
}

impl<B: Board> Rules<B> {
    /// The number of ways in which the next `depth` plies can be played, at most [`MAX_DEPTH`].
    /// Equal captures are one move; draws and lost last pieces do not end the count. The last ply
    /// is counted without playing it.
    ///
    /// # Errors
    ///
    /// When the watch gave up.
    pub fn perft(
        &self,
        position: &Position<B::Set>,
        depth: u32,
        watch: &mut dyn Watch,
    ) -> Result<u64, Interrupted> {
        let Some(before_last) = depth.min(MAX_DEPTH).checked_sub(1) else { return Ok(1) };
        let mut lists = vec![Moves::default(); before_last as usize];
        let mut scratch = Lists { tally: Tally::default(), patience: Patience::new() };
        let pieces = &position.pieces;
        match position.turn {
            Color::White => {
                in_family!(self.leaves::<White>(pieces, &mut lists, &mut scratch, watch))
            }
            Color::Black => {
                in_family!(self.leaves::<Black>(pieces, &mut lists, &mut scratch, watch))
            }
        }
    }

    /// The same, apart for each legal move; nothing at depth 0.
    ///
    /// # Errors
    ///
    /// When the watch gave up.
    pub fn divide(
        &self,
        position: &Position<B::Set>,
        depth: u32,
        watch: &mut dyn Watch,
    ) -> Result<Counts<Move<B::Set>>, Interrupted> {
        let Some(rest) = depth.checked_sub(1) else { return Ok(Vec::new()) };
        let mut moves = Moves::default();
        self.moves(position, &mut moves, watch)?;
        let count = |&played: &Move<B::Set>| {
            let after = self.play(position, &played);
            Ok((played, self.perft(&after, rest, watch)?))
        };
        moves.list().iter().map(count).collect()
    }

    /// Counts one ply more than there are lists.
    fn leaves<F: Family, C: Side>(
        &self,
        pieces: &Pieces<B::Set>,
        lists: &mut [Moves<B::Set>],
        scratch: &mut Lists<B::Set>,
        watch: &mut dyn Watch,
    ) -> Result<u64, Interrupted> {
        let Some((moves, lists)) = lists.split_first_mut() else {
            return self.last::<F, C>(pieces, scratch, watch);
        };
        scratch.patience.step(watch)?;
        moves.clear();
        self.generate::<F, C, _>(pieces, moves, watch)?;
        let mut leaves = 0_u64;
        for played in moves.list() {
            let after = if !F::USUAL && self.opening.is_some() && played.takes_away() {
                pieces.without::<C>(played.captured)
            } else {
                pieces.after::<C>(played)
            };
            let count = if lists.is_empty() {
                self.last::<F::Other, C::Other>(&after, scratch, watch)?
            } else {
                self.leaves::<F::Other, C::Other>(&after, lists, scratch, watch)?
            };
            leaves = leaves.saturating_add(count);
        }
        Ok(leaves)
    }

    /// Counts the last ply.
    #[inline(always)]
    fn last<F: Family, C: Side>(
        &self,
        pieces: &Pieces<B::Set>,
        scratch: &mut Lists<B::Set>,
        watch: &mut dyn Watch,
    ) -> Result<u64, Interrupted> {
        scratch.tally.clear();
        self.generate::<F, C, _>(pieces, &mut scratch.tally, watch)?;
        Ok(scratch.tally.count())
    }
}
