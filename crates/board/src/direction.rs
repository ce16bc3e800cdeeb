//! The eight directions of a picture, and sets of them.

use std::iter;
use std::ops::{BitAnd, BitOr, Not};

/// A direction in the picture; north is up, away from White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Up.
    North,
    /// Up and to the right.
    NorthEast,
    /// To the right.
    East,
    /// Down and to the right.
    SouthEast,
    /// Down.
    South,
    /// Down and to the left.
    SouthWest,
    /// To the left.
    West,
    /// Up and to the left.
    NorthWest,
}

use Direction::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};

impl Direction {
    /// All eight, clockwise from north.
    pub const ALL: [Self; 8] =
        [North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest];

    /// The way back.
    #[inline(always)]
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            North => South,
            NorthEast => SouthWest,
            East => West,
            SouthEast => NorthWest,
            South => North,
            SouthWest => NorthEast,
            West => East,
            NorthWest => SouthEast,
        }
    }

    /// The direction seen in a mirror: east and west change places.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            North => North,
            NorthEast => NorthWest,
            East => West,
            SouthEast => SouthWest,
            South => South,
            SouthWest => SouthEast,
            West => East,
            NorthWest => NorthEast,
        }
    }
}

/// A set of directions; bit `d` stands for the direction with that number, clockwise from north.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Directions(u8);

impl Directions {
    /// No direction.
    pub const NONE: Self = Self(0);
    /// Every direction.
    pub const ALL: Self = Self(0xff);
    /// The four diagonals.
    pub const DIAGONALS: Self = Self(0b1010_1010);

    /// The set with these bits.
    #[must_use]
    pub const fn new(bits: u8) -> Self {
        Self(bits)
    }

    /// The set of one direction.
    #[inline(always)]
    #[must_use]
    pub const fn only(direction: Direction) -> Self {
        Self(1 << direction as u8)
    }

    /// The set of one direction and the way back.
    #[inline(always)]
    #[must_use]
    pub const fn line(direction: Direction) -> Self {
        Self(1 << direction as u8 | 1 << direction.opposite() as u8)
    }

    /// Whether `direction` belongs to the set.
    #[inline(always)]
    #[must_use]
    pub const fn has(self, direction: Direction) -> bool {
        self.0 >> direction as u8 & 1 == 1
    }

    /// The members, clockwise from north.
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        let mut rest = self.0;
        iter::from_fn(move || {
            let next = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            Direction::ALL.get(next).copied()
        })
    }

    /// Calls `visit` with each member until it answers true, and tells whether it did.
    ///
    /// Written out, so that inside `visit` the direction is a constant and a step is one shift.
    #[inline(always)]
    pub fn any(self, mut visit: impl FnMut(Direction) -> bool) -> bool {
        (self.has(North) && visit(North))
            || (self.has(NorthEast) && visit(NorthEast))
            || (self.has(East) && visit(East))
            || (self.has(SouthEast) && visit(SouthEast))
            || (self.has(South) && visit(South))
            || (self.has(SouthWest) && visit(SouthWest))
            || (self.has(West) && visit(West))
            || (self.has(NorthWest) && visit(NorthWest))
    }

    /// Calls `visit` with each member.
    #[inline(always)]
    pub fn each(self, mut visit: impl FnMut(Direction)) {
        self.any(|direction| {
            visit(direction);
            false
        });
    }
}

impl BitAnd for Directions {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Directions {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Directions {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl FromIterator<Direction> for Directions {
    fn from_iter<I: IntoIterator<Item = Direction>>(directions: I) -> Self {
        directions.into_iter().fold(Self::NONE, |set, direction| set | Self::only(direction))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_back_twice_and_mirroring_twice_change_nothing() {
        for direction in Direction::ALL {
            assert_eq!(direction.opposite().opposite(), direction);
            assert_eq!(direction.mirrored().mirrored(), direction);
            assert_eq!(direction.opposite() as u8, (direction as u8 + 4) % 8);
        }
    }

    #[test]
    fn each_visits_the_members_clockwise() {
        for bits in 0..=u8::MAX {
            let set = Directions::new(bits);
            let mut visited = Vec::new();
            set.each(|direction| visited.push(direction));
            assert_eq!(visited, set.iter().collect::<Vec<_>>());
            assert_eq!(visited.into_iter().collect::<Directions>(), set);
        }
    }
}
