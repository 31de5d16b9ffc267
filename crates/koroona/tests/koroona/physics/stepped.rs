//! A thousand strokes near pockets against a plain walk in small steps that shares no code with the simulation: no
//! polynomials, no list of what is foreseen. What happens within a step is found by halving it.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tablier_koroona::physics::{Body, Kind, Rest, Simulator, Vec2, What};

use crate::support::strokes::{between, model, moving};

const STROKES: u64 = 1000;
/// A step, in seconds: at full speed a tenth of a millimetre.
const STEP: f64 = 20e-6;
const SLOWING: f64 = 0.13 * 9810.0;
/// ½ g t² is 1.5 mm.
const FALL: f64 = 0.017_487_435_419_566_7;
const HOLES: [(f64, f64); 4] = [(65.0, 65.0), (935.0, 65.0), (65.0, 935.0), (935.0, 935.0)];
const HOLE: f64 = 50.0;

/// A disc on its way.
#[derive(Clone, Copy)]
struct Walker {
    radius: f64,
    mass: f64,
    /// What a push at the edge meets: the moment of inertia over the radius squared.
    edge_mass: f64,
    spin_slowing: f64,
    at: Vec2,
    velocity: Vec2,
    /// The speed of its edge.
    edge: f64,
    drops_since: Option<f64>,
    gone: bool,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Seen {
    Hit(usize, usize),
    Rim(usize),
    Off(usize),
    Drop(usize),
    Escape(usize),
    Fall(usize),
}

impl Walker {
    fn new(body: &Body) -> Walker {
        let (r, h, mass) =
            if body.kind == Kind::Striker { (25.0_f64, 5.5_f64, 15.0) } else { (12.5, 4.5, 4.0) };
        let inertia = 0.5 * mass * (r * r + h * h);
        let arm = 2.0 / 3.0 * (r.powi(3) - h.powi(3)) / (r * r - h * h);
        Walker {
            radius: r,
            mass,
            edge_mass: inertia / (r * r),
            spin_slowing: 0.05 * mass * 9810.0 * arm / inertia * r,
            at: body.position,
            velocity: body.velocity,
            edge: body.spin * r,
            drops_since: None,
            gone: false,
        }
    }

    fn after(&self, time: f64) -> Walker {
        let mut then = *self;
        let speed = self.velocity.length();
        let slid = time.min(speed / SLOWING);
        if speed > 0.0 {
            let direction = self.velocity * (1.0 / speed);
            then.at = self.at + direction * (speed * slid - 0.5 * SLOWING * slid * slid);
            then.velocity = if slid < time { Vec2::ZERO } else { direction * (speed - SLOWING * slid) };
        }
        let calmer = self.spin_slowing * time;
        then.edge = if self.edge.abs() > calmer { self.edge - calmer.copysign(self.edge) } else { 0.0 };
        then
    }

    /// Over a hole with front and back, if it moves.
    fn is_carried(&self) -> bool {
        let ahead = self.velocity.unit() * self.radius;
        let over = |point: Vec2| {
            HOLES.iter().any(|&(x, y)| (point - Vec2::new(x, y)).length_squared() < HOLE * HOLE)
        };
        !(over(self.at + ahead) && over(self.at - ahead))
    }

    fn stands_over(&self) -> bool {
        self.velocity == Vec2::ZERO
            && HOLES.iter().any(|&(x, y)| (self.at - Vec2::new(x, y)).length_squared() < HOLE * HOLE)
    }

