//! At a disc on the ledge behind a pocket: the striker skims past the pocket's middle, fast enough not to be caught, and
//! touches the disc. Behind a far pocket it comes straight; for the near ones see `corner`.

use rand::Rng;

use super::super::level::Level;
use super::super::measures::{E, FIRMEST, STRIKER_REACH, ZONE_LEFT, ZONE_RIGHT};
use super::super::sight::{Seen, Sight};
use super::super::worth::is_behind_pocket;
use super::touch::way;
use super::{Candidate, corner};
use crate::physics::{Body, Event, Model, Ran, Rim, Simulator, Vec2, What};
use crate::stroke::Stroke;
use crate::table::Point;

/// Places across the zone, and how far from the own rim.
const ACROSS: u32 = 12;
const YS: [f64; 2] = [115.0, 40.0];
/// How far off the disc's middle, in reaches.
const ASIDE: [f64; 9] = [-0.96, -0.8, -0.6, -0.3, 0.0, 0.3, 0.6, 0.8, 0.96];
/// Faster than just not caught, by so much.
const SURER: [f64; 2] = [1.15, 1.6];
/// What it arrives with where no pocket is in the way.
const LEAST: f64 = 500.0;
/// How much is trusted to come out as meant: these are hard.
pub(super) const TRUST: f64 = 0.02;

pub(super) fn add(sight: &Sight, level: &Level, most: usize, rng: &mut dyn Rng, found: &mut Vec<Candidate>) {
    let behind: Vec<&Seen> = sight
        .own()
        .filter(|disc| is_behind_pocket(Point::from_millimetres(disc.at)))
        // A beginner sees one of them at a time.
        .take(level.places)
        .collect();
    for disc in &behind {
        let strokes = strokes(sight, disc, rng);
        let share = (most / behind.len()).max(1);
        found.extend(strokes.iter().step_by(strokes.len().div_ceil(share).max(1)).copied());
    }
}

/// The strokes from all over the zone that touch a disc behind a pocket, and don't lose the striker there, if nothing is
/// in the way.
pub(in crate::shooter) fn strokes(sight: &Sight, disc: &Seen, rng: &mut dyn Rng) -> Vec<Candidate> {
    if disc.dark.is_some() {
        return corner::strokes(sight, disc, rng);
    }
    let mut simulator = Simulator::new(Model::new(&E));
    let mut found = vec![];
    for n in 0..ACROSS {
        let x = ZONE_LEFT + (ZONE_RIGHT - ZONE_LEFT) * f64::from(n) / f64::from(ACROSS - 1);
        for y in YS {
            for aside in ASIDE {
                for surer in SURER {
                    let aimed = stroke(sight, disc, Vec2::new(x, y), aside * STRIKER_REACH, surer);
                    found.extend(aimed.filter(|aimed| touches(&mut simulator, disc, &aimed.stroke)));
                }
            }
        }
    }
    found
}

/// Does this stroke touch the disc, alone on the table, in a way N7 allows, and keep the striker?
pub(super) fn touches(simulator: &mut Simulator, disc: &Seen, stroke: &Stroke) -> bool {
    let at = stroke.point().to_millimetres();
    let bodies = [Body::striker(at.x, at.y, stroke.velocity()), Body::disc(disc.at.x, disc.at.y)];
    let mut may_touch = disc.dark.is_none();
    let mut spoils = |event: &Event| match event.what {
        What::Pocket(0, _) | What::Off(0, _) => true,
        What::DiscRim(0, Rim::Far) => {
            may_touch = true;
            false
        }
        What::DiscDisc(0, 1) => !may_touch,
        _ => false,
    };
    match simulator.run_until(&bodies, |events| events.iter().any(&mut spoils)) {
        Ok(Ran::ToRest(trace)) => trace.events.iter().any(|event| matches!(event.what, What::DiscDisc(0, 1))),
        Ok(Ran::CutOff(_)) | Err(_) => false,
    }
}

fn stroke(sight: &Sight, disc: &Seen, from: Vec2, aside: f64, surer: f64) -> Option<Candidate> {
    let direction = (disc.at - from).unit();
    let over = disc.at + direction.left() * aside;
    let escapes = |pocket: &Vec2| {
        let beside = (*pocket - over).dot(direction.left());
        let half_chord = (E.pocket_radius * E.pocket_radius - beside * beside).max(0.0).sqrt();
        // Both ends over the hole for so long a stretch.
        2.0 * (half_chord - E.striker_radius).max(0.0) / E.fall_time()
    };
    let needed = sight.pockets.iter().map(escapes).fold(0.0, f64::max);
    let (aim, speed) = way(None, from, disc.at, aside, (surer * needed).max(LEAST))?;
    let stroke = (speed < FIRMEST).then(|| sight.stroke(from, aim, speed)).flatten()?;
    Some(Candidate { stroke, window: TRUST / (1.0 + needed / 1000.0) })
}
