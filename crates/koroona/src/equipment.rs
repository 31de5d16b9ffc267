//! The table, the discs and how they behave: every constant of the game, with where it comes from.
//!
//! Lengths in millimetres, speeds in millimetres per second, masses in grams. What follows from these by the rules
//! (zones, spots) is the referee's; what follows by mechanics is the physics'.

use serde::{Deserialize, Serialize};

/// Everything the game is played with.
///
/// The lengths are the federations'; what is "estimated" was set by how strokes look and feel when drawn.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Equipment {
    /// Side of the square playing surface, inside the rim.
    pub surface: f64,
    /// Radius of the four pockets.
    pub pocket_radius: f64,
    /// Distance of a pocket's centre from both rims.
    pub pocket_inset: f64,
    /// Distance of the middle of each zone line from its rim.
    pub zone_line: f64,
    /// Radius of the middle of the centre circle's line.
    pub circle_radius: f64,
    /// Width of all painted lines.
    pub line_width: f64,

    /// Radius of a game disc.
    pub disc_radius: f64,
    /// Radius of the hole in a game disc.
    pub disc_hole: f64,
    /// Mass of a game disc.
    pub disc_mass: f64,
    /// Radius of the striker.
    pub striker_radius: f64,
    /// Radius of the hole in the striker.
    pub striker_hole: f64,
    /// Mass of the striker.
    pub striker_mass: f64,

    /// Standard gravity, mm/s².
    pub gravity: f64,
    /// Dry friction of a sliding disc on the powdered surface (from a filmed carrom disc).
    pub surface_friction: f64,
    /// Dry friction that slows a disc's spin, as if it spun on the spot. Smaller than `surface_friction`, because
    /// most of the friction of a disc that slides *and* spins works against the sliding.
    pub spin_friction: f64,

    /// Restitution disc on disc in the limit of slow contacts: turned wood clicks, it does not thud.
    pub disc_restitution_slow: f64,
    /// Restitution disc on disc in the limit of fast contacts: hard hits dent and heat.
    pub disc_restitution_fast: f64,
    /// Restitution disc on rim in the limit of slow contacts: a bare wooden rim, no rubber.
    pub rim_restitution_slow: f64,
    /// Restitution disc on rim in the limit of fast contacts: the rim gives and swallows.
    pub rim_restitution_fast: f64,
    /// The closing speed at which restitution is half way between its two limits.
    pub restitution_half_speed: f64,
    /// Friction between the edges of two discs: a few degrees of throw, and spin that can be seen.
    pub disc_contact_friction: f64,
    /// Friction between a disc's edge and the rim.
    pub rim_contact_friction: f64,

    /// The slowest stroke: below it the striker would hardly leave the cue.
    pub slowest_stroke: f64,
    /// The fastest stroke a cue over the back of the hand gives a 15 g striker.
    pub fastest_stroke: f64,
    /// A disc that arrives at the rim with more than this speed across it jumps over. A straight stroke at full
    /// power just does: the last twentieth of a player's strength is a risk.
    pub rim_jump: f64,
    /// How far a moving disc that nothing carries has dropped when a pocket catches it: with less under way it still
    /// comes up over the lip (from a rigid-body model of a 12 mm disc over a rounded lip).
    pub fall: f64,
    /// Contacts that close more slowly than this part at exactly this speed: slower than anything to be seen (a disc
    /// that leaves with it stops within 2 µm), and it keeps endless rattling finite.
    pub kiss: f64,
    /// Gaps below this count as touching.
    pub touching: f64,
}

/// What is played with: the one place from which the physics, the rules' measures, the films and the shooter take it. To
/// play at another table, name its data here; whatever follows from it follows.
pub const IN_PLAY: Equipment = Equipment::STANDARD;

impl Equipment {
    /// What is on the club's table.
    pub const STANDARD: Equipment = Equipment {
        surface: 1000.0,
        pocket_radius: 50.0,
        pocket_inset: 65.0,
        zone_line: 130.0,
        circle_radius: 125.0,
        line_width: 1.0,
        disc_radius: 12.5,
        disc_hole: 4.5,
        disc_mass: 4.0,
        striker_radius: 25.0,
        striker_hole: 5.5,
        striker_mass: 15.0,
        gravity: 9810.0,
        surface_friction: 0.13,
        spin_friction: 0.05,
        disc_restitution_slow: 0.92,
        disc_restitution_fast: 0.74,
        rim_restitution_slow: 0.82,
        rim_restitution_fast: 0.58,
        restitution_half_speed: 3000.0,
        disc_contact_friction: 0.10,
        rim_contact_friction: 0.14,
        slowest_stroke: 50.0,
        fastest_stroke: 5000.0,
        rim_jump: 4500.0,
        fall: 1.5,
        kiss: 2.0,
        touching: 0.002,
    };

