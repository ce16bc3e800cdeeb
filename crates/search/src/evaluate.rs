//! What a quiet position is worth: terms read off the rules, times fitted weights.

use damarium_board::{Bit, Board, Set};
use damarium_moves::{Color, Never, Pieces, Position, Rules};

use crate::around::Around;
use crate::geometry::Columns;
use crate::weights::{COLUMNS, Phase, ROWS, Weights};

/// How finely places and phases are told apart.
const FINE: i32 = 256;

/// Two worths in one word, added in one go: while many men are left, and when few are.
type Pair = i64;

/// The weights laid out for the rules of one game on one board.
#[derive(Clone, Debug)]
pub(crate) struct Evaluator<S> {
    /// Worth of a man and of a king on each inner place, White's and Black's.
    men: [[Pair; 128]; 2],
    kings: [[Pair; 128]; 2],
    /// Worth of a man by his neighbours, where men have two ways ahead.
    around: Option<(Around<S>, Box<[Pair; 256]>)>,
    freedom: [Pair; 11],
    ahead: Pair,
    turn: Pair,
    threat: Pair,
    lean: Pair,
    halves: [S; 2],
    /// A king counted in men, in hundredths.
    king: i32,
    flying: bool,
    /// By the number of men left, how far the game is from its end.
    phases: [i32; 129],
    only_captures: bool,
    noise: i32,
    seed: u64,
}

impl<S: Set> Evaluator<S> {
    pub(crate) fn new<B: Board<Set = S>>(rules: &Rules<B>, weights: &Weights) -> Self {
        let of = |term: fn(&Phase) -> i32| pair(term(&weights.many), term(&weights.few));
        let start = rules.start().pieces;
        let all_men = number(start.all() & !start.kings).max(1);
        let columns = Columns::of(&rules.board);
        let around = Around::of(rules).map(|around| {
            let worth = |index: usize| of_index(weights, index);
            (around, Box::new(std::array::from_fn(worth)))
        });
        let freedom = std::array::from_fn(|free| match free {
            0 => of(|phase| phase.shut_in),
            _ => scaled(weights, |phase| phase.freedom, free as i32, 10),
        });
        let mut evaluator = Self {
            men: [[0; 128]; 2],
            kings: [[0; 128]; 2],
            around,
            freedom,
            ahead: of(|phase| phase.ahead),
            turn: of(|phase| phase.turn),
            threat: of(|phase| phase.threat),
            lean: of(|phase| phase.lean),
            halves: [true, false].map(|western| columns.half(&rules.board, western)),
            king: if rules.king.flying { 290 } else { 135 },
            flying: rules.king.flying,
            phases: std::array::from_fn(|men| (FINE * men as i32 / all_men).min(FINE)),
            only_captures: rules.only_captures(),
            noise: 0,
            seed: 0,
        };
        evaluator.place(rules, weights, &columns);
        evaluator
    }

    fn place<B: Board<Set = S>>(&mut self, rules: &Rules<B>, weights: &Weights, columns: &Columns) {
        let all = rules.board.all();
        let widest = most(all, |bit| open_lines(rules, bit)).max(1);
        let farthest = most(all, |bit| i32::from(rules.distance(Color::White, bit))).max(1);
        let (worth, base) = king_worth(rules);
        for color in [Color::White, Color::Black] {
            for bit in all.bits() {
                // a man who waits for a capture is on no way to anywhere
                let waits = rules.held[color.index()].has(bit);
                let distance = if waits { u8::MAX } else { rules.distance(color, bit) };
                let come = farthest - i32::from(distance).min(farthest);
                let inside = columns.inside(rules.board.square(bit), FINE);
                let grid =
                    |phase: &Phase| phase.man + between(phase, FINE * come / farthest, inside);
                self.men[color.index()][bit.index()] =
                    pair(grid(&weights.many), grid(&weights.few));
                let reach = open_lines(rules, bit);
                let king = |phase: &Phase| phase.king * worth / base + phase.reach * reach / widest;
                self.kings[color.index()][bit.index()] =
                    pair(king(&weights.many), king(&weights.few));
            }
        }
    }

    /// From now on every position is misjudged by up to `noise` centi-men, always the same
    /// way for the same seed.
    pub(crate) fn blur(&mut self, noise: i32, seed: u64) {
        self.noise = noise;
        self.seed = seed;
    }

    /// The worth of a position without captures to be made, for the side to move.
    pub(crate) fn worth<B: Board<Set = S>>(&self, rules: &Rules<B>, position: &Position<S>) -> i32 {
        if self.only_captures {
            return choice(rules, position) + self.error(position.key);
        }
        let pieces = &position.pieces;
        let men = [Color::White, Color::Black].map(|color| pieces.men(color));
        let counts = men.map(number);
        let kings = [Color::White, Color::Black].map(|color| number(pieces.kings(color)));
        let mut sum =
            self.side(rules, pieces, Color::White) - self.side(rules, pieces, Color::Black);
        if let Some((around, worths)) = &self.around {
            let [white, black] = around.sum(&rules.board, pieces, worths);
            sum += white - black;
        }
        let sides = [0, 1].map(|side| 100 * counts[side] + self.king * kings[side]);
        let phase = self.phases[(counts[0] + counts[1]) as usize];
        let balance = blend(sum, phase) + trade(blend(self.ahead, phase), sides);
        let fair = if self.drawish(counts, kings, sides) { balance / 8 } else { balance };
        let seen = if position.turn == Color::White { fair } else { -fair };
        let other = Position { turn: position.turn.other(), ..*position };
        let tempo = if rules.can_capture(&other) { self.turn - self.threat } else { self.turn };
        let worth = seen + blend(tempo, phase);
        let worth = if rules.ends.losing { -worth } else { worth };
        worth + self.error(position.key)
    }

