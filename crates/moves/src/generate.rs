//! The legal moves of a position.

use damarium_board::{Bit, Board, Set};

use crate::capture::{Ground, Hunt};
use crate::layers::layers;
use crate::precedence::{Kings, Trail};
use crate::{
    Black, Color, Interrupted, Moves, Pieces, Position, Rules, Side, Sink, Tally, Watch, White,
};

/// Jumps that a hunt may follow from one square before [`layers`] takes over. Real games stay far
/// below.
const BUDGET: u32 = 4096;

impl<B: Board> Rules<B> {
    /// Replaces the contents of `moves` by the legal moves.
    ///
    /// # Errors
    ///
    /// When the watch gave up; then the list is of no use.
    pub fn moves(
        &self,
        position: &Position<B::Set>,
        moves: &mut Moves<B::Set>,
        watch: &mut dyn Watch,
    ) -> Result<(), Interrupted> {
        moves.clear();
        match position.turn {
            Color::White => self.generate::<White, _>(&position.pieces, moves, watch),
            Color::Black => self.generate::<Black, _>(&position.pieces, moves, watch),
        }
    }

    /// Replaces the contents of `moves` by the captures among the legal moves.
    ///
    /// # Errors
    ///
    /// When the watch gave up; then the list is of no use.
    pub fn captures(
        &self,
        position: &Position<B::Set>,
        moves: &mut Moves<B::Set>,
        watch: &mut dyn Watch,
    ) -> Result<(), Interrupted> {
        moves.clear();
        let pieces = &position.pieces;
        match position.turn {
            Color::White => {
                let ground = Ground::new::<White>(self, pieces);
                hunt_all::<B, White, _>(&ground, pieces, moves, watch)?;
            }
            Color::Black => {
                let ground = Ground::new::<Black>(self, pieces);
                hunt_all::<B, Black, _>(&ground, pieces, moves, watch)?;
            }
        }
        Ok(())
    }

    /// The number of legal moves.
    ///
    /// # Errors
    ///
    /// When the watch gave up.
    pub fn count(
        &self,
        position: &Position<B::Set>,
        watch: &mut dyn Watch,
    ) -> Result<u64, Interrupted> {
        let mut tally = Tally::default();
        match position.turn {
            Color::White => self.generate::<White, _>(&position.pieces, &mut tally, watch)?,
            Color::Black => self.generate::<Black, _>(&position.pieces, &mut tally, watch)?,
        }
        Ok(tally.count())
    }

    /// Whether the side to move can capture.
    #[must_use]
    pub fn can_capture(&self, position: &Position<B::Set>) -> bool {
        match position.turn {
            Color::White => can_capture::<B, White>(self, &position.pieces),
            Color::Black => can_capture::<B, Black>(self, &position.pieces),
        }
    }

    /// Whether the side to move has any move.
    #[must_use]
    pub fn can_move(&self, position: &Position<B::Set>) -> bool {
        let Position { pieces, turn, .. } = position;
        let empty = self.board.all() & !pieces.all();
        let can_step = |from: B::Set, steps: damarium_board::Directions| {
            steps.any(|direction| !(from & self.board.before(empty, direction)).is_empty())
        };
        can_step(pieces.men(*turn), self.men[turn.index()].steps)
            || can_step(pieces.kings(*turn), self.king.steps)
            || self.can_capture(position)
    }

    /// Tells the sink the legal moves of `C`.
    #[inline(always)]
    pub(crate) fn generate<C: Side, K: Sink<B>>(
        &self,
        pieces: &Pieces<B::Set>,
        sink: &mut K,
        watch: &mut dyn Watch,
    ) -> Result<(), Interrupted> {
        let ground = Ground::new::<C>(self, pieces);
        if !hunt_all::<B, C, K>(&ground, pieces, sink, watch)? || !self.compulsory {
            self.quiet::<C, K>(&ground, pieces, sink);
        }
        Ok(())
    }

    #[inline(always)]
    fn quiet<C: Side, K: Sink<B>>(
        &self,
        ground: &Ground<'_, B>,
        pieces: &Pieces<B::Set>,
        sink: &mut K,
    ) {
        let (board, empty, promotion) = (&self.board, ground.empty(), ground.promotion());
        let men = pieces.men(C::COLOR);
        self.men[C::COLOR.index()].steps.each(|direction| {
            let from = men & board.before(empty, direction);
            sink.steps(board, from, direction, false, promotion);
        });
        let kings = pieces.kings(C::COLOR);
        if kings.is_empty() {
            return;
        }
        if self.king.flying {
            for from in kings.bits() {
                let mut to = B::Set::EMPTY;
                self.king.steps.each(|direction| to |= board.ray(from, direction, empty).free);
                sink.slides(from, to);
            }
        } else {
            self.king.steps.each(|direction| {
                let from = kings & board.before(empty, direction);
                sink.steps(board, from, direction, true, promotion);
            });
        }
    }
}

fn can_capture<B: Board, C: Side>(rules: &Rules<B>, pieces: &Pieces<B::Set>) -> bool {
    let ground = Ground::new::<C>(rules, pieces);
    if !ground.jumpers::<false>(pieces.men(C::COLOR)).is_empty() {
        return true;
    }
    let kings = pieces.kings(C::COLOR);
    if !rules.king.flying {
        return !ground.jumpers::<true>(kings).is_empty();
    }
    let directions = ground.directions::<true>();
    kings.bits().any(|at| ground.jumps::<true>(at, B::Set::EMPTY, directions, |_, _, _| true))
}

/// Tells the sink all captures of `C`, and answers whether there are any.
#[inline(always)]
fn hunt_all<B: Board, C: Side, K: Sink<B>>(
    ground: &Ground<'_, B>,
    pieces: &Pieces<B::Set>,
    sink: &mut K,
    watch: &mut dyn Watch,
) -> Result<bool, Interrupted> {
    let men = ground.jumpers::<false>(pieces.men(C::COLOR));
    let kings = pieces.kings(C::COLOR);
    if men.is_empty() && kings.is_empty() {
        return Ok(false);
    }
    let kings = if ground.rules().king.flying { kings } else { ground.jumpers::<true>(kings) };
    if ground.rules().precedence.earliest() {
        hunt_each::<B, Kings, K>(ground, men, kings, sink, watch)
    } else {
        hunt_each::<B, (), K>(ground, men, kings, sink, watch)
    }
}

fn hunt_each<B: Board, T: Trail, K: Sink<B>>(
    ground: &Ground<'_, B>,
    men: B::Set,
    kings: B::Set,
    sink: &mut K,
    watch: &mut dyn Watch,
) -> Result<bool, Interrupted> {
    let mut found = false;
    for from in men.bits() {
        found |= hunt::<B, T, K, false>(ground, from, sink, watch)?;
    }
    for from in kings.bits() {
        found |= hunt::<B, T, K, true>(ground, from, sink, watch)?;
    }
    Ok(found)
}

#[inline(always)]
fn hunt<B: Board, T: Trail, K: Sink<B>, const KING: bool>(
    ground: &Ground<'_, B>,
    from: Bit,
    sink: &mut K,
    watch: &mut dyn Watch,
) -> Result<bool, Interrupted> {
    let ground = &ground.lifted(from);
    let mut hunt = Hunt { ground, from, king: KING, sink, budget: BUDGET };
    let directions = ground.directions::<KING>();
    let found = hunt.chase::<KING, T>(from, B::Set::EMPTY, directions, 0, T::default());
    if hunt.budget == 0 {
        layers::<B, T, K>(ground, from, KING, sink, watch)?;
    }
    Ok(found)
}
