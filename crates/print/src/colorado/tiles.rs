//! The eight faces: four fronts on a page, and on the next the four backs, each behind its front.

use tablier_colorado::tile::{Tile, Up};

use super::{SQUARE, Tone, face};
use crate::drawing::{Anchor, At, INK, Sheet, Weight};
use crate::paper::{Pages, TOP, crop, registration};

/// Between two tiles.
const GAP: f64 = 8.0;
const TILE: f64 = 4.0 * SQUARE;

/// Where a tile's face is. The sheet is turned at its long edge, so a back is on the other side of the middle.
fn place(width: f64, nth: u8, up: Up) -> At {
    let column = match up {
        Up::Front => nth % 2,
        Up::Back => 1 - nth % 2,
    };
    let left = 0.5 * (width - 2.0 * TILE - GAP);
    (left + f64::from(column) * (TILE + GAP), TOP + 6.0 + f64::from(nth / 2) * (TILE + GAP))
}

pub(super) fn faces(pages: &mut Pages) {
    let words = &pages.language().words().colorado;
    let (width, _) = pages.paper().size();
    for (up, head) in [(Up::Front, words.fronts), (Up::Back, words.backs)] {
        pages.page(head, "", |sheet| {
            registration(sheet, [TOP + 6.0 + 0.5 * TILE, TOP + 6.0 + 1.5 * TILE + GAP]);
            for (tile, nth) in Tile::ALL.into_iter().zip(0_u8..) {
                let corner = place(width, nth, up);
                face(sheet, corner, SQUARE, tile.face(up), Tone::Pale);
                crop(sheet, corner, (TILE, TILE));
                name(sheet, corner, nth + 1, up);
            }
        });
    }
}

/// The tile's number below it, with a letter for its face; it is cut off.
fn name(sheet: &mut Sheet, (x, y): At, number: u8, up: Up) {
    let letter = if up == Up::Front { "a" } else { "b" };
    let words = format!("{number}{letter}");
    sheet.write((x + 0.5 * TILE, y + TILE + 3.2), 2.8, INK, &words, Anchor::Middle, Weight::Bold);
}
