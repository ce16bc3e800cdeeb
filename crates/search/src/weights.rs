//! The weights of the evaluation: what a position is worth is a sum of terms times these.

use damarium_board::{Board, Directions};
use damarium_moves::Rules;

use crate::fitted;

/// Rows and columns of the grid of places, see [`Phase::places`].
pub(crate) const ROWS: usize = 6;
pub(crate) const COLUMNS: usize = 3;

/// What the terms are worth, in centi-men, while many men are left or when few are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phase {
    /// A man.
    pub man: i32,
    /// A king that men can take and that may land on any square behind its victim.
    pub king: i32,
    /// What a king adds on the square with the longest lines, against one without any.
    pub reach: i32,
    /// Each ten squares a king can go to; no more than ten count.
    pub freedom: i32,
    /// A king that can go nowhere.
    pub shut_in: i32,
    /// To be ahead by all the pieces there are; by a part of them, so much less.
    pub ahead: i32,
    /// Having the move.
    pub turn: i32,
    /// A capture that the other side threatens.
    pub threat: i32,
    /// Each man more on one half of the board than on the other.
    pub lean: i32,
    /// What a man's place adds: rows from his own back row to the far one, in each row from the
    /// edge to the middle. Places between these points get what lies between their worths.
    pub places: [[i32; COLUMNS]; ROWS],
    /// What a man's four neighbours add: by those ahead, then by those behind. Each pair is a
    /// number of four bits, two for each: 0 empty, 1 own, 2 enemy, 3 beyond the edge.
    pub neighbours: [[i32; 16]; 16],
}

impl Phase {
    /// Nothing is worth anything.
    pub const NONE: Self = Self {
        man: 0,
        king: 0,
        reach: 0,
        freedom: 0,
        shut_in: 0,
        ahead: 0,
        turn: 0,
        threat: 0,
        lean: 0,
        places: [[0; COLUMNS]; ROWS],
        neighbours: [[0; 16]; 16],
    };

    /// All weights in order.
    pub fn all(&mut self) -> Vec<&mut i32> {
        let single = [
            &mut self.man,
            &mut self.king,
            &mut self.reach,
            &mut self.freedom,
            &mut self.shut_in,
            &mut self.ahead,
            &mut self.turn,
            &mut self.threat,
            &mut self.lean,
        ];
        let places = self.places.iter_mut().flatten();
        single.into_iter().chain(places).chain(self.neighbours.iter_mut().flatten()).collect()
    }
}

/// The weights while many men are left, and when few are. Between these, what lies between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// While all men are there.
    pub many: Phase,
    /// When none is left.
    pub few: Phase,
}

impl Weights {
    /// The weights for games with such kings and men.
    pub(crate) fn of<B: Board>(rules: &Rules<B>) -> &'static Self {
        let [white, _] = rules.men;
        let back = white.captures & !white.steps != Directions::NONE;
        match (rules.king.flying, back) {
            (false, _) => &fitted::SHORT,
            (true, false) => &fitted::FLYING,
            (true, true) => &fitted::FLYING_BACK,
        }
    }
}
