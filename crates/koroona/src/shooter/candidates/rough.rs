//! Strokes without a plan: somewhere at an own disc, at some speed. They break rows, and are better than nothing.

use rand::Rng;

use super::super::noise::unit;
use super::super::sight::{STRIKER_REACH, Sight};
use super::Candidate;
use crate::physics::Vec2;
use crate::stroke::Stroke;

pub(super) fn add(sight: &Sight, count: usize, rng: &mut dyn Rng, found: &mut Vec<Candidate>) {
    let mut targets: Vec<Vec2> = sight.own().filter(|disc| disc.dark.is_none()).map(|disc| disc.at).collect();
    if targets.is_empty() {
        // Only dark discs: the far rim, anywhere (N17).
        targets = [200.0, 350.0, 500.0, 650.0, 800.0].map(|x| Vec2::new(x, 1000.0)).to_vec();
    }
    let mut pick = |low: f64, high: f64| low + (high - low) * unit(rng);
    for n in 0..count {
        let target = targets[n % targets.len()];
        let from = Vec2::new(pick(136.0, 864.0), pick(25.0, 124.0));
        let over = target + Vec2::new(pick(-1.0, 1.0), pick(-0.3, 0.3)) * STRIKER_REACH;
        let speed = pick(900.0, 4200.0);
        let stroke = sight.stroke(from, over, speed);
        found.extend(stroke.map(|stroke| Candidate { stroke, window: 0.0 }));
    }
    // Something must be played.
    if found.is_empty()
        && let Some(at) = sight.some_place()
    {
        found.push(Candidate { stroke: Stroke { x: at.x, y: at.y, angle: 0, speed: 1500 }, window: 0.0 });
    }
}
