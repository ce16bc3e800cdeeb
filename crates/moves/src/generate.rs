//! The legal moves of a position.

use damarium_board::{Board, Directions, Set};

use crate::capture::Hunt;
use crate::family::{Diagonal, Family, Kind, Loose, in_family};
use crate::form::InCapture;
use crate::ground::Ground;
use crate::layers::layers;
use crate::precedence::{Kings, Trail};
use crate::{
    Black, Color, Interrupted, Moves, Pieces, Position, Rules, Side, Sink, Tally, Watch, White,
};

/// Jumps that a hunt may follow before [`layers`] takes over. Real games stay far below.
const BUDGET: u32 = 4096;

/// Whether anything was found.
type Found = Result<bool, Interrupted>;

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
        let pieces = &position.pieces;
        match position.turn {
            Color::White => in_family!(self.generate::<White, _>(pieces, moves, watch)),
            Color::Black => in_family!(self.generate::<Black, _>(pieces, moves, watch)),
        }
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
        let (pieces, tally) = (&position.pieces, &mut Tally::default());
        match position.turn {
            Color::White => in_family!(self.generate::<White, _>(pieces, tally, watch)),
            Color::Black => in_family!(self.generate::<Black, _>(pieces, tally, watch)),
        }?;
        Ok(tally.count())
    }

    /// Whether the side to move can capture.
    #[must_use]
    pub fn can_capture(&self, position: &Position<B::Set>) -> bool {
        match position.turn {
            Color::White => in_family!(self.can_capture_as::<White>(&position.pieces)),
            Color::Black => in_family!(self.can_capture_as::<Black>(&position.pieces)),
        }
    }

    /// Whether the side to move has any move.
    #[must_use]
    pub fn can_move(&self, position: &Position<B::Set>) -> bool {
        let Position { pieces, turn, .. } = position;
        let empty = self.board.all() & !pieces.all();
        let can_step = |from: B::Set, steps: Directions| {
            steps.any(|direction| !(from & self.board.before(empty, direction)).is_empty())
        };
        can_step(pieces.men(*turn), self.men[turn.index()].steps)
            || can_step(pieces.kings(*turn), self.king.steps)
            || self.can_capture(position)
    }

    /// Tells the sink the legal moves of `C`.
    #[inline(always)]
    pub(crate) fn generate<F: Family, C: Side, K: Sink<B>>(
        &self,
        pieces: &Pieces<B::Set>,
        sink: &mut K,
        watch: &mut dyn Watch,
    ) -> Result<(), Interrupted> {
        let found = self.hunt::<F, C, K>(pieces, sink, watch)?;
        if !found || !self.compulsory {
            self.quiet::<F, C, K>(pieces, sink);
        }
        Ok(())
    }

    #[inline(always)]
    fn quiet<F: Family, C: Side, K: Sink<B>>(&self, pieces: &Pieces<B::Set>, sink: &mut K) {
        let (board, promotion) = (&self.board, self.promotion[C::COLOR.index()]);
        let empty = board.all() & !pieces.all();
        let men = pieces.men(C::COLOR);
        let steps = F::STEPS.unwrap_or(self.men[C::COLOR.index()].steps) & B::DIRECTIONS;
        steps.each(|direction| {
            let from = men & board.before(empty, direction);
            sink.steps(board, from, direction, false, promotion);
        });
        let kings = pieces.kings(C::COLOR);
        if kings.is_empty() {
            return;
        }
        let steps = F::KINGS.unwrap_or(self.king.steps) & B::DIRECTIONS;
        if F::FLYING.unwrap_or(self.king.flying) {
            for from in kings.bits() {
                let mut to = B::Set::EMPTY;
                steps.each(|direction| to |= board.ray(from, direction, empty).free);
                sink.slides(from, to);
            }
        } else {
            steps.each(|direction| {
                let from = kings & board.before(empty, direction);
                sink.steps(board, from, direction, true, promotion);
            });
        }
    }

    fn can_capture_as<F: Family, C: Side>(&self, pieces: &Pieces<B::Set>) -> bool {
        let ground = Ground::<B, F>::new::<C>(self, pieces);
        if !(pieces.men(C::COLOR) & ground.bases::<false>()).is_empty() {
            return true;
        }
        let kings = pieces.kings(C::COLOR);
        if !ground.flying() {
            return !(kings & ground.bases::<true>()).is_empty();
        }
        let (empty, targets, all) = (ground.empty(), ground.targets::<true>(), Directions::ALL);
        kings.bits().any(|at| ground.flights(at, empty, targets, all, |_, _, _| true))
    }

    /// Tells the sink all captures of `C`, and answers whether there are any.
    #[inline(always)]
    fn hunt<F: Family, C: Side, K: Sink<B>>(
        &self,
        pieces: &Pieces<B::Set>,
        sink: &mut K,
        watch: &mut dyn Watch,
    ) -> Found {
        let ground = Ground::<B, F>::new::<C>(self, pieces);
        let (men, kings) = (pieces.men(C::COLOR), pieces.kings(C::COLOR));
        if (men & ground.bases::<false>()).is_empty() && kings.is_empty() {
            return Ok(false);
        }
        if ground.order_matters() {
            hunt_each::<B, F, Kings, K>(&ground, men, kings, sink, watch)
        } else {
            hunt_each::<B, F, (), K>(&ground, men, kings, sink, watch)
        }
    }
}

