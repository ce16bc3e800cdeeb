//! A position of a game.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use damarium_board::Square;
use damarium_moves::{Action, Color, Flaw, MAX_DEPTH, Reason, Run, Runs, Setup, State};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::errors::{number, squares, value_error};
use crate::moves::{Move, Source, numbers};
use crate::rules::Rules;
use crate::signals::Signals;

/// How many ways of playing a move are listed at most.
const MOST_WAYS: usize = 1_000;

/// A position of a game, an immutable value: the pieces, the side to move, the draw counters.
#[pyclass(frozen, module = "damarium._core")]
#[derive(Debug)]
pub(crate) struct Position {
    rules: Py<Rules>,
    state: State,
}

impl Position {
    pub(crate) fn state(&self) -> State {
        self.state
    }

    pub(crate) fn rules_of(&self) -> &Py<Rules> {
        &self.rules
    }

    /// The legal moves, and where they are legal.
    fn legal(&self) -> PyResult<(Vec<Action>, Arc<Source>)> {
        let referee = Arc::clone(self.rules.get().referee());
        let mut signals = Signals::new();
        let legal = referee.moves(&self.state, &mut signals);
        let legal = legal.map_err(|interrupted| signals.raised(interrupted))?;
        Ok((legal.list, Arc::new(Source { referee, state: self.state, rank: legal.rank })))
    }
}

/// A depth that can be counted.
fn plies(depth: i64) -> PyResult<u32> {
    number("depth", depth, i64::from(MAX_DEPTH)).map_err(value_error)
}

/// The runs of White and of Black.
fn runs_of(given: &[(i64, i64)]) -> Result<Runs, Flaw> {
    let run = |&(at, moves): &(i64, i64)| -> Result<Run, Flaw> {
        let at = number("runs", at, i64::from(i8::MAX))?;
        Ok(Run { at, moves: number("runs", moves, 100)? })
    };
    let [white, black] = given else {
        return Err(Flaw::new("runs", given.len(), "one for White and one for Black are needed"));
    };
    Ok(Runs([run(white)?, run(black)?]))
}

#[pymethods]
impl Position {
    /// The position in which the game begins.
    #[staticmethod]
    fn start(rules: Py<Rules>) -> Self {
        let state = rules.get().referee().start();
        Self { rules, state }
    }

