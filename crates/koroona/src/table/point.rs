//! A place on the table in whole micrometres.

use serde::{Deserialize, Serialize};

use crate::physics::Vec2;

/// A point: micrometres from a corner of the playing surface.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[x: number, y: number]"))]
#[serde(from = "[i32; 2]", into = "[i32; 2]")]
pub struct Point {
    /// Micrometres to the right of the corner.
    pub x: i32,
    /// Micrometres away from the player who looks.
    pub y: i32,
}

impl Point {
    /// The point with these coordinates.
    pub const fn new(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    /// The square of the distance, exactly.
    pub fn distance_squared(self, other: Point) -> i64 {
        let (dx, dy) = (i64::from(self.x) - i64::from(other.x), i64::from(self.y) - i64::from(other.y));
        dx * dx + dy * dy
    }

    /// The same place in millimetres, for the physics.
    pub fn to_millimetres(self) -> Vec2 {
        Vec2::new(f64::from(self.x) / 1000.0, f64::from(self.y) / 1000.0)
    }

    /// The nearest point to a place in millimetres.
    pub fn from_millimetres(place: Vec2) -> Point {
        Point::new(micro(place.x), micro(place.y))
    }
}

impl From<[i32; 2]> for Point {
    fn from([x, y]: [i32; 2]) -> Point {
        Point { x, y }
    }
}

impl From<Point> for [i32; 2] {
    fn from(point: Point) -> [i32; 2] {
        [point.x, point.y]
    }
}

/// A thousand times a number, to the nearest whole one: millimetres to micrometres.
#[allow(clippy::cast_possible_truncation, reason = "a table is a million micrometres wide; casts saturate")]
pub(crate) fn micro(milli: f64) -> i32 {
    (milli * 1000.0).round() as i32
}
