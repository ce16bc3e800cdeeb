//! Ctrl-C in long computations.

use std::thread;
use std::time::{Duration, Instant};

use damarium_moves::{Interrupted, Watch};
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;

/// Looks for Python's signals about every 50 ms, and lets other threads run.
#[derive(Debug)]
pub(crate) struct Signals {
    /// When it looked last; nothing before it was asked, as clocks cost more than short answers.
    looked: Option<Instant>,
    error: Option<PyErr>,
}

impl Signals {
    const EVERY: Duration = Duration::from_millis(50);

    pub(crate) fn new() -> Self {
        Self { looked: None, error: None }
    }

    /// The exception that a signal has raised, if any has.
    pub(crate) fn error(&mut self) -> Option<PyErr> {
        self.error.take()
    }

    /// The exception that ended the computation.
    pub(crate) fn raised(&mut self, _: Interrupted) -> PyErr {
        self.error.take().unwrap_or_else(|| PyKeyboardInterrupt::new_err(()))
    }
}

impl Watch for Signals {
    fn stop(&mut self) -> bool {
        if self.looked.get_or_insert_with(Instant::now).elapsed() < Self::EVERY {
            return false;
        }
        self.error = Python::attach(|py| {
            py.detach(thread::yield_now);
            py.check_signals().err()
        });
        self.looked = Some(Instant::now());
        self.error.is_some()
    }
}
