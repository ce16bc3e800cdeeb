//! Draw counters: plies since something last happened.

use crate::Flaw;

/// How many counters a game may have.
pub const MAX_COUNTERS: usize = 8;

/// Something that happens in a ply and may set a counter back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Event {
    /// Any capture.
    Capture = 1,
    /// Any move by a man, captures by men included.
    ManMove = 2,
    /// A man's move or capture that brings it nearer to promotion.
    ManAdvance = 4,
    /// A man becomes a king.
    Crowning = 8,
}

/// A set of events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Events(u8);

impl Events {
    /// Nothing of note.
    pub const NONE: Self = Self(0);

    /// Adds `event` if it `happened`.
    #[must_use]
    pub const fn with(self, event: Event, happened: bool) -> Self {
        if happened { Self(self.0 | event as u8) } else { self }
    }

    /// Whether the two sets have an event in common.
    #[must_use]
    pub const fn meet(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// The rule of one counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// The number of plies at which the counter strikes.
    pub limit: u16,
    /// What sets it back to 0.
    pub resets: Events,
}

/// The state of a game's counters, in plies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    counts: [u16; MAX_COUNTERS],
}

impl Counters {
    /// Counters at given values, for a game with these rules; no values at all mean zeros.
    ///
    /// # Errors
    ///
    /// When there is not one value for each rule.
    pub fn at(counts: &[u16], rules: &[Counter]) -> Result<Self, Flaw> {
        if !counts.is_empty() && counts.len() != rules.len() {
            let reason = format!("the game has {} counters", rules.len());
            return Err(Flaw::new("counters", format!("{} values", counts.len()), reason));
        }
        let mut counters = Self::default();
        for (count, &value) in counters.counts.iter_mut().zip(counts) {
            *count = value;
        }
        Ok(counters)
    }

    /// The values, one for each rule.
    #[must_use]
    pub fn counts(&self, rules: &[Counter]) -> &[u16] {
        &self.counts[..rules.len().min(MAX_COUNTERS)]
    }

    /// The counters after a ply with these events.
    #[must_use]
    pub fn after(mut self, events: Events, rules: &[Counter]) -> Self {
        for (count, rule) in self.counts.iter_mut().zip(rules) {
            *count = if rule.resets.meet(events) { 0 } else { count.saturating_add(1) };
        }
        self
    }

    /// The first counter that has reached its limit.
    #[must_use]
    pub fn struck(&self, rules: &[Counter]) -> Option<usize> {
        self.counts.iter().zip(rules).position(|(&count, rule)| count >= rule.limit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_counter_counts_plies_and_strikes_at_its_limit() {
        let resets = Events::NONE.with(Event::Capture, true).with(Event::ManMove, true);
        let rules = [Counter { limit: 2, resets }];
        let quiet = Events::NONE;
        let one = Counters::default().after(quiet, &rules);
        assert_eq!((one.counts(&rules), one.struck(&rules)), (&[1][..], None));
        let two = one.after(Events::NONE.with(Event::Crowning, true), &rules);
        assert_eq!(two.struck(&rules), Some(0));
        let none = two.after(Events::NONE.with(Event::ManMove, true), &rules);
        assert_eq!(none.counts(&rules), &[0]);
    }

    #[test]
    fn values_match_the_rules_in_number() {
        let rules = [Counter { limit: 2, resets: Events::NONE }];
        assert!(Counters::at(&[1, 2], &rules).is_err());
        assert_eq!(Counters::at(&[], &rules), Ok(Counters::default()));
        assert_eq!(
            Counters::at(&[u16::MAX], &rules).unwrap().after(Events::NONE, &rules).counts(&rules),
            &[u16::MAX]
        );
    }
}
