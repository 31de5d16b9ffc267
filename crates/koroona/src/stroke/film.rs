//! A stroke to be looked at again: its trace in whole numbers, enough to animate it in closed form.
//!
//! On a leg that began at `t` in `(x, y)` with velocity `(vx, vy)`, a body is at time `t + s` at
//! `(x, y) + (vx, vy) · (s − slowing · s² / (2 · speed))`, up to `s = speed / slowing`, where it rests. Times are in
//! microseconds, places in micrometres of the table as it is stored, speeds in micrometres per second. A film holds
//! its own `slowing`: an old game looks the same after a change of equipment.

use serde::{Deserialize, Serialize};

use super::play::{Ended, Played};
use crate::physics::{Leg, What};
use crate::table::{DiscId, Point, Stand};

/// One straight piece: `[t, x, y, vx, vy]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "[t: number, x: number, y: number, vx: number, vy: number]")
)]
#[serde(from = "[i32; 5]", into = "[i32; 5]")]
pub struct FilmLeg {
    /// When it began.
    pub t: i32,
    /// Where the body was then.
    pub from: Point,
    /// How fast it was then.
    pub velocity: [i32; 2],
}

impl From<[i32; 5]> for FilmLeg {
    fn from([t, x, y, vx, vy]: [i32; 5]) -> FilmLeg {
        FilmLeg { t, from: Point::new(x, y), velocity: [vx, vy] }
    }
}

impl From<FilmLeg> for [i32; 5] {
    fn from(FilmLeg { t, from, velocity: [vx, vy] }: FilmLeg) -> [i32; 5] {
        [t, from.x, from.y, vx, vy]
    }
}

/// How a path ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct End {
    /// When the body rested or was gone.
    pub t: i32,
    /// Where it was seen last.
    pub at: Point,
    /// At rest, in a pocket or off the table.
    pub how: Ended,
}

/// One body's path.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Path {
    /// The disc; none for the striker.
    pub disc: Option<DiscId>,
    /// Its straight pieces, in order.
    pub legs: Vec<FilmLeg>,
    /// How the last of them ends.
    pub end: End,
}

/// Something to be heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Knock {
    /// When it is heard.
    pub t: i32,
    /// The disc that knocks; none for the striker.
    pub a: Option<DiscId>,
    /// What it hit.
    pub on: KnockedOn,
}

/// What was hit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum KnockedOn {
    /// Another disc.
    Disc(DiscId),
    /// A rim; which one can't be heard.
    Rim,
    /// Nothing: it fell.
    Pocket,
}

/// A whole stroke.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Film {
    /// How fast sliding discs slow down, in µm/s².
    pub slowing: i32,
    /// When everything rested.
    pub duration: i32,
    /// The paths of all bodies that moved.
    pub paths: Vec<Path>,
    /// What was heard, in order.
    pub knocks: Vec<Knock>,
}

impl Film {
    /// The film of a stroke that was played from this stand.
    pub fn of(played: &Played<'_>, shooter: Stand) -> Film {
        let body_count = played.discs.len() + 1;
        let paths = (0..body_count).filter_map(|body| path(played, shooter, body)).collect();
        Film {
            slowing: scaled(played.slowing, MICROMETRES),
            duration: scaled(played.trace.duration, MICROSECONDS),
            paths,
            knocks: knocks(played),
        }
    }
}

/// Seconds to microseconds.
const MICROSECONDS: f64 = 1e6;
/// Millimetres to micrometres, also in speeds and accelerations.
const MICROMETRES: f64 = 1000.0;

fn name(played: &Played<'_>, body: usize) -> Option<DiscId> {
    body.checked_sub(1).map(|n| played.discs[n])
}

fn path(played: &Played<'_>, shooter: Stand, body: usize) -> Option<Path> {
    let legs: Vec<FilmLeg> =
        played.trace.legs.iter().filter(|leg| leg.body == body).map(|leg| film_leg(leg, shooter)).collect();
    let last = played.trace.events.iter().rev().find(|event| match event.what {
        What::Stop(b) | What::Pocket(b, _) | What::Off(b, _) => b == body,
        What::DiscDisc(..) | What::DiscRim(..) | What::Line(..) | What::Drop(..) | What::Escape(..) => false,
    });
    let how = if body == 0 { played.striker } else { played.ended[body - 1] };
    let at = match how {
        Ended::Table(at) => at,
        Ended::Pocket | Ended::Off => {
            shooter.to_table(Point::from_millimetres(played.trace.rest[body].point()))
        }
    };
    let t = scaled(last?.at, MICROSECONDS);
    Some(Path { disc: name(played, body), legs, end: End { t, at, how } })
}

fn film_leg(leg: &Leg, shooter: Stand) -> FilmLeg {
    let velocity = [scaled(leg.velocity.x, MICROMETRES), scaled(leg.velocity.y, MICROMETRES)];
    FilmLeg {
        t: scaled(leg.since, MICROSECONDS),
        from: shooter.to_table(Point::from_millimetres(leg.from)),
        velocity: shooter.velocity_to_table(velocity),
    }
}

fn knocks(played: &Played<'_>) -> Vec<Knock> {
    let knock = |event: &crate::physics::Event| {
        let (a, on) = match event.what {
            What::DiscDisc(a, b) => (a, KnockedOn::Disc(name(played, b)?)),
            What::DiscRim(a, _) => (a, KnockedOn::Rim),
            What::Pocket(a, _) => (a, KnockedOn::Pocket),
            What::Stop(_) | What::Line(..) | What::Off(..) | What::Drop(..) | What::Escape(..) => {
                return None;
            }
        };
        Some(Knock { t: scaled(event.at, MICROSECONDS), a: name(played, a), on })
    };
    played.trace.events.iter().filter_map(knock).collect()
}

#[allow(clippy::cast_possible_truncation, reason = "strokes last seconds on a metre: far below the limits")]
fn scaled(number: f64, factor: f64) -> i32 {
    (number * factor).round() as i32
}
