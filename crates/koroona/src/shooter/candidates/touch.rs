//! Strokes that only want to touch an own disc, somewhere, at some speed, in a way that N7 allows: they break rows, free
//! what lies badly, and are better than a stroke into nothing. Where the own discs all lie in corners, the enemy's are
//! touched, too, which may free one of them.

use rand::Rng;

use super::super::measures::{BOUNCE, FIRMEST, STRIKER_REACH, ZONE_FAR, ZONE_LEFT, ZONE_NEAR, ZONE_RIGHT};
use super::super::noise::unit;
use super::super::sight::{Seen, Sight, speed_for};
use super::Candidate;
use super::rim::{Off, turning_point};
use crate::physics::Vec2;
use crate::referee::zones::Dark;
use crate::stroke::Stroke;

/// The speed at the disc: neither so soft that nothing moves nor so hard that the striker is lost.
const ARRIVES: (f64, f64) = (250.0, 3600.0);
/// How far off the disc's middle it is aimed, in reaches: as far as it still touches.
const ASIDE: f64 = 0.85;
/// One in so many at a light disc goes by way of the far rim.
const BY_RIM: f64 = 0.2;
/// The stroke of last resort, straight ahead, to the far rim and a little back.
const ANY_SPEED: i32 = 1900;

pub(super) fn add(sight: &Sight, count: usize, rng: &mut dyn Rng, found: &mut Vec<Candidate>) {
    let cornered = sight.is_cornered();
    let targets: Vec<Seen> = sight.discs.iter().filter(|disc| disc.own || cornered).copied().collect();
    let mut pick = |low: f64, high: f64| low + (high - low) * unit(rng);
    for n in 0..if targets.is_empty() { 0 } else { count } {
        let target = targets[n % targets.len()];
        let from = Vec2::new(pick(ZONE_LEFT, ZONE_RIGHT), pick(ZONE_NEAR, ZONE_FAR));
        let rim = match (target.dark, pick(0.0, 1.0)) {
            (None, way) if way > BY_RIM && target.own => None,
            (Some(Dark::Circle), way) if way < 0.3 => Some(Off::Left),
            (Some(Dark::Circle), way) if way < 0.6 => Some(Off::Right),
            _ => Some(Off::Far),
        };
        let aside = pick(-ASIDE, ASIDE) * STRIKER_REACH;
        // Often soft, rarely hard.
        let soft = pick(0.0, 1.0);
        let arrives = ARRIVES.0 + (ARRIVES.1 - ARRIVES.0) * soft * soft;
        let Some((over, speed)) = way(rim, from, target.at, aside, arrives) else { continue };
        let stroke = (speed < FIRMEST).then(|| sight.stroke(from, over, speed)).flatten();
        found.extend(stroke.map(|stroke| Candidate { stroke, window: 0.0 }));
    }
    // Something must be played; with all discs in corners, at least as far as the far rim (N17).
    if (found.is_empty() || cornered)
        && let Some(at) = sight.some_place()
    {
        found
            .push(Candidate { stroke: Stroke { x: at.x, y: at.y, angle: 0, speed: ANY_SPEED }, window: 0.0 });
    }
}

/// Where to aim, and how fast, to pass a target at a distance with some speed left.
pub(super) fn way(
    rim: Option<Off>,
    from: Vec2,
    target: Vec2,
    aside: f64,
    arrives: f64,
) -> Option<(Vec2, f64)> {
    let Some(rim) = rim else {
        let way = target - from;
        return Some((target + way.unit().left() * aside, speed_for(way.length(), arrives)));
    };
    let turn = turning_point(rim, from, target)?;
    let over = target + (target - turn).unit().left() * aside;
    let turn = turning_point(rim, from, over)?;
    let back = speed_for((over - turn).length(), arrives);
    Some((turn, speed_for((turn - from).length(), back / BOUNCE)))
}
