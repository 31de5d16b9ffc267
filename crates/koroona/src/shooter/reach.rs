//! Can a disc be reached at all? A stroke from the shooter's zone that touches it before any other and keeps the striker
//! on the table, whatever the rules say of it.

use rand::Rng;

use super::candidates::skim;
use super::measures::E;
use super::noise::unit;
use super::sight::Sight;
use crate::physics::{Model, Simulator, What};
use crate::stroke::{Ended, Stroke, WIDEST_ANGLE, play, whole};
use crate::table::{Colour, DiscId, Point, Stand, Table};

/// A stroke that reaches this disc, and how many were tried; `None` after so many strokes at random besides those that
/// skim past its pocket.
pub fn reach(
    table: &Table,
    colour: Colour,
    shooter: Stand,
    disc: DiscId,
    at_random: usize,
    rng: &mut dyn Rng,
) -> Option<(Stroke, usize)> {
    let sight = Sight::new(table, colour, shooter);
    let mut simulator = Simulator::new(Model::new(&E));
    let seen = sight.discs.iter().find(|seen| seen.disc == disc)?;
    let aimed = skim::strokes(&sight, seen, rng).into_iter().map(|candidate| candidate.stroke);
    let (low, high) = (sight.placements().low, sight.placements().high);
    let random = (0..at_random).map(|_| {
        let mut pick = |low: i32, high: i32| low + whole(f64::from(high - low) * unit(rng));
        let at = Point::new(pick(low.x, high.x), pick(low.y, high.y));
        let speed = pick(*Stroke::speeds().start(), *Stroke::speeds().end());
        Stroke { x: at.x, y: at.y, angle: pick(-WIDEST_ANGLE, WIDEST_ANGLE), speed }
    });
    let mut tried = 0;
    aimed.chain(random).find_map(|stroke| {
        tried += 1;
        let allowed = sight.allows(stroke.point());
        (allowed && reaches(&mut simulator, table, shooter, disc, &stroke)).then_some((stroke, tried))
    })
}

/// Does this stroke touch this disc first and leave the striker on the table?
pub fn reaches(
    simulator: &mut Simulator,
    table: &Table,
    shooter: Stand,
    disc: DiscId,
    stroke: &Stroke,
) -> bool {
    let Ok(played) = play(simulator, table, shooter, stroke) else { return false };
    let mut touched = played.trace.events.iter().filter_map(|event| match event.what {
        What::DiscDisc(0, body) => Some(played.discs[body - 1]),
        _ => None,
    });
    touched.next() == Some(disc) && matches!(played.striker, Ended::Table(_))
}
