//! Flaws as Python exceptions.

use damarium_board::Square;
use damarium_moves::Flaw;
use pyo3::PyErr;
use pyo3::exceptions::PyValueError;

/// A `ValueError` that reads "field: value: reason".
#[allow(clippy::needless_pass_by_value, reason = "it serves as an argument of map_err")]
pub(crate) fn value_error(flaw: Flaw) -> PyErr {
    PyValueError::new_err(flaw.to_string())
}

/// Numbers as squares, if the board has them.
pub(crate) fn squares(field: &str, numbers: &[i64], squares: usize) -> Result<Vec<Square>, Flaw> {
    let last = squares.saturating_sub(1);
    let square = |&number: &i64| {
        let square = u8::try_from(number).ok().filter(|&square| usize::from(square) <= last);
        square
            .map(Square::new)
            .ok_or_else(|| Flaw::new(field, number, format!("the board's squares are 0 to {last}")))
    };
    numbers.iter().map(square).collect()
}

/// A number in a range that starts at 0.
pub(crate) fn number<T: TryFrom<i64>>(field: &str, number: i64, most: i64) -> Result<T, Flaw> {
    let fits = (0..=most).contains(&number).then(|| T::try_from(number).ok()).flatten();
    fits.ok_or_else(|| {
        Flaw::new(field, number, format!("a whole number from 0 to {most} is needed"))
    })
}
