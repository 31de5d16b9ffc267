//! The stated model: what the equipment means for mechanics, worked out once per table.

use super::vector::Vec2;
use crate::equipment::Equipment;

/// What a body is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The one that is struck.
    Striker,
    /// A game disc.
    Disc,
}

/// A ring of wood: all discs of one kind are cast in the same mould.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Mould {
    pub(crate) radius: f64,
    pub(crate) hole: f64,
    pub(crate) inverse_mass: f64,
    /// Moment of inertia about the centre, over the radius squared, inverted: how a push at the edge turns it.
    pub(crate) inverse_edge_mass: f64,
    /// How fast the *edge speed* of its spin slows down, mm/s².
    pub(crate) spin_slowing: f64,
}

impl Mould {
    fn new(radius: f64, hole: f64, mass: f64, spin_friction: f64, gravity: f64) -> Mould {
        let (r2, h2) = (radius * radius, hole * hole);
        // A flat ring: I = m (R² + h²) / 2.
        let inertia = 0.5 * mass * (r2 + h2);
        // Dry friction spread evenly under a ring acts at its mean radius, 2/3 (R³ - h³) / (R² - h²).
        let arm = 2.0 / 3.0 * (r2 * radius - h2 * hole) / (r2 - h2);
        let torque = spin_friction * mass * gravity * arm;
        Mould {
            radius,
            hole,
            inverse_mass: 1.0 / mass,
            inverse_edge_mass: r2 / inertia,
            spin_slowing: torque / inertia * radius,
        }
    }

    /// The energy of motion, in g·mm²/s² (nanojoules); `edge` is the edge speed of the spin.
    pub(crate) fn energy(&self, velocity: Vec2, edge: f64) -> f64 {
        0.5 * (velocity.length_squared() / self.inverse_mass + edge * edge / self.inverse_edge_mass)
    }
}

/// A table's mechanics.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Model {
    pub(crate) equipment: Equipment,
    /// How fast a sliding disc slows down, mm/s².
    pub(crate) slowing: f64,
    striker: Mould,
    disc: Mould,
    pub(crate) pockets: [Vec2; 4],
    /// How long a disc that nothing carries drops until it is caught: ½ g t² is the equipment's `fall`.
    pub(crate) fall_time: f64,
    /// A closing speed below this is rounding, not motion.
    pub(crate) stillness: f64,
}

impl Model {
    /// The mechanics of a table with this equipment, which must be valid ([`Equipment::validated`]).
    pub fn new(equipment: &Equipment) -> Model {
        let (e, friction, gravity) = (equipment, equipment.spin_friction, equipment.gravity);
        Model {
            equipment: *equipment,
            slowing: equipment.slowing(),
            striker: Mould::new(e.striker_radius, e.striker_hole, e.striker_mass, friction, gravity),
            disc: Mould::new(e.disc_radius, e.disc_hole, e.disc_mass, friction, gravity),
            pockets: equipment.pockets().map(|(x, y)| Vec2::new(x, y)),
            fall_time: equipment.fall_time(),
            stillness: 1e-6,
        }
    }

    pub(crate) fn mould(&self, kind: Kind) -> &Mould {
        match kind {
            Kind::Striker => &self.striker,
            Kind::Disc => &self.disc,
        }
    }

    /// Energy of motion of a body, rotation included, in nanojoules. The spin is in radians per second.
    pub fn energy(&self, kind: Kind, velocity: Vec2, spin: f64) -> f64 {
        let mould = self.mould(kind);
        mould.energy(velocity, spin * mould.radius)
    }

    /// Restitution of two discs that close at this speed.
    pub fn disc_restitution(&self, closing: f64) -> f64 {
        let e = &self.equipment;
        falling(e.disc_restitution_slow, e.disc_restitution_fast, closing / e.restitution_half_speed)
    }

    /// Restitution of a disc that meets the rim at this speed.
    pub fn rim_restitution(&self, closing: f64) -> f64 {
        let e = &self.equipment;
        falling(e.rim_restitution_slow, e.rim_restitution_fast, closing / e.restitution_half_speed)
    }
}

/// From `slow` at nought to `fast` at infinity, half way at one.
fn falling(slow: f64, fast: f64, speed: f64) -> f64 {
    fast + (slow - fast) / (1.0 + speed)
}