    /// The rims it is in, as directions into them.
    fn rim(&self) -> Option<Vec2> {
        let sides = [
            (self.at.x - self.radius, Vec2::new(-1.0, 0.0)),
            (1000.0 - self.at.x - self.radius, Vec2::new(1.0, 0.0)),
            (self.at.y - self.radius, Vec2::new(0.0, -1.0)),
            (1000.0 - self.at.y - self.radius, Vec2::new(0.0, 1.0)),
        ];
        sides
            .into_iter()
            .find(|&(gap, into)| gap < 0.0 && self.velocity.dot(into) > 0.0)
            .map(|(_, into)| into)
    }
}

fn restitution(slow: f64, fast: f64, closing: f64) -> f64 {
    fast + (slow - fast) / (1.0 + closing / 3000.0)
}

/// What stops the slip at a contact, as far as the push allows.
fn rub(slip: f64, inverse: f64, friction: f64, push: f64) -> f64 {
    (slip / inverse).clamp(-friction * push, friction * push)
}

fn bounce_off_rim(walker: &mut Walker, into: Vec2) {
    let closing = walker.velocity.dot(into);
    if closing < 2.0 {
        walker.velocity += into * (-closing - 2.0);
        return;
    }
    let push = (1.0 + restitution(0.82, 0.58, closing)) * closing * walker.mass;
    walker.velocity += into * (-push / walker.mass);
    let slip = walker.velocity.dot(into.left()) + walker.edge;
    let stop = rub(slip, 1.0 / walker.mass + 1.0 / walker.edge_mass, 0.14, push);
    walker.velocity += into.left() * (-stop / walker.mass);
    walker.edge -= stop / walker.edge_mass;
}

fn bounce(a: &mut Walker, b: &mut Walker) {
    let normal = (b.at - a.at).unit();
    let inverse = 1.0 / a.mass + 1.0 / b.mass;
    let closing = (a.velocity - b.velocity).dot(normal);
    let push = if closing < 2.0 {
        (closing + 2.0) / inverse
    } else {
        (1.0 + restitution(0.92, 0.74, closing)) * closing / inverse
    };
    a.velocity += normal * (-push / a.mass);
    b.velocity += normal * (push / b.mass);
    if closing < 2.0 {
        return;
    }
    let along = normal.left();
    let slip = (a.velocity - b.velocity).dot(along) + a.edge + b.edge;
    let stop = rub(slip, inverse + 1.0 / a.edge_mass + 1.0 / b.edge_mass, 0.10, push);
    a.velocity += along * (-stop / a.mass);
    b.velocity += along * (stop / b.mass);
    a.edge -= stop / a.edge_mass;
    b.edge -= stop / b.edge_mass;
}

struct Walk {
    walkers: Vec<Walker>,
    now: f64,
    seen: Vec<(f64, Seen)>,
}

impl Walk {
    /// Has anything to be done happened, so far into this step?
    fn event(&self, into: f64) -> Option<Seen> {
        let then: Vec<Walker> = self.walkers.iter().map(|walker| walker.after(into)).collect();
        let now = self.now + into;
        for (j, b) in then.iter().enumerate().filter(|(_, walker)| !walker.gone) {
            for (i, a) in then[..j].iter().enumerate().filter(|(_, walker)| !walker.gone) {
                let (apart, reach) = (b.at - a.at, a.radius + b.radius);
                if apart.length_squared() < reach * reach && (b.velocity - a.velocity).dot(apart) < 0.0 {
                    return Some(Seen::Hit(i, j));
                }
            }
        }
        for (i, walker) in then.iter().enumerate().filter(|(_, walker)| !walker.gone) {
            if walker.rim().is_some() {
                return Some(Seen::Rim(i));
            }
            if walker.drops_since.is_some_and(|since| now >= since + FALL) || walker.stands_over() {
                return Some(Seen::Fall(i));
            }
            let moves = walker.velocity != Vec2::ZERO;
            match walker.drops_since {
                None if moves && !walker.is_carried() => return Some(Seen::Drop(i)),
                Some(_) if moves && walker.is_carried() => return Some(Seen::Escape(i)),
                _ => {}
            }
        }
        None
    }

    fn go_on(&mut self, time: f64) {
        for walker in &mut self.walkers {
            *walker = walker.after(time);
        }
        self.now += time;
    }

    fn step(&mut self) {
        let mut left = STEP;
        while self.event(left).is_some() {
            let (mut low, mut high) = (0.0, left);
            // To the last bits of a step.
            for _ in 0..60 {
                let middle = 0.5 * (low + high);
                if self.event(middle).is_some() { high = middle } else { low = middle }
            }
            let what = self.event(high).expect("something happened by then");
            self.go_on(high);
            left -= high;
            self.happen(what);
        }
        self.go_on(left);
    }

