//! Corona's dice, markers and pieces: six colours, each with a shape of its own.

use tablier_corona::board::{Colour, Pips};

use crate::drawing::{At, INK, Ink, METAL, PAPER, SHINE, Sheet, Style, around, fill, outlined};

/// What a colour is printed with: it looks like its name, and as in the client (`web/src/styles/tokens.css`), where a test
/// compares the two.
pub const fn paint(colour: Colour) -> Ink {
    match colour {
        Colour::Red => Ink::same(0xcb, 0x22, 0x31),
        Colour::Orange => Ink::same(0xf4, 0x7e, 0x00),
        Colour::Yellow => Ink::same(0xfc, 0xe9, 0x45),
        Colour::Green => Ink::same(0x20, 0xa3, 0x80),
        Colour::Blue => Ink::same(0x21, 0x66, 0xba),
        Colour::Violet => Ink::same(0xae, 0x82, 0xe2),
    }
}

/// The colour's shape: circle, triangle, square, diamond, hexagon, star, all about as large to the eye.
pub fn shape(sheet: &mut Sheet, centre: At, size: f64, colour: Colour, edge: f64) {
    shape_in(sheet, centre, size, colour, &outlined(paint(colour), INK, edge));
}

fn shape_in(sheet: &mut Sheet, centre: At, size: f64, colour: Colour, style: &Style) {
    let ring = |corners: u32, radius: f64, turned: f64| -> Vec<At> {
        (0..corners).map(|k| around(centre, radius, f64::from(k) / f64::from(corners) + turned)).collect()
    };
    let corners = match colour {
        Colour::Red => return sheet.circle(centre, size, style),
        Colour::Orange => {
            let lower = (centre.0, centre.1 + 0.2 * size);
            (0..3).map(|k| around(lower, 1.4 * size, f64::from(k) / 3.0)).collect()
        }
        Colour::Yellow => ring(4, 1.24 * size, 0.125),
        Colour::Green => ring(4, 1.28 * size, 0.0),
        Colour::Blue => ring(6, 1.1 * size, 0.0),
        Colour::Violet => (0..10_u32)
            .map(|k| around(centre, if k % 2 == 0 { 1.4 } else { 0.76 } * size, f64::from(k) / 10.0))
            .collect(),
    };
    sheet.polygon(&corners, style);
}

/// How much white a printed die's colour is mixed with, in hundredths.
const WHITE: u8 = 60;

/// A die as it lies: its colour, its shape, its number.
pub fn die(sheet: &mut Sheet, centre: At, size: f64, colour: Colour, pips: Pips) {
    let inside = paint(colour).pale_in_print(WHITE);
    shape_in(sheet, centre, size, colour, &outlined(inside, INK, 0.09 * size));
    // On the screen red and blue are dark; in print none is, so that the number reads without colour, too.
    let dark = matches!(colour, Colour::Red | Colour::Blue);
    let ink = if dark { Ink { screen: PAPER.screen, print: INK.print } } else { INK };
    let lower = if colour == Colour::Orange { 0.22 * size } else { 0.0 };
    sheet.text((centre.0, centre.1 + lower), size, ink, &pips.to_string());
}

/// A metal piece, seen from the side, its foot at this place; perhaps with a marker in it.
pub fn piece(sheet: &mut Sheet, (x, y): At, size: f64, marker: Option<Colour>) {
    let (w, h) = (size, PIECE_HEIGHT * size);
    sheet.rect((x - 0.5 * w, y - h), (w, h), 0.5 * h, &outlined(METAL, INK, 0.06 * size));
    sheet.rect((x - 0.32 * w, y - 0.8 * h), (0.64 * w, 0.18 * h), 0.09 * h, &fill(SHINE));
    if let Some(colour) = marker {
        shape(sheet, (x, y - h - 0.16 * size), 0.2 * size, colour, 0.05 * size);
    }
}

/// How high a piece is, in its widths: pieces stack that far apart.
pub const PIECE_HEIGHT: f64 = 0.42;

/// So many pieces on one another, the lowest one's foot at this place.
pub fn stack(sheet: &mut Sheet, (x, y): At, size: f64, count: u8) {
    for k in 0..count {
        piece(sheet, (x, y - f64::from(k) * PIECE_HEIGHT * size), size, None);
    }
}
