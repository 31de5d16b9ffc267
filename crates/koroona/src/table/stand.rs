//! Where players stand around the table, and the table as each of them sees it.

use serde::{Deserialize, Serialize};

use super::{Point, RULER};

/// One of the four sides of the table, clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stand {
    /// At y = 0: sees the table as it is stored.
    South,
    /// At x = 0.
    West,
    /// At the far y.
    North,
    /// At the far x.
    East,
}

impl Stand {
    /// All four, clockwise.
    pub const ALL: [Stand; 4] = [Stand::South, Stand::West, Stand::North, Stand::East];

    /// The stand so many quarters further clockwise.
    #[must_use]
    pub fn clockwise(self, quarters: usize) -> Stand {
        let index = Stand::ALL.iter().position(|&stand| stand == self).unwrap_or(0);
        Stand::ALL[(index + quarters) % 4]
    }

    /// A point of the table as the player standing here sees it: from their left corner, away from them.
    pub fn to_own(self, point: Point) -> Point {
        let (x, y, w) = (point.x, point.y, RULER.surface);
        match self {
            Stand::South => Point::new(x, y),
            Stand::West => Point::new(w - y, x),
            Stand::North => Point::new(w - x, w - y),
            Stand::East => Point::new(y, w - x),
        }
    }

    /// The point of the table that the player standing here sees there.
    pub fn to_table(self, own: Point) -> Point {
        let (x, y, w) = (own.x, own.y, RULER.surface);
        match self {
            Stand::South => Point::new(x, y),
            Stand::West => Point::new(y, w - x),
            Stand::North => Point::new(w - x, w - y),
            Stand::East => Point::new(w - y, x),
        }
    }

    /// A velocity that the player standing here sees, as one of the table.
    pub fn velocity_to_table(self, [x, y]: [i32; 2]) -> [i32; 2] {
        match self {
            Stand::South => [x, y],
            Stand::West => [y, -x],
            Stand::North => [-x, -y],
            Stand::East => [-y, x],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sees_their_own_corner_on_the_left_and_the_next_player_clockwise_on_the_left_hand() {
        let here = Point::new(123_000, 45_000);
        for (n, stand) in Stand::ALL.into_iter().enumerate() {
            assert_eq!(stand.to_table(stand.to_own(here)), here);
            assert_eq!(stand.to_own(stand.to_table(here)), here);
            // The next player clockwise stands at one's left rim.
            let next = Stand::South.clockwise(n + 1);
            let their_middle = next.to_table(Point::new(500_000, 0));
            assert_eq!(stand.to_own(their_middle), Point::new(0, 500_000));
        }
    }
}
