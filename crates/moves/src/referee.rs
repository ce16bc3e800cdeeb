//! Answers in public square numbers, whatever the board: one virtual call for each question.

use std::fmt::Debug;

use damarium_board::{Board, Set, Square};

use crate::counters::Counters;
use crate::rules::setup;
use crate::{
    Action, Color, Counts, Flaw, Interrupted, Move, Moves, Position, Rank, Rules, Runs, Verdict,
    Watch,
};

/// A position with the game's counters, in the widest words: the same type for all boards. Its
/// sets are inner ones, so it means something only to the referee it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The position.
    pub position: Position<u128>,
    /// The counters.
    pub counters: Counters,
}

/// The squares of the pieces, for setting up a position.
#[derive(Clone, Copy, Debug, Default)]
pub struct Setup<'s> {
    /// The men of White and of Black.
    pub men: [&'s [Square]; 2],
    /// The kings of White and of Black.
    pub kings: [&'s [Square]; 2],
    /// How often each side has moved the same king on end.
    pub runs: Option<Runs>,
}

/// The legal moves of a position.
#[derive(Clone, Debug)]
pub struct Legal {
    /// The moves in order.
    pub list: Vec<Action>,
    /// The rank of the captures among them.
    pub rank: Rank,
}

/// The rules of one game on its board.
pub trait Referee: Debug + Send + Sync {
    /// The name of the board's layout.
    fn board(&self) -> &'static str;

    /// How many squares there are.
    fn squares(&self) -> usize;

    /// How many draw counters there are.
    fn counters(&self) -> usize;

    /// The beginning of the game.
    fn start(&self) -> State;

    /// A position set up by hand, with the counts of all counters, or none for zeros.
    ///
    /// # Errors
    ///
    /// When a square does not exist or is used twice, or the counts are too few or too many.
    fn set_up(&self, setup: Setup<'_>, turn: Color, counts: &[u16]) -> Result<State, Flaw>;

    /// What stands on each square in order: `.`, or `w` and `b` for men, `W` and `B` for kings.
    fn picture(&self, state: &State) -> String;

    /// The legal moves.
    ///
    /// # Errors
    ///
    /// When the watch gave up.
    fn moves(&self, state: &State, watch: &mut dyn Watch) -> Result<Legal, Interrupted>;

    /// The number of legal moves.
    ///
    /// # Errors
    ///
    /// When the watch gave up.
    fn count(&self, state: &State, watch: &mut dyn Watch) -> Result<u64, Interrupted>;

    /// The state after a move; nothing if it is not legal.
    ///
    /// # Errors
    ///
    /// When the watch gave up.
    fn play(
        &self,
        state: &State,
        action: &Action,
        watch: &mut dyn Watch,
    ) -> Result<Option<State>, Interrupted>;

    /// The first `limit` ways of playing a legal move, in ascending order; `rank` is that of the
    /// legal captures.
    ///
    /// # Errors
    ///
    /// When the watch gave up.
    fn ways(
        &self,
        state: &State,
        action: &Action,
        rank: Rank,
        limit: usize,
        watch: &mut dyn Watch,
    ) -> Result<Vec<Vec<Square>>, Interrupted>;

    /// The number of ways in which the next `depth` plies can be played.
    ///
    /// # Errors
    ///
    /// When the watch gave up.
    fn perft(&self, state: &State, depth: u32, watch: &mut dyn Watch) -> Result<u64, Interrupted>;

    /// The same, apart for each legal move, in order.
    ///
    /// # Errors
    ///
    /// When the watch gave up.
    fn divide(
        &self,
        state: &State,
        depth: u32,
        watch: &mut dyn Watch,
    ) -> Result<Counts<Action>, Interrupted>;

    /// Who has won, if the game is decided.
    fn verdict(&self, state: &State) -> Option<Verdict>;

    /// The index of the rule that draws the game at once, if any does.
    fn standoff(&self, state: &State) -> Option<usize>;
}

impl<B: Board> Referee for Rules<B> {
    fn board(&self) -> &'static str {
        B::NAME
    }

    fn squares(&self) -> usize {
        self.board.squares()
    }

    fn counters(&self) -> usize {
        self.counters.len()
    }

    fn start(&self) -> State {
        let start = Rules::start(self);
        // no counts at all fit any number of counters
        let counters = self.counters.at(&[], &start.pieces).unwrap_or_default();
        State { position: start.widen(), counters }
    }

    fn set_up(&self, placed: Setup<'_>, turn: Color, counts: &[u16]) -> Result<State, Flaw> {
        let pieces = setup(&self.board, placed.men, placed.kings)?;
        let counters = self.counters.at(counts, &pieces)?;
        let runs = placed.runs.unwrap_or(Runs::NONE);
        for run in runs.0 {
            if usize::from(run.at) >= self.board.squares() {
                let reason = format!("the board's squares are 0 to {}", self.board.squares() - 1);
                return Err(Flaw::new("runs", run.at, reason));
            }
        }
        Ok(State { position: self.position(pieces, turn, runs).widen(), counters })
    }

    fn picture(&self, state: &State) -> String {
        let pieces = Position::<B::Set>::narrow(&state.position).pieces;
        let letter = |number| {
            let bit = self.board.bit(Square::new(number));
            let king = pieces.kings.has(bit);
            match (pieces.sides[0].has(bit), pieces.sides[1].has(bit)) {
                (true, _) => {
                    if king {
                        'W'
                    } else {
                        'w'
                    }
                }
                (_, true) => {
                    if king {
                        'B'
                    } else {
                        'b'
                    }
                }
                _ => '.',
            }
        };
        (0..128).take(self.board.squares()).map(letter).collect()
    }

    fn moves(&self, state: &State, watch: &mut dyn Watch) -> Result<Legal, Interrupted> {
        let mut moves = Moves::default();
        Rules::moves(self, &Position::narrow(&state.position), &mut moves, watch)?;
        let mut list: Vec<Action> =
            moves.list().iter().map(|played| Action::new(&self.board, played)).collect();
        list.sort_unstable();
        Ok(Legal { list, rank: moves.rank() })
    }

    fn count(&self, state: &State, watch: &mut dyn Watch) -> Result<u64, Interrupted> {
        Rules::count(self, &Position::narrow(&state.position), watch)
    }

    fn play(
        &self,
        state: &State,
        action: &Action,
        watch: &mut dyn Watch,
    ) -> Result<Option<State>, Interrupted> {
        let Some(played) = action.inner(&self.board) else { return Ok(None) };
        let position = Position::<B::Set>::narrow(&state.position);
        let mut moves = Moves::default();
        Rules::moves(self, &position, &mut moves, watch)?;
        if !moves.list().contains(&played) {
            return Ok(None);
        }
        let events = self.events(position.turn, &played);
        let after = Rules::play(self, &position, &played);
        let counters = self.count_on(state.counters, events, &after);
        Ok(Some(State { position: after.widen(), counters }))
    }

    fn ways(
        &self,
        state: &State,
        action: &Action,
        rank: Rank,
        limit: usize,
        watch: &mut dyn Watch,
    ) -> Result<Vec<Vec<Square>>, Interrupted> {
        let Some(played) = action.inner(&self.board) else { return Ok(Vec::new()) };
        Rules::ways(self, &Position::narrow(&state.position), &played, rank, limit, watch)
    }

    fn perft(&self, state: &State, depth: u32, watch: &mut dyn Watch) -> Result<u64, Interrupted> {
        Rules::perft(self, &Position::narrow(&state.position), depth, watch)
    }

    fn divide(
        &self,
        state: &State,
        depth: u32,
        watch: &mut dyn Watch,
    ) -> Result<Counts<Action>, Interrupted> {
        let counts = Rules::divide(self, &Position::narrow(&state.position), depth, watch)?;
        let public =
            |(played, count): (Move<B::Set>, u64)| (Action::new(&self.board, &played), count);
        let mut counts: Counts<Action> = counts.into_iter().map(public).collect();
        counts.sort_unstable();
        Ok(counts)
    }

    fn verdict(&self, state: &State) -> Option<Verdict> {
        Rules::verdict(self, &Position::narrow(&state.position))
    }

    fn standoff(&self, state: &State) -> Option<usize> {
        Rules::standoff(self, &Position::narrow(&state.position))
    }
}
