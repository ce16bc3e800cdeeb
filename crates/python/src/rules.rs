//! The rules of one game.

use std::sync::Arc;

use damarium_moves::{Core, Form, Referee};
use pyo3::prelude::*;

use crate::errors::value_error;

/// The rules of one game, checked and laid out for the fastest board that has their lines.
#[pyclass(frozen, module = "damarium._core")]
#[derive(Debug)]
pub(crate) struct Rules {
    core: Core,
    referee: Arc<dyn Referee>,
}

impl Rules {
    pub(crate) fn core(&self) -> &Core {
        &self.core
    }

    pub(crate) fn referee(&self) -> &Arc<dyn Referee> {
        &self.referee
    }
}

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(signature = (text, *, table = false))]
    fn new(text: &str, table: bool) -> PyResult<Self> {
        let form = Form::read(text).map_err(value_error)?;
        let core = Core::open(&form, table).map_err(value_error)?;
        let referee = core.referee();
        Ok(Self { core, referee })
    }

    /// The name of the board's layout.
    #[getter]
    fn board(&self) -> &'static str {
        self.referee.board()
    }

    /// How many squares there are.
    #[getter]
    fn squares(&self) -> usize {
        self.referee.squares()
    }

    fn __repr__(&self) -> String {
        format!("<Rules {}, {} squares>", self.board(), self.squares())
    }
}
