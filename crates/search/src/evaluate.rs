//! What a quiet position is worth: material, squares and mobility, all read off the rules.

use damarium_board::{Bit, Board, Set};
use damarium_moves::{Color, Pieces, Position, Rules};

const MAN: i32 = 100;

/// Weights in centi-men for the rules of one game on one board.
#[derive(Clone, Debug)]
pub(crate) struct Evaluator {
    /// Worth of a man and of a king on each inner place, White's and Black's.
    men: [[i32; 128]; 2],
    kings: [[i32; 128]; 2],
    king: i32,
    flying: bool,
    noise: i32,
    seed: u64,
}

impl Evaluator {
    pub(crate) fn new<B: Board>(rules: &Rules<B>) -> Self {
        let flying = rules.king.flying;
        let king = king_worth(rules);
        let mut evaluator =
            Self { men: [[0; 128]; 2], kings: [[0; 128]; 2], king, flying, noise: 0, seed: 0 };
        let all = rules.board.all();
        let mut reach = [0; 128];
        for bit in all.bits() {
            reach[bit.index()] = open_lines(rules, bit);
        }
        let farthest = most(all, |bit| i32::from(rules.distance(Color::White, bit)));
        let widest = most(all, |bit| reach[bit.index()]).max(1);
        for color in [Color::White, Color::Black] {
            for bit in all.bits() {
                let place = bit.index();
                let width = 12 * reach[place] / widest;
                evaluator.men[color.index()][place] = MAN + man_place(rules, color, bit, farthest);
                evaluator.kings[color.index()][place] = king + width;
            }
        }
        evaluator
    }

    /// From now on every position is misjudged by up to `noise` centi-men, always the same
    /// way for the same seed.
    pub(crate) fn blur(&mut self, noise: i32, seed: u64) {
        self.noise = noise;
        self.seed = seed;
    }

    /// The worth of a position without captures to be made, for the side to move.
    pub(crate) fn worth<B: Board>(&self, rules: &Rules<B>, position: &Position<B::Set>) -> i32 {
        let pieces = &position.pieces;
        let white = self.side(rules, pieces, Color::White);
        let black = self.side(rules, pieces, Color::Black);
        let sum = white.squares - black.squares + white.freedom - black.freedom;
        let balance = sum + trade(white.material, black.material);
        let drawish = self.drawish(pieces, &white, &black);
        let fair = if drawish { balance / 8 } else { balance };
        let seen = if position.turn == Color::White { fair } else { -fair };
        // having the move is worth a little
        seen + 3 + self.error(position.key)
    }

    fn side<B: Board>(&self, rules: &Rules<B>, pieces: &Pieces<B::Set>, color: Color) -> Side {
        let empty = rules.board.all() & !pieces.all();
        let (men, kings) = (pieces.men(color), pieces.kings(color));
        let own = &self.men[color.index()];
        let mut squares: i32 = men.bits().map(|bit| own[bit.index()]).sum();
        let material = MAN * number(men) + self.king * number(kings);
        let mut freedom = 0;
        for direction in rules.men[color.index()].steps.iter() {
            freedom += 2 * number(rules.board.step(men, direction) & empty);
        }
        for bit in kings.bits() {
            squares += self.kings[color.index()][bit.index()];
            freedom += self.king_freedom(rules, bit, empty);
        }
        Side { material, squares, freedom, men: number(men), kings: number(kings) }
    }

    /// What a king's free squares are worth; a king shut in is worth much less.
    fn king_freedom<B: Board>(&self, rules: &Rules<B>, bit: Bit, empty: B::Set) -> i32 {
        let mut free = 0;
        for direction in rules.king.steps.iter() {
            free += if self.flying {
                number(rules.board.ray(bit, direction, empty).free)
            } else {
                2 * number(rules.board.step(B::Set::of(bit), direction) & empty)
            };
        }
        if free == 0 { -self.king / 4 } else { free.min(10) }
    }

    /// A few flying kings cannot catch a lone one, which is how many of these endings are drawn.
    fn drawish<S: Set>(&self, pieces: &Pieces<S>, white: &Side, black: &Side) -> bool {
        let (more, less) =
            if white.material >= black.material { (white, black) } else { (black, white) };
        self.flying
            && less.kings > 0
            && more.men == 0
            && more.kings <= 3
            && pieces.all().count() <= 5
    }

    fn error(&self, key: u64) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        let mut word = (key ^ self.seed).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        word ^= word >> 32;
        word = word.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        // the mean of two even draws errs a little more often than it errs much
        let draw = |part: u64| (part % (2 * self.noise as u64 + 1)) as i32 - self.noise;
        i32::midpoint(draw(word >> 40), draw((word >> 8) & 0xFF_FFFF))
    }
}

struct Side {
    material: i32,
    squares: i32,
    freedom: i32,
    men: i32,
    kings: i32,
}

/// The side that is ahead gains by every even exchange.
fn trade(white: i32, black: i32) -> i32 {
    let all = white + black;
    if all == 0 { 0 } else { 60 * (white - black) / all }
}

fn king_worth<B: Board>(rules: &Rules<B>) -> i32 {
    let base = if !rules.king.flying {
        135
    } else if rules.king.lands_anywhere {
        290
    } else {
        240
    };
    // a king that men cannot take is safer
    if rules.takes_kings { base } else { base + base / 8 }
}

/// What a man's square adds: the way he has come, the guard of his own back row.
fn man_place<B: Board>(rules: &Rules<B>, color: Color, bit: Bit, farthest: i32) -> i32 {
    let to_go = i32::from(rules.distance(color, bit)).min(farthest);
    let come = farthest - to_go;
    let near = if to_go <= 2 { 10 * (3 - to_go) } else { 0 };
    let guard = if rules.promotion[color.other().index()].has(bit) { 9 } else { 0 };
    2 * come + near + guard
}

/// How many squares a king sees from here on an empty board.
fn open_lines<B: Board>(rules: &Rules<B>, bit: Bit) -> i32 {
    let empty = rules.board.all() & !B::Set::of(bit);
    let mut seen = 0;
    for direction in rules.king.steps.iter() {
        seen += if rules.king.flying {
            number(rules.board.ray(bit, direction, empty).free)
        } else {
            number(rules.board.step(B::Set::of(bit), direction) & empty)
        };
    }
    seen
}

fn most<S: Set>(all: S, of: impl Fn(Bit) -> i32) -> i32 {
    all.bits().map(of).filter(|&value| value < 255).max().unwrap_or(0)
}

fn number<S: Set>(set: S) -> i32 {
    set.count().try_into().unwrap_or(0)
}
