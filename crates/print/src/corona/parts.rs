//! Pieces with a ring for a marker, markers, places for the dice, and chips.

use tablier_corona::board::{Colour, PIECES};

use super::shape;
use crate::drawing::{Anchor, At, INK, PAPER, PENCIL, SHADE, SHINE, Sheet, Weight, exact, fill, outlined};
use crate::paper::{MARGIN, Pages, TOP};

/// A piece's radius, and that of the ring that a marker lies in.
const PIECE: f64 = 12.5;
const SOCKET: f64 = 7.5;
/// A marker's radius: it lies loose in the socket.
const MARKER: f64 = 7.0;
/// The size of the shape on a marker.
const SIGN: f64 = 4.3;
/// A chip's side, and how many there are: eight players with 18 each.
const CHIP: f64 = 15.0;
const CHIPS_A_SIDE: u8 = 12;

fn six() -> impl Iterator<Item = (Colour, f64)> {
    Colour::ALL.into_iter().zip((0..PIECES).map(|nth| f64::from(u8::try_from(nth).unwrap_or(u8::MAX))))
}

pub(super) fn pieces_and_markers(pages: &mut Pages) {
    let words = &pages.language().words().corona;
    let (width, _) = pages.paper().size();
    let step = (width - 2.0 * MARGIN) / 6.0;
    let x = move |nth: f64| MARGIN + step * (nth + 0.5);
    pages.page(words.parts, "", |sheet| {
        label(sheet, TOP + 4.0, words.pieces);
        for (_, nth) in six() {
            piece(sheet, (x(nth), TOP + 22.0));
        }
        label(sheet, TOP + 44.0, words.markers);
        for row in [0.0, 1.0] {
            for (colour, nth) in six() {
                marker(sheet, (x(nth), TOP + 57.0 + 18.0 * row), colour);
            }
        }
        label(sheet, TOP + 95.0, words.dice);
        for (colour, nth) in six() {
            place(sheet, (x(nth), TOP + 101.0), colour);
        }
    });
}

fn label(sheet: &mut Sheet, y: f64, words: &str) {
    sheet.write((MARGIN, y), 3.6, INK, words, Anchor::Start, Weight::Bold);
}

fn piece(sheet: &mut Sheet, centre: At) {
    sheet.circle(centre, PIECE, &outlined(SHINE, INK, 0.4));
    sheet.circle(centre, SOCKET, &outlined(PAPER, INK, 0.4));
    sheet.circle(centre, 0.6, &fill(PENCIL));
}

fn marker(sheet: &mut Sheet, centre: At, colour: Colour) {
    sheet.circle(centre, MARKER, &exact(PENCIL, 0.25));
    shape(sheet, centre, SIGN, colour, 0.4);
}

/// Where a die lies, under the shape of its colour.
fn place(sheet: &mut Sheet, (x, y): At, colour: Colour) {
    let (w, h, die) = (27.0, 40.0, 20.0);
    sheet.rect((x - 0.5 * w, y), (w, h), 2.5, &exact(INK, 0.3));
    shape(sheet, (x, y + 8.5), SIGN, colour, 0.4);
    sheet.rect((x - 0.5 * die, y + 17.0), (die, die), 2.0, &outlined(SHADE, PENCIL, 0.25));
}

pub(super) fn chips(pages: &mut Pages) {
    let words = &pages.language().words().corona;
    let (width, _) = pages.paper().size();
    let side = CHIP * f64::from(CHIPS_A_SIDE);
    let (x, y) = (0.5 * (width - side), TOP + 6.0);
    pages.page(words.chips, "", |sheet| {
        for nth in 0..=CHIPS_A_SIDE {
            let at = CHIP * f64::from(nth);
            sheet.line((x + at, y), (x + at, y + side), &exact(PENCIL, 0.25));
            sheet.line((x, y + at), (x + side, y + at), &exact(PENCIL, 0.25));
        }
        for row in 0..CHIPS_A_SIDE {
            for column in 0..CHIPS_A_SIDE {
                let at = |nth: u8| CHIP * (f64::from(nth) + 0.5);
                let centre = (x + at(column), y + at(row));
                sheet.circle(centre, 5.2, &exact(INK, 0.5));
                sheet.circle(centre, 2.0, &exact(INK, 0.35));
            }
        }
    });
}
