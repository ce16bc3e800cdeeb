//! Who listens to the generator: one who keeps the moves, and one who only counts them.

use damarium_board::{Bit, Board, Direction, Set};
use rustc_hash::FxHashSet;

use crate::{Move, Rank};

/// Is told the legal moves of a position: first all captures, then the quiet moves.
pub trait Sink<B: Board> {
    /// Each of the pieces `from` may go one step; a man that comes to `promotion` is crowned.
    fn steps(
        &mut self,
        board: &B,
        from: B::Set,
        direction: Direction,
        king: bool,
        promotion: B::Set,
    );

    /// A king may go from a square to each of others.
    fn slides(&mut self, from: Bit, to: B::Set);

    /// A line of men may move: its last one goes to the square before its first.
    fn march(&mut self, from: Bit, to: Bit, crowned: bool);

    /// Each of these pieces may be taken away.
    fn take_away(&mut self, pieces: B::Set);

    /// From now on captures by another piece are told.
    fn next_piece(&mut self) {}

    /// All captures by this piece, the last one, are told again: there are so many that the first
    /// hunt was given up.
    fn retract(&mut self) {}

    /// A capture, complete. Others that go before it may still follow. `again` if it may have been
    /// told before, by another way of playing it.
    fn capture(&mut self, rank: Rank, taken: Move<B::Set>, again: bool);
}

/// Keeps the moves: of the captures the best, equal ones once.
#[derive(Clone, Debug)]
pub struct Moves<S> {
    list: Vec<Move<S>>,
    rank: Rank,
    seen: FxHashSet<Move<S>>,
}

impl<S: Set> Default for Moves<S> {
    fn default() -> Self {
        Self { list: Vec::new(), rank: Rank::default(), seen: FxHashSet::default() }
    }
}

impl<S: Set> Moves<S> {
    /// The list up to which looking through it is faster than hashing.
    const SHORT: usize = 24;

    /// Forgets all moves, but keeps their memory.
    #[inline(always)]
    pub fn clear(&mut self) {
        self.list.clear();
        self.rank = Rank::default();
        if !self.seen.is_empty() {
            self.seen.clear();
        }
    }

    /// The moves, in no particular order, but always the same for the same position.
    #[inline(always)]
    #[must_use]
    pub fn list(&self) -> &[Move<S>] {
        &self.list
    }

    /// The rank that all captures in the list share.
    #[must_use]
    pub fn rank(&self) -> Rank {
        self.rank
    }

    /// Drops the moves without capture from a square.
    pub(crate) fn hold(&mut self, from: Bit) {
        self.list.retain(|played| played.from != from || played.captures());
    }

    /// Whether the capture was told before.
    fn known(&mut self, taken: &Move<S>) -> bool {
        if self.list.len() < Self::SHORT {
            return self.list.contains(taken);
        }
        if self.seen.is_empty() {
            self.seen.extend(&self.list);
        }
        !self.seen.insert(*taken)
    }

    #[inline(always)]
    fn add(&mut self, rank: Rank, taken: Move<S>, again: bool) {
        if rank != self.rank {
            if rank < self.rank {
                return;
            }
            self.clear();
            self.rank = rank;
        }
        if again && self.known(&taken) {
            return;
        }
        // one that is told for the first time may be told again after all, when its hunt was given up
        if !again && !self.seen.is_empty() {
            self.seen.insert(taken);
        }
        self.list.push(taken);
    }
}

impl<B: Board<Set = S>, S: Set> Sink<B> for Moves<S> {
    #[inline(always)]
    fn steps(&mut self, board: &B, from: S, direction: Direction, king: bool, promotion: S) {
        for bit in from.bits() {
            let to = board.step(S::of(bit), direction);
            let crowned = !king && !(to & promotion).is_empty();
            let to = to.first();
            self.list.push(Move { captured: S::EMPTY, from: bit, to, king, crowned });
        }
    }

    #[inline(always)]
    fn slides(&mut self, from: Bit, to: S) {
        for to in to.bits() {
            self.list.push(Move { captured: S::EMPTY, from, to, king: true, crowned: false });
        }
    }

    fn march(&mut self, from: Bit, to: Bit, crowned: bool) {
        self.list.push(Move { captured: S::EMPTY, from, to, king: false, crowned });
    }

    fn take_away(&mut self, pieces: S) {
        let away =
            |bit| Move { captured: S::of(bit), from: bit, to: bit, king: false, crowned: false };
        self.list.extend(pieces.bits().map(away));
    }

    #[inline(always)]
    fn capture(&mut self, rank: Rank, taken: Move<S>, again: bool) {
        self.add(rank, taken, again);
    }
}

/// Counts the moves; only captures that may have been told before must be kept.
#[derive(Clone, Debug, Default)]
pub struct Tally<S: Set> {
    quiet: u64,
    rank: Rank,
    captures: u64,
    /// How many captures there were before the last piece's.
    before: u64,
    doubtful: Moves<S>,
}

impl<S: Set> Tally<S> {
    /// Starts again at nothing.
    #[inline(always)]
    pub fn clear(&mut self) {
        self.quiet = 0;
        self.rank = Rank::default();
        self.captures = 0;
        self.before = 0;
        self.doubtful.clear();
    }

    /// How many moves there are.
    #[inline(always)]
    #[must_use]
    pub fn count(&self) -> u64 {
        self.quiet + self.captures + self.doubtful.list.len() as u64
    }
}

impl<B: Board<Set = S>, S: Set> Sink<B> for Tally<S> {
    #[inline(always)]
    fn steps(&mut self, _: &B, from: S, _: Direction, _: bool, _: S) {
        self.quiet += u64::from(from.count());
    }

    #[inline(always)]
    fn slides(&mut self, _: Bit, to: S) {
        self.quiet += u64::from(to.count());
    }

    fn march(&mut self, _: Bit, _: Bit, _: bool) {
        self.quiet += 1;
    }

    fn take_away(&mut self, pieces: S) {
        self.quiet += u64::from(pieces.count());
    }

    #[inline(always)]
    fn next_piece(&mut self) {
        self.before = self.captures;
    }

    fn retract(&mut self) {
        self.captures = self.before;
    }

    #[inline(always)]
    fn capture(&mut self, rank: Rank, taken: Move<S>, again: bool) {
        if rank != self.rank {
            if rank < self.rank {
                return;
            }
            self.rank = rank;
            self.captures = 0;
            self.before = 0;
            self.doubtful.clear();
        }
        if again {
            self.doubtful.add(Rank::default(), taken, true);
        } else {
            self.captures += 1;
        }
    }
}
