//! The frame: four strips that lie around the tiles like the sails of a mill, with the names of columns and rows.

use super::SQUARE;
use crate::drawing::{Anchor, At, Frame, INK, PENCIL, Sheet, Weight, exact};
use crate::paper::{Pages, TOP, crop};

/// A strip's breadth, and its length: the board's side and the next strip's breadth.
const BREADTH: f64 = 18.0;
const BOARD: f64 = 8.0 * SQUARE;
const LENGTH: f64 = BOARD + BREADTH;
/// Between two strips.
const GAP: f64 = 14.0;

pub(super) fn strips(pages: &mut Pages) {
    let words = &pages.language().words().colorado;
    let (width, _) = pages.paper().size();
    let left = 0.5 * (width - 4.0 * BREADTH - 3.0 * GAP);
    pages.page(words.frame, "", |sheet| {
        let letters = ["a", "b", "c", "d", "e", "f", "g", "h"];
        let numbers = ["1", "2", "3", "4", "5", "6", "7", "8"];
        let mut strip = left;
        for (names, backwards) in [(letters, false), (numbers, true), (letters, true), (numbers, false)] {
            one(sheet, (strip, TOP + 8.0), names, backwards);
            strip += BREADTH + GAP;
        }
    });
}

/// A strip, upright: its names read from the side that lies against the board's outer edge.
fn one(sheet: &mut Sheet, (x, y): At, names: [&str; 8], backwards: bool) {
    sheet.rect((x, y), (BREADTH, LENGTH), 0.0, &exact(INK, 0.3));
    crop(sheet, (x, y), (BREADTH, LENGTH));
    // The part against which the next strip's end lies has no names.
    sheet.line((x + 0.6 * BREADTH, y + BOARD), (x + BREADTH, y + BOARD), &exact(PENCIL, 0.25));
    for nth in 0..8_u8 {
        let name = names[usize::from(if backwards { 7 - nth } else { nth })];
        let middle = y + SQUARE * (f64::from(nth) + 0.5);
        if nth > 0 {
            let edge = middle - 0.5 * SQUARE;
            sheet.line((x + BREADTH - 3.0, edge), (x + BREADTH, edge), &exact(PENCIL, 0.25));
        }
        // Laid around the board, every strip has its board side to the right of its name's foot.
        sheet.framed(Frame { origin: (x + 0.45 * BREADTH, middle), scale: 1.0, turned: 0.25 });
        sheet.write((0.0, 0.0), 6.0, INK, name, Anchor::Middle, Weight::Bold);
        sheet.end_group();
    }
}
