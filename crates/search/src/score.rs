//! Scores in centi-men, seen from the side to move.

/// Won at once. A win in `n` plies is worth `WIN - n`.
pub const WIN: i32 = 30_000;

/// Any score beyond this, up or down, is a forced win or loss.
pub const DECIDED: i32 = WIN - 1_000;

/// Neither side is better.
pub const DRAW: i32 = 0;

/// Lost at this distance from the root.
#[must_use]
pub const fn lost(ply: usize) -> i32 {
    ply as i32 - WIN
}

/// A score as the hash table keeps it: wins counted from the position, not from the root.
#[must_use]
pub const fn to_table(score: i32, ply: usize) -> i32 {
    if score >= DECIDED {
        score + ply as i32
    } else if score <= -DECIDED {
        score - ply as i32
    } else {
        score
    }
}

/// The score that `to_table` kept, seen from the root again.
#[must_use]
pub const fn from_table(score: i32, ply: usize) -> i32 {
    if score >= DECIDED {
        score - ply as i32
    } else if score <= -DECIDED {
        score + ply as i32
    } else {
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_count_from_where_they_stand() {
        let here = WIN - 7;
        assert_eq!(to_table(here, 4), WIN - 3);
        assert_eq!(from_table(to_table(here, 4), 4), here);
        assert_eq!(from_table(to_table(lost(9), 4), 6), lost(11));
        assert_eq!(to_table(-120, 30), -120);
    }
}
