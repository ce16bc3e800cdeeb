//! Which moves look promising before they are searched.

use damarium_board::{Board, Set};
use damarium_moves::{Color, Move};

const MOST: i32 = 1 << 14;

/// A move and how promising it looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranked<S> {
    pub(crate) worth: i64,
    pub(crate) played: Move<S>,
}

impl<S: Set> Ranked<S> {
    /// Brings the most promising move from `index` on to that place.
    #[inline]
    pub(crate) fn pick(moves: &mut [Self], index: usize) -> Move<S> {
        let mut best = index;
        for other in index + 1..moves.len() {
            if moves[other].worth > moves[best].worth {
                best = other;
            }
        }
        moves.swap(index, best);
        moves[index].played
    }
}

/// Quiet moves that refuted something lately.
#[derive(Debug)]
pub(crate) struct Memory {
    /// For each side, origin and destination: how often a move was best, lately.
    history: Vec<i32>,
    killers: Vec<[u16; 2]>,
    /// The public number of each inner place.
    numbers: Box<[u8; 128]>,
}

impl Memory {
    pub(crate) fn new<B: Board>(board: &B, plies: usize) -> Self {
        let mut numbers = Box::new([0; 128]);
        for bit in board.all().bits() {
            numbers[bit.index()] = board.square(bit).number();
        }
        Self { history: vec![0; 2 * 128 * 128], killers: vec![[0; 2]; plies], numbers }
    }

    /// Makes room for a new search: old merits count for little.
    pub(crate) fn fade(&mut self) {
        self.killers.fill([0; 2]);
        for merit in &mut self.history {
            *merit /= 8;
        }
    }

    /// How early a move should be searched; higher is earlier. `first` is the name of the move
    /// that was best before. Of equally promising moves those from lower squares come first, so
    /// that the search does not depend on how a board lays its squares out.
    #[inline]
    pub(crate) fn worth<S: Set>(
        &self,
        turn: Color,
        ply: usize,
        first: u16,
        played: &Move<S>,
    ) -> i64 {
        let [from, to] = [played.from, played.to].map(|bit| self.numbers[bit.index() & 127]);
        let square = i64::from(from) << 7 | i64::from(to);
        (i64::from(self.promise(turn, ply, first, played)) << 14) - square
    }

    #[inline]
    fn promise<S: Set>(&self, turn: Color, ply: usize, first: u16, played: &Move<S>) -> i32 {
        let name = name(played);
        if name == first {
            return i32::MAX;
        }
        if played.captures() {
            return 4 * MOST + played.captured.count() as i32 * 16 + i32::from(played.crowned);
        }
        let crowning = i32::from(played.crowned) * 3 * MOST;
        let killer = self.killers.get(ply).map_or(0, |pair| {
            if pair[0] == name {
                2 * MOST
            } else if pair[1] == name {
                MOST + MOST / 2
            } else {
                0
            }
        });
        crowning + killer + self.history[place(turn, played)]
    }

    /// Remembers a quiet move that was good enough to end the search of its siblings.
    pub(crate) fn praise<S: Set>(
        &mut self,
        turn: Color,
        ply: usize,
        depth: i32,
        played: &Move<S>,
        tried_before: &[Ranked<S>],
    ) {
        if played.captures() {
            return;
        }
        let name = name(played);
        if let Some(pair) = self.killers.get_mut(ply)
            && pair[0] != name
        {
            *pair = [name, pair[0]];
        }
        let merit = (depth * depth).min(400);
        self.shift(turn, played, merit);
        for Ranked { played: other, .. } in tried_before {
            if !other.captures() {
                self.shift(turn, other, -merit);
            }
        }
    }

    fn shift<S: Set>(&mut self, turn: Color, played: &Move<S>, merit: i32) {
        let entry = &mut self.history[place(turn, played)];
        // the nearer to its bound, the less it grows: the bound is never passed
        *entry += merit - *entry * merit.abs() / MOST;
    }
}

fn place<S: Set>(turn: Color, played: &Move<S>) -> usize {
    (turn.index() * 128 + played.from.index()) * 128 + played.to.index()
}

/// A number that tells a move from the other legal moves of its position, in all likelihood; never
/// 0.
pub(crate) fn name<S: Set>(played: &Move<S>) -> u16 {
    let ends = u16::from(played.from.number()) << 7 | u16::from(played.to.number());
    if !played.captures() {
        return ends | 1 << 15;
    }
    let wide = played.captured.widen();
    let folded = (wide ^ (wide >> 64)) as u64;
    let mixed = folded.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 48;
    (mixed as u16 ^ ends) | 1 << 14 | 1 << 15
}
