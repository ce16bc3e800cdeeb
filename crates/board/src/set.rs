//! A set of squares in one machine word.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

use crate::Bit;

/// A set of places, one bit each.
pub trait Set:
    Copy
    + Debug
    + Default
    + Eq
    + Hash
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    /// No place.
    const EMPTY: Self;

    /// The set of one place.
    #[must_use]
    fn of(bit: Bit) -> Self;

    /// Whether no place belongs to the set.
    #[must_use]
    fn is_empty(self) -> bool;

    /// How many places belong to the set.
    #[must_use]
    fn count(self) -> u32;

    /// The lowest place of a set that is not empty.
    #[must_use]
    fn first(self) -> Bit;

    /// The set without its lowest place.
    #[must_use]
    fn rest(self) -> Self;

    /// The same places in the widest word.
    #[must_use]
    fn widen(self) -> u128;

    /// The places that fit from the widest word.
    #[must_use]
    fn narrow(wide: u128) -> Self;

    /// Whether `bit` belongs to the set.
    #[inline(always)]
    #[must_use]
    fn has(self, bit: Bit) -> bool {
        !(self & Self::of(bit)).is_empty()
    }

    /// The places, lowest first.
    #[inline(always)]
    #[must_use]
    fn bits(self) -> Bits<Self> {
        Bits(self)
    }
}

macro_rules! set {
    ($word:ty) => {
        impl Set for $word {
            const EMPTY: Self = 0;

            #[inline(always)]
            fn of(bit: Bit) -> Self {
                1 << (u32::from(bit.number()) & (Self::BITS - 1))
            }

            #[inline(always)]
            fn is_empty(self) -> bool {
                self == 0
            }

            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            #[allow(clippy::cast_possible_truncation, reason = "at most 128")]
            fn first(self) -> Bit {
                Bit::new(self.trailing_zeros() as u8)
            }

            #[inline(always)]
            fn rest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline(always)]
            fn widen(self) -> u128 {
                #[allow(clippy::cast_lossless, reason = "the same text serves both words")]
                {
                    self as u128
                }
            }

            #[inline(always)]
            #[allow(clippy::cast_possible_truncation, reason = "the callers widened it before")]
            fn narrow(wide: u128) -> Self {
                wide as Self
            }
        }
    };
}

set!(u64);
set!(u128);

/// The places of a set, lowest first.
#[derive(Clone, Debug)]
pub struct Bits<S>(S);

impl<S: Set> Iterator for Bits<S> {
    type Item = Bit;

    #[inline(always)]
    fn next(&mut self) -> Option<Bit> {
        if self.0.is_empty() {
            return None;
        }
        let bit = self.0.first();
        self.0 = self.0.rest();
        Some(bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds_what_was_put_in<S: Set>(last: u8) {
        let places = [0, 5, 31, last].map(Bit::new);
        let set = places.iter().fold(S::EMPTY, |set, &bit| set | S::of(bit));
        assert_eq!(set.count(), 4);
        assert_eq!(set.bits().collect::<Vec<_>>(), places);
        assert!(set.has(Bit::new(5)) && !set.has(Bit::new(6)));
        assert_eq!(S::narrow(set.widen()), set);
    }

    #[test]
    fn both_words_hold_what_was_put_in() {
        holds_what_was_put_in::<u64>(63);
        holds_what_was_put_in::<u128>(127);
    }
}
