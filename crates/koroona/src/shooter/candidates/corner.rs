//! At a disc in the corner behind a near pocket: dark, so by way of the far rim (N7), and back past the hole fast enough
//! not to be caught, there and on the way out.
//!
//! Few strokes do it, of those about the right way and the right speed one in a hundred to one in some thousands, and no
//! formula finds them: they are looked for at random, alone with the disc, which is cheap.

use rand::Rng;

use super::super::measures::{E, FIRMEST, ZONE_FAR, ZONE_LEFT, ZONE_NEAR, ZONE_RIGHT};
use super::super::noise::unit;
use super::super::sight::{Seen, Sight};
use super::Candidate;
use super::rim::{Off, turning_point};
use super::skim::{TRUST, touches};
use crate::physics::{Model, Simulator, Vec2};
use crate::stroke::{Stroke, whole};

/// Strokes tried in all, and how many that touch the disc are enough.
const TRIES: u32 = 8000;
const ENOUGH: usize = 24;
/// How far off the estimate of the rebound, in radians, and the slowest: deep in the corner, and at its mouth, where more
/// strokes will do. They take turns.
const DEEP: (f64, f64) = (0.016, 3500.0);
const MOUTH: (f64, f64) = (0.05, 1800.0);

/// The strokes found that touch this disc after the far rim and keep the striker, if nothing is in the way.
pub(super) fn strokes(sight: &Sight, disc: &Seen, rng: &mut dyn Rng) -> Vec<Candidate> {
    let mut simulator = Simulator::new(Model::new(&E));
    let mut pick = |low: f64, high: f64| low + (high - low) * unit(rng);
    let mut found = vec![];
    for n in 0..TRIES {
        let (wide, slowest) = if n % 4 == 0 { MOUTH } else { DEEP };
        let from = Vec2::new(pick(ZONE_LEFT, ZONE_RIGHT), pick(ZONE_NEAR, ZONE_FAR));
        let (off, speed) = (pick(-wide, wide), pick(slowest, FIRMEST));
        let aimed = turning_point(Off::Far, from, disc.at).and_then(|turn| sight.stroke(from, turn, speed));
        let Some(aimed) = aimed else { continue };
        let stroke = Stroke { angle: aimed.angle + whole(off * 1e6), ..aimed };
        if touches(&mut simulator, disc, &stroke) {
            found.push(Candidate { stroke, window: TRUST });
            if found.len() == ENOUGH {
                break;
            }
        }
    }
    found
}
