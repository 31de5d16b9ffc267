//! Unsteady hands: Gaussian errors in angle, speed and placement, and the same ones for every candidate.

use rand::{Rng, RngExt};

use super::level::Level;
use crate::physics::Vec2;
use crate::stroke::{Stroke, WIDEST_ANGLE, whole};
use crate::table::Point;

/// One unsteadiness, in standard deviations.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Slip {
    angle: f64,
    speed: f64,
    x: f64,
    y: f64,
}

impl Slip {
    pub(super) fn draw(rng: &mut dyn Rng) -> Slip {
        /// A person who is about to err by more than this sees it, and takes aim again.
        const WIDEST: f64 = 2.2;
        let fair = |(a, b): (f64, f64)| (a.clamp(-WIDEST, WIDEST), b.clamp(-WIDEST, WIDEST));
        let (angle, speed) = fair(gaussians(rng));
        let (x, y) = fair(gaussians(rng));
        Slip { angle, speed, x, y }
    }

    /// The stroke as this hand plays it; `allows` says where the striker may lie. A hand that would misplace the
    /// striker sees it and puts it where it meant to.
    pub(super) fn of(&self, level: &Level, stroke: &Stroke, allows: impl Fn(Point) -> bool) -> Stroke {
        let meant = stroke.point().to_millimetres();
        let placed = Point::from_millimetres(meant + Vec2::new(self.x, self.y) * level.place_error);
        let at = if allows(placed) { placed } else { stroke.point() };
        let angle = stroke.angle + whole(self.angle * level.angle_error * 1e6);
        let speed = whole(f64::from(stroke.speed) * (1.0 + self.speed * level.speed_error).max(0.3));
        let speeds = Stroke::speeds();
        Stroke {
            x: at.x,
            y: at.y,
            angle: angle.clamp(-WIDEST_ANGLE, WIDEST_ANGLE),
            speed: speed.clamp(*speeds.start(), *speeds.end()),
        }
    }
}

/// Two independent normal numbers (Box and Muller), with the same bits on every machine.
fn gaussians(rng: &mut dyn Rng) -> (f64, f64) {
    let radius = (-2.0 * libm::log(1.0 - unit(rng))).sqrt();
    let (sin, cos) = libm::sincos(std::f64::consts::TAU * unit(rng));
    (radius * cos, radius * sin)
}

/// At least 0 and less than 1, from 32 bits.
pub(super) fn unit(rng: &mut dyn Rng) -> f64 {
    f64::from(rng.random::<u32>()) / 4_294_967_296.0
}
