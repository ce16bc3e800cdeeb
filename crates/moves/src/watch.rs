//! Long computations ask now and then whether anybody still waits for them.

use std::error::Error;
use std::fmt;

/// Is asked every few thousand steps of a long computation.
pub trait Watch {
    /// Whether to give up.
    fn stop(&mut self) -> bool;
}

/// Never gives up.
#[derive(Clone, Copy, Debug)]
pub struct Never;

impl Watch for Never {
    fn stop(&mut self) -> bool {
        false
    }
}

/// A computation was given up before its end; it has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interrupted;

impl fmt::Display for Interrupted {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("interrupted")
    }
}

impl Error for Interrupted {}

/// Asks a watch once in a while.
#[derive(Debug)]
pub(crate) struct Patience(u32);

impl Patience {
    pub(crate) const fn new() -> Self {
        Self(0)
    }

    /// Counts a step, and asks the watch at every 1024th.
    #[inline]
    pub(crate) fn step(&mut self, watch: &mut dyn Watch) -> Result<(), Interrupted> {
        self.0 = self.0.wrapping_add(1);
        if self.0.is_multiple_of(1024) && watch.stop() { Err(Interrupted) } else { Ok(()) }
    }
}
