//! Colorado's squares and pawns: each colour with the sign of its move, so that nobody has to tell colours apart.

use tablier_colorado::tile::Face;
use tablier_colorado::{Colour, Side};

use crate::drawing::{At, BLUE, GREEN, INK, Ink, PAPER, Path, RED, Sheet, YELLOW, fill, outlined, stroke};

/// How much colour a square has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// All of it: for screens.
    Full,
    /// Little: for large squares on paper, where the sign does the telling.
    Pale,
}

/// How much white a pale square's colour is mixed with, in hundredths.
const WHITE: u8 = 55;

const fn paint(colour: Colour, tone: Tone) -> Ink {
    let ink = match colour {
        Colour::Red => RED,
        Colour::Yellow => YELLOW,
        Colour::Green => GREEN,
        Colour::Blue => BLUE,
    };
    match tone {
        Tone::Full => ink,
        Tone::Pale => ink.pale(WHITE),
    }
}

/// Squares in their colours, each with the sign of its move: rook, bishop, knight, king. All of a colour are one path,
/// which keeps the drawings small. With a colour given, the others are faint.
pub fn squares(sheet: &mut Sheet, size: f64, squares: &[(At, Colour)], only: Option<Colour>, tone: Tone) {
    for colour in [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue] {
        let faint = only.is_some_and(|only| only != colour);
        let corners = squares.iter().filter(|(_, own)| *own == colour).map(|&(corner, _)| corner);
        let fields = corners.clone().fold(Path::default(), |path, corner| path.rect(corner, (size, size)));
        let style = outlined(paint(colour, tone), INK, 0.03 * size);
        sheet.path(fields, &style.covering(if faint { 0.2 } else { 1.0 }));
        let mut signs = Path::default();
        for (x, y) in corners {
            signs.append(sign(colour, (x + 0.5 * size, y + 0.5 * size), 0.17 * size));
        }
        let dark = colour == Colour::Blue && tone == Tone::Full && !faint;
        let (ink, share) = if dark { (PAPER, 0.85) } else { (INK, 0.72) };
        sheet.path(signs, &stroke(ink, 0.07 * size).covering(if faint { 0.22 } else { share }));
    }
}

/// The sign of a colour's move.
fn sign(colour: Colour, (x, y): At, s: f64) -> Path {
    let at = |dx: f64, dy: f64| (x + dx * s, y + dy * s);
    match colour {
        Colour::Red => {
            Path::along(&[at(-1.0, 0.0), at(1.0, 0.0)]).move_to(at(0.0, -1.0)).line_to(at(0.0, 1.0))
        }
        Colour::Yellow => {
            Path::along(&[at(-0.8, -0.8), at(0.8, 0.8)]).move_to(at(-0.8, 0.8)).line_to(at(0.8, -0.8))
        }
        Colour::Green => Path::along(&[at(-0.55, -1.0), at(-0.55, 1.0), at(0.65, 1.0)]),
        Colour::Blue => Path::default().rect(at(-0.8, -0.8), (1.6 * s, 1.6 * s)),
    }
}

/// A tile's face, its far left corner here.
pub fn face(sheet: &mut Sheet, (x, y): At, size: f64, face: Face, tone: Tone) {
    let mut all = Vec::new();
    for (row, colours) in (0_u8..).zip(face) {
        for (column, colour) in (0_u8..).zip(colours) {
            all.push(((x + f64::from(column) * size, y + f64::from(row) * size), colour));
        }
    }
    squares(sheet, size, &all, None, tone);
    sheet.rect((x, y), (4.0 * size, 4.0 * size), 0.0, &stroke(INK, edge(tone) * size));
}

const fn edge(tone: Tone) -> f64 {
    match tone {
        Tone::Full => 0.1,
        // It is cut along this line.
        Tone::Pale => 0.02,
    }
}

/// A pawn from above: White's light with a ring, Black's dark.
pub fn pawn(sheet: &mut Sheet, centre: At, size: f64, owner: Side) {
    let (body, ring) = match owner {
        Side::White => (PAPER, INK),
        Side::Black => (INK, PAPER),
    };
    sheet.circle(centre, 0.36 * size, &outlined(body, INK, 0.06 * size));
    sheet.circle(centre, 0.22 * size, &stroke(ring, 0.045 * size));
}

/// A pawn's sign on paper: White's is a ring, Black's a spot.
pub fn spot(sheet: &mut Sheet, centre: At, radius: f64, owner: Side) {
    match owner {
        Side::White => sheet.circle(centre, 0.8 * radius, &stroke(INK, 0.22 * radius)),
        Side::Black => sheet.circle(centre, radius, &fill(INK)),
    }
}
