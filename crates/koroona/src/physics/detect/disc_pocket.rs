//! Disc over pocket: it falls as soon as its centre is over the hole.

use super::super::evolve::{Motion, time_to_slide};
use super::super::model::Model;
use super::super::vector::Vec2;

/// One of the four pockets, as the shooter sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pocket {
    /// In the shooter's left corner.
    NearLeft,
    /// In the shooter's right corner.
    NearRight,
    /// Opposite, on the left.
    FarLeft,
    /// Opposite, on the right.
    FarRight,
}

impl Pocket {
    /// All four, in the order of [`crate::equipment::Equipment::pockets`].
    pub const ALL: [Pocket; 4] = [Pocket::NearLeft, Pocket::NearRight, Pocket::FarLeft, Pocket::FarRight];
}

/// When a disc will fall, and into which pocket.
pub(crate) fn next(model: &Model, motion: &Motion, now: f64) -> Option<(f64, Pocket)> {
    let here = motion.position(model, now);
    let velocity = motion.velocity(model, now);
    let speed = velocity.length();
    let direction = velocity.unit();
    let mut first: Option<(f64, Pocket)> = None;
    for (pocket, centre) in Pocket::ALL.into_iter().zip(model.pockets) {
        let Some(distance) = distance_to_mouth(centre - here, direction, model.equipment.pocket_radius)
        else {
            continue;
        };
        let time = if distance > 0.0 { time_to_slide(model, speed, distance) } else { Some(0.0) };
        if let Some(time) = time
            && first.is_none_or(|(earliest, _)| now + time < earliest)
        {
            first = Some((now + time, pocket));
        }
    }
    first
}

/// How far along `direction` until the centre is over the hole; nought if it is already.
fn distance_to_mouth(to_centre: Vec2, direction: Vec2, radius: f64) -> Option<f64> {
    if to_centre.length_squared() < radius * radius {
        return Some(0.0);
    }
    let along = to_centre.dot(direction);
    let across = to_centre.dot(direction.left());
    let half_chord_squared = (radius - across) * (radius + across);
    (along > 0.0 && half_chord_squared > 0.0).then(|| (along - half_chord_squared.sqrt()).max(0.0))
}
