//! The neighbours of men: who backs whom, who stands before whom, where the edge is.

use damarium_board::{Bit, Board, Direction, Set};
use damarium_moves::{Color, Pieces, Rules};

/// Where the neighbours are, in games whose men have two ways ahead, the ways of one side being
/// those of the other turned round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Around<S> {
    /// White's two ways ahead, then the two behind, so that the first and the third lie on one
    /// side of the man. Black's are the same in [`BLACK`]'s order.
    ways: [Direction; 4],
    /// From where each of these ways leads over the edge.
    edges: [S; 4],
}

/// White's four ways as Black sees them.
const BLACK: [usize; 4] = [3, 2, 1, 0];

impl<S: Set> Around<S> {
    pub(crate) fn of<B: Board<Set = S>>(rules: &Rules<B>) -> Option<Self> {
        let [white, black] = rules.men.map(|man| man.steps.iter().collect::<Vec<_>>());
        let [first, second] = white[..] else { return None };
        let turned = black.len() == 2 && white.iter().all(|way| black.contains(&way.opposite()));
        let ways = [first, second, second.opposite(), first.opposite()];
        let all = rules.board.all();
        let edges = ways.map(|way| all & !rules.board.before(all, way));
        turned.then_some(Self { ways, edges })
    }

    /// What the neighbours of White's and of Black's men are worth together.
    pub(crate) fn sum<B: Board<Set = S>>(
        &self,
        board: &B,
        pieces: &Pieces<S>,
        worths: &[i64; 256],
    ) -> [i64; 2] {
        let mut seen = [[S::EMPTY; 4]; 2];
        for (index, &way) in self.ways.iter().enumerate() {
            for color in [0, 1] {
                let beside = board.before(pieces.sides[color], way);
                seen[color][index] = beside | self.edges[index];
            }
        }
        let [white, black] = seen;
        let turned = |sets: [S; 4]| BLACK.map(|index| sets[index]);
        [
            total(pieces.men(Color::White), &white, &black, worths),
            total(pieces.men(Color::Black), &turned(black), &turned(white), worths),
        ]
    }
}

fn total<S: Set>(men: S, own: &[S; 4], enemy: &[S; 4], worths: &[i64; 256]) -> i64 {
    men.bits().map(|bit| worths[number(bit, own, enemy)]).sum()
}

/// The neighbours of one man as a number of eight bits.
#[inline(always)]
fn number<S: Set>(bit: Bit, own: &[S; 4], enemy: &[S; 4]) -> usize {
    (0..4).fold(0, |number, way| {
        let states = usize::from(own[way].has(bit)) | usize::from(enemy[way].has(bit)) << 1;
        number | states << (2 * way)
    })
}