fn hunt_each<B: Board, F: Family, T: Trail, K: Sink<B>>(
    ground: &Ground<'_, B, F>,
    men: B::Set,
    kings: B::Set,
    sink: &mut K,
    watch: &mut dyn Watch,
) -> Found {
    let mut found = hop_all::<B, F, T, K, false>(ground, men, sink, watch)?;
    if kings.is_empty() {
        return Ok(found);
    }
    if !ground.flying() {
        return Ok(found | hop_all::<B, F, T, K, true>(ground, kings, sink, watch)?);
    }
    for from in kings.bits() {
        sink.next_piece();
        let mut hunt = Hunt::new(ground, from, true, BUDGET, &mut *sink);
        found |= hunt.fly::<T>(from, B::Set::EMPTY, Directions::ALL, 0, T::default());
        if hunt.given_up() {
            sink.retract();
            layers::<B, F, T, K>(ground, from, true, sink, watch)?;
        }
    }
    Ok(found)
}

/// The captures of pieces that jump over neighbours.
#[inline(always)]
fn hop_all<B: Board, F: Family, T: Trail, K: Sink<B>, const KING: bool>(
    ground: &Ground<'_, B, F>,
    pieces: B::Set,
    sink: &mut K,
    watch: &mut dyn Watch,
) -> Found {
    let bases = ground.bases::<KING>();
    // From other squares a capture cannot go on after one jump. On bent lines it might, round the
    // corner to where it began.
    let ends = if B::STRAIGHT { !bases } else { B::Set::EMPTY };
    let passing = !KING && ground.rules().in_capture == InCapture::GoesOnAsKing;
    let ends = if passing { ends & !ground.promotion() } else { ends };
    let (empty, targets) = (ground.empty(), ground.targets::<KING>());
    let jumpers = pieces & bases;
    for from in jumpers.bits() {
        sink.next_piece();
        let mut hunt = Hunt::new(ground, from, KING, BUDGET, &mut *sink);
        // Nobody comes back to where the capture began after one jump.
        ground.hops::<KING>(B::Set::of(from), empty, targets, |victim, to| {
            hunt.begin::<KING, T>(victim, to, ends);
            false
        });
        if hunt.given_up() {
            sink.retract();
            layers::<B, F, T, K>(ground, from, KING, sink, watch)?;
        }
    }
    Ok(!jumpers.is_empty())
}
