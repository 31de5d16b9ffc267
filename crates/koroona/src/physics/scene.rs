//! What a stroke starts from, checked: any data is a list of bodies, only a sound one is simulated.

use super::model::{Kind, Model};
use super::vector::Vec2;

/// A disc or the striker, where it is and how it moves as the stroke begins.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Body {
    /// Striker or game disc.
    pub kind: Kind,
    /// Its centre, in millimetres from the shooter's left corner.
    pub position: Vec2,
    /// Millimetres per second.
    pub velocity: Vec2,
    /// Radians per second, positive to the left.
    pub spin: f64,
}

impl Body {
    /// A game disc at rest.
    pub const fn disc(x: f64, y: f64) -> Body {
        Body { kind: Kind::Disc, position: Vec2::new(x, y), velocity: Vec2::ZERO, spin: 0.0 }
    }

    /// The striker, struck.
    pub const fn striker(x: f64, y: f64, velocity: Vec2) -> Body {
        Body { kind: Kind::Striker, position: Vec2::new(x, y), velocity, spin: 0.0 }
    }
}

/// Faster than anything on a table; beyond it the bounds of the simulation mean nothing.
const ABSURD_SPEED: f64 = 100_000.0;
/// More bodies than any table has.
pub(crate) const MAX_BODIES: usize = 64;

/// Why a list of bodies is no scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadScene {
    /// More bodies than the simulator has room for.
    #[error("{0} bodies: at most {MAX_BODIES}")]
    Crowded(usize),
    /// A number that is not finite.
    #[error("body {0}: position, velocity and spin must be finite numbers")]
    NotFinite(usize),
    /// An absurd speed.
    #[error("body {0}: faster than 100 m/s")]
    TooFast(usize),
    /// Not wholly on the surface.
    #[error("body {0} does not lie on the playing surface")]
    OffSurface(usize),
    /// Two in one place.
    #[error("bodies {0} and {1} overlap")]
    Overlap(usize, usize),
}

/// Checks that the bodies could lie on a table.
pub(crate) fn check(model: &Model, bodies: &[Body]) -> Result<(), BadScene> {
    if bodies.len() > MAX_BODIES {
        return Err(BadScene::Crowded(bodies.len()));
    }
    let slack = model.equipment.touching;
    for (i, body) in bodies.iter().enumerate() {
        let (p, v) = (body.position, body.velocity);
        if ![p.x, p.y, v.x, v.y, body.spin].into_iter().all(f64::is_finite) {
            return Err(BadScene::NotFinite(i));
        }
        let radius = model.mould(body.kind).radius;
        if v.length() > ABSURD_SPEED || body.spin.abs() * radius > ABSURD_SPEED {
            return Err(BadScene::TooFast(i));
        }
        let inside = radius - slack..=model.equipment.surface - radius + slack;
        if !(inside.contains(&p.x) && inside.contains(&p.y)) {
            return Err(BadScene::OffSurface(i));
        }
        for (j, other) in bodies[..i].iter().enumerate() {
            let least = radius + model.mould(other.kind).radius - slack;
            if (other.position - p).length_squared() < least * least {
                return Err(BadScene::Overlap(j, i));
            }
        }
    }
    Ok(())
}
