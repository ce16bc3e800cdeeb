//! The engine of one game.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, TryLockError};
use std::time::Duration;

use damarium_moves::Watch;
use damarium_search::{Blur, Engine, Limits, Report, open};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::errors::{number, value_error};
use crate::moves::{Move, Source};
use crate::position::Position;
use crate::rules::Rules;
use crate::signals::Signals;

/// The largest hash table, in mebibytes.
const MOST_MEBIBYTES: i64 = 1 << 16;
/// The largest misjudgement, in centi-men.
const MOST_NOISE: i64 = 10_000;

/// Looks for good moves in one game. It remembers what it has seen between searches.
#[pyclass(frozen, module = "damarium._core")]
#[derive(Debug)]
pub(crate) struct Search {
    rules: Py<Rules>,
    engine: Mutex<Box<dyn Engine>>,
    stop: Arc<AtomicBool>,
}

/// What a search has found.
#[pyclass(frozen, get_all, module = "damarium._core")]
#[derive(Debug)]
pub(crate) struct Analysis {
    /// The best move; None where the game is over.
    r#move: Option<Py<Move>>,
    /// Centi-men for the side to move; a win in n plies is 30000 - n.
    score: i32,
    /// Plies looked ahead in full.
    depth: u32,
    /// Positions visited.
    nodes: u64,
    /// Milliseconds spent.
    millis: u64,
    /// The best line, the best move first.
    pv: Py<PyTuple>,
}

/// Ends a search by Ctrl-C or from another thread.
struct Ends {
    signals: Signals,
    stop: Arc<AtomicBool>,
}

impl Watch for Ends {
    fn stop(&mut self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.signals.stop()
    }
}

impl Search {
    /// The report with moves that Python understands: each belongs to the position before it.
    fn analysis(py: Python<'_>, position: &Position, report: &Report) -> PyResult<Analysis> {
        let mut moves = Vec::new();
        let mut state = position.state();
        let referee = Arc::clone(position.rules_of().get().referee());
        for action in &report.line {
            let mut signals = Signals::new();
            let legal = referee.moves(&state, &mut signals);
            let rank = legal.map_err(|interrupted| signals.raised(interrupted))?.rank;
            let source = Arc::new(Source { referee: Arc::clone(&referee), state, rank });
            moves.push(Py::new(py, Move::new(*action, &source))?);
            let after = referee.play(&state, action, &mut signals);
            match after.map_err(|interrupted| signals.raised(interrupted))? {
                Some(after) => state = after,
                None => break,
            }
        }
        Ok(Analysis {
            r#move: moves.first().map(|first| first.clone_ref(py)),
            score: report.score,
            depth: report.depth,
            nodes: report.nodes,
            millis: u64::try_from(report.time.as_millis()).unwrap_or(u64::MAX),
            pv: PyTuple::new(py, moves)?.unbind(),
        })
    }
}

#[pymethods]
impl Search {
    #[new]
    #[pyo3(signature = (rules, *, hash_mb = 16))]
    fn new(rules: Py<Rules>, hash_mb: i64) -> PyResult<Self> {
        let mebibytes = number("hash_mb", hash_mb, MOST_MEBIBYTES).map_err(value_error)?;
        let engine = Mutex::new(open(rules.get().core(), mebibytes));
        Ok(Self { rules, engine, stop: Arc::default() })
    }

    /// Searches until a limit is reached; without any limit until `stop` is called.
    #[pyo3(signature = (position, history = Vec::new(), *, depth = None, nodes = None,
        millis = None, aim = None, noise = 0, seed = 0, on_info = None))]
    #[allow(clippy::too_many_arguments, reason = "all but the position have names and defaults")]
    #[allow(clippy::needless_pass_by_value, reason = "the seam hands over whole values")]
    fn run(
        &self,
        py: Python<'_>,
        position: &Position,
        history: Vec<u64>,
        depth: Option<i64>,
        nodes: Option<i64>,
        millis: Option<i64>,
        aim: Option<i64>,
        noise: i64,
        seed: u64,
        on_info: Option<Py<PyAny>>,
    ) -> PyResult<Analysis> {
        if !position.rules_of().is(&self.rules) {
            return Err(PyValueError::new_err("the position belongs to other rules"));
        }
        let read = |field, value: Option<i64>| {
            value.map(|value| number::<u64>(field, value, i64::MAX)).transpose()
        };
        let limits = || {
            Ok(Limits {
                depth: depth.map(|depth| number("depth", depth, 1000)).transpose()?,
                nodes: read("nodes", nodes)?,
                time: read("millis", millis)?.map(Duration::from_millis),
                aim: read("aim", aim)?.map(Duration::from_millis),
            })
        };
        let limits = limits().map_err(value_error)?;
        let blur = Blur { noise: number("noise", noise, MOST_NOISE).map_err(value_error)?, seed };
        let mut engine = match self.engine.try_lock() {
            Ok(engine) => engine,
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
            Err(TryLockError::WouldBlock) => {
                return Err(PyRuntimeError::new_err("this search is running already"));
            }
        };
        self.stop.store(false, Ordering::Relaxed);
        let mut ends = Ends { signals: Signals::new(), stop: Arc::clone(&self.stop) };
        let mut failure = None;
        let state = position.state();
        let mut tell = |report: &Report| {
            let Some(hear) = &on_info else { return true };
            let told = Python::attach(|py| {
                let analysis = Self::analysis(py, position, report)?;
                hear.call1(py, (analysis,)).map(|_| ())
            });
            failure = told.err();
            failure.is_none()
        };
        let engine = engine.as_mut();
        let report = py.detach(|| engine.run(&state, &history, limits, blur, &mut ends, &mut tell));
        if let Some(error) = failure.or_else(|| ends.signals.error()) {
            return Err(error);
        }
        Self::analysis(py, position, &report)
    }

    /// Ends a running search from another thread; it answers with the best it has found.
    fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Forgets everything learnt in earlier searches.
    fn clear(&self) -> PyResult<()> {
        match self.engine.try_lock() {
            Ok(mut engine) => engine.clear(),
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner().clear(),
            Err(TryLockError::WouldBlock) => {
                return Err(PyRuntimeError::new_err("this search is running"));
            }
        }
        Ok(())
    }

    fn __repr__(&self) -> String {
        format!("<Search {}>", self.rules.get().referee().board())
    }
}

#[pymethods]
impl Analysis {
    fn __repr__(&self) -> String {
        let Self { score, depth, nodes, .. } = self;
        format!("<Analysis score {score}, depth {depth}, {nodes} nodes>")
    }
}
