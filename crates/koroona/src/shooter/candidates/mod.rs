//! Strokes worth a simulation, from geometry alone: one file per way of hitting a disc.

mod combination;
mod corner;
mod direct;
mod rim;
pub(super) mod skim;
mod touch;

use rand::Rng;

use super::level::Level;
use super::measures::{FIRMEST, LEAST_RUN, POCKET_SLACK, STRIKER_REACH, THINNEST_CUT};
use super::sight::{Sight, into_zone, speed_for, straight_behind, window};
use crate::physics::Vec2;
use crate::stroke::Stroke;
use crate::table::DiscId;

/// One part in so many is kept for strokes that only touch a disc: breaking a row, or when nothing can be pocketed.
const TOUCHING: usize = 4;
/// One part in so many at most is for skimming past pockets.
const SKIMMING: usize = 4;
/// How far from the own rim the striker is tried: near the line, and well behind it.
const YS: [f64; 2] = [115.0, 60.0];
/// How far beside the place straight behind the contact it is tried.
const BESIDE: [f64; 5] = [0.0, -45.0, 45.0, -130.0, 130.0];
/// Where it is tried besides.
const ANYWHERE: [f64; 3] = [250.0, 500.0, 750.0];
/// How firm, as a multiple of the speed that just does, and how much of the forgiveness that leaves.
const FIRMNESS: [(f64, f64); 3] = [(1.25, 1.0), (1.8, 0.93), (2.6, 0.8)];

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
    let most_forgiving = |a: &Candidate, b: &Candidate| b.window.total_cmp(&a.window);
    found.sort_by(most_forgiving);
    let mut skims = vec![];
    skim::add(sight, level, level.exact / SKIMMING, rng, &mut skims);
    skims.truncate(level.exact / SKIMMING);
    found.truncate(level.exact - level.exact / TOUCHING - skims.len());
    found.append(&mut skims);
    let touching = level.exact - found.len();
    touch::add(sight, touching, rng, &mut found);
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
fn strokes(sight: &Sight, hit: &Hit, level: &Level, but: &[DiscId], found: &mut Vec<Candidate>) {
    let mut places: Vec<(f64, Vec2, f64)> = vec![];
    for y in YS {
        let ideal = straight_behind(hit.ghost, hit.normal, y);
        for x in BESIDE.map(|beside| ideal + beside).into_iter().chain(ANYWHERE) {
            let from = Vec2::new(into_zone(x), y);
            let way = hit.ghost - from;
            let cosine = way.unit().dot(hit.normal);
            if way.y > LEAST_RUN && cosine > THINNEST_CUT {
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
        for (firmness, keeps) in FIRMNESS {
            let speed = speed_for((hit.ghost - from).length(), firmness * arrival);
            if speed > FIRMEST {
                break;
            }
            let stroke = sight.stroke(from, hit.ghost, speed);
            found.extend(stroke.map(|stroke| Candidate { stroke, window: forgives * keeps }));
        }
        if found.len() > before {
            taken += 1;
        }
    }
}
