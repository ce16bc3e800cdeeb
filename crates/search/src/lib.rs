//! Looking ahead in any game of the family: a principal variation search over the rules as data.
//!
//! [`open`] builds an [`Engine`] for the board that a [`damarium_moves::Core`] has chosen; the
//! search itself is generic over that board and knows no game by name.

// Plies, scores and counts stay far below the bounds of every type they are put into.
#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

mod around;
mod engine;
mod evaluate;
mod fitted;
mod geometry;
mod judge;
mod limits;
mod node;
mod order;
mod run;
mod score;
mod search;
mod table;
mod weights;

pub use engine::{Engine, open};
pub use judge::{Judge, judge};
pub use limits::Limits;
pub use score::{DECIDED, DRAW, WIN};
pub use search::{Blur, Report};
pub use weights::{Phase, Weights};
