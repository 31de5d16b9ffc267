//! Pawns to fold: eight with a ring, eight with a spot, each a little tent with the same sign on both sides.

use tablier_colorado::Side;

use super::spot;
use crate::drawing::{At, INK, PENCIL, Sheet, exact, folded};
use crate::paper::{MARGIN, Pages, TOP};

/// A tent's breadth, the height of each of its two sides, and how deep a foot is.
const BREADTH: f64 = 17.0;
const SIDE: f64 = 26.0;
const FOOT: f64 = 12.0;
const LENGTH: f64 = 2.0 * (SIDE + FOOT);

pub(super) fn to_fold(pages: &mut Pages) {
    let words = &pages.language().words().colorado;
    let (width, _) = pages.paper().size();
    let step = (width - 2.0 * MARGIN) / 8.0;
    pages.page(words.pawns, "", |sheet| {
        for (owner, row) in [(Side::White, 0.0), (Side::Black, 1.0)] {
            for nth in 0..8_u8 {
                let x = MARGIN + step * (f64::from(nth) + 0.5) - 0.5 * BREADTH;
                tent(sheet, (x, TOP + 6.0 + (LENGTH + 10.0) * row), owner);
            }
        }
    });
}

/// Foot, side, side, foot: folded at the dashes, the feet on each other below.
fn tent(sheet: &mut Sheet, (x, y): At, owner: Side) {
    sheet.rect((x, y), (BREADTH, LENGTH), 0.0, &exact(INK, 0.3));
    for fold in [FOOT, FOOT + SIDE, FOOT + 2.0 * SIDE] {
        sheet.line((x, y + fold), (x + BREADTH, y + fold), &folded(PENCIL, 0.25));
    }
    for middle in [FOOT + 0.5 * SIDE, FOOT + 1.5 * SIDE] {
        spot(sheet, (x + 0.5 * BREADTH, y + middle), 5.5, owner);
    }
}
