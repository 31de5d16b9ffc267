//! Strokes without a plan: somewhere at an own disc, at some speed. They break rows, and are better than nothing.

use rand::Rng;

use super::super::measures::{ACROSS, STRIKER_REACH, ZONE_FAR, ZONE_LEFT, ZONE_NEAR, ZONE_RIGHT};
use super::super::noise::unit;
use super::super::sight::Sight;
use super::Candidate;
use crate::equipment::Equipment;
use crate::physics::Vec2;
use crate::stroke::Stroke;

/// Neither too soft to move a row nor so hard that the striker is lost.
const SPEEDS: (f64, f64) = (900.0, 4200.0);
/// How far off a target the stroke may be aimed, in reaches: sideways as far as it still touches, along it a little.
const ASIDE: (f64, f64) = (1.0, 0.3);
/// The stroke of last resort, straight ahead.
const ANY_SPEED: i32 = 1500;

pub(super) fn add(sight: &Sight, count: usize, rng: &mut dyn Rng, found: &mut Vec<Candidate>) {
    let mut targets: Vec<Vec2> = sight.own().filter(|disc| disc.dark.is_none()).map(|disc| disc.at).collect();
    if targets.is_empty() {
        // Only dark discs: the far rim, anywhere (N17).
        targets = ACROSS.map(|x| Vec2::new(x, Equipment::STANDARD.surface)).to_vec();
    }
    let mut pick = |low: f64, high: f64| low + (high - low) * unit(rng);
    for n in 0..count {
        let target = targets[n % targets.len()];
        let from = Vec2::new(pick(ZONE_LEFT, ZONE_RIGHT), pick(ZONE_NEAR, ZONE_FAR));
        let over = target + Vec2::new(pick(-ASIDE.0, ASIDE.0), pick(-ASIDE.1, ASIDE.1)) * STRIKER_REACH;
        let speed = pick(SPEEDS.0, SPEEDS.1);
        let stroke = sight.stroke(from, over, speed);
        found.extend(stroke.map(|stroke| Candidate { stroke, window: 0.0 }));
    }
    // Something must be played.
    if found.is_empty()
        && let Some(at) = sight.some_place()
    {
        found
            .push(Candidate { stroke: Stroke { x: at.x, y: at.y, angle: 0, speed: ANY_SPEED }, window: 0.0 });
    }
}
