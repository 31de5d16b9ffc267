//! A number for each position, so that the same position has the same number however it was reached.

use crate::{Position, Side, Square};

struct Keys {
    pawns: [[u64; 64]; 2],
    fresh: [u64; 64],
    first: [u64; 4],
    black: u64,
}

static KEYS: Keys = {
    let mut state = 0x0c01_0ad0_2017;
    let mut keys = Keys { pawns: [[0; 64]; 2], fresh: [0; 64], first: [0; 4], black: mixed(&mut state) };
    let mut square = 0;
    while square < 64 {
        keys.pawns[0][square] = mixed(&mut state);
        keys.pawns[1][square] = mixed(&mut state);
        keys.fresh[square] = mixed(&mut state);
        square += 1;
    }
    let mut rights = 0;
    while rights < 4 {
        keys.first[rights] = mixed(&mut state);
        rights += 1;
    }
    keys
};

/// The next number of a fixed, well-mixed sequence.
const fn mixed(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A pawn's part.
#[inline]
pub(super) fn pawn(side: Side, square: Square) -> u64 {
    KEYS.pawns[side.index()][square.index()]
}

/// The part of all that is not a standing pawn: side to move, first-move rights, fresh arrival.
#[inline]
pub(super) fn rest(position: &Position) -> u64 {
    let turn = match position.turn() {
        Side::White => 0,
        Side::Black => KEYS.black,
    };
    let fresh = position.fresh().map_or(0, |square| KEYS.fresh[square.index()]);
    KEYS.first[position.first_rights() & 3] ^ turn ^ fresh
}

/// The whole key.
pub(super) fn whole(position: &Position) -> u64 {
    let pawns = Side::BOTH
        .into_iter()
        .flat_map(|side| position.pawns(side).into_iter().map(move |square| pawn(side, square)));
    pawns.fold(rest(position), |key, part| key ^ part)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn whatever_makes_two_positions_differ_makes_their_keys_differ() {
        let pawns = "bbbbbbbb/8/8/8/8/8/8/wwwwwwww";
        let home = "1wbbbbbb/8/b7/8/8/8/8/wwwwww2";
        let start = ["w wb -", "b wb -", "w w -", "w b -", "w - -"].map(|rest| format!("{pawns} {rest}"));
        let later = ["b - -", "b - b8", "w - -"].map(|rest| format!("{home} {rest}"));
        let keys: BTreeSet<u64> =
            start.iter().chain(&later).map(|text| whole(&text.parse().unwrap())).collect();
        assert_eq!(keys.len(), start.len() + later.len());
    }
}
