//! Disc over pocket: where on its straight path nothing carries it, and what becomes of it there.
//!
//! A moving disc is carried while its front or its back, along its path, is on the table. On a path that passes a hole
//! of radius R at the distance b, a disc of radius r has both over the hole on the stretch of `2 (√(R² - b²) - r)` in the
//! middle of the chord; where that is nothing or less there is no such stretch. Standing still, only the centre decides.

use super::super::evolve::{Motion, time_to_slide};
use super::super::model::{Model, Mould};
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

/// A disc's drop: over which pocket, and since when its front and its back are both over the hole.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Drop {
    pub(crate) pocket: Pocket,
    pub(crate) since: f64,
}

/// What a pocket does to a disc.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Over {
    /// Nothing carries it any more: it begins to drop.
    Drops(Pocket),
    /// It has dropped too far, or stands still over the hole: it falls. When that is due stands beside it.
    Falls(Pocket, f64),
    /// It is carried again before it has dropped too far.
    Escapes(Pocket),
}

/// The part of a path on which a disc is carried by nothing, as distances from where it is now.
struct Stretch {
    /// To the middle of the chord.
    middle: f64,
    /// From there to either end of the stretch.
    half: f64,
}

fn stretch(model: &Model, mould: &Mould, to_centre: Vec2, direction: Vec2) -> Option<Stretch> {
    let across = to_centre.dot(direction.left());
    let radius = model.equipment.pocket_radius;
    let half_chord_squared = (radius - across) * (radius + across);
    if half_chord_squared <= mould.radius * mould.radius {
        return None;
    }
    Some(Stretch { middle: to_centre.dot(direction), half: half_chord_squared.sqrt() - mould.radius })
}

/// The pocket over which this centre is, if it is over one.
pub(crate) fn under(model: &Model, centre: Vec2) -> Option<Pocket> {
    let radius = model.equipment.pocket_radius;
    let over = |&(_, pocket): &(Pocket, Vec2)| (pocket - centre).length_squared() < radius * radius;
    Pocket::ALL.into_iter().zip(model.pockets).find(over).map(|(pocket, _)| pocket)
}

/// The drop of a disc that goes on like this from now on, having dropped like that before: it goes on as long as front
/// and back are both over the hole, in the new direction, and begins now if they were not before.
pub(crate) fn drop_after(
    model: &Model,
    mould: &Mould,
    motion: &Motion,
    before: Option<Drop>,
    now: f64,
) -> Option<Drop> {
    // With both ends over a hole, so is the middle.
    let pocket = under(model, motion.from).filter(|_| motion.slides())?;
    let to_centre = model.pockets[pocket as usize] - motion.from;
    let Stretch { middle, half } = stretch(model, mould, to_centre, motion.velocity.unit())?;
    let goes_on = before.filter(|drop| drop.pocket == pocket);
    (middle.abs() < half).then(|| goes_on.unwrap_or(Drop { pocket, since: now }))
}

/// Is a pocket with this centre beside the way between these two places, further than its radius? The box around the way
/// says so quickly.
fn beside(model: &Model, from: Vec2, to: Vec2, centre: Vec2) -> bool {
    let radius = model.equipment.pocket_radius;
    let off = |a: f64, b: f64, centre: f64| centre + radius < a.min(b) || centre - radius > a.max(b);
    off(from.x, to.x, centre.x) || off(from.y, to.y, centre.y)
}

/// When a pocket will next do something to a disc, and what.
pub(crate) fn next(
    model: &Model,
    mould: &Mould,
    motion: &Motion,
    drop: Option<Drop>,
    now: f64,
) -> Option<(f64, Over)> {
    let here = motion.position(model, now);
    if !motion.slides() {
        return under(model, here).map(|pocket| (now, Over::Falls(pocket, now)));
    }
    let velocity = motion.velocity(model, now);
    let speed = velocity.length();
    let direction = motion.velocity.unit();
    if let Some(Drop { pocket, since }) = drop {
        let caught = since + model.fall_time;
        let centre = model.pockets[pocket as usize];
        let escapes = stretch(model, mould, centre - here, direction)
            .and_then(|Stretch { middle, half }| time_to_slide(model, speed, (middle + half).max(0.0)))
            .map(|time| now + time);
        // Leaving exactly in time is not in time.
        return Some(match escapes {
            Some(escapes) if escapes < caught => (escapes, Over::Escapes(pocket)),
            _ => (caught.max(now), Over::Falls(pocket, caught)),
        });
    }
    let mut first: Option<(f64, Over)> = None;
    for (pocket, centre) in Pocket::ALL.into_iter().zip(model.pockets) {
        if beside(model, here, motion.end, centre) {
            continue;
        }
        let Some(Stretch { middle, half }) = stretch(model, mould, centre - here, direction) else {
            continue;
        };
        // Past the middle it has been there.
        if middle > 0.0
            && let Some(time) = time_to_slide(model, speed, (middle - half).max(0.0))
            && first.is_none_or(|(earliest, _)| now + time < earliest)
        {
            first = Some((now + time, Over::Drops(pocket)));
        }
    }
    first
}
