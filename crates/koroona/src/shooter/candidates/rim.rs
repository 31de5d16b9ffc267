//! Off a rim: off the far one at any own disc, off a side one at those in the circle.

use super::super::level::Level;
use super::super::measures::{ACROSS, BOUNCE, DISC_REACH, E, FIRMEST, POCKET_SLACK, STRIKER_REACH, USUAL_Y};
use super::super::sight::{Sight, speed_for, speed_to_fall, striker_speed_for, window};
use super::Candidate;
use crate::physics::Vec2;
use crate::referee::zones::Dark;

/// A light disc whose way leads this much forward is reached directly.
const FORWARD: f64 = 0.3;
/// The thinnest cut after a rim: the path is too uncertain for thinner ones.
const THINNEST_CUT: f64 = 0.35;
/// How much firmer than need be: rims and spin take more than the estimate knows.
const FIRMER: f64 = 1.5;
/// How much of the forgiveness of a direct stroke over the same way is left.
const TRUST: f64 = 0.5;
/// The angle between the strokes of a fan around the estimate, in radians, and how much each step costs in trust.
const FAN: (f64, f64) = (4e-3, 0.2);
/// A path this many times as flat as the rim's friction can turn slips along the rim all the way.
const SLIPS: f64 = 3.0;
/// Nearer to the rim than this there is no way to it and back.
const AT_RIM: f64 = 1.0;
/// Halvings of a metre: far below a micrometre.
const HALVINGS: u32 = 40;

/// The rim a stroke goes by.
#[derive(Debug, Clone, Copy)]
pub(super) enum Off {
    Far,
    Left,
    Right,
}

pub(super) fn add(sight: &Sight, level: &Level, found: &mut Vec<Candidate>) {
    for disc in sight.own() {
        for pocket in sight.pockets {
            let way = pocket - disc.at;
            let normal = way.unit();
            if sight.blocked(disc.at, pocket, DISC_REACH, &[disc.disc]) {
                continue;
            }
            let ghost = disc.at - normal * STRIKER_REACH;
            let push = striker_speed_for(speed_to_fall(way.length()), 1.0);
            let rims: &[Off] = match disc.dark {
                Some(Dark::Circle) => &[Off::Far, Off::Left, Off::Right],
                // A light disc that a direct stroke reaches needs no rim.
                None if normal.y > FORWARD => &[],
                Some(Dark::Strip) | None => &[Off::Far],
            };
            for &rim in rims {
                for x in ACROSS {
                    let from = Vec2::new(x, USUAL_Y);
                    let Some(turn) = turning_point(rim, from, ghost) else {
                        continue;
                    };
                    let last = ghost - turn;
                    let cosine = last.unit().dot(normal);
                    let but = [disc.disc];
                    if cosine < THINNEST_CUT
                        || sight.blocked(from, turn, STRIKER_REACH, &[])
                        || sight.blocked(turn, ghost, STRIKER_REACH, &but)
                    {
                        continue;
                    }
                    let first = turn - from;
                    let arrival = speed_for(last.length(), FIRMER * push / cosine);
                    let speed = speed_for(first.length(), arrival / BOUNCE);
                    let length = first.length() + last.length() / BOUNCE;
                    // The estimate of the rebound is rough: a fan around it, and less trust in it.
                    let forgives = TRUST * window(POCKET_SLACK, way.length(), length, cosine, STRIKER_REACH);
                    for n in
                        -i32::try_from(level.places).unwrap_or(1)..=i32::try_from(level.places).unwrap_or(1)
                    {
                        let offset = first.unit().left() * (first.length() * FAN.0 * f64::from(n));
                        let stroke =
                            (speed < FIRMEST).then(|| sight.stroke(from, turn + offset, speed)).flatten();
                        found.extend(stroke.map(|stroke| Candidate {
                            stroke,
                            window: forgives / (1.0 + FAN.1 * f64::from(n.abs())),
                        }));
                    }
                }
            }
        }
    }
}

/// Where the striker's centre turns at the rim on its way from here to there.
///
/// Across the rim it comes back with a part of its speed, along it friction takes some: bisection finds the place.
pub(super) fn turning_point(rim: Off, from: Vec2, to: Vec2) -> Option<Vec2> {
    // As if the rim were the far one: `across` is the way to the rim, `along` the way beside it.
    let wall = E.surface - E.striker_radius;
    let (from_across, from_along, to_across, to_along) = match rim {
        Off::Far => (wall - from.y, from.x, wall - to.y, to.x),
        Off::Left => (from.x - E.striker_radius, from.y, to.x - E.striker_radius, to.y),
        Off::Right => (wall - from.x, from.y, wall - to.x, to.y),
    };
    if from_across < AT_RIM || to_across < AT_RIM {
        return None;
    }
    let lands = |turn: f64| {
        let slope = (turn - from_along) / from_across;
        let lost = E.rim_contact_friction * (1.0 + BOUNCE);
        // An edge that stops slipping keeps about two thirds of its speed along the rim.
        let kept = if slope.abs() > SLIPS * lost { slope - lost.copysign(slope) } else { slope * 2.0 / 3.0 };
        turn + kept / BOUNCE * to_across
    };
    let (mut low, mut high) = (from_along.min(to_along) - 1.0, from_along.max(to_along) + 1.0);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if lands(middle) < to_along {
            low = middle;
        } else {
            high = middle;
        }
    }
    let along = f64::midpoint(low, high);
    if !(E.striker_radius..=wall).contains(&along) {
        return None;
    }
    Some(match rim {
        Off::Far => Vec2::new(along, wall),
        Off::Left => Vec2::new(E.striker_radius, along),
        Off::Right => Vec2::new(wall, along),
    })
}
