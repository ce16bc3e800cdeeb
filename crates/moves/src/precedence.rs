//! Which capture must be taken: an ordered tuple of criteria, used as a sort key.

use damarium_board::Set;

/// One criterion by which a capture goes before another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Criterion {
    /// The capture of more pieces.
    MostPieces,
    /// The capture of more kings.
    MostKings,
    /// The capture by a king, before one by a man.
    ByKing,
    /// The capture in which kings are taken earlier.
    KingsEarliest,
    /// The capture of pieces that count more together.
    MostValue,
}

/// The place of a capture among others: the greatest must be taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank {
    counted: u32,
    order: u128,
    counted_after: u32,
}

impl Rank {
    /// Where kings were taken: the highest bit stands for the first piece taken, and so on. Empty
    /// if no criterion asks for it.
    pub(crate) const fn order(self) -> u128 {
        self.order
    }
}

/// Weights that make one number of several counts.
#[derive(Clone, Copy, Debug, Default)]
struct Weights {
    pieces: u32,
    kings: i32,
    by_king: u32,
}

/// More pieces than can be taken.
const MANY: u32 = 129;

impl Weights {
    /// An earlier criterion outweighs all that later ones can add. `worth` is what a man and a king
    /// count; a king's own weight is what it counts more than a man, or less.
    fn of(criteria: &[Criterion], worth: [u8; 2]) -> Self {
        let mut weights = Self::default();
        let [man, king] = worth.map(u32::from);
        let mut weight = 1;
        for criterion in criteria.iter().rev() {
            weight *= match criterion {
                Criterion::MostPieces => {
                    weights.pieces += weight;
                    MANY
                }
                Criterion::MostKings => {
                    weights.kings += weight.cast_signed();
                    MANY
                }
                Criterion::MostValue => {
                    weights.pieces += weight * man;
                    weights.kings += (weight * king).cast_signed() - (weight * man).cast_signed();
                    MANY * man.max(king)
                }
                Criterion::ByKing => {
                    weights.by_king = weight;
                    2
                }
                Criterion::KingsEarliest => 1,
            }
        }
        weights
    }

    #[inline(always)]
    fn sum(self, pieces: u32, kings: u32, by_king: bool) -> u32 {
        (self.pieces * pieces + self.by_king * u32::from(by_king))
            .wrapping_add_signed(self.kings * kings.cast_signed())
    }
}

/// The preferences of a game, ready for use.
#[derive(Clone, Copy, Debug)]
pub struct Precedence {
    before: Weights,
    earliest: bool,
    after: Weights,
    counts_kings: bool,
    counts_after: bool,
}

impl Precedence {
    /// The preferences in order; each criterion at most once. `worth` is what a man and a king count.
    #[must_use]
    pub fn new(criteria: &[Criterion], worth: [u8; 2]) -> Self {
        let earliest = criteria.iter().position(|&criterion| criterion == Criterion::KingsEarliest);
        let (before, after) = criteria.split_at(earliest.unwrap_or(criteria.len()));
        let after = after.get(1..).unwrap_or_default();
        Self {
            before: Weights::of(before, worth),
            earliest: earliest.is_some(),
            after: Weights::of(after, worth),
            counts_kings: criteria.contains(&Criterion::MostKings)
                || criteria.contains(&Criterion::MostValue),
            counts_after: !after.is_empty(),
        }
    }

    /// Whether the order in which pieces are taken matters.
    #[inline(always)]
    #[must_use]
    pub const fn earliest(&self) -> bool {
        self.earliest
    }

    /// Whether a criterion comes after that of the order.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn counts_after(&self) -> bool {
        self.counts_after
    }

    /// The rank of a finished capture of some pieces, these kings among them.
    #[inline(always)]
    pub(crate) fn rank<S: Set, T: Trail>(
        &self,
        pieces: u32,
        kings: S,
        by_king: bool,
        trail: T,
    ) -> Rank {
        let kings = if self.counts_kings { kings.count() } else { 0 };
        Rank {
            counted: self.before.sum(pieces, kings, by_king),
            order: trail.order(),
            counted_after: if T::KEPT { self.after.sum(pieces, kings, by_king) } else { 0 },
        }
    }
}

/// The memory of the order in which pieces were taken; nothing, where nobody asks for it.
pub(crate) trait Trail: Copy + Default + Ord {
    /// Whether there is anything to remember.
    const KEPT: bool;

    /// The memory after the capture of piece number `number`, counted from 0.
    #[must_use]
    fn taken(self, number: u32, king: bool) -> Self;

    /// Kings as bits, the first piece highest.
    fn order(self) -> u128;
}

impl Trail for () {
    const KEPT: bool = false;

    #[inline(always)]
    fn taken(self, _number: u32, _king: bool) -> Self {}

    #[inline(always)]
    fn order(self) -> u128 {
        0
    }
}

/// Remembers where kings were taken. Read as numbers, an earlier king outweighs all later ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Kings(u128);

impl Trail for Kings {
    const KEPT: bool = true;

    #[inline(always)]
    fn taken(self, number: u32, king: bool) -> Self {
        Self(self.0 | u128::from(king) << (127 - number.min(127)))
    }

    #[inline(always)]
    fn order(self) -> u128 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A capture as a list of what was taken, K for a king.
    fn rank(precedence: &Precedence, by_king: bool, taken: &str) -> Rank {
        let (mut pieces, mut kings, mut trail) = (0, 0_u64, Kings::default());
        for (number, piece) in (0..).zip(taken.chars()) {
            pieces += 1;
            kings |= u64::from(piece == 'K') << number;
            trail = trail.taken(number, piece == 'K');
        }
        if precedence.earliest() {
            precedence.rank(pieces, kings, by_king, trail)
        } else {
            precedence.rank(pieces, kings, by_king, ())
        }
    }

    #[test]
    fn four_criteria_sort_captures_from_worst_to_best() {
        use Criterion::{ByKing, KingsEarliest, MostKings, MostPieces};
        let precedence = Precedence::new(&[MostPieces, ByKing, MostKings, KingsEarliest], [1, 1]);
        let sorted = [
            (false, "m"),
            (false, "K"),
            (true, "m"),
            (true, "K"),
            (false, "KK"),
            (true, "mm"),
            (true, "mK"),
            (true, "Km"),
            (false, "KKK"),
            (true, "mmK"),
            (true, "mKm"),
            (true, "Kmm"),
            (true, "mKK"),
            (true, "KmK"),
            (true, "KKm"),
        ];
        let ranks = sorted.map(|(by_king, taken)| rank(&precedence, by_king, taken));
        assert!(ranks.is_sorted_by(|left, right| left < right), "{ranks:?}");
    }

    #[test]
    fn one_criterion_alone_leaves_the_rest_free() {
        let precedence = Precedence::new(&[Criterion::ByKing], [1, 1]);
        assert_eq!(rank(&precedence, true, "m"), rank(&precedence, true, "KKK"));
        assert!(rank(&precedence, true, "m") > rank(&precedence, false, "KKK"));
    }

    #[test]
    fn a_criterion_after_the_order_counts_last() {
        use Criterion::{KingsEarliest, MostPieces};
        let precedence = Precedence::new(&[KingsEarliest, MostPieces], [1, 1]);
        assert!(rank(&precedence, true, "Km") > rank(&precedence, true, "mKmm"));
        assert!(rank(&precedence, true, "Kmm") > rank(&precedence, true, "Km"));
    }
}
