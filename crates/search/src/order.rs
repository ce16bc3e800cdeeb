//! Which moves look promising before they are searched.

use damarium_board::Set;
use damarium_moves::{Color, Move};

const MOST: i32 = 1 << 14;

/// Quiet moves that refuted something lately.
#[derive(Debug)]
pub(crate) struct Memory {
    /// For each side, origin and destination: how often a move was best, lately.
    history: Vec<i32>,
    killers: Vec<[u32; 2]>,
}

impl Memory {
    pub(crate) fn new(plies: usize) -> Self {
        Self { history: vec![0; 2 * 128 * 128], killers: vec![[0; 2]; plies] }
    }

    /// Makes room for a new search: old merits count for little.
    pub(crate) fn fade(&mut self) {
        self.killers.fill([0; 2]);
        for merit in &mut self.history {
            *merit /= 8;
        }
    }

    /// How early a move should be searched; higher is earlier.
    pub(crate) fn worth<S: Set>(&self, turn: Color, ply: usize, played: &Move<S>) -> i32 {
        if played.captures() {
            return 4 * MOST + played.captured.count() as i32 * 16 + i32::from(played.crowned);
        }
        let promise = i32::from(played.crowned) * 3 * MOST;
        let name = name(played);
        let killer = self.killers.get(ply).map_or(0, |pair| {
            if pair[0] == name {
                2 * MOST
            } else if pair[1] == name {
                MOST + MOST / 2
            } else {
                0
            }
        });
        promise + killer + self.history[place(turn, played)]
    }

    /// Remembers a quiet move that was good enough to end the search of its siblings.
    pub(crate) fn praise<S: Set>(
        &mut self,
        turn: Color,
        ply: usize,
        depth: i32,
        played: &Move<S>,
        tried_before: &[Move<S>],
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
        for other in tried_before.iter().filter(|other| !other.captures()) {
            self.shift(turn, other, -merit);
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

/// A number that tells a move from the other legal moves of its position; never 0.
pub(crate) fn name<S: Set>(played: &Move<S>) -> u32 {
    let wide = played.captured.widen();
    let folded = (wide ^ (wide >> 64)) as u64;
    let mixed = folded.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 47;
    let ends = u32::from(played.from.number()) << 7 | u32::from(played.to.number());
    (ends << 17 | mixed as u32) | 1 << 31
}
