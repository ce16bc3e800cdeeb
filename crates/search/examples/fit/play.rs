//! Games of the engine against itself.

use std::sync::Arc;

use damarium_moves::{Core, Never, Referee, State};
use damarium_search::{Blur, Engine, Limits, open};

/// So many plies at the beginning are played at random, at least and at most.
const OPENING: (usize, usize) = (3, 12);
/// A game still undecided after so many plies counts as drawn.
const LONGEST: usize = 200;
/// How much the players misjudge, so that the same opening goes on in more than one way.
const NOISE: i32 = 6;

/// A position of a game with what the search thought of it, for the side to move.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    pub state: State,
    pub score: i32,
    pub quiet: bool,
}

/// A game: what was seen after the opening, and the result for the side to move in the first of
/// these positions: 1, 0.5 or 0.
#[derive(Debug)]
pub struct Game {
    pub seen: Vec<Seen>,
    pub result: f64,
}

/// The engine on both sides of the board.
#[derive(Debug)]
pub struct Player {
    referee: Arc<dyn Referee>,
    engine: Box<dyn Engine>,
    limits: Limits,
}

impl Player {
    pub fn new(core: &Core, nodes: u64) -> Self {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        Self { referee: core.referee(), engine: open(core, 1), limits }
    }

    pub fn game(&mut self, random: &mut Random) -> Game {
        let mut state = self.opening(random);
        self.engine.clear();
        let (mut keys, mut visited) = (Vec::new(), Vec::new());
        let seed = random.next();
        let result = loop {
            let list =
                self.referee.moves(&state, &mut Never).map_or(Vec::new(), |legal| legal.list);
            let returned = keys.iter().filter(|&&key| key == state.position.key).count() > 1;
            if let Some(verdict) = self.referee.verdict(&state) {
                // who is to move has not always lost: some games are won so
                let won = verdict.winner == state.position.turn;
                break if won == (visited.len() % 2 == 0) { 1.0 } else { 0.0 };
            }
            if returned || visited.len() >= LONGEST {
                break 0.5;
            }
            let blur = Blur { noise: NOISE, seed };
            let report =
                self.engine.run(&state, &keys, self.limits, blur, &mut Never, &mut |_| true);
            let quiet = list[0].captured == 0;
            visited.push(Seen { state, score: report.score, quiet });
            keys.push(state.position.key);
            state = self.after(&state, &report.line[0]);
        };
        Game { seen: visited, result }
    }

    /// A position that random play has led to and in which the game goes on.
    fn opening(&self, random: &mut Random) -> State {
        'again: loop {
            let mut state = self.referee.start();
            for _ in 0..OPENING.0 + random.below(OPENING.1 - OPENING.0 + 1) {
                let legal = self.referee.moves(&state, &mut Never);
                let list = legal.map_or(Vec::new(), |legal| legal.list);
                if list.is_empty() {
                    continue 'again;
                }
                state = self.after(&state, &list[random.below(list.len())]);
            }
            if self.referee.verdict(&state).is_none() {
                return state;
            }
        }
    }

    fn after(&self, state: &State, action: &damarium_moves::Action) -> State {
        let after = self.referee.play(state, action, &mut Never);
        after.ok().flatten().expect("the engine and the list of moves know only legal ones")
    }
}

/// A sequence of random numbers.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        let mut random = Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        // the first numbers of near seeds are alike
        for _ in 0..16 {
            random.next();
        }
        random
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() >> 20) as usize % bound
    }
}
