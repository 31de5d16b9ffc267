//! What a score means: White's chance to win, the same on every board.
//!
//! A score is in hundredths of a pawn and depends on the board: on some, White is three pawns ahead before a move is
//! made, and yet wins hardly more often. A lead also means less as fewer pawns are left: what is decided by then the
//! search sees as won or lost, and what it does not see is as open as before. So the chance is a logistic function of the
//! score, whose slope goes by how many pawns are on the board, and was measured: `cargo xtask calibrate` plays games on
//! many boards, fits the slope on one half of the boards and compares on the other what was predicted with what was
//! played (`docs/analysis.md`).

use super::evaluator::EARLIEST;
use super::score::Score;

/// How steeply a chance rises with the score, by a hundredth of a pawn, with all sixteen pawns on the board; with fewer, as
/// much less.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Slope(pub f64);

/// As it was measured, by games of 5,000 nodes a move.
pub const SLOPE: Slope = Slope(0.002_89);

impl Slope {
    /// The chance of the side that a score is good for, where so many pawns are on the board ([`super::phase`]). A draw
    /// is half a win.
    pub fn chance(self, score: Score, phase: i32) -> f64 {
        if score.wins_in().is_some() {
            return 1.0;
        }
        if score.loses_in().is_some() {
            return 0.0;
        }
        let early = f64::from(phase.clamp(0, EARLIEST)) / f64::from(EARLIEST);
        1.0 / (1.0 + libm::exp(-self.0 * early * f64::from(score.0)))
    }
}

/// The chance in thousandths: the same on every machine.
pub fn chance(score: Score, phase: i32) -> u16 {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 1000")]
    let thousandths = libm::round(1_000.0 * SLOPE.chance(score, phase)) as u16;
    thousandths
}

#[cfg(test)]
mod tests {
    use super::super::score::WON;
    use super::*;

    #[test]
    fn chances_rise_with_the_score_and_are_alike_for_both_sides() {
        for phase in [2, 9, 16] {
            let of = |score| chance(Score(score), phase);
            assert_eq!((of(0), of(WON - 3), of(3 - WON)), (500, 1_000, 0));
            for score in (-900..900).step_by(50) {
                assert!(of(score) < of(score + 50));
                assert_eq!(of(score) + of(-score), 1_000);
            }
        }
    }
}
