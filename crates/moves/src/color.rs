//! The two sides.

use std::fmt::Debug;

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// The side at the bottom of the picture.
    White,
    /// The side at the top of the picture.
    Black,
}

impl Color {
    /// White 0, black 1.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    #[inline(always)]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// A colour known when the program is built, so that the generator exists once for each.
pub trait Side: Copy + Debug + 'static {
    /// The opponent.
    type Other: Side;
    /// The colour as a value.
    const COLOR: Color;
}

/// White as a type.
#[derive(Clone, Copy, Debug)]
pub struct White;

/// Black as a type.
#[derive(Clone, Copy, Debug)]
pub struct Black;

impl Side for White {
    type Other = Black;
    const COLOR: Color = Color::White;
}

impl Side for Black {
    type Other = White;
    const COLOR: Color = Color::Black;
}
