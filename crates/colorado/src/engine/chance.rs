//! What a score means: White's chance to win, the same on every board.
//!
//! A score is in hundredths of a pawn and depends on the board: on some, White is three pawns ahead before a move is
//! made, and yet wins hardly more often. A lead also means less as fewer pawns are left: what is decided by then the
//! search sees as won or lost, and what it does not see is as open as before. And White, who begins, wins more often than
//! the scores say. So the chance is a logistic function of the score, whose slope goes by how many pawns are on the board,
//! with something for White; both were measured: `cargo xtask calibrate` plays games on many boards, fits them on one
//! half of the boards and compares on the other what was predicted with what was played (`docs/analysis.md`).

use super::evaluator::EARLIEST;
use super::score::Score;

/// How White's chance rises with the score.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rise {
    /// How steeply, by a hundredth of a pawn, with all sixteen pawns on the board; with fewer, as much less.
    pub slope: f64,
    /// What White has in an even position, on the scale that the slope is on.
    pub white: f64,
}

/// As it was measured, by games of 20,000 nodes a move.
pub const RISE: Rise = Rise { slope: 0.003_65, white: 0.24 };

impl Rise {
    /// White's chance, of a score to White, where so many pawns are on the board ([`super::phase`]). A draw is half a win.
    pub fn chance(self, score: Score, phase: i32) -> f64 {
        if score.wins_in().is_some() {
            return 1.0;
        }
        if score.loses_in().is_some() {
            return 0.0;
        }
        let early = f64::from(phase.clamp(0, EARLIEST)) / f64::from(EARLIEST);
        1.0 / (1.0 + libm::exp(-self.slope * early * f64::from(score.0) - self.white))
    }
}

/// White's chance in thousandths: the same on every machine.
pub fn chance(score: Score, phase: i32) -> u16 {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 1000")]
    let thousandths = libm::round(1_000.0 * RISE.chance(score, phase)) as u16;
    thousandths
}

#[cfg(test)]
mod tests {
    use super::super::score::WON;
    use super::*;

    #[test]
    fn chances_rise_with_the_score_and_whoever_begins_has_the_better_of_an_even_game() {
        for phase in [2, 9, 16] {
            let of = |score| chance(Score(score), phase);
            assert_eq!((of(WON - 3), of(3 - WON)), (1_000, 0));
            assert!(500 < of(0) && of(0) < 600);
            for score in (-900..900).step_by(50) {
                assert!(of(score) < of(score + 50));
            }
        }
    }
}
