//! Off a rim: off the far one at any own disc, off a side one at those in the circle.

use super::super::level::Level;
use super::super::sight::{
    DISC_REACH, POCKET_SLACK, STRIKER_REACH, Sight, speed_for, striker_speed_for, to_mouth, window,
};
use super::Candidate;
use crate::equipment::Equipment;
use crate::physics::Vec2;
use crate::referee::zones::Dark;

const E: Equipment = Equipment::STANDARD;
/// Restitution of a rim at the usual speeds; the fan around the estimate covers the rest.
const BOUNCE: f64 = 0.72;

#[derive(Clone, Copy)]
enum Off {
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
            let push = striker_speed_for(speed_for(to_mouth(way.length()) + 10.0, 0.0), 1.0);
            let rims: &[Off] = match disc.dark {
                Some(Dark::Circle) => &[Off::Far, Off::Left, Off::Right],
                // A light disc that a direct stroke reaches needs no rim.
                None if normal.y > 0.3 => &[],
                Some(Dark::Strip) | None => &[Off::Far],
            };
            for &rim in rims {
                for x in [200.0, 350.0, 500.0, 650.0, 800.0] {
                    let from = Vec2::new(x, 90.0);
                    let Some(turn) = turning_point(rim, from, ghost) else {
                        continue;
                    };
                    let last = ghost - turn;
                    let cosine = last.unit().dot(normal);
                    let but = [disc.disc];
                    if cosine < 0.35
                        || sight.blocked(from, turn, STRIKER_REACH, &[])
                        || sight.blocked(turn, ghost, STRIKER_REACH, &but)
                    {
                        continue;
                    }
                    let first = turn - from;
                    let arrival = speed_for(last.length(), 1.5 * push / cosine);
                    let speed = speed_for(first.length(), arrival / BOUNCE);
                    let length = first.length() + last.length() / BOUNCE;
                    // The estimate of the rebound is rough: a fan around it, and less trust in it.
                    let forgives = 0.5 * window(POCKET_SLACK, way.length(), length, cosine, STRIKER_REACH);
                    for n in
                        -i32::try_from(level.places).unwrap_or(1)..=i32::try_from(level.places).unwrap_or(1)
                    {
                        let offset = first.unit().left() * (first.length() * 4e-3 * f64::from(n));
                        let stroke =
                            (speed < 4600.0).then(|| sight.stroke(from, turn + offset, speed)).flatten();
                        found.extend(stroke.map(|stroke| Candidate {
                            stroke,
                            window: forgives / (1.0 + 0.2 * f64::from(n.abs())),
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
fn turning_point(rim: Off, from: Vec2, to: Vec2) -> Option<Vec2> {
    // As if the rim were the far one: `across` is the way to the rim, `along` the way beside it.
    let wall = E.surface - E.striker_radius;
    let (from_across, from_along, to_across, to_along) = match rim {
        Off::Far => (wall - from.y, from.x, wall - to.y, to.x),
        Off::Left => (from.x - E.striker_radius, from.y, to.x - E.striker_radius, to.y),
        Off::Right => (wall - from.x, from.y, wall - to.x, to.y),
    };
    if from_across < 1.0 || to_across < 1.0 {
        return None;
    }
    let lands = |turn: f64| {
        let slope = (turn - from_along) / from_across;
        let lost = E.rim_contact_friction * (1.0 + BOUNCE);
        // The most friction takes without sticking; a stuck edge keeps about two thirds.
        let kept = if slope.abs() > 3.0 * lost { slope - lost.copysign(slope) } else { slope * 2.0 / 3.0 };
        turn + kept / BOUNCE * to_across
    };
    let (mut low, mut high) = (from_along.min(to_along) - 1.0, from_along.max(to_along) + 1.0);
    for _ in 0..40 {
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
