//! A whole move.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use damarium_board::Square;
use damarium_moves::{Action, Rank, Referee, State};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::signals::Signals;

/// Where a move was legal: from there its path is found when somebody asks.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) referee: Arc<dyn Referee>,
    pub(crate) state: State,
    pub(crate) rank: Rank,
}

impl Source {
    /// The first ways of playing a move that is legal here.
    pub(crate) fn ways(&self, action: &Action, limit: usize) -> PyResult<Vec<Vec<Square>>> {
        let mut signals = Signals::new();
        let ways = self.referee.ways(&self.state, action, self.rank, limit, &mut signals);
        ways.map_err(|interrupted| signals.raised(interrupted))
    }
}

/// A whole move. Two moves are equal if origin, destination, captured squares and crowning are.
#[pyclass(frozen, module = "damarium._core")]
#[derive(Debug)]
pub(crate) struct Move {
    action: Action,
    source: Arc<Source>,
}

impl Move {
    pub(crate) fn new(action: Action, source: &Arc<Source>) -> Self {
        Self { action, source: Arc::clone(source) }
    }

    pub(crate) fn action(&self) -> &Action {
        &self.action
    }

    /// What equality compares.
    fn identity(&self) -> (Square, Square, u128, bool) {
        let Action { origin, destination, captured, crowned, .. } = self.action;
        (origin, destination, captured, crowned)
    }
}

/// Squares as a tuple of numbers.
pub(crate) fn numbers(
    py: Python<'_>,
    squares: impl IntoIterator<Item = Square>,
) -> PyResult<Bound<'_, PyTuple>> {
    let numbers: Vec<u8> = squares.into_iter().map(Square::number).collect();
    PyTuple::new(py, numbers)
}

#[pymethods]
impl Move {
    /// The square that the piece leaves.
    #[getter]
    fn origin(&self) -> u8 {
        self.action.origin.number()
    }

    /// The square on which the piece ends.
    #[getter]
    fn destination(&self) -> u8 {
        self.action.destination.number()
    }

    /// The squares of the pieces taken, ascending.
    #[getter]
    fn captured<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        numbers(py, self.action.taken())
    }

    /// The canonical way of playing the move: origin, every landing square, destination. Of several
    /// ways it is the smallest list.
    #[getter]
    fn path<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let Action { origin, destination, captured, .. } = self.action;
        // a piece that is only taken away touches no other square
        let plain = captured.count_ones() <= 1 && origin != destination;
        let way = if plain { None } else { self.source.ways(&self.action, 1)?.pop() };
        numbers(py, way.unwrap_or_else(|| vec![origin, destination]))
    }

    /// Whether the piece is made a king by the move.
    #[getter]
    fn crowned(&self) -> bool {
        self.action.crowned
    }

    /// Whether the piece was a king before the move.
    #[getter]
    fn king(&self) -> bool {
        self.action.king
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.identity() == other.identity()
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.identity().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let taken: Vec<String> =
            self.action.taken().map(|square| square.number().to_string()).collect();
        let (origin, destination) = (self.origin(), self.destination());
        let crowned = if self.action.crowned { ", crowned" } else { "" };
        if taken.is_empty() {
            format!("<Move {origin} to {destination}{crowned}>")
        } else {
            format!("<Move {origin} to {destination}, takes {}{crowned}>", taken.join(" "))
        }
    }
}
