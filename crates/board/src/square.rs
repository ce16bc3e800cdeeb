//! The two names of a square: the public index and the place in a machine word.

/// A playing square by its public number: counted from 0, row by row from the top left of the
/// picture, playing squares only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// The place of a square inside a [`Set`](crate::Set). Which place belongs to which square is the
/// board's own affair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bit(u8);

impl Square {
    /// The square with this public number.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// The public number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The public number, for looking things up.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Bit {
    /// The place with this number.
    #[inline(always)]
    #[must_use]
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// The number of the place.
    #[inline(always)]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of the place, for looking things up; always below 128.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 127) as usize
    }
}
