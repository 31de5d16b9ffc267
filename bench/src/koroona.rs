//! Koroona's peer: the same discs, masses and dry friction, stepped by `rapier2d` at a thousand steps a second.
//!
//! This is how the few programs there are do it, but for their viscous damping. Lengths in metres, as rapier likes them.

use rapier2d::prelude::*;
use tablier_game::{Game, GameId, Millis, Nonce, Seat, Seed, Session, Started, Viewer, When};
use tablier_koroona::equipment::Equipment;
use tablier_koroona::game::{Command, Koroona, Setup, View};
use tablier_koroona::physics::{Body, Kind, Vec2};
use tablier_koroona::shooter::Shooter;

const E: Equipment = Equipment::STANDARD;
const STEP: f32 = 1e-3;
/// Half a minute: far more than any stroke takes.
const MOST_STEPS: u32 = 30_000;

/// The full break: the striker straight into the middle of the row at full speed, both rows on the table.
pub fn full_break() -> Vec<Body> {
    let mut bodies = vec![Body::striker(500.0, 60.0, Vec2::new(0.0, E.fastest_stroke))];
    for y in [E.surface - E.disc_radius, E.disc_radius] {
        bodies.extend((0..8).map(|n| Body::disc(412.5 + 25.0 * f64::from(n), y)));
    }
    bodies
}

/// Every turn of a set between bots of the middle level, as the player sees it whose turn it is: two seats or four.
pub fn turns(seats: usize) -> Vec<(View, Seat)> {
    let started = Started {
        id: GameId([0; 16]),
        rules: Koroona::SCHEMA,
        setup: Setup::default(),
        nonces: vec![Nonce([0; 16]); seats],
        seed: Seed([0; 32]),
        at: Millis::ZERO,
    };
    let mut session =
        Session::<Koroona>::begin(started).expect("two or four seats may play the default setup");
    let mut turns = vec![];
    let mut now = Millis::ZERO;
    while let Some(seat) = session.view(&Viewer::Spectator).turn {
        let view = session.view(&Viewer::at(seat));
        let stroke = Shooter::new(2, Seed([7; 32])).stroke(&view, seat, &|| false);
        turns.push((view, seat));
        // No place for the striker happens in no set that bots play; the turns so far will do.
        let Some(stroke) = stroke else { break };
        now = now + Millis::seconds(10);
        session
            .command(seat, When::exactly(now), &Command::Strike(stroke))
            .expect("a bot's stroke is one of those offered");
    }
    turns
}

/// What the peer found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stepped {
    /// Steps until everything rested.
    pub steps: u32,
    /// Discs that fell.
    pub fallen: usize,
}

#[allow(clippy::cast_possible_truncation, reason = "rapier2d computes in single precision")]
fn metres(millimetres: f64) -> f32 {
    (millimetres / 1000.0) as f32
}

/// The bodies, stepped until they rest.
///
/// # Panics
/// If they still move after half a minute.
pub fn stepped(bodies: &[Body]) -> Stepped {
    let mut world = PhysicsWorld { gravity: Vector::ZERO, ..PhysicsWorld::default() };
    world.integration_parameters.dt = STEP;
    rims(&mut world);
    let mut handles: Vec<RigidBodyHandle> = bodies.iter().map(|body| insert(&mut world, body)).collect();
    let mut fallen = 0;
    for steps in 1..=MOST_STEPS {
        world.step();
        let mut moving = false;
        handles.retain(|&handle| {
            if over_pocket(&world.bodies[handle]) {
                world.remove_body(handle);
                fallen += 1;
                return false;
            }
            moving |= rub(&mut world.bodies[handle]);
            true
        });
        if !moving {
            return Stepped { steps, fallen };
        }
    }
    panic!("still moving after {MOST_STEPS} steps");
}

fn rims(world: &mut PhysicsWorld) {
    let (half, thick) = (metres(E.surface) / 2.0, 0.05);
    for (x, y, across) in [
        (half, -thick, false),
        (half, 2.0 * half + thick, false),
        (-thick, half, true),
        (2.0 * half + thick, half, true),
    ] {
        let (hx, hy) = if across { (thick, half + 2.0 * thick) } else { (half + 2.0 * thick, thick) };
        let rim = ColliderBuilder::cuboid(hx, hy).restitution(0.7).friction(0.14);
        world.insert(RigidBodyBuilder::fixed().translation(Vector::new(x, y)), rim);
    }
}

fn insert(world: &mut PhysicsWorld, body: &Body) -> RigidBodyHandle {
    let (radius, hole, mass) = match body.kind {
        Kind::Striker => (E.striker_radius, E.striker_hole, E.striker_mass),
        Kind::Disc => (E.disc_radius, E.disc_hole, E.disc_mass),
    };
    let (radius, hole, mass) = (metres(radius), metres(hole), metres(mass));
    let ring = MassProperties::new(Vector::ZERO, mass, 0.5 * mass * (radius * radius + hole * hole));
    let rigid = RigidBodyBuilder::dynamic()
        .translation(Vector::new(metres(body.position.x), metres(body.position.y)))
        .linvel(Vector::new(metres(body.velocity.x), metres(body.velocity.y)))
        .additional_mass_properties(ring);
    let disc = ColliderBuilder::ball(radius).density(0.0).restitution(0.85).friction(0.1);
    world.insert(rigid, disc).0
}

/// Dry friction for one step; is it still moving?
fn rub(body: &mut RigidBody) -> bool {
    let speed = body.linvel().length();
    let slower = metres(E.slowing()) * STEP;
    let spin = body.angvel();
    // About what the exact model takes off a disc's spin.
    let calmer = 40.0 * STEP;
    if speed <= 0.0 && spin.abs() <= 0.0 {
        return false;
    }
    let left = if speed > slower { body.linvel() * ((speed - slower) / speed) } else { Vector::ZERO };
    body.set_linvel(left, false);
    body.set_angvel(if spin.abs() > calmer { spin - calmer.copysign(spin) } else { 0.0 }, false);
    speed > slower || spin.abs() > calmer
}

fn over_pocket(body: &RigidBody) -> bool {
    let at = body.translation();
    E.pockets().iter().any(|&(x, y)| {
        let to = at - Vector::new(metres(x), metres(y));
        to.length() < metres(E.pocket_radius)
    })
}
