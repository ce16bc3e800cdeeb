//! Facts that many games share, fixed when the program is built.
//!
//! Rules are data. But how men capture and whether kings see far decides what a generator does in
//! its innermost loops; so it exists once for each common mixture of those facts, and once for all
//! others.

use std::fmt::Debug;
use std::marker::PhantomData;

use damarium_board::Directions;

use crate::form::{King, Man};
use crate::{Color, Side};

/// What is known before the game is: nothing where the rules must be asked.
pub(crate) trait Family: Copy + Debug + 'static {
    /// The same game with the opponent to move.
    type Other: Family;
    /// Where the men of the side to move step.
    const STEPS: Option<Directions>;
    /// Where they capture.
    const CAPTURES: Option<Directions>;
    /// Where kings step and capture.
    const KINGS: Option<Directions>;
    /// Whether kings see far.
    const FLYING: Option<bool>;
    /// Whether the game has none of the words that only a few games use.
    const USUAL: bool;
}

/// Nothing is known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Loose;

impl Family for Loose {
    type Other = Self;
    const STEPS: Option<Directions> = None;
    const CAPTURES: Option<Directions> = None;
    const KINGS: Option<Directions> = None;
    const FLYING: Option<bool> = None;
    const USUAL: bool = false;
}

/// Men step forward along diagonals, kings go along all of them. `C` moves; its men capture
/// backward, too, if `BACK`; kings see far if `FLYING`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Diagonal<C, const BACK: bool, const FLYING: bool>(PhantomData<C>);

impl<C: Side, const BACK: bool, const FLYING: bool> Family for Diagonal<C, BACK, FLYING> {
    type Other = Diagonal<C::Other, BACK, FLYING>;
    const STEPS: Option<Directions> = Some(forward(C::COLOR));
    const CAPTURES: Option<Directions> =
        Some(if BACK { Directions::DIAGONALS } else { forward(C::COLOR) });
    const KINGS: Option<Directions> = Some(Directions::DIAGONALS);
    const FLYING: Option<bool> = Some(FLYING);
    const USUAL: bool = true;
}

/// The diagonals that lead away from one's own side.
const fn forward(color: Color) -> Directions {
    match color {
        Color::White => Directions::new(0b1000_0010),
        Color::Black => Directions::new(0b0010_1000),
    }
}

/// The family that a game belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Any other.
    Loose,
    /// Men capture forward, kings go one step.
    Short,
    /// Men capture forward, kings see far.
    Far,
    /// Men capture forward and backward, kings see far.
    BackAndFar,
}

impl Kind {
    /// The family of a game in which men and kings go like this.
    pub(crate) fn of(men: [Man; 2], king: King) -> Self {
        let all = Directions::DIAGONALS;
        let colors = [Color::White, Color::Black];
        let steps = colors.map(|color| men[color.index()].steps) == colors.map(forward);
        let ahead = colors.map(|color| men[color.index()].captures) == colors.map(forward);
        let both_ways = men.iter().all(|men| men.captures == all);
        if !steps || king.steps != all || king.captures != all {
            return Self::Loose;
        }
        match (ahead, both_ways, king.flying) {
            (true, _, false) => Self::Short,
            (true, _, true) => Self::Far,
            (_, true, true) => Self::BackAndFar,
            _ => Self::Loose,
        }
    }
}

/// Calls a method of rules, once for each family, with the family and the side to move as its first
/// types. Only straight lines are worth more than one.
macro_rules! in_family {
    ($rules:ident.$method:ident::<$side:ty $(, $type:ty)*>($($argument:expr),*)) => {
        match $rules.kind {
            Kind::Short if B::STRAIGHT => {
                $rules.$method::<Diagonal<$side, false, false>, $side $(, $type)*>($($argument),*)
            }
            Kind::Far if B::STRAIGHT => {
                $rules.$method::<Diagonal<$side, false, true>, $side $(, $type)*>($($argument),*)
            }
            Kind::BackAndFar if B::STRAIGHT => {
                $rules.$method::<Diagonal<$side, true, true>, $side $(, $type)*>($($argument),*)
            }
            _ => $rules.$method::<Loose, $side $(, $type)*>($($argument),*),
        }
    };
}

pub(crate) use in_family;
