//! Laws of mechanics over many random strokes: energy, momentum, no overlap, everything comes to rest.

#![allow(clippy::float_cmp, reason = "repeatable to the last bit")]

use rand::{SeedableRng, rngs::ChaCha8Rng};
use tablier_koroona::physics::{Body, Kind, Model, Rest, Simulator, Trace, Vec2, What};

use crate::support::strokes::{Told, beginning, between, break_shot, model, random};

const STROKES: u64 = 100_000;
const BREAKS: u64 = 10_000;

fn mass(kind: Kind) -> f64 {
    if kind == Kind::Striker { 15.0 } else { 4.0 }
}

fn radius(kind: Kind) -> f64 {
    if kind == Kind::Striker { 25.0 } else { 12.5 }
}

struct Walk<'a> {
    model: &'a Model,
    bodies: &'a [Body],
    told: Vec<Told>,
    gone: Vec<bool>,
    deepest: f64,
}

impl Walk<'_> {
    fn energy(&self, body: usize, at: f64) -> f64 {
        let (told, kind) = (&self.told[body], self.bodies[body].kind);
        self.model.energy(kind, told.velocity(at), told.spin(kind, at))
    }

    fn momentum(&self, body: usize, at: f64) -> Vec2 {
        self.told[body].velocity(at) * mass(self.bodies[body].kind)
    }

    fn check_overlaps(&mut self, at: f64) {
        let mut places: Vec<(usize, Vec2)> = vec![];
        for i in (0..self.bodies.len()).filter(|&i| !self.gone[i]) {
            let place = self.told[i].position(at);
            let r = radius(self.bodies[i].kind);
            self.deepest = self.deepest.max(r - place.x.min(place.y)).max(r - 1000.0 + place.x.max(place.y));
            for &(j, other) in &places {
                let reach = r + radius(self.bodies[j].kind);
                if (place - other).length_squared() < reach * reach {
                    self.deepest = self.deepest.max(reach - (place - other).length());
                }
            }
            places.push((i, place));
        }
    }
}

/// Walks through a trace by its legs alone; returns the deepest overlap seen.
fn check(model: &Model, bodies: &[Body], trace: &Trace, seed: u64) -> f64 {
    let mut walk =
        Walk { model, bodies, told: beginning(bodies), gone: vec![false; bodies.len()], deepest: 0.0 };
    let (mut leg, mut last, mut energy_now) = (0, 0.0, f64::INFINITY);
    let mut booked = 0.0;
    let mut event = 0;
    while event < trace.events.len() {
        let at = trace.events[event].at;
        walk.check_overlaps(0.5 * (last + at));
        walk.check_overlaps(at);
        last = at;
        let mut rim = false;
        let mut hit = false;
        while event < trace.events.len() && trace.events[event].at == at {
            match trace.events[event].what {
                What::DiscRim(..) => rim = true,
                What::DiscDisc(..) => hit = true,
                What::Pocket(body, _) | What::Off(body, _) => walk.gone[body] = true,
                What::Stop(_) | What::Line(..) | What::Drop(..) | What::Escape(..) => {}
            }
            event += 1;
        }
        let (mut before, mut after) = (0.0, 0.0);
        let (mut push_before, mut push_after) = (Vec2::ZERO, Vec2::ZERO);
        while leg < trace.legs.len() && trace.legs[leg].since <= at {
            let l = trace.legs[leg];
            if l.since > 0.0 || at == 0.0 {
                before += walk.energy(l.body, at);
                push_before += walk.momentum(l.body, at);
            }
            walk.told[l.body] = Told { since: l.since, from: l.from, velocity: l.velocity, spin: l.spin };
            if l.since > 0.0 || at == 0.0 {
                after += walk.energy(l.body, at);
                push_after += walk.momentum(l.body, at);
            }
            leg += 1;
        }
        let booked_here: f64 = trace.booked.iter().filter(|b| b.at == at).map(|b| b.energy).sum();
        booked += booked_here;
        assert!(
            after <= before + booked_here + 1e-9 * before.max(1.0),
            "stroke {seed} at {at}: energy rose from {before} to {after}, booked {booked_here}"
        );
        if hit && !rim {
            let change = (push_after - push_before).length();
            assert!(change < 1e-9 * (1.0 + before), "stroke {seed} at {at}: momentum changed by {change}");
        }
        let all: f64 = (0..bodies.len()).filter(|&i| !walk.gone[i]).map(|i| walk.energy(i, at)).sum();
        assert!(all <= energy_now + booked + 1e-6 * all.max(1.0), "stroke {seed} at {at}: energy rose");
        energy_now = all;
        booked = 0.0;
    }
    for (i, rest) in trace.rest.iter().enumerate() {
        if let Rest::Table(place) = rest {
            assert!(!walk.gone[i]);
            let end = walk.told[i].position(trace.duration + 1.0);
            assert!((end - *place).length() < 1e-9, "stroke {seed}: body {i} rests elsewhere");
        } else {
            assert!(walk.gone[i]);
        }
    }
    walk.deepest
}

/// Squeezed rows: the striker into the start from anywhere, at any angle and speed.
#[test]
fn energy_momentum_and_overlap_over_many_breaks() {
    let model = model();
    let mut simulator = Simulator::new(model);
    let rng = &mut ChaCha8Rng::seed_from_u64(28);
    let mut deepest: f64 = 0.0;
    for seed in 0..BREAKS {
        let mut bodies = break_shot(between(rng, 136.0, 864.0), 1.0);
        bodies[0].position.y = 60.0 + between(rng, 0.0, 60.0);
        let target = Vec2::new(between(rng, 380.0, 620.0), 980.0) - bodies[0].position;
        bodies[0].velocity = target.unit() * between(rng, 1500.0, 5000.0);
        let trace = simulator.run(&bodies).unwrap_or_else(|e| panic!("break {seed}: {e}"));
        deepest = deepest.max(check(&model, &bodies, trace, seed));
        assert!(deepest <= 0.002, "break {seed}: overlap of {deepest} mm");
    }
}

#[test]
fn energy_momentum_and_overlap_over_many_strokes() {
    let model = model();
    let mut simulator = Simulator::new(model);
    let (mut deepest, mut events, mut longest, mut most): (f64, usize, f64, usize) = (0.0, 0, 0.0, 0);
    for seed in 0..STROKES {
        let bodies = random(seed);
        let trace = simulator.run(&bodies).unwrap_or_else(|e| panic!("stroke {seed}: {e}"));
        deepest = deepest.max(check(&model, &bodies, trace, seed));
        assert!(deepest <= 0.002, "stroke {seed}: overlap of {deepest} mm");
        events += trace.events.len();
        most = most.max(trace.events.len());
        longest = longest.max(trace.duration);
    }
    println!("{events} events, at most {most}; deepest overlap {deepest:e} mm; longest {longest} s");
}