    /// How fast a sliding disc slows down, mm/s².
    pub fn slowing(&self) -> f64 {
        self.surface_friction * self.gravity
    }

    /// How long a disc that nothing carries drops until it is caught, in seconds: ½ g t² is `fall`.
    pub fn fall_time(&self) -> f64 {
        (2.0 * self.fall / self.gravity).sqrt()
    }

    /// The centres of the four pockets: near left, near right, far left, far right as the shooter sees them.
    pub fn pockets(&self) -> [(f64, f64); 4] {
        let (near, far) = (self.pocket_inset, self.surface - self.pocket_inset);
        [(near, near), (far, near), (near, far), (far, far)]
    }

    /// Is this equipment one the physics has an answer for?
    ///
    /// # Errors
    /// The first field that is not finite or out of its range.
    pub fn validated(self) -> Result<Equipment, BadEquipment> {
        let bad = |field: &'static str, expected: &'static str| Err(BadEquipment { field, expected });
        for (field, value) in self.lengths_and_masses() {
            if !(value.is_finite() && value > 0.0) {
                return bad(field, "a number above 0");
            }
        }
        for (field, value) in self.coefficients() {
            if !(0.0..=1.0).contains(&value) {
                return bad(field, "a number from 0 to 1");
            }
        }
        let widest = self.disc_radius.max(self.striker_radius);
        if 4.0 * widest > self.surface {
            return bad("surface", "more than four times the widest radius");
        }
        if self.disc_hole >= self.disc_radius {
            return bad("disc_hole", "less than disc_radius");
        }
        if self.striker_hole >= self.striker_radius {
            return bad("striker_hole", "less than striker_radius");
        }
        if self.kiss > 100.0 {
            return bad("kiss", "at most 100");
        }
        if self.touching > 0.1 {
            return bad("touching", "at most 0.1");
        }
        if self.surface_friction < 0.001 {
            return bad("surface_friction", "at least 0.001");
        }
        Ok(self)
    }

    fn lengths_and_masses(&self) -> [(&'static str, f64); 21] {
        [
            ("surface", self.surface),
            ("pocket_radius", self.pocket_radius),
            ("pocket_inset", self.pocket_inset),
            ("zone_line", self.zone_line),
            ("circle_radius", self.circle_radius),
            ("line_width", self.line_width),
            ("disc_radius", self.disc_radius),
            ("disc_hole", self.disc_hole),
            ("disc_mass", self.disc_mass),
            ("striker_radius", self.striker_radius),
            ("striker_hole", self.striker_hole),
            ("striker_mass", self.striker_mass),
            ("gravity", self.gravity),
            ("spin_friction", self.spin_friction),
            ("restitution_half_speed", self.restitution_half_speed),
            ("slowest_stroke", self.slowest_stroke),
            ("fastest_stroke", self.fastest_stroke),
            ("rim_jump", self.rim_jump),
            ("fall", self.fall),
            ("kiss", self.kiss),
            ("touching", self.touching),
        ]
    }

    fn coefficients(&self) -> [(&'static str, f64); 8] {
        [
            ("surface_friction", self.surface_friction),
            ("spin_friction", self.spin_friction),
            ("disc_restitution_slow", self.disc_restitution_slow),
            ("disc_restitution_fast", self.disc_restitution_fast),
            ("rim_restitution_slow", self.rim_restitution_slow),
            ("rim_restitution_fast", self.rim_restitution_fast),
            ("disc_contact_friction", self.disc_contact_friction),
            ("rim_contact_friction", self.rim_contact_friction),
        ]
    }
}

impl Default for Equipment {
    fn default() -> Equipment {
        Equipment::STANDARD
    }
}

/// A field of [`Equipment`] that makes no table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("equipment: {field} must be {expected}")]
pub struct BadEquipment {
    /// The field's name.
    pub field: &'static str,
    /// What it should have been.
    pub expected: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_is_valid_and_absurdities_are_named() {
        assert_eq!(Equipment::STANDARD.validated(), Ok(Equipment::STANDARD));
        let bad = Equipment { surface: f64::NAN, ..Equipment::STANDARD };
        assert_eq!(bad.validated().unwrap_err().field, "surface");
        let bad = Equipment { rim_restitution_slow: 1.5, ..Equipment::STANDARD };
        assert_eq!(
            bad.validated().unwrap_err().to_string(),
            "equipment: rim_restitution_slow must be a number from 0 to 1"
        );
    }
}
