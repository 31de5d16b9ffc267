//! A stroke: where the striker is placed and how it is struck (N4), and what that does to the table.

mod film;
mod placement;
mod play;

use serde::{Deserialize, Serialize};

pub use film::{End, Film, FilmLeg, Knock, KnockedOn, Path};
pub use placement::{Misplaced, free_placement, placement};
pub use play::{Ended, Played, play, play_until};

use crate::equipment::IN_PLAY;
use crate::physics::Vec2;
use crate::table::Point;

/// A stroke as the shooter sees it: from their left corner, away from them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Stroke {
    /// The striker's centre, micrometres to the right of the shooter's left corner.
    pub x: i32,
    /// Micrometres away from the shooter's rim.
    pub y: i32,
    /// Microradians off straight ahead, positive to the right.
    pub angle: i32,
    /// Millimetres per second.
    pub speed: i32,
}

/// The cue comes over the shooter's rim: at most a quarter turn to either side.
pub const WIDEST_ANGLE: i32 = 1_570_796;

impl Stroke {
    /// The slowest and the fastest stroke, in mm/s.
    pub fn speeds() -> std::ops::RangeInclusive<i32> {
        whole(IN_PLAY.slowest_stroke)..=whole(IN_PLAY.fastest_stroke)
    }

    /// The striker's place.
    pub fn point(&self) -> Point {
        Point::new(self.x, self.y)
    }

    /// The velocity it gives the striker, in mm/s.
    pub fn velocity(&self) -> Vec2 {
        let (sin, cos) = libm::sincos(f64::from(self.angle) * 1e-6);
        Vec2::new(sin, cos) * f64::from(self.speed)
    }

    /// The stroke from here with about this velocity, to the nearest microradian and millimetre per second.
    pub fn from_velocity(at: Point, velocity: Vec2) -> Stroke {
        let angle = libm::atan2(velocity.x, velocity.y) * 1e6;
        Stroke { x: at.x, y: at.y, angle: whole(angle), speed: whole(velocity.length()) }
    }
}

#[allow(clippy::cast_possible_truncation, reason = "angles and speeds are far below two thousand million")]
pub(crate) fn whole(number: f64) -> i32 {
    number.round() as i32
}
