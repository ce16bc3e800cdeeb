//! What the search remembers of positions it has seen.

/// How a remembered score bounds the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Bound {
    /// Nothing is remembered.
    #[default]
    None,
    /// The true score is at least this.
    Lower,
    /// The true score is at most this.
    Upper,
    /// This is the true score.
    Exact,
}

/// One remembered position. The best move is kept as a number that tells it from its siblings.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Entry {
    key: u64,
    pub(crate) best: u16,
    pub(crate) score: i16,
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
    age: u8,
}

/// Entries that are looked through together: one line of the processor's cache.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(64))]
pub(crate) struct Bucket([Entry; 4]);

/// A hash table of buckets: of four entries the shallowest gives way, those of earlier searches
/// first.
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    age: u8,
}

impl Bucket {
    /// What is remembered of a position whose bucket this is.
    #[inline(always)]
    pub(crate) fn find(&self, key: u64) -> Option<Entry> {
        self.0.iter().find(|entry| entry.key == key && entry.bound != Bound::None).copied()
    }
}

impl Table {
    /// A table of about this many mebibytes, at least one bucket.
    pub(crate) fn new(mebibytes: usize) -> Self {
        let wanted = mebibytes.saturating_mul(1 << 20) / size_of::<Bucket>();
        let count = wanted.max(1).next_power_of_two();
        let count = if count > wanted.max(1) { count / 2 } else { count };
        Self { buckets: vec![Bucket::default(); count.max(1)], age: 0 }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.buckets.fill(Bucket::default());
        self.age = 0;
    }

    /// Lets what earlier searches left be replaced first.
    pub(crate) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// The bucket in which a position is remembered, if it is.
    #[inline(always)]
    pub(crate) fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[self.place(key)]
    }

    /// Remembers a position; `best` 0 keeps an older best move.
    pub(crate) fn keep(&mut self, key: u64, depth: i32, score: i32, bound: Bound, best: u16) {
        let age = self.age;
        let place = self.place(key);
        let bucket = &mut self.buckets[place].0;
        let mut chosen = 0;
        let mut cheapest = i32::MAX;
        for (index, entry) in bucket.iter().enumerate() {
            if entry.key == key {
                chosen = index;
                break;
            }
            let worth = i32::from(entry.depth) + if entry.age == age { 256 } else { 0 };
            if worth < cheapest {
                (chosen, cheapest) = (index, worth);
            }
        }
        let entry = &mut bucket[chosen];
        let older = if entry.key == key { entry.best } else { 0 };
        *entry = Entry {
            key,
            best: if best == 0 { older } else { best },
            score: i16::try_from(score).unwrap_or(0),
            depth: i8::try_from(depth.clamp(-1, 127)).unwrap_or(0),
            bound,
            age,
        };
    }

    #[inline(always)]
    fn place(&self, key: u64) -> usize {
        // the low bits choose the bucket; its count is a power of two
        usize::try_from(key & (self.buckets.len() as u64 - 1)).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depth(table: &Table, key: u64) -> Option<i8> {
        table.bucket(key).find(key).map(|entry| entry.depth)
    }

    #[test]
    fn the_shallowest_gives_way_and_an_earlier_search_first() {
        let mut table = Table::new(0);
        for (key, plies) in [(1, 9), (2, 1), (3, 7), (4, 8), (5, 2)] {
            table.keep(key, plies, 50, Bound::Exact, 3);
        }
        assert_eq!(
            [1, 2, 3, 4, 5].map(|key| depth(&table, key)),
            [Some(9), None, Some(7), Some(8), Some(2)]
        );
        table.grow_older();
        for key in 6..9 {
            table.keep(key, 1, 10, Bound::Lower, 4);
        }
        assert_eq!([1, 3, 4, 5].map(|key| depth(&table, key)), [Some(9), None, None, None]);
        table.clear();
        assert!(depth(&table, 1).is_none());
    }

    #[test]
    fn a_best_move_outlives_a_score_without_one() {
        let mut table = Table::new(1);
        table.keep(7, 3, 20, Bound::Lower, 12);
        table.keep(7, 5, -20, Bound::Upper, 0);
        let entry = table.bucket(7).find(7).unwrap();
        assert_eq!((entry.best, entry.depth, entry.score), (12, 5, -20));
    }
}
