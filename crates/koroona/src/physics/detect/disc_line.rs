//! The striker's hole against the shooter's zone line.

use super::super::evolve::{Motion, time_to_slide};
use super::super::model::{Model, Mould};

/// Where the striker's hole is with respect to the shooter's zone line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Across {
    /// Wholly on the shooter's side of it.
    Behind,
    /// Some of the line is seen through the hole.
    On,
    /// Wholly on the far side.
    Beyond,
}

/// The two distances from the near rim at which the line appears in the hole or goes out of it.
fn edges(model: &Model, mould: &Mould) -> [f64; 2] {
    let reach = 0.5 * model.equipment.line_width + mould.hole;
    [model.equipment.zone_line - reach, model.equipment.zone_line + reach]
}

/// Where the hole is when the striker's centre is this far from the near rim.
pub(crate) fn across(model: &Model, mould: &Mould, y: f64) -> Across {
    let [low, high] = edges(model, mould);
    if y <= low {
        Across::Behind
    } else if y < high {
        Across::On
    } else {
        Across::Beyond
    }
}

/// When the hole will next come onto the line or leave it, and where it is then.
pub(crate) fn next(
    model: &Model,
    mould: &Mould,
    motion: &Motion,
    is: Across,
    now: f64,
) -> Option<(f64, Across)> {
    let here = motion.position(model, now).y;
    let velocity = motion.velocity(model, now);
    if velocity.y.abs() <= model.stillness {
        return None;
    }
    let speed = velocity.length();
    let [low, high] = edges(model, mould);
    let (edge, then) = match (is, velocity.y > 0.0) {
        (Across::Behind, true) => (low, Across::On),
        (Across::On, true) => (high, Across::Beyond),
        (Across::On, false) => (low, Across::Behind),
        (Across::Beyond, false) => (high, Across::On),
        (Across::Behind, false) | (Across::Beyond, true) => return None,
    };
    let distance = ((edge - here) / velocity.y).max(0.0) * speed;
    time_to_slide(model, speed, distance).map(|time| (now + time, then))
}
