//! The striker straight at a light disc, the disc straight into a pocket.

use super::super::level::Level;
use super::super::measures::{DISC_REACH, STRIKER_REACH};
use super::super::sight::{Sight, speed_to_fall, striker_speed_for};
use super::{Candidate, Hit, strokes};

/// A disc that has to come back more than this is out of reach: the striker can't get behind it.
const BACKWARDS: f64 = -0.5;

pub(super) fn add(sight: &Sight, level: &Level, found: &mut Vec<Candidate>) {
    for disc in sight.own().filter(|disc| disc.dark.is_none()) {
        for pocket in sight.pockets {
            let way = pocket - disc.at;
            let normal = way.unit();
            if normal.y < BACKWARDS || sight.blocked(disc.at, pocket, DISC_REACH, &[disc.disc]) {
                continue;
            }
            let hit = Hit {
                ghost: disc.at - normal * STRIKER_REACH,
                normal,
                disc_way: way.length(),
                push: striker_speed_for(speed_to_fall(way.length()), 1.0),
            };
            strokes(sight, &hit, level, &[disc.disc], found);
        }
    }
}
