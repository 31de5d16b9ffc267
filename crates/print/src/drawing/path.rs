//! A path: straight and bent ways, one after the other.

use super::{At, around};

/// One leg of a path.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Leg {
    /// Begins anew somewhere.
    Move(At),
    /// Straight on to there.
    Line(At),
    /// Bent on to there (second), toward a point on the way (first).
    Bend(At, At),
    /// Along a circle: its centre, its radius, and from where to where in turns, clockwise from the top.
    Arc(At, f64, f64, f64),
    /// Back to where it began.
    Close,
    /// A rectangle of its own: corner and size.
    Rect(At, At),
}

/// Straight and bent ways, one after the other.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Path {
    legs: Vec<Leg>,
}

impl Path {
    /// A path that begins here.
    pub fn from(start: At) -> Path {
        Path { legs: vec![Leg::Move(start)] }
    }

    /// A path along these corners.
    pub fn along(corners: &[At]) -> Path {
        let mut path = Path::default();
        for (nth, &corner) in corners.iter().enumerate() {
            path.legs.push(if nth == 0 { Leg::Move(corner) } else { Leg::Line(corner) });
        }
        path
    }

    /// Begins anew.
    #[must_use]
    pub fn move_to(self, at: At) -> Path {
        self.and(Leg::Move(at))
    }

    /// Straight on.
    #[must_use]
    pub fn line_to(self, at: At) -> Path {
        self.and(Leg::Line(at))
    }

    /// Bent on.
    #[must_use]
    pub fn bend_to(self, toward: At, at: At) -> Path {
        self.and(Leg::Bend(toward, at))
    }

    /// Along a circle, from where the path is: angles in turns, clockwise from the top.
    #[must_use]
    pub fn arc(self, centre: At, radius: f64, from: f64, to: f64) -> Path {
        self.and(Leg::Arc(centre, radius, from, to))
    }

    /// Back to where it began.
    #[must_use]
    pub fn close(self) -> Path {
        self.and(Leg::Close)
    }

    /// And a rectangle.
    #[must_use]
    pub fn rect(self, corner: At, size: At) -> Path {
        self.and(Leg::Rect(corner, size))
    }

    /// And another path.
    pub fn append(&mut self, other: Path) {
        self.legs.extend(other.legs);
    }

    /// A piece of a ring: between two radii, from turn to turn.
    pub fn sector(centre: At, (inner, outer): (f64, f64), from: f64, to: f64) -> Path {
        Path::from(around(centre, outer, from))
            .arc(centre, outer, from, to)
            .line_to(around(centre, inner, to))
            .arc(centre, inner, to, from)
            .close()
    }

    /// Its legs.
    pub fn legs(&self) -> &[Leg] {
        &self.legs
    }

    fn and(mut self, leg: Leg) -> Path {
        self.legs.push(leg);
        self
    }
}
