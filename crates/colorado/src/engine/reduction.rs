//! How much less deeply late moves are searched.

const DEPTHS: usize = 32;
const MOVES: usize = 64;
/// The product of two logarithms is divided by this, in 64ths of 64ths: about a quarter of it remains.
const DIVISOR: u32 = 17_000;

/// Plies to take off for the move with this number in the order, at this depth.
pub(super) fn late_move(depth: i32, number: usize) -> i32 {
    let depth = usize::try_from(depth).unwrap_or(0).min(DEPTHS - 1);
    i32::from(TABLE[depth][number.min(MOVES - 1)])
}

#[allow(clippy::cast_possible_truncation, reason = "small numbers, at compile time")]
static TABLE: [[u8; MOVES]; DEPTHS] = {
    let mut table = [[0; MOVES]; DEPTHS];
    let mut depth = 1;
    while depth < DEPTHS {
        let mut number = 1;
        while number < MOVES {
            let plies = log(depth as u32) * log(number as u32) / DIVISOR;
            table[depth][number] = plies as u8;
            number += 1;
        }
        depth += 1;
    }
    table
};

/// The binary logarithm in 64ths, straight lines between the powers of two.
const fn log(number: u32) -> u32 {
    let whole = number.ilog2();
    whole * 64 + (((number - (1 << whole)) * 64) >> whole)
}
