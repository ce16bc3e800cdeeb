//! The legal moves of a position.

use damarium_board::{Bit, Board, Direction, Directions, Set, Square};

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
        }?;
        if let Some(king) = self.held_king(position) {
            moves.hold(king);
        }
        Ok(())
    }

    /// The king that may not move without capturing, as it was moved too often on end.
    fn held_king(&self, position: &Position<B::Set>) -> Option<Bit> {
        let square = position.runs.held(position.turn, self.king.run_limit?)?;
        Some(self.board.bit(Square::new(square)))
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
        if self.held_king(position).is_some() {
            let mut moves = Moves::default();
            self.moves(position, &mut moves, watch)?;
            return Ok(moves.list().len() as u64);
        }
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
        if self.taking_away(&position.pieces).is_some() || self.stopped(&position.pieces) {
            return false;
        }
        match position.turn {
            Color::White => in_family!(self.can_capture_as::<White>(&position.pieces)),
            Color::Black => in_family!(self.can_capture_as::<Black>(&position.pieces)),
        }
    }

    /// Whether the side to move has any move.
    #[must_use]
    pub fn can_move(&self, position: &Position<B::Set>) -> bool {
        let Position { pieces, turn, .. } = position;
        if self.stopped(pieces) {
            return false;
        }
        if let Some(squares) = self.taking_away(pieces) {
            return !(squares & pieces.of(*turn)).is_empty();
        }
        let empty = self.board.all() & !pieces.all();
        let can_step = |from: B::Set, steps: Directions| {
            steps.any(|direction| !(from & self.board.before(empty, direction)).is_empty())
        };
        let held = self.held_king(position).map_or(B::Set::EMPTY, B::Set::of);
        can_step(pieces.men(*turn) & !self.held[turn.index()], self.men[turn.index()].steps)
            || can_step(pieces.kings(*turn) & !held, self.king.steps)
            || self.can_capture(position)
    }

    /// Whether the game is over because somebody has a king.
    #[inline(always)]
    fn stopped(&self, pieces: &Pieces<B::Set>) -> bool {
        self.ends.first_king_wins && !pieces.kings.is_empty()
    }

    /// In the opening of a game that begins so, the squares of pieces that may be taken away: some
    /// at first, then those beside the hole.
    fn taking_away(&self, pieces: &Pieces<B::Set>) -> Option<B::Set> {
        let first = self.opening?;
        let hole = self.board.all() & !pieces.all();
        if hole.is_empty() {
            return Some(first);
        }
        (hole.count() == 1).then(|| {
            let beside = self.men[0].captures | self.men[1].captures;
            let beside = beside.iter().map(|direction| self.board.step(hole, direction));
            beside.fold(B::Set::EMPTY, |set, squares| set | squares) & self.board.all()
        })
    }

    /// Tells the sink the legal moves of `C`.
    #[inline(always)]
    pub(crate) fn generate<F: Family, C: Side, K: Sink<B>>(
        &self,
        pieces: &Pieces<B::Set>,
        sink: &mut K,
        watch: &mut dyn Watch,
    ) -> Result<(), Interrupted> {
        if self.stopped(pieces) {
            return Ok(());
        }
        if !F::USUAL
            && let Some(squares) = self.taking_away(pieces)
        {
            sink.take_away(squares & pieces.of(C::COLOR));
            return Ok(());
        }
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
        let mut men = pieces.men(C::COLOR);
        if !F::USUAL {
            men &= !self.held[C::COLOR.index()];
        }
        let steps = F::STEPS.unwrap_or(self.men[C::COLOR.index()].steps) & B::DIRECTIONS;
        steps.each(|direction| {
            let from = men & board.before(empty, direction);
            sink.steps(board, from, direction, false, promotion);
            if !F::USUAL && self.linear {
                self.lines::<K>(men, from, direction, promotion, sink);
            }
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

    /// Lines of men move along themselves: the last goes to the empty square before the first.
    fn lines<K: Sink<B>>(
        &self,
        men: B::Set,
        heads: B::Set,
        direction: Direction,
        promotion: B::Set,
        sink: &mut K,
    ) {
        for head in heads.bits() {
            let to = self.board.step(B::Set::of(head), direction).first();
            let crowned = promotion.has(to);
            let mut last = B::Set::of(head);
            loop {
                last = self.board.before(last, direction) & men;
                if last.is_empty() {
                    break;
                }
                sink.march(last.first(), to, crowned);
            }
        }
    }

    fn can_capture_as<F: Family, C: Side>(&self, pieces: &Pieces<B::Set>) -> bool {
        let ground = Ground::<B, F>::new::<C>(self, pieces);
        if !(ground.jumpers(pieces.men(C::COLOR))).is_empty() {
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
        if ground.jumpers(men).is_empty() && kings.is_empty() {
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
    let alike = B::STRAIGHT && (F::USUAL || ground.rules().uniform);
    let ends = if alike { !bases } else { B::Set::EMPTY };
    let passing = !KING && ground.rules().in_capture == InCapture::GoesOnAsKing;
    let ends = if passing { ends & !ground.promotion() } else { ends };
    let (empty, targets) = (ground.empty(), ground.targets::<KING>());
    let jumpers = if KING || F::USUAL { pieces & bases } else { ground.jumpers(pieces) };
    for from in jumpers.bits() {
        sink.next_piece();
        let mut hunt = Hunt::new(ground, from, KING, BUDGET, &mut *sink);
        // Nobody comes back to where the capture began after one jump.
        let ways = ground.first_ways::<KING>(from);
        ground.hops(ways, B::Set::of(from), empty, targets, |direction, victim, to| {
            hunt.begin::<KING, T>(direction, victim, to, ends);
            false
        });
        if hunt.given_up() {
            sink.retract();
            layers::<B, F, T, K>(ground, from, KING, sink, watch)?;
        }
    }
    Ok(!jumpers.is_empty())
}