    fn side<B: Board<Set = S>>(&self, rules: &Rules<B>, pieces: &Pieces<S>, color: Color) -> Pair {
        let (men, kings) = (pieces.men(color), pieces.kings(color));
        let own = &self.men[color.index()];
        let mut sum: Pair = men.bits().map(|bit| own[bit.index()]).sum();
        let [west, east] = self.halves.map(|half| number(men & half));
        sum -= self.lean * Pair::from((west - east).abs());
        if !kings.is_empty() {
            let empty = rules.board.all() & !pieces.all();
            for bit in kings.bits() {
                sum += self.kings[color.index()][bit.index()];
                sum += self.freedom[free_squares(rules, bit, empty).min(10) as usize];
            }
        }
        sum
    }

    /// A few flying kings cannot catch a lone one, which is how many of these endings are drawn.
    fn drawish(&self, men: [i32; 2], kings: [i32; 2], sides: [i32; 2]) -> bool {
        let more = usize::from(sides[1] > sides[0]);
        let less = 1 - more;
        self.flying
            && kings[less] > 0
            && men[more] == 0
            && kings[more] <= 3
            && kings[0] + kings[1] + men[less] <= 5
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

fn pair(many: i32, few: i32) -> Pair {
    Pair::from(many) + (Pair::from(few) << 32)
}

fn scaled(weights: &Weights, term: fn(&Phase) -> i32, part: i32, whole: i32) -> Pair {
    pair(term(&weights.many) * part / whole, term(&weights.few) * part / whole)
}

fn of_index(weights: &Weights, index: usize) -> Pair {
    let worth = |phase: &Phase| phase.neighbours[index & 15][index >> 4];
    pair(worth(&weights.many), worth(&weights.few))
}

/// What lies between the two worths of a pair, `phase` parts of [`FINE`] away from the end.
fn blend(sum: Pair, phase: i32) -> i32 {
    let many = sum as i32;
    let few = ((sum - Pair::from(many)) >> 32) as i32;
    (many * phase + few * (FINE - phase)) / FINE
}

/// The side that is ahead gains by every even exchange.
fn trade(weight: i32, [white, black]: [i32; 2]) -> i32 {
    let all = white + black;
    if all == 0 { 0 } else { weight * (white - black) / all }
}

/// Where nobody moves without capturing, pieces are worth nothing and moves everything: who
/// runs out of them loses.
fn choice<B: Board>(rules: &Rules<B>, position: &Position<B::Set>) -> i32 {
    let other = Position { turn: position.turn.other(), ..*position };
    let moves = [position, &other].map(|position| rules.count(position, &mut Never));
    // nobody interrupts, so both numbers are there
    let [own, its] = moves.map(|count| count.unwrap_or(0).min(1000) as i32);
    let worth = 25 * (own - its);
    if rules.ends.losing { -worth } else { worth }
}

/// What a king is worth among those of its range, as a fraction.
fn king_worth<B: Board>(rules: &Rules<B>) -> (i32, i32) {
    let landing = if rules.king.flying && !rules.king.lands_anywhere { 5 } else { 6 };
    // a king that men cannot take is safer
    if rules.takes_kings { (8 * landing, 48) } else { (9 * landing, 48) }
}

/// The worth of a place between the points of the grid; both parts are of [`FINE`].
fn between(phase: &Phase, come: i32, inside: i32) -> i32 {
    let point = |part: i32, points: usize| {
        let fine = part * (points as i32 - 1);
        let low = (fine / FINE).clamp(0, points as i32 - 2);
        (low as usize, fine - low * FINE)
    };
    let (row, down) = point(come, ROWS);
    let (column, across) = point(inside, COLUMNS);
    let in_row = |row: usize| {
        let [from, to] = [column, column + 1].map(|column| phase.places[row][column]);
        from * (FINE - across) + to * across
    };
    (in_row(row) * (FINE - down) + in_row(row + 1) * down) / (FINE * FINE)
}

fn free_squares<B: Board>(rules: &Rules<B>, bit: Bit, empty: B::Set) -> i32 {
    let mut free = 0;
    rules.king.steps.each(|direction| {
        free += if rules.king.flying {
            number(rules.board.ray(bit, direction, empty).free)
        } else {
            2 * number(rules.board.step(B::Set::of(bit), direction) & empty)
        };
    });
    free
}

/// How many squares a king sees from here on an empty board.
fn open_lines<B: Board>(rules: &Rules<B>, bit: Bit) -> i32 {
    free_squares(rules, bit, rules.board.all() & !B::Set::of(bit))
}

fn most<S: Set>(all: S, of: impl Fn(Bit) -> i32) -> i32 {
    all.bits().map(of).filter(|&value| value < 255).max().unwrap_or(0)
}

fn number<S: Set>(set: S) -> i32 {
    set.count().try_into().unwrap_or(0)
}