    fn happen(&mut self, what: Seen) {
        let mut what = what;
        match what {
            Seen::Hit(i, j) => {
                let (low, high) = self.walkers.split_at_mut(j);
                bounce(&mut low[i], &mut high[0]);
            }
            Seen::Rim(i) => {
                let into = self.walkers[i].rim().expect("it is in a rim");
                if self.walkers[i].velocity.dot(into) > 4500.0 {
                    what = Seen::Off(i);
                    self.walkers[i].gone = true;
                } else {
                    bounce_off_rim(&mut self.walkers[i], into);
                }
            }
            Seen::Fall(i) => self.walkers[i].gone = true,
            Seen::Drop(i) => self.walkers[i].drops_since = Some(self.now),
            Seen::Escape(i) => self.walkers[i].drops_since = None,
            Seen::Off(_) => {}
        }
        self.seen.push((self.now, what));
        // After a contact, front and back are looked at in the new direction.
        let hit: &[usize] = match what {
            Seen::Hit(i, j) => &[i, j],
            Seen::Rim(i) => &[i],
            _ => &[],
        };
        for &i in hit {
            let walker = self.walkers[i];
            let moves = walker.velocity != Vec2::ZERO;
            if moves && walker.drops_since.is_some() == walker.is_carried() {
                self.happen(if walker.is_carried() { Seen::Escape(i) } else { Seen::Drop(i) });
            }
        }
    }
}

fn walked(bodies: &[Body]) -> Walk {
    let mut walk = Walk { walkers: bodies.iter().map(Walker::new).collect(), now: 0.0, seen: vec![] };
    let moves = |walker: &Walker| !walker.gone && walker.velocity != Vec2::ZERO;
    while walk.walkers.iter().any(moves) || walk.event(0.0).is_some() {
        walk.step();
    }
    walk
}

/// One or two on their way past a pocket or into it, and up to two at rest around it.
fn near_a_pocket(seed: u64) -> Vec<Body> {
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    let (x, y) = HOLES[rng.random::<u32>() as usize % 4];
    let hole = Vec2::new(x, y);
    let mut bodies: Vec<Body> = vec![];
    let wanted = 1 + rng.random::<u32>() as usize % 4;
    while bodies.len() < wanted {
        let striker = bodies.is_empty() && rng.random::<u32>().is_multiple_of(2);
        let radius = if striker { 25.0 } else { 12.5 };
        let rests = !bodies.is_empty() && !rng.random::<u32>().is_multiple_of(3);
        let (turn, far) =
            (between(rng, 0.0, std::f64::consts::TAU), between(rng, 51.0, if rests { 80.0 } else { 400.0 }));
        let at = hole + Vec2::new(libm::cos(turn), libm::sin(turn)) * far;
        let inside = |along: f64| (radius + 0.01..=1000.0 - radius - 0.01).contains(&along);
        let apart = bodies.iter().all(|other| {
            let reach = radius + if other.kind == Kind::Striker { 25.0 } else { 12.5 } + 0.01;
            (other.position - at).length() > reach
        });
        if !(inside(at.x) && inside(at.y) && apart) {
            continue;
        }
        let body = if striker { Body::striker(at.x, at.y, Vec2::ZERO) } else { Body::disc(at.x, at.y) };
        let aim = hole - at + (hole - at).unit().left() * between(rng, -55.0, 55.0);
        let fast = between(rng, 100.0, 4500.0);
        let velocity = if rests { Vec2::ZERO } else { aim.unit() * fast };
        bodies.push(moving(body, velocity.x, velocity.y));
    }
    bodies
}

#[test]
fn a_thousand_strokes_near_pockets_agree_with_small_steps() {
    let mut simulator = Simulator::new(model());
    let (mut drops, mut escapes, mut falls, mut hits) = (0, 0, 0, 0);
    for seed in 0..STROKES {
        let bodies = near_a_pocket(seed);
        let trace = simulator.run(&bodies).unwrap();
        let walk = walked(&bodies);
        let told = trace.events.iter().filter_map(|event| {
            Some(match event.what {
                What::DiscDisc(a, b) => Seen::Hit(a, b),
                What::DiscRim(body, _) => Seen::Rim(body),
                What::Off(body, _) => Seen::Off(body),
                What::Drop(body, _) => Seen::Drop(body),
                What::Escape(body, _) => Seen::Escape(body),
                What::Pocket(body, _) => Seen::Fall(body),
                What::Stop(_) | What::Line(..) => return None,
            })
        });
        let told: Vec<Seen> = told.collect();
        let seen: Vec<Seen> = walk.seen.iter().map(|&(_, seen)| seen).collect();
        assert_eq!(told, seen, "stroke {seed}: {bodies:?}");
        for (n, rest) in trace.rest.iter().enumerate() {
            let walker = &walk.walkers[n];
            match rest {
                Rest::Table(at) => {
                    let off = (*at - walker.at).length();
                    assert!(!walker.gone && off < 1e-3, "stroke {seed}: body {n} is {off} mm off");
                }
                Rest::Pocket(..) | Rest::Off(..) => assert!(walker.gone, "stroke {seed}: body {n}"),
            }
        }
        for seen in &seen {
            match seen {
                Seen::Drop(_) => drops += 1,
                Seen::Escape(_) => escapes += 1,
                Seen::Fall(_) => falls += 1,
                Seen::Hit(..) => hits += 1,
                Seen::Rim(_) | Seen::Off(_) => {}
            }
        }
    }
    assert!(drops > 500 && escapes > 100 && falls > 300 && hits > 300, "{drops} {escapes} {falls} {hits}");
}
