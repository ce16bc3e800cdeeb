//! What happens in a ply, as far as draw counters care.

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
