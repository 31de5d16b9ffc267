//! Seeded random strokes, and a walk through a trace that shares no code with the simulation.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tablier_koroona::equipment::Equipment;
use tablier_koroona::physics::{Body, Kind, Model, Trace, Vec2};

pub(crate) fn model() -> Model {
    Model::new(&Equipment::STANDARD)
}

/// The same body, moving.
pub(crate) fn moving(mut body: Body, x: f64, y: f64) -> Body {
    body.velocity = Vec2::new(x, y);
    body
}

/// A number in the range from 32 random bits: the same with every version of `rand`.
pub(crate) fn between(rng: &mut ChaCha8Rng, low: f64, high: f64) -> f64 {
    let bits: u32 = rng.random();
    low + (high - low) * (f64::from(bits) / f64::from(u32::MAX))
}

fn fits(bodies: &[Body], x: f64, y: f64, radius: f64) -> bool {
    bodies.iter().all(|other| {
        let reach = radius + if other.kind == Kind::Striker { 25.0 } else { 12.5 };
        (other.position - Vec2::new(x, y)).length() >= reach
    })
}

/// Discs strewn about, some in touching rows, some against a rim, on whole micrometres; the striker in the zone.
pub(crate) fn random(seed: u64) -> Vec<Body> {
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    let mut bodies = vec![];
    let angle = between(rng, -1.3, 1.3);
    let fast = between(rng, 100.0, 5000.0);
    let velocity = Vec2::new(libm::sin(angle), libm::cos(angle)) * fast;
    let micron = |value: f64| (value * 1000.0).round() / 1000.0;
    bodies.push(Body::striker(
        micron(between(rng, 136.0, 864.0)),
        micron(between(rng, 25.0, 124.0)),
        velocity,
    ));
    let count = 1 + (rng.random::<u32>() % 16) as usize;
    let mut tries = 0;
    while bodies.len() <= count && tries < 1000 {
        tries += 1;
        let (mut x, mut y) = (between(rng, 12.5, 987.5), between(rng, 12.5, 987.5));
        match rng.random::<u32>() % 6 {
            0 => y = 987.5,
            1 => x = 12.5,
            2 | 3 => {
                // Touching the last one, at some angle.
                let last = bodies[bodies.len() - 1];
                let reach = if last.kind == Kind::Striker { 38.0 } else { 25.0 };
                let turn = between(rng, 0.0, std::f64::consts::TAU);
                x = last.position.x + reach * libm::cos(turn);
                y = last.position.y + reach * libm::sin(turn);
            }
            _ => {}
        }
        let (x, y) = (micron(x), micron(y));
        let inside = (12.5..=987.5).contains(&x) && (12.5..=987.5).contains(&y);
        if inside && fits(&bodies, x, y, 12.499_5) {
            bodies.push(Body::disc(x, y));
        }
    }
    bodies
}

/// The start: sixteen discs in their rows and the striker on its way into the far one.
pub(crate) fn break_shot(x: f64, speed: f64) -> Vec<Body> {
    let mut bodies = vec![Body::striker(x, 60.0, Vec2::new(0.0, speed))];
    for y in [987.5, 12.5] {
        bodies.extend((0..8).map(|n| Body::disc(412.5 + 25.0 * f64::from(n), y)));
    }
    bodies
}

/// A body's motion as the trace tells it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Told {
    pub(crate) since: f64,
    pub(crate) from: Vec2,
    pub(crate) velocity: Vec2,
    pub(crate) spin: f64,
}

impl Told {
    pub(crate) fn position(&self, at: f64) -> Vec2 {
        let slowing = Equipment::STANDARD.slowing();
        let speed = self.velocity.length();
        if speed == 0.0 {
            return self.from;
        }
        let time = (at - self.since).min(speed / slowing);
        self.from + self.velocity * ((speed * time - 0.5 * slowing * time * time) / speed)
    }

    pub(crate) fn velocity(&self, at: f64) -> Vec2 {
        let speed = self.velocity.length();
        let left = speed - Equipment::STANDARD.slowing() * (at - self.since);
        if left <= 0.0 { Vec2::ZERO } else { self.velocity * (left / speed) }
    }

    /// Ring: I = m (R² + h²) / 2; torque at the mean radius.
    pub(crate) fn spin(&self, kind: Kind, at: f64) -> f64 {
        let (r, h) = if kind == Kind::Striker { (25.0_f64, 5.5_f64) } else { (12.5, 4.5) };
        let arm = 2.0 / 3.0 * (r.powi(3) - h.powi(3)) / (r * r - h * h);
        let slowing = 0.05 * 9810.0 * arm / (0.5 * (r * r + h * h));
        let left = self.spin.abs() - slowing * (at - self.since);
        if left <= 0.0 { 0.0 } else { left.copysign(self.spin) }
    }
}

/// Everybody as the stroke begins.
pub(crate) fn beginning(bodies: &[Body]) -> Vec<Told> {
    bodies
        .iter()
        .map(|body| Told { since: 0.0, from: body.position, velocity: body.velocity, spin: body.spin })
        .collect()
}

/// Where a body is at some time, by its legs.
pub(crate) fn told_at(trace: &Trace, bodies: &[Body], body: usize, at: f64) -> Told {
    let mut told = beginning(bodies)[body];
    for leg in trace.legs.iter().filter(|leg| leg.body == body && leg.since <= at) {
        told = Told { since: leg.since, from: leg.from, velocity: leg.velocity, spin: leg.spin };
    }
    told
}
