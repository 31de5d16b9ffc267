//! Strokes worth a simulation, from geometry alone: one file per way of hitting a disc.

mod combination;
mod direct;
mod rim;
mod rough;

use rand::Rng;

use super::level::Level;
use super::sight::{POCKET_SLACK, STRIKER_REACH, Sight, speed_for, window};
use crate::physics::Vec2;
use crate::stroke::Stroke;

/// A stroke and the error of its angle that it forgives, by a rough estimate: the order to look at them in.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Candidate {
    pub(super) stroke: Stroke,
    pub(super) window: f64,
}

/// All candidates, the most forgiving first, cut to what the level looks at.
pub(super) fn all(sight: &Sight, level: &Level, rng: &mut dyn Rng) -> Vec<Candidate> {
    let mut found = vec![];
    direct::add(sight, level, &mut found);
    combination::add(sight, level, &mut found);
    rim::add(sight, level, &mut found);
    found.sort_by(|a, b| b.window.total_cmp(&a.window));
    // A fifth is kept for rough strokes: breaking a row, or when nothing can be pocketed.
    let rough = level.exact / 5;
    found.truncate(level.exact - rough);
    let rough = level.exact - found.len();
    rough::add(sight, rough, rng, &mut found);
    found
}

/// A way to hit something: the striker's centre there, moving about that way, forgives so much.
struct Hit {
    /// The striker's centre at the contact.
    ghost: Vec2,
    /// From the striker's centre to the disc's.
    normal: Vec2,
    /// The way of the disc or discs to the pocket, as one disc's way that forgives as much.
    disc_way: f64,
    /// The speed along the normal that does it.
    push: f64,
}

/// Strokes from several places in the zone that make this hit, some firmer than need be.
fn strokes(
    sight: &Sight,
    hit: &Hit,
    level: &Level,
    but: &[crate::table::DiscId],
    found: &mut Vec<Candidate>,
) {
    let mut places: Vec<(f64, Vec2, f64)> = vec![];
    for y in [115.0, 60.0] {
        let ideal = if hit.normal.y > 0.05 {
            hit.ghost.x - hit.normal.x / hit.normal.y * (hit.ghost.y - y)
        } else {
            hit.ghost.x - 1000.0 * hit.normal.x
        };
        for x in [ideal, ideal - 45.0, ideal + 45.0, ideal - 130.0, ideal + 130.0, 250.0, 500.0, 750.0] {
            let from = Vec2::new(x.clamp(136.0, 864.0), y);
            let way = hit.ghost - from;
            let cosine = way.unit().dot(hit.normal);
            if way.y > 5.0 && cosine > 0.2 {
                let forgives = window(POCKET_SLACK, hit.disc_way, way.length(), cosine, STRIKER_REACH);
                places.push((forgives, from, cosine));
            }
        }
    }
    places.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut taken = 0;
    for (forgives, from, cosine) in places {
        if taken == level.places {
            break;
        }
        if sight.blocked(from, hit.ghost, STRIKER_REACH, but) {
            continue;
        }
        let arrival = hit.push / cosine;
        let before = found.len();
        for (n, firmness) in [1.25, 1.8, 2.6].into_iter().enumerate() {
            let speed = speed_for((hit.ghost - from).length(), firmness * arrival);
            if speed > 4600.0 {
                break;
            }
            let worth = forgives * [1.0, 0.93, 0.8][n];
            let stroke = sight.stroke(from, hit.ghost, speed);
            found.extend(stroke.map(|stroke| Candidate { stroke, window: worth }));
        }
        if found.len() > before {
            taken += 1;
        }
    }
}
