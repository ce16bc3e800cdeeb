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
    pub(crate) best: u32,
    pub(crate) score: i16,
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
    age: u8,
}

/// A hash table of two-entry buckets: one entry keeps what was deep, the other what is new.
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Vec<[Entry; 2]>,
    age: u8,
}

impl Table {
    /// A table of about this many mebibytes, at least one bucket.
    pub(crate) fn new(mebibytes: usize) -> Self {
        let wanted = mebibytes.saturating_mul(1 << 20) / size_of::<[Entry; 2]>();
        let count = wanted.max(1).next_power_of_two();
        let count = if count > wanted.max(1) { count / 2 } else { count };
        Self { buckets: vec![[Entry::default(); 2]; count.max(1)], age: 0 }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.buckets.fill([Entry::default(); 2]);
        self.age = 0;
    }

    /// Lets what earlier searches left be replaced first.
    pub(crate) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// What is remembered of a position.
    pub(crate) fn find(&self, key: u64) -> Option<Entry> {
        let bucket = &self.buckets[self.place(key)];
        bucket.iter().find(|entry| entry.key == key && entry.bound != Bound::None).copied()
    }

    /// Remembers a position; `best` 0 keeps an older best move.
    pub(crate) fn keep(&mut self, key: u64, depth: i32, score: i32, bound: Bound, best: u32) {
        let age = self.age;
        let place = self.place(key);
        let bucket = &mut self.buckets[place];
        let older = bucket.iter().find(|entry| entry.key == key).map_or(0, |entry| entry.best);
        let entry = Entry {
            key,
            best: if best == 0 { older } else { best },
            score: i16::try_from(score).unwrap_or(0),
            depth: i8::try_from(depth.clamp(0, 127)).unwrap_or(0),
            bound,
            age,
        };
        let [deep, new] = bucket;
        if deep.key == key || deep.age != age || deep.depth <= entry.depth {
            if deep.key != key {
                *new = *deep;
            }
            *deep = entry;
        } else {
            *new = entry;
        }
    }

    fn place(&self, key: u64) -> usize {
        // the low bits choose the bucket; its count is a power of two
        usize::try_from(key & (self.buckets.len() as u64 - 1)).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deep_entry_survives_a_shallow_one_and_gives_way_to_a_new_search() {
        let mut table = Table::new(0);
        table.keep(1, 9, 50, Bound::Exact, 3);
        table.keep(2, 1, 10, Bound::Lower, 4);
        assert_eq!(table.find(1).map(|entry| (entry.depth, entry.score)), Some((9, 50)));
        assert_eq!(table.find(2).map(|entry| entry.best), Some(4));
        table.grow_older();
        table.keep(3, 1, 10, Bound::Lower, 4);
        table.keep(4, 1, 10, Bound::Lower, 4);
        assert!(table.find(1).is_none());
        table.clear();
        assert!(table.find(3).is_none());
    }

    #[test]
    fn a_best_move_outlives_a_score_without_one() {
        let mut table = Table::new(1);
        table.keep(7, 3, 20, Bound::Lower, 12);
        table.keep(7, 5, -20, Bound::Upper, 0);
        assert_eq!(table.find(7).map(|entry| entry.best), Some(12));
    }
}
