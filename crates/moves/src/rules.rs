//! The rules of one game laid out for one board.

use damarium_board::{Bit, Board, Direction, Directions, Set, Square};

use crate::counters::{Counters, DrawRules, Ply};
use crate::events::{Event, Events};
use crate::family::Kind;
use crate::form::{Ends, Form, InCapture, King, Man, Parachutists, Standoff};
use crate::keys::Keys;
use crate::runs::Runs;
use crate::{Color, Flaw, Move, Pieces, Position, Precedence};

/// Rules, ready to be played by: inner places, inner directions.
#[derive(Clone, Debug)]
pub struct Rules<B: Board> {
    /// The board.
    pub board: B,
    /// From where the side that begins may take away its first piece, where the game begins so.
    pub opening: Option<B::Set>,
    /// How men go, White's and Black's.
    pub men: [Man; 2],
    /// Where men make no quiet moves, White's and Black's.
    pub held: [B::Set; 2],
    /// Who waits on crowning squares, if anybody.
    pub parachutists: Option<Parachutists>,
    /// Whether a line of men may move along itself.
    pub linear: bool,
    /// Whether a man may take a king.
    pub takes_kings: bool,
    /// How kings go.
    pub king: King,
    /// Whether a side that can capture must.
    pub compulsory: bool,
    /// Which capture must be taken.
    pub precedence: Precedence,
    /// Whether captured pieces leave the board at once, and not when the move ends.
    pub removed_at_once: bool,
    /// Whether a capture may end after any jump.
    pub may_stop: bool,
    /// Whether later jumps go in the direction of the first.
    pub straight_on: bool,
    /// Whether a flying king may go back over the square of a piece it has just taken.
    pub turns_back: bool,
    /// The squares on which White's and Black's men are crowned.
    pub promotion: [B::Set; 2],
    /// What becomes of a man that reaches one of them in the middle of a capture.
    pub in_capture: InCapture,
    /// What ends the game.
    pub ends: Ends,
    /// How many times a position must occur for a draw.
    pub repetition: Option<u32>,
    /// The draw counters.
    pub counters: DrawRules<B::Set>,
    /// The draws that come at once.
    pub standoffs: Vec<Standoff<B::Set>>,
    /// Whether captures follow the common pattern: every jump like the first, to the end.
    pub(crate) uniform: bool,
    pub(crate) kind: Kind,
    distances: [Box<[u8]>; 2],
    keys: Box<Keys>,
    start: Position<B::Set>,
}

impl<B: Board> Rules<B> {
    /// Lays out the rules of a form on a board with the same squares and lines.
    ///
    /// # Errors
    ///
    /// When two pieces stand on one square at the beginning.
    pub fn new(form: &Form, board: B) -> Result<Self, Flaw> {
        let inner = |directions: Directions| {
            let inner = directions.iter().map(|direction| board.inner(direction));
            inner.collect::<Directions>() & B::DIRECTIONS
        };
        let man = |man: Man| Man {
            steps: inner(man.steps),
            captures: inner(man.captures),
            later: inner(man.later),
        };
        let men = form.men.map(man);
        let parachutists = form
            .parachutists
            .map(|rule| Parachutists { captures: rule.captures.map(inner), ..rule });
        let king = King {
            steps: inner(form.king.steps),
            captures: inner(form.king.captures),
            ..form.king
        };
        let set = |squares: &[Square]| {
            squares.iter().fold(B::Set::EMPTY, |set, &square| set | B::Set::of(board.bit(square)))
        };
        let promotion = [set(&form.promotion[0]), set(&form.promotion[1])];
        let held = [0, 1].map(|color| {
            let waiting = if parachutists.is_some() { promotion[color] } else { B::Set::EMPTY };
            set(&form.captures_only[color]) | waiting
        });
        let distances = [0, 1].map(|color| distances(&board, men[color].steps, promotion[color]));
        let keys = Box::new(Keys::new(&board));
        let pieces = setup(
            &board,
            [&form.men_at_start[0], &form.men_at_start[1]],
            [&form.kings_at_start[0], &form.kings_at_start[1]],
        )
        .map_err(|flaw| Flaw { field: format!("setup.{}", flaw.field), ..flaw })?;
        let start = Position { pieces, turn: form.first, key: 0, runs: Runs::NONE };
        let standoffs = form.standoffs.iter().map(|rule| Standoff {
            when: rule.when.laid_out(&board),
            looks_ahead: rule.looks_ahead,
        });
        let mut rules = Self {
            opening: form.opening.as_deref().map(set),
            men,
            held,
            parachutists,
            linear: form.linear,
            takes_kings: form.takes_kings,
            king,
            compulsory: form.compulsory,
            precedence: Precedence::new(&form.prefer, form.worth),
            removed_at_once: form.removed_at_once,
            may_stop: form.may_stop,
            straight_on: form.straight_on,
            turns_back: form.turns_back,
            promotion,
            in_capture: form.in_capture,
            ends: form.ends,
            repetition: form.repetition,
            counters: DrawRules::new(&form.counters, &board),
            standoffs: standoffs.collect(),
            uniform: false,
            kind: Kind::Loose,
            distances,
            keys,
            start,
            board,
        };
        rules.start = rules.position(pieces, form.first, Runs::NONE);
        rules.uniform = rules.men.iter().all(|man| man.later == man.captures)
            && rules.parachutists.is_none()
            && !rules.straight_on
            && !rules.may_stop;
        rules.kind = if rules.usual() { Kind::of(men, king) } else { Kind::Loose };
        Ok(rules)
    }

    /// The position in which the game begins.
    #[must_use]
    pub fn start(&self) -> Position<B::Set> {
        self.start
    }

