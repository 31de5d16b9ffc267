//! Repeatable to the last bit: one digest of a thousand strokes, the same on every machine.
//!
//! It changes when the physics is meant to change, and then together with the physics' golden logs.

use std::fmt::Write;

use sha2::{Digest, Sha256};
use tablier_koroona::physics::{Body, Simulator, Trace};

use crate::support::strokes::{break_shot, model, random};

const STROKES: u32 = 1000;
const EXPECTED: &str = include_str!("../../golden/strokes.sha256");

fn add(digest: &mut Sha256, trace: &Trace) {
    for leg in &trace.legs {
        for number in [leg.since, leg.from.x, leg.from.y, leg.velocity.x, leg.velocity.y, leg.spin] {
            digest.update(number.to_bits().to_be_bytes());
        }
    }
    for event in &trace.events {
        digest.update(event.at.to_bits().to_be_bytes());
        digest.update(format!("{:?}", event.what));
    }
    for rest in &trace.rest {
        digest.update(rest.point().x.to_bits().to_be_bytes());
        digest.update(rest.point().y.to_bits().to_be_bytes());
    }
}

#[test]
fn a_thousand_strokes_are_the_same_to_the_last_bit() {
    let mut simulator = Simulator::new(model());
    let mut digest = Sha256::new();
    let mut stroke = |bodies: &[Body]| add(&mut digest, simulator.run(bodies).unwrap());
    for seed in 0..STROKES {
        // Every tenth a break, so that squeezed rows are in it too.
        if seed % 10 == 0 {
            stroke(&break_shot(400.0 + 0.2 * f64::from(seed), 1000.0 + 4.0 * f64::from(seed)));
        } else {
            stroke(&random(1_000_000 + u64::from(seed)));
        }
    }
    let mut found = String::new();
    for byte in digest.finalize() {
        write!(found, "{byte:02x}").unwrap();
    }
    assert_eq!(found, EXPECTED.trim(), "the physics has changed");
}
