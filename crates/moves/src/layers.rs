//! Captures without end: the same answer as [`Hunt`](crate::capture::Hunt), by another walk.
//!
//! Many pieces in a grid can be taken in so many orders that nobody could follow them all. But what
//! a capture can still do depends only on where it stands, what it has taken and whether it is a
//! king. So all captures are followed at once, jump by jump, and those that have become equal go
//! on as one, with the best of their memories.

use damarium_board::{Bit, Board, Set};
use rustc_hash::FxHashMap;

use crate::family::Family;
use crate::ground::{Ground, Spot};
use crate::precedence::Trail;
use crate::watch::Patience;
use crate::{Interrupted, Move, Sink, Watch};

/// Tells the sink all captures of the piece on a square.
pub(crate) fn layers<B: Board, F: Family, T: Trail, K: Sink<B>>(
    ground: &Ground<'_, B, F>,
    from: Bit,
    king: bool,
    sink: &mut K,
    watch: &mut dyn Watch,
) -> Result<(), Interrupted> {
    let ground = &ground.loose().lifted(B::Set::of(from));
    let mut patience = Patience::new();
    let mut layer = FxHashMap::default();
    layer.insert(Spot::start(from, king), T::default());
    for number in 0.. {
        let mut next: FxHashMap<Spot<B::Set>, T> = FxHashMap::default();
        for (spot, trail) in &layer {
            patience.step(watch)?;
            ground.each_jump(spot, |victim, landings| {
                let trail = trail.taken(number, ground.is_king(victim));
                for landing in landings {
                    if landing.goes_on {
                        let best = next.entry(landing.spot).or_insert(trail);
                        *best = trail.max(*best);
                    }
                    if let Some(Spot { captured, at, king: now_king, .. }) = landing.end {
                        let rank = ground.rank(captured, king, number + 1, trail);
                        let crowned = now_king && !king;
                        sink.capture(rank, Move { captured, from, to: at, king, crowned }, true);
                    }
                }
            });
        }
        if next.is_empty() {
            break;
        }
        layer = next;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use damarium_board::{Board, Dark10, Direction, Directions, Square};

    use super::layers;
    use crate::capture::Hunt;
    use crate::form::{Ends, Form, InCapture, King, Man, Parachutists, Shape};
    use crate::ground::Ground;
    use crate::precedence::Kings;
    use crate::{Color, Criterion, Move, Moves, Never, Pieces, Rank, Rules, White};

    /// Rules in which much can happen: men are crowned in passing, kings fly in most rounds, and
    /// each bit of the round's number brings a word of its own.
    fn rules(round: u32) -> Rules<Dark10> {
        let has = |bit: u32| round >> bit & 1 == 1;
        let straight_on = has(3) && has(4);
        let waiting = Parachutists { captures: [Directions::DIAGONALS; 2], goes_on: has(2) };
        let board = Dark10::new(false);
        let all = Directions::DIAGONALS;
        let man = Man::new(Directions::only(Direction::NorthEast), all);
        let form = Form {
            shape: Shape::Dark { width: 10, height: 10, mirrored: false, crossed: false },
            neighbours: Vec::new(),
            first: Color::White,
            opening: None,
            men_at_start: [Vec::new(), Vec::new()],
            kings_at_start: [Vec::new(), Vec::new()],
            men: [man; 2],
            captures_only: [Vec::new(), Vec::new()],
            parachutists: has(5).then_some(waiting),
            linear: false,
            takes_kings: true,
            king: King {
                steps: all,
                captures: all,
                flying: !straight_on,
                lands_anywhere: true,
                halts: has(1),
                run_limit: None,
            },
            compulsory: true,
            prefer: if has(6) { Vec::new() } else { vec![Criterion::KingsEarliest] },
            worth: [1, 1],
            removed_at_once: has(0),
            may_stop: has(6) && has(1),
            straight_on,
            turns_back: has(2),
            promotion: [(0..5).map(Square::new).collect(), Vec::new()],
            in_capture: InCapture::GoesOnAsKing,
            ends: Ends::PLAIN,
            repetition: None,
            counters: Vec::new(),
            standoffs: Vec::new(),
        };
        Rules::new(&form, board).unwrap()
    }

    fn sorted(moves: &Moves<u64>) -> (Rank, Vec<Move<u64>>) {
        let mut list = moves.list().to_vec();
        list.sort_unstable_by_key(|played| (played.to, played.captured, played.crowned));
        (moves.rank(), list)
    }

    #[test]
    fn hunting_and_going_by_layers_find_the_same() {
        let mut random = 1_u64;
        let mut throw = || {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            random
        };
        let mut captures = 0;
        for round in 0..6000 {
            let rules = rules(round);
            let from = rules.board.bit(Square::new(25 + u8::try_from(throw() % 25).unwrap()));
            let own = 1 << from.number();
            let enemies = throw() & throw() & rules.board.all() & !own;
            let kings = throw() & enemies;
            let king = round % 3 == 0;
            let pieces =
                Pieces { sides: [own, enemies], kings: kings | if king { own } else { 0 } };
            let ground = &Ground::<_>::new::<White>(&rules, &pieces);
            let (mut hunted, mut layered) = (Moves::default(), Moves::default());
            let mut hunt = Hunt::new(ground, from, king, u32::MAX, &mut hunted);
            let all = Directions::DIAGONALS;
            let start = Kings::default();
            match (king, rules.king.flying) {
                (true, true) => hunt.fly(from, 0, all, 0, start),
                (true, false) => hunt.hop::<true, Kings>(all, own, 0, 0, start),
                (false, _) => hunt.hop::<false, Kings>(all, own, 0, 0, start),
            };
            layers::<_, _, Kings, _>(ground, from, king, &mut layered, &mut Never).unwrap();
            assert_eq!(sorted(&hunted), sorted(&layered), "{pieces:?}");
            // A hunt that is given up and done again by layers tells nothing twice.
            let mut both = Moves::default();
            let mut hunt = Hunt::new(ground, from, king, 5, &mut both);
            match (king, rules.king.flying) {
                (true, true) => hunt.fly(from, 0, all, 0, start),
                (true, false) => hunt.hop::<true, Kings>(all, own, 0, 0, start),
                (false, _) => hunt.hop::<false, Kings>(all, own, 0, 0, start),
            };
            layers::<_, _, Kings, _>(ground, from, king, &mut both, &mut Never).unwrap();
            assert_eq!(sorted(&hunted), sorted(&both), "{pieces:?}");
            captures += hunted.list().len();
        }
        assert!(captures > 2000, "{captures}");
    }
}
