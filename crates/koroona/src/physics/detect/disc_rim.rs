//! Disc against rim: the distance along the path, then the time for it.

use super::super::evolve::{Motion, time_to_slide};
use super::super::model::{Model, Mould};
use super::super::vector::Vec2;

/// One of the four rims, as the shooter sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rim {
    /// The shooter's own.
    Near,
    /// Opposite the shooter.
    Far,
    /// On the shooter's left.
    Left,
    /// On the shooter's right.
    Right,
}

impl Rim {
    /// All four, in the order in which they are asked.
    pub const ALL: [Rim; 4] = [Rim::Near, Rim::Far, Rim::Left, Rim::Right];

    /// The direction from the surface into this rim.
    pub(crate) fn outward(self) -> Vec2 {
        match self {
            Rim::Near => Vec2::new(0.0, -1.0),
            Rim::Far => Vec2::new(0.0, 1.0),
            Rim::Left => Vec2::new(-1.0, 0.0),
            Rim::Right => Vec2::new(1.0, 0.0),
        }
    }

    /// How far the edge of a disc with this centre is from this rim.
    pub(crate) fn gap(self, model: &Model, mould: &Mould, centre: Vec2) -> f64 {
        let surface = model.equipment.surface;
        let to_centre = match self {
            Rim::Near => centre.y,
            Rim::Far => surface - centre.y,
            Rim::Left => centre.x,
            Rim::Right => surface - centre.x,
        };
        to_centre - mould.radius
    }
}

/// When and where a disc will next meet a rim.
pub(crate) fn next(model: &Model, mould: &Mould, motion: &Motion, now: f64) -> Option<(f64, Rim)> {
    if !motion.slides() {
        return None;
    }
    let here = motion.position(model, now);
    let velocity = motion.velocity(model, now);
    let speed = velocity.length();
    let mut first: Option<(f64, Rim)> = None;
    for rim in Rim::ALL {
        let closing = velocity.dot(rim.outward());
        if closing <= 2.0 * model.stillness || rim.gap(model, mould, motion.end) > 0.0 {
            continue;
        }
        let gap = rim.gap(model, mould, here);
        let time = if gap < model.equipment.touching {
            Some(0.0)
        } else {
            time_to_slide(model, speed, gap * speed / closing)
        };
        if let Some(time) = time
            && first.is_none_or(|(earliest, _)| now + time < earliest)
        {
            first = Some((now + time, rim));
        }
    }
    first
}