    /// A position set up by hand; `turn` is 0 for White, 1 for Black. Without counters they are 0.
    #[staticmethod]
    #[pyo3(signature = (rules, white_men, white_kings, black_men, black_kings, turn, counters = Vec::new(), runs = None))]
    #[allow(
        clippy::needless_pass_by_value,
        clippy::too_many_arguments,
        reason = "the seam hands over whole values, one by one"
    )]
    fn of(
        rules: Py<Rules>,
        white_men: Vec<i64>,
        white_kings: Vec<i64>,
        black_men: Vec<i64>,
        black_kings: Vec<i64>,
        turn: i64,
        counters: Vec<i64>,
        runs: Option<Vec<(i64, i64)>>,
    ) -> PyResult<Self> {
        let referee = rules.get().referee();
        let set_up = || -> Result<State, Flaw> {
            let here = |field, numbers: &[i64]| squares(field, numbers, referee.squares());
            let men = [here("white_men", &white_men)?, here("black_men", &black_men)?];
            let kings = [here("white_kings", &white_kings)?, here("black_kings", &black_kings)?];
            let turn =
                if number::<u8>("turn", turn, 1)? == 0 { Color::White } else { Color::Black };
            let count = |&count| number("counters", count, i64::from(u16::MAX));
            let counts = counters.iter().map(count).collect::<Result<Vec<u16>, Flaw>>()?;
            let runs = runs.as_deref().map(runs_of).transpose()?;
            let setup = Setup { men: [&men[0], &men[1]], kings: [&kings[0], &kings[1]], runs };
            referee.set_up(setup, turn, &counts)
        };
        let state = set_up().map_err(value_error)?;
        Ok(Self { rules, state })
    }

    /// The rules of the game.
    #[getter]
    fn rules(&self, py: Python<'_>) -> Py<Rules> {
        self.rules.clone_ref(py)
    }

    /// The side to move: 0 White, 1 Black.
    #[getter]
    fn turn(&self) -> usize {
        self.state.position.turn.index()
    }

    /// 64 bits made of the pieces and the side to move.
    #[getter]
    fn key(&self) -> u64 {
        self.state.position.key
    }

    /// The draw counters, in plies.
    #[getter]
    fn counters<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.state.counters.counts(self.rules.get().referee().counters()))
    }

    /// For each draw counter whether it counts: what it asks for stands on the board.
    #[getter]
    fn counting<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let number = self.rules.get().referee().counters();
        PyTuple::new(py, (0..number).map(|index| self.state.counters.counting(index)))
    }

    /// White's and Black's run: the square of the king and how often it was moved on end.
    #[getter]
    fn runs(&self) -> ((u8, u8), (u8, u8)) {
        let [white, black] = self.state.position.runs.0;
        ((white.at, white.moves), (black.at, black.moves))
    }

    /// What stands on each square in order: ".", "w" and "b" for men, "W" and "B" for kings.
    fn squares(&self) -> String {
        self.rules.get().referee().picture(&self.state)
    }

    /// The legal moves, ordered by origin, destination and captured squares.
    fn legal_moves(&self) -> PyResult<Vec<Move>> {
        let (list, source) = self.legal()?;
        Ok(list.into_iter().map(|action| Move::new(action, &source)).collect())
    }

    /// The number of legal moves.
    fn count(&self) -> PyResult<u64> {
        let mut signals = Signals::new();
        let count = self.rules.get().referee().count(&self.state, &mut signals);
        count.map_err(|interrupted| signals.raised(interrupted))
    }

    /// The position after a move.
    fn play(&self, py: Python<'_>, r#move: &Move) -> PyResult<Self> {
        let mut signals = Signals::new();
        let state = self.rules.get().referee().play(&self.state, r#move.action(), &mut signals);
        match state.map_err(|interrupted| signals.raised(interrupted))? {
            Some(state) => Ok(Self { rules: self.rules.clone_ref(py), state }),
            None => Err(PyValueError::new_err("illegal move")),
        }
    }

    /// The ways of playing a move, in ascending order, the first 1,000; none if it is not legal.
    fn paths<'py>(&self, py: Python<'py>, r#move: &Move) -> PyResult<Vec<Bound<'py, PyTuple>>> {
        let (list, source) = self.legal()?;
        if !list.contains(r#move.action()) {
            return Ok(Vec::new());
        }
        let ways = source.ways(r#move.action(), MOST_WAYS)?;
        ways.into_iter().map(|way: Vec<Square>| numbers(py, way)).collect()
    }

    /// The number of ways in which the next `depth` plies can be played.
    fn perft(&self, py: Python<'_>, depth: i64) -> PyResult<u64> {
        let depth = plies(depth)?;
        let (referee, state) = (Arc::clone(self.rules.get().referee()), self.state);
        let mut signals = Signals::new();
        let leaves = py.detach(|| referee.perft(&state, depth, &mut signals));
        leaves.map_err(|interrupted| signals.raised(interrupted))
    }

    /// The same, apart for each legal move.
    fn divide(&self, py: Python<'_>, depth: i64) -> PyResult<Vec<(Move, u64)>> {
        let depth = plies(depth)?;
        let (list, source) = self.legal()?;
        let (referee, state) = (Arc::clone(&source.referee), self.state);
        let mut signals = Signals::new();
        let counts = py.detach(|| referee.divide(&state, depth, &mut signals));
        let counts = counts.map_err(|interrupted| signals.raised(interrupted))?;
        debug_assert!(depth == 0 || counts.len() == list.len());
        Ok(counts
            .into_iter()
            .map(|(action, leaves)| (Move::new(action, &source), leaves))
            .collect())
    }

    /// The winner (0 White, 1 Black) and the reason, if the game is decided.
    fn verdict(&self) -> Option<(usize, &'static str)> {
        let verdict = self.rules.get().referee().verdict(&self.state)?;
        let reason = match verdict.reason {
            Reason::NoPiece => "no_piece",
            Reason::NoMove => "no_move",
            Reason::LastPiece => "last_piece",
            Reason::FirstKing => "first_king",
            Reason::KingBeatsMan => "king_beats_man",
        };
        Some((verdict.winner.index(), reason))
    }

    /// The index of the rule that draws the game at once, if any does.
    fn standoff(&self) -> Option<usize> {
        self.rules.get().referee().standoff(&self.state)
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.state == other.state && self.rules.is(&other.rules)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.state.hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let turn = if self.state.position.turn == Color::White { "White" } else { "Black" };
        format!("<Position {}, {turn} to move>", self.squares())
    }
}
