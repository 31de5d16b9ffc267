//! Corona's dice, markers and pieces: six colours, each with a shape of its own.

use tablier_corona::board::{Colour, Pips};

use super::svg::{
    At, BLUE, GREEN, INK, METAL, ORANGE, PAPER, RED, Sheet, VIOLET, YELLOW, around, fill, outlined,
};

pub(crate) const fn paint(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => RED,
        Colour::Orange => ORANGE,
        Colour::Yellow => YELLOW,
        Colour::Green => GREEN,
        Colour::Blue => BLUE,
        Colour::Violet => VIOLET,
    }
}

/// The colour's shape: circle, triangle, square, diamond, hexagon, star, all about as large to the eye.
pub(crate) fn shape(sheet: &mut Sheet, centre: At, size: f64, colour: Colour, edge: f64) {
    let style = outlined(paint(colour), INK, edge);
    let ring = |corners: u32, radius: f64, turned: f64| -> Vec<At> {
        (0..corners).map(|k| around(centre, radius, f64::from(k) / f64::from(corners) + turned)).collect()
    };
    let corners = match colour {
        Colour::Red => return sheet.circle(centre, size, &style),
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
    sheet.polygon(&corners, &style);
}

/// A die as it lies: its colour, its shape, its number.
pub(crate) fn die(sheet: &mut Sheet, centre: At, size: f64, colour: Colour, pips: Pips) {
    shape(sheet, centre, size, colour, 0.09 * size);
    let ink = if colour == Colour::Blue { PAPER } else { INK };
    let lower = if colour == Colour::Orange { 0.22 * size } else { 0.0 };
    sheet.text((centre.0, centre.1 + lower), size, ink, &pips.to_string());
}

/// A metal piece, seen from the side, its foot at this place; perhaps with a marker in it.
pub(crate) fn piece(sheet: &mut Sheet, (x, y): At, size: f64, marker: Option<Colour>) {
    let (w, h) = (size, PIECE_HEIGHT * size);
    sheet.rect((x - 0.5 * w, y - h), (w, h), 0.5 * h, &outlined(METAL, INK, 0.06 * size));
    sheet.rect((x - 0.32 * w, y - 0.8 * h), (0.64 * w, 0.18 * h), 0.09 * h, &fill("#c9c4b8"));
    if let Some(colour) = marker {
        shape(sheet, (x, y - h - 0.16 * size), 0.2 * size, colour, 0.05 * size);
    }
}

/// How high a piece is, in its widths: pieces stack that far apart.
pub(crate) const PIECE_HEIGHT: f64 = 0.42;

/// So many pieces on one another, the lowest one's foot at this place.
pub(crate) fn stack(sheet: &mut Sheet, (x, y): At, size: f64, count: u8) {
    for k in 0..count {
        piece(sheet, (x, y - f64::from(k) * PIECE_HEIGHT * size), size, None);
    }
}
