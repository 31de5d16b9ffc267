//! The striker straight at a light disc, the disc straight into a pocket.

use super::super::level::Level;
use super::super::sight::{DISC_REACH, STRIKER_REACH, Sight, speed_for, striker_speed_for, to_mouth};
use super::{Candidate, Hit, strokes};

pub(super) fn add(sight: &Sight, level: &Level, found: &mut Vec<Candidate>) {
    for disc in sight.own().filter(|disc| disc.dark.is_none()) {
        for pocket in sight.pockets {
            let way = pocket - disc.at;
            let normal = way.unit();
            // The striker can't come from behind the disc.
            if normal.y < -0.5 || sight.blocked(disc.at, pocket, DISC_REACH, &[disc.disc]) {
                continue;
            }
            let disc_speed = speed_for(to_mouth(way.length()) + 10.0, 0.0);
            let hit = Hit {
                ghost: disc.at - normal * STRIKER_REACH,
                normal,
                disc_way: way.length(),
                push: striker_speed_for(disc_speed, 1.0),
            };
            strokes(sight, &hit, level, &[disc.disc], found);
        }
    }
}
