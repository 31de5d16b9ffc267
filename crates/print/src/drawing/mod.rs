//! A sheet to draw on: the few flat marks that the games need, kept as they were made. What becomes of them is left to
//! [`crate::svg`] and [`crate::pdf`]: one drawing, two outputs.

mod ink;
mod path;
mod sheet;
mod style;

use std::f64::consts::TAU;

pub use ink::*;
pub use path::{Leg, Path};
pub use sheet::{Anchor, Frame, Mark, Sheet, Text, Weight};
pub use style::{End, Line, Style, dashed, exact, fill, folded, outlined, stroke};

/// A place on the sheet, y down.
pub type At = (f64, f64);

/// A point on a circle; angles in turns, clockwise from the top.
pub fn around((x, y): At, radius: f64, turns: f64) -> At {
    let (sin, cos) = libm::sincos(turns * TAU);
    (x + radius * sin, y - radius * cos)
}

/// The direction from one place to another.
pub fn unit(from: At, to: At) -> At {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = libm::hypot(dx, dy).max(1e-9);
    (dx / length, dy / length)
}
