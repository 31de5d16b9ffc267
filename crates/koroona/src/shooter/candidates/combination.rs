//! Through another disc: the striker at a light own disc, that one at a second, the second into a pocket.

use super::super::level::Level;
use super::super::measures::{DISC_PASSES_ON, DISC_REACH, STRIKER_REACH};
use super::super::sight::{Sight, speed_for, speed_to_fall, striker_speed_for};
use super::{Candidate, Hit, strokes};

/// Nearer than this the two discs count as touching.
const TOUCHING: f64 = 1.0;
/// The thinnest cut of the second disc: errors of the first are magnified by it.
const THINNEST_CUT: f64 = 0.5;
/// A first disc that has to come back more than this is out of reach.
const BACKWARDS: f64 = -0.3;

pub(super) fn add(sight: &Sight, level: &Level, found: &mut Vec<Candidate>) {
    for target in sight.own() {
        for pocket in sight.pockets {
            let way = pocket - target.at;
            if sight.blocked(target.at, pocket, DISC_REACH, &[target.disc]) {
                continue;
            }
            let touch = target.at - way.unit() * DISC_REACH;
            for first in sight.own().filter(|first| first.dark.is_none() && first.disc != target.disc) {
                let but = [first.disc, target.disc];
                let run = touch - first.at;
                // Touching already, the first disc can only be pushed along their common line.
                let normal = if run.length() < TOUCHING { way.unit() } else { run.unit() };
                let cosine = normal.dot(way.unit());
                if cosine < THINNEST_CUT
                    || normal.y < BACKWARDS
                    || sight.blocked(first.at, touch, DISC_REACH, &but)
                {
                    continue;
                }
                let target_speed = speed_to_fall(way.length());
                let first_speed = speed_for(run.length(), target_speed / (DISC_PASSES_ON * cosine));
                // An error grows on the second way by its length over the reach.
                let growth = (run.length() / DISC_REACH).max(1.0) / cosine;
                let hit = Hit {
                    ghost: first.at - normal * STRIKER_REACH,
                    normal,
                    disc_way: way.length() * growth,
                    push: striker_speed_for(first_speed, 1.0),
                };
                strokes(sight, &hit, level, &but, found);
            }
        }
    }
}
