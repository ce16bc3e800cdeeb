//! `damarium._core`: the Rust core as Python sees it. Thin classes, one for each noun; every input
//! is checked here, so that nothing beyond can fail.

mod errors;
mod moves;
mod position;
mod rules;
mod search;
mod signals;

use pyo3::prelude::*;

/// The exact rules core of Damarium: rules, positions, moves. Squares are numbers from 0, row by
/// row from the top left of the picture, playing squares only.
#[pymodule]
mod _core {
    #[pymodule_export]
    use crate::moves::Move;
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::rules::Rules;
    #[pymodule_export]
    use crate::search::{Analysis, Search};
}
