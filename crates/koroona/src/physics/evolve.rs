//! How a disc moves between events: in closed form, on a straight line, slowing down at a constant rate.

use super::model::{Model, Mould};
use super::vector::Vec2;

/// A disc's motion from one of its events to the next. Spin is carried as the speed of the edge it causes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Motion {
    /// When this motion began.
    pub(crate) since: f64,
    /// Where it began.
    pub(crate) from: Vec2,
    /// How fast, then.
    pub(crate) velocity: Vec2,
    /// The velocity's length.
    pub(crate) speed: f64,
    /// When it will have stopped sliding, if nothing happens.
    pub(crate) slides_until: f64,
    /// The edge speed of the spin at the beginning, positive to the left.
    pub(crate) edge: f64,
    /// When it will have stopped spinning, if nothing happens.
    pub(crate) spins_until: f64,
    /// Where it would come to rest.
    pub(crate) end: Vec2,
}

impl Motion {
    /// A disc that goes on from here like this.
    pub(crate) fn new(
        model: &Model,
        mould: &Mould,
        since: f64,
        from: Vec2,
        velocity: Vec2,
        edge: f64,
    ) -> Motion {
        let speed = velocity.length();
        Motion {
            since,
            from,
            velocity,
            speed,
            slides_until: since + speed / model.slowing,
            edge,
            spins_until: since + edge.abs() / mould.spin_slowing,
            end: from + velocity * (0.5 * speed / model.slowing),
        }
    }

    /// Is it sliding at that time?
    pub(crate) fn slides(&self) -> bool {
        self.speed > 0.0
    }

    /// Where it is at that time, not before it began.
    pub(crate) fn position(&self, model: &Model, at: f64) -> Vec2 {
        if at >= self.slides_until {
            return self.end;
        }
        let passed = at - self.since;
        self.from + self.velocity * (passed - 0.5 * model.slowing * passed * passed / self.speed)
    }

    /// How fast it slides at that time.
    pub(crate) fn velocity(&self, model: &Model, at: f64) -> Vec2 {
        if at >= self.slides_until {
            return Vec2::ZERO;
        }
        self.velocity * (1.0 - model.slowing * (at - self.since) / self.speed)
    }

    /// The edge speed of its spin at that time.
    pub(crate) fn edge(&self, mould: &Mould, at: f64) -> f64 {
        if at >= self.spins_until {
            return 0.0;
        }
        self.edge - (mould.spin_slowing * (at - self.since)).copysign(self.edge)
    }

    /// The acceleration while it slides.
    pub(crate) fn acceleration(&self, model: &Model) -> Vec2 {
        if self.slides() { self.velocity * (-model.slowing / self.speed) } else { Vec2::ZERO }
    }
}

/// How long a disc of this speed takes to slide this far, or `None` if it stops before.
pub(crate) fn time_to_slide(model: &Model, speed: f64, distance: f64) -> Option<f64> {
    let left = speed * speed - 2.0 * model.slowing * distance;
    // The form in which nothing cancels; it needs distance ≥ 0.
    (left >= 0.0).then(|| 2.0 * distance / (speed + left.sqrt()))
}
