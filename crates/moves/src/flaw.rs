//! What is wrong with rules or a position that were handed in.

use std::error::Error;
use std::fmt;

/// A flaw: where, what stands there, and why that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The field, with dots between the levels.
    pub field: String,
    /// What was found there.
    pub value: String,
    /// Why it cannot be played, or what would be right.
    pub reason: String,
}

impl Flaw {
    /// The flaw of `field`, where `value` stands, for `reason`.
    pub fn new(
        field: impl Into<String>,
        value: impl fmt::Display,
        reason: impl Into<String>,
    ) -> Self {
        const SHOWN: usize = 40;
        let mut value = value.to_string();
        if let Some((end, _)) = value.char_indices().nth(SHOWN) {
            value.truncate(end);
            value.push('…');
        }
        Self { field: field.into(), value, reason: reason.into() }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}: {}", self.field, self.value, self.reason)
    }
}

impl Error for Flaw {}