    /// Whether the rules have none of the words that only a few games use.
    fn usual(&self) -> bool {
        let nobody_held = self.held.iter().all(|set| set.is_empty());
        self.uniform && nobody_held && !self.linear && self.opening.is_none()
    }

    /// Whether nobody ever moves without capturing.
    #[must_use]
    pub fn only_captures(&self) -> bool {
        let no_steps = self.men.iter().all(|man| man.steps == Directions::NONE);
        no_steps && self.promotion.iter().all(|set| set.is_empty())
    }

    /// The position with these pieces, which stand on different squares of the board.
    #[must_use]
    pub fn position(&self, pieces: Pieces<B::Set>, turn: Color, runs: Runs) -> Position<B::Set> {
        let runs = runs.real(&pieces, &self.board);
        let mut key = if turn == Color::Black { Keys::BLACK_TO_MOVE } else { 0 } ^ runs.key();
        for color in [Color::White, Color::Black] {
            for (set, king) in [(pieces.men(color), false), (pieces.kings(color), true)] {
                let keys = self.keys.of(color, king);
                key = set.bits().fold(key, |key, bit| key ^ keys[bit.index()]);
            }
        }
        Position { pieces, turn, key, runs }
    }

    /// The position after a legal move.
    #[must_use]
    pub fn play(&self, position: &Position<B::Set>, played: &Move<B::Set>) -> Position<B::Set> {
        if self.opening.is_some() && played.takes_away() {
            return self.taken_away(position, played);
        }
        let turn = position.turn;
        let pieces = match turn {
            Color::White => position.pieces.after::<crate::White>(played),
            Color::Black => position.pieces.after::<crate::Black>(played),
        };
        let mut key = position.key
            ^ Keys::BLACK_TO_MOVE
            ^ self.keys.of(turn, played.king)[played.from.index()]
            ^ self.keys.of(turn, played.king | played.crowned)[played.to.index()];
        if played.captures() {
            for bit in played.captured.bits() {
                let king = position.pieces.kings.has(bit);
                key ^= self.keys.of(turn.other(), king)[bit.index()];
            }
        }
        let runs = if self.king.run_limit.is_some() {
            position.runs.after(turn, played, &pieces, &self.board)
        } else {
            Runs::NONE
        };
        let key = key ^ position.runs.key() ^ runs.key();
        Position { pieces, turn: turn.other(), key, runs }
    }

    /// The position after a piece was taken away in the opening.
    fn taken_away(&self, position: &Position<B::Set>, played: &Move<B::Set>) -> Position<B::Set> {
        let pieces = match position.turn {
            Color::White => position.pieces.without::<crate::White>(played.captured),
            Color::Black => position.pieces.without::<crate::Black>(played.captured),
        };
        self.position(pieces, position.turn.other(), Runs::NONE)
    }

    /// What happens in a legal move by `turn` that may set counters back.
    #[must_use]
    pub fn events(&self, turn: Color, played: &Move<B::Set>) -> Events {
        let distance = |bit: Bit| self.distances[turn.index()].get(bit.index());
        let advances = !played.king && distance(played.to) < distance(played.from);
        Events::NONE
            .with(Event::Capture, played.captures())
            .with(Event::ManMove, !played.king)
            .with(Event::ManAdvance, advances)
            .with(Event::Crowning, played.crowned)
    }

    /// The counters after a legal move by `turn` that led to `after`.
    #[inline]
    #[must_use]
    pub fn count_on(
        &self,
        counters: Counters,
        events: Events,
        after: &Position<B::Set>,
    ) -> Counters {
        let ply = Ply { events, mover: after.turn.other(), pieces: &after.pieces };
        self.counters.after(counters, &ply)
    }

    /// How many quiet steps a man of this colour is away from promotion at least; 255 where no
    /// steps lead there.
    #[must_use]
    pub fn distance(&self, color: Color, bit: Bit) -> u8 {
        self.distances[color.index()].get(bit.index()).copied().unwrap_or(u8::MAX)
    }
}

/// Puts pieces on a board, White's and Black's.
pub(crate) fn setup<B: Board>(
    board: &B,
    men: [&[Square]; 2],
    kings: [&[Square]; 2],
) -> Result<Pieces<B::Set>, Flaw> {
    let mut pieces: Pieces<B::Set> = Pieces::default();
    let lists = [
        ("white_men", men[0], 0, false),
        ("white_kings", kings[0], 0, true),
        ("black_men", men[1], 1, false),
        ("black_kings", kings[1], 1, true),
    ];
    for (name, squares, side, king) in lists {
        for &square in squares {
            if square.index() >= board.squares() {
                let reason = format!("the board's squares are 0 to {}", board.squares() - 1);
                return Err(Flaw::new(name, square.number(), reason));
            }
            let bit = B::Set::of(board.bit(square));
            if !(pieces.all() & bit).is_empty() {
                return Err(Flaw::new(name, square.number(), "a piece stands there already"));
            }
            pieces.sides[side] |= bit;
            if king {
                pieces.kings |= bit;
            }
        }
    }
    Ok(pieces)
}

/// For each place the number of steps to the nearest of `goals`.
fn distances<B: Board>(board: &B, steps: Directions, goals: B::Set) -> Box<[u8]> {
    let mut distances = vec![u8::MAX; 128];
    let (mut reached, mut edge) = (goals, goals);
    for distance in 0..u8::MAX {
        for bit in edge.bits() {
            distances[bit.index()] = distance;
        }
        let before = steps.iter().map(|direction: Direction| board.before(edge, direction));
        edge = before.fold(B::Set::EMPTY, |set, squares| set | squares) & board.all() & !reached;
        reached |= edge;
    }
    distances.into()
}
