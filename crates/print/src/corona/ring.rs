//! The ring of twelve spaces, of any size: as a picture with pieces on it, and as a board.

use tablier_corona::board::{Placement, SPACES, Space};

use super::shapes::{PIECE_HEIGHT, stack};
use crate::drawing::{At, INK, PAPER, Path, SHADE, Sheet, around, outlined};

/// A ring on a sheet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ring {
    /// Where its middle is.
    pub centre: At,
    /// The radius of the middle of its spaces.
    pub radius: f64,
    /// Half its breadth.
    pub half: f64,
}

impl Ring {
    /// The turn at which a space begins: the topmost is space 0, with its middle at the top.
    pub fn begins(space: u8) -> f64 {
        (f64::from(space) - 0.5) / f64::from(SPACES)
    }

    /// Where its inner and its outer edge are.
    pub fn edges(&self) -> (f64, f64) {
        (self.radius - self.half, self.radius + self.half)
    }

    /// The middle of a space, at this radius.
    pub fn middle(&self, space: Space, radius: f64) -> At {
        around(self.centre, radius, f64::from(space.get()) / f64::from(SPACES))
    }

    /// One space, every other one shaded, its edge of this width; the ring may be turned, in turns.
    pub fn space(&self, sheet: &mut Sheet, space: Space, turned: f64, edge: f64) {
        let from = Ring::begins(space.get()) + turned;
        let path = Path::sector(self.centre, self.edges(), from, from + 1.0 / f64::from(SPACES));
        let ink = if space.get().is_multiple_of(2) { SHADE } else { PAPER };
        sheet.path(path, &outlined(ink, INK, edge));
    }

    /// The twelve spaces with their numbers, and the pieces on them, so broad.
    pub fn with_pieces(&self, sheet: &mut Sheet, placement: &Placement, piece: f64) {
        let part = self.radius / 170.0;
        for space in Space::all() {
            self.space(sheet, space, 0.0, 2.5 * part);
            let number = self.middle(space, self.radius + self.half + 17.0 * part);
            sheet.text(number, 19.0 * part, INK, &space.to_string());
        }
        self.pieces(sheet, placement, piece);
    }

    /// The pieces, so broad.
    fn pieces(&self, sheet: &mut Sheet, placement: &Placement, size: f64) {
        for space in Space::all() {
            let count = placement.occupants(space);
            let (x, y) = self.middle(space, self.radius);
            let lower = 0.5 * f64::from(count) * PIECE_HEIGHT * size;
            stack(sheet, (x, y + lower), size, count);
        }
    }

    /// A bent arrow inside the spaces: clockwise.
    pub fn clockwise(&self, sheet: &mut Sheet) {
        self.arrow(sheet, 0.0);
    }

    /// The same with its middle at another turn.
    pub fn arrow(&self, sheet: &mut Sheet, turn: f64) {
        let radius = self.edges().0 - 0.14 * self.radius;
        let (from, to) = (around(self.centre, radius, turn - 0.07), around(self.centre, radius, turn + 0.07));
        sheet.arrow(from, to, 0.06 * radius, INK, 4.0 / 170.0 * self.radius);
    }
}
