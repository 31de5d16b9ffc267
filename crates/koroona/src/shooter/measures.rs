//! The numbers that the shooter's geometry rests on: what follows from the table, and rules of thumb.
//!
//! They only decide which strokes are simulated and how a table is valued, never what a stroke does: the physics has its
//! own, in `Equipment`. Changing one changes the shooter's signature. Lengths in mm, speeds in mm/s.

use crate::equipment::{Equipment, IN_PLAY};
use crate::table::RULER;

/// The table the shooter plays at, as the physics has it.
pub(super) const E: Equipment = IN_PLAY;

/// Distance of the centres when the striker touches a disc.
pub(super) const STRIKER_REACH: f64 = E.striker_radius + E.disc_radius;
/// Distance of the centres when two discs touch.
pub(super) const DISC_REACH: f64 = 2.0 * E.disc_radius;
/// Where the striker's centre may lie (N4), in the shooter's frame.
pub(super) const ZONE_LEFT: f64 = RULER.zone_low.x as f64 / 1000.0;
pub(super) const ZONE_RIGHT: f64 = RULER.zone_high.x as f64 / 1000.0;
pub(super) const ZONE_NEAR: f64 = RULER.zone_low.y as f64 / 1000.0;
pub(super) const ZONE_FAR: f64 = RULER.zone_high.y as f64 / 1000.0;
/// The part of a blow along the normal that goes into a disc from the striker, its restitution at the usual speeds
/// (0.85) included.
pub(super) const PASSED_ON: f64 = 1.85 * (E.striker_mass / (E.striker_mass + E.disc_mass));
/// The part of its speed that a disc passes on to another, head-on, at the usual speeds.
pub(super) const DISC_PASSES_ON: f64 = 0.92;
/// Restitution of a rim at the usual speeds; the fan around the estimate covers the rest.
pub(super) const BOUNCE: f64 = 0.72;

/// A path this much narrower than it should be is still tried: the simulation will tell.
pub(super) const GRAZE: f64 = 2.0;
/// How far off the pocket's centre a disc's path may pass and still fall.
pub(super) const POCKET_SLACK: f64 = 40.0;
/// How far beyond the pocket's edge a disc should be able to slide: one that just gets there often does not.
pub(super) const BEYOND_EDGE: f64 = 10.0;
/// The fastest stroke that is planned: an unsteady hand that meant more would lose the striker over the rim.
pub(super) const FIRMEST: f64 = 4600.0;
/// The thinnest cut that is planned: the cosine between the striker's path and the way the disc should go.
pub(super) const THINNEST_CUT: f64 = 0.2;
/// The striker goes at least this far forward to the contact.
pub(super) const LEAST_RUN: f64 = 5.0;
/// A usual place for the striker: not against the own rim, not on the line.
pub(super) const USUAL_Y: f64 = 90.0;
/// Across the zone, for strokes that don't ask for a particular place.
pub(super) const ACROSS: [f64; 5] = [200.0, 350.0, 500.0, 650.0, 800.0];
