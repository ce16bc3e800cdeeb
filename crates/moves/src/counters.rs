//! Draw counters: plies since something last happened, or since something has stood on the board.

use damarium_board::{Board, Set, Square};

use crate::events::Events;
use crate::material::{Census, Material};
use crate::{Color, Flaw, Pieces};

/// How many counters a game may have.
pub const MAX_COUNTERS: usize = 8;

/// The rule of one counter. A region is a list of squares in a form, a set on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counter<R> {
    /// The number of plies at which the counter strikes.
    pub limit: u16,
    /// What sets it back to 0.
    pub resets: Events,
    /// What must stand on the board; the ply that brings it about leaves the count at 0.
    pub when: Option<Material<R>>,
    /// What must have stood there since, before anything is counted.
    pub starts: Option<Material<R>>,
    /// Whether only the plies of the stronger side are counted.
    pub stronger_only: bool,
    /// The number of the counter that does not count while `when` stands on the board.
    pub replaces: Option<usize>,
}

impl Counter<Vec<Square>> {
    fn laid_out<B: Board>(&self, board: &B) -> Counter<B::Set> {
        let material = |material: &Option<Material<Vec<Square>>>| {
            material.as_ref().map(|material| material.laid_out(board))
        };
        Counter {
            limit: self.limit,
            resets: self.resets,
            when: material(&self.when),
            starts: material(&self.starts),
            stronger_only: self.stronger_only,
            replaces: self.replaces,
        }
    }
}

/// The counters of a game on its board.
#[derive(Clone, Debug)]
pub struct DrawRules<S> {
    rules: Box<[Counter<S>]>,
    /// With more pieces than this no counter that asks for material counts.
    few: u32,
}

/// A ply as counters see it: what happened, who moved, and what stands on the board after it.
#[derive(Clone, Copy, Debug)]
pub struct Ply<'p, S> {
    /// What happened.
    pub events: Events,
    /// Who moved.
    pub mover: Color,
    /// The pieces after it.
    pub pieces: &'p Pieces<S>,
}

impl<S: Set> DrawRules<S> {
    /// Lays out the counters of a form.
    #[must_use]
    pub fn new<B: Board<Set = S>>(rules: &[Counter<Vec<Square>>], board: &B) -> Self {
        let few = rules.iter().filter_map(|rule| rule.when.as_ref().map(Material::most)).max();
        let rules = rules.iter().map(|rule| rule.laid_out(board)).collect();
        Self { rules, few: few.unwrap_or(0) }
    }

    /// How many counters there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rules.len()
    }

    /// Whether there is no counter.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rules.is_empty()
    }

    /// The limits in order.
    pub fn limits(&self) -> impl Iterator<Item = u16> {
        self.rules.iter().map(|rule| rule.limit)
    }

    /// The counters of a position set up by hand; no values at all mean zeros. What a rule does
    /// not count here stays at 0.
    ///
    /// # Errors
    ///
    /// When there is not one value for each rule.
    pub fn at(&self, counts: &[u16], pieces: &Pieces<S>) -> Result<Counters, Flaw> {
        if !counts.is_empty() && counts.len() != self.rules.len() {
            let reason = format!("the game has {} counters", self.rules.len());
            return Err(Flaw::new("counters", format!("{} values", counts.len()), reason));
        }
        let stage = self.stage(pieces);
        let mut counters = Counters::default();
        for (index, rule) in self.rules.iter().enumerate() {
            let count = counts.get(index).copied().unwrap_or(0);
            let applies = stage.stronger[index].is_some() && !stage.replaced[index];
            if rule.when.is_none() && !stage.replaced[index]
                || applies && (count > 0 || stage.begins[index])
            {
                counters.set(index, count);
            }
        }
        Ok(counters)
    }

    /// The counters after a ply.
    #[inline]
    #[must_use]
    pub fn after(&self, counters: Counters, ply: &Ply<'_, S>) -> Counters {
        if ply.pieces.all().count() > self.few {
            return self.after_without_material(counters, ply.events);
        }
        let stage = self.stage(ply.pieces);
        let mut next = Counters::default();
        for (index, rule) in self.rules.iter().enumerate() {
            let counting = counters.counting(index);
            let applies = rule.when.is_none() || stage.stronger[index].is_some();
            if stage.replaced[index] || !applies || !counting && !stage.begins[index] {
                continue;
            }
            let counted = !rule.stronger_only || stage.stronger[index] == Some(ply.mover);
            next.set(
                index,
                if !counting || rule.resets.meet(ply.events) {
                    0
                } else {
                    counters.counts[index].saturating_add(u16::from(counted))
                },
            );
        }
        next
    }

    /// The same where too many pieces stand for any rule that asks for material.
    #[inline]
    fn after_without_material(&self, counters: Counters, events: Events) -> Counters {
        let mut next = Counters::default();
        for (index, rule) in self.rules.iter().enumerate() {
            if rule.when.is_none() {
                let again = rule.resets.meet(events) || !counters.counting(index);
                next.set(index, if again { 0 } else { counters.counts[index].saturating_add(1) });
            }
        }
        next
    }

    /// The first counter that has reached its limit.
    #[inline]
    #[must_use]
    pub fn struck(&self, counters: &Counters) -> Option<usize> {
        let counts = counters.counts.iter().zip(&self.rules);
        counts.into_iter().position(|(&count, rule)| count >= rule.limit)
    }

    fn stage(&self, pieces: &Pieces<S>) -> Stage {
        let census = Census::of(pieces);
        let mut stage = Stage::default();
        for (index, rule) in self.rules.iter().enumerate().take(MAX_COUNTERS) {
            let Some(when) = &rule.when else {
                stage.begins[index] = true;
                continue;
            };
            stage.stronger[index] = census.stronger(when);
            if stage.stronger[index].is_none() {
                continue;
            }
            let starts = rule.starts.as_ref();
            stage.begins[index] = starts.is_none_or(|starts| census.stronger(starts).is_some());
            if let Some(replaced) = rule.replaces.and_then(|index| stage.replaced.get_mut(index)) {
                *replaced = true;
            }
        }
        stage
    }
}

/// Which rules apply to what stands on the board.
#[derive(Clone, Copy, Debug, Default)]
struct Stage {
    /// For each rule that asks for material and finds it: who is the stronger side.
    stronger: [Option<Color>; MAX_COUNTERS],
    /// Whether a rule may begin to count.
    begins: [bool; MAX_COUNTERS],
    /// Whether another rule stands in for this one.
    replaced: [bool; MAX_COUNTERS],
}

/// The state of a game's counters, in plies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    counts: [u16; MAX_COUNTERS],
    /// Bit `n` says whether counter `n` counts.
    counting: u8,
}

impl Counters {
    /// The values of the first `number` counters.
    #[must_use]
    pub fn counts(&self, number: usize) -> &[u16] {
        &self.counts[..number.min(MAX_COUNTERS)]
    }

    /// Whether a counter counts: its material stands on the board and it has begun.
    #[inline]
    #[must_use]
    pub fn counting(&self, index: usize) -> bool {
        self.counting >> index & 1 == 1
    }

    fn set(&mut self, index: usize, count: u16) {
        self.counts[index] = count;
        self.counting |= 1 << index;
    }
}
