//! When a search ends: depth, nodes, time, or because nobody waits for it any more.

use std::time::{Duration, Instant};

use damarium_moves::Watch;

/// Bounds on one search; the first that is reached ends it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// Plies looked ahead before captures are played out.
    pub depth: Option<u32>,
    /// Positions visited.
    pub nodes: Option<u64>,
    /// Time.
    pub time: Option<Duration>,
    /// The time after which no deeper iteration begins; half of `time` where it is not given.
    pub aim: Option<Duration>,
}

/// Counts nodes and watches the bounds of one search.
pub(crate) struct Budget<'w> {
    pub(crate) nodes: u64,
    pub(crate) spent: bool,
    limits: Limits,
    begun: Instant,
    watch: &'w mut dyn Watch,
}

impl<'w> Budget<'w> {
    pub(crate) fn new(limits: Limits, watch: &'w mut dyn Watch) -> Self {
        Self { nodes: 0, spent: false, limits, begun: Instant::now(), watch }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Counts a node; from then on `spent` says whether a bound is reached.
    #[inline]
    pub(crate) fn visit(&mut self) {
        if self.spent {
            return;
        }
        self.nodes += 1;
        if self.limits.nodes.is_some_and(|most| self.nodes >= most) {
            self.spent = true;
        }
        // looking at a clock costs as much as a few nodes
        if self.nodes.is_multiple_of(256) {
            self.spent |= self.is_over();
        }
    }

    fn is_over(&mut self) -> bool {
        self.watch.stop() || self.limits.time.is_some_and(|most| self.begun.elapsed() >= most)
    }

    /// Whether another, deeper iteration can be worth beginning: it takes longer than all before.
    /// One that has just been disappointed may use all the time there is.
    pub(crate) fn begins(&self, depth: u32, disappointed: bool) -> bool {
        let Limits { time, aim, .. } = self.limits;
        let last = if disappointed { time } else { aim.or(time.map(|most| most / 2)) };
        !self.spent
            && self.limits.depth.is_none_or(|most| depth <= most)
            && last.is_none_or(|last| self.begun.elapsed() < last)
    }
}

/// Generating the moves of an absurd position takes long: it asks here whether to go on.
impl Watch for Budget<'_> {
    fn stop(&mut self) -> bool {
        self.is_over()
    }
}
