//! Plane vectors, in millimetres or millimetres per second.

use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// A vector of the plane.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Vec2 {
    /// To the shooter's right.
    pub x: f64,
    /// Away from the shooter.
    pub y: f64,
}

impl Vec2 {
    /// Nowhere, or no speed.
    pub const ZERO: Vec2 = Vec2 { x: 0.0, y: 0.0 };

    /// The vector with these parts.
    pub const fn new(x: f64, y: f64) -> Vec2 {
        Vec2 { x, y }
    }

    /// The scalar product.
    pub fn dot(self, other: Vec2) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// The square of the length.
    pub fn length_squared(self) -> f64 {
        self.dot(self)
    }

    /// The length.
    pub fn length(self) -> f64 {
        self.length_squared().sqrt()
    }

    /// Turned a quarter to the left.
    #[must_use]
    pub fn left(self) -> Vec2 {
        Vec2::new(-self.y, self.x)
    }

    /// The same direction with length one; nothing has no direction and stays nothing.
    #[must_use]
    pub fn unit(self) -> Vec2 {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { Vec2::ZERO }
    }
}

impl Add for Vec2 {
    type Output = Vec2;
    fn add(self, other: Vec2) -> Vec2 {
        Vec2::new(self.x + other.x, self.y + other.y)
    }
}

impl AddAssign for Vec2 {
    fn add_assign(&mut self, other: Vec2) {
        *self = *self + other;
    }
}

impl Sub for Vec2 {
    type Output = Vec2;
    fn sub(self, other: Vec2) -> Vec2 {
        Vec2::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Vec2 {
    type Output = Vec2;
    fn mul(self, factor: f64) -> Vec2 {
        Vec2::new(self.x * factor, self.y * factor)
    }
}

impl Neg for Vec2 {
    type Output = Vec2;
    fn neg(self) -> Vec2 {
        Vec2::new(-self.x, -self.y)
    }
}
