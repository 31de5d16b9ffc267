//! Disc against disc: one square root (and one more for the time) if one of them rests, a quartic if both slide.

use super::super::evolve::{Motion, time_to_slide};
use super::super::model::Model;
use super::super::roots::{cubic_first_fall, quartic_first_fall, value};
use super::super::vector::Vec2;

/// When two discs whose centres are `reach` apart at contact will next collide.
///
/// A pair closer than the touching gap collides when it begins to close; any other when the gap is gone.
pub(crate) fn next(model: &Model, a: &Motion, b: &Motion, reach: f64, now: f64) -> Option<f64> {
    match (a.slides(), b.slides()) {
        (false, false) => None,
        _ if apart(a, b, reach + model.equipment.touching) => None,
        (true, false) => against_resting(model, a, b.from, reach, now),
        (false, true) => against_resting(model, b, a.from, reach, now),
        (true, true) => both_sliding(model, a, b, reach, now),
    }
}

/// Can't the two paths come within `reach` of each other? Their bounding boxes say so quickly.
fn apart(a: &Motion, b: &Motion, reach: f64) -> bool {
    let gap = |a0: f64, a1: f64, b0: f64, b1: f64| (b0.min(b1) - a0.max(a1)).max(a0.min(a1) - b0.max(b1));
    gap(a.from.x, a.end.x, b.from.x, b.end.x) > reach || gap(a.from.y, a.end.y, b.from.y, b.end.y) > reach
}

fn against_resting(model: &Model, sliding: &Motion, resting: Vec2, reach: f64, now: f64) -> Option<f64> {
    let here = sliding.position(model, now);
    let velocity = sliding.velocity(model, now);
    let speed = velocity.length();
    if speed <= 0.0 {
        return None;
    }
    let direction = velocity * (1.0 / speed);
    let between = resting - here;
    let along = between.dot(direction);
    let touching = reach + model.equipment.touching;
    if between.length_squared() < touching * touching {
        // Straight past a resting disc: closing now, or never again.
        let closing = along * speed / between.length();
        return (closing > 2.0 * model.stillness).then_some(now);
    }
    if along <= 0.0 {
        return None;
    }
    // The offset by the cross product: exact where the stroke is straight.
    let across = between.dot(direction.left());
    let half_chord_squared = (reach - across) * (reach + across);
    if half_chord_squared <= 0.0 {
        return None;
    }
    let distance = along - half_chord_squared.sqrt();
    time_to_slide(model, speed, distance.max(0.0)).map(|time| now + time)
}

fn both_sliding(model: &Model, a: &Motion, b: &Motion, reach: f64, now: f64) -> Option<f64> {
    let apart = b.position(model, now) - a.position(model, now);
    let velocity = b.velocity(model, now) - a.velocity(model, now);
    let half_acceleration = (b.acceleration(model) - a.acceleration(model)) * 0.5;
    let until = a.slides_until.min(b.slides_until) - now;
    // |apart + velocity t + half_acceleration t²|² - reach², the constant as a product to keep its digits.
    let distance = apart.length();
    let gap = distance - reach;
    let quartic = [
        gap * (distance + reach),
        2.0 * apart.dot(velocity),
        velocity.length_squared() + 2.0 * apart.dot(half_acceleration),
        2.0 * velocity.dot(half_acceleration),
        half_acceleration.length_squared(),
    ];
    if gap >= model.equipment.touching {
        return quartic_first_fall(&quartic, 0.0, until).map(|time| now + time);
    }
    // Half the quartic's slope over the distance is the parting speed. It must fall well below zero, so that whoever
    // resolves the contact finds it closing too.
    let closes = -2.0 * model.stillness * distance;
    let parting = [0.5 * quartic[1] - closes, quartic[2], 1.5 * quartic[3], 2.0 * quartic[4]];
    if parting[0] < 0.0 {
        return Some(now);
    }
    let turns = cubic_first_fall(&parting, until)?;
    let touching = model.equipment.touching * (2.0 * reach + model.equipment.touching);
    if value(&quartic, turns) < touching {
        return Some(now + turns);
    }
    quartic_first_fall(&quartic, turns, until).map(|time| now + time)
}
