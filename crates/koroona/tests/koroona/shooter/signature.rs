//! The shooter's signature: what every level chooses in a fixed set of positions, as one hash.
//!
//! A change that is not meant to change how bots play leaves it as it is. One that is meant to writes the new hash,
//! which the failing test prints, into `tests/golden/shooter.sha256`, and shows what the change is worth
//! (`tablier koroona match`). A change of the physics or the referee changes it too.

use std::fmt::Write;

use sha2::{Digest, Sha256};
use tablier_game::{Record, Seat, Seed, Session, Viewer};
use tablier_koroona::game::{Event, Koroona, Setup, View};
use tablier_koroona::shooter::{LEVELS, Level, Shooter};
use tablier_koroona::table::Place;

use crate::support::scene::mm;

const EXPECTED: &str = include_str!("../../golden/shooter.sha256");
const SINGLES: &str = include_str!("../../golden/singles-1.json");
const DOUBLES: &str = include_str!("../../golden/doubles-1.json");

/// The views of a recorded game before every so many-th of its strokes, and whose they were.
fn positions(log: &str, every: usize) -> Vec<(View, Seat)> {
    let record: Record<Setup, Event> = serde_json::from_str(log).unwrap();
    let strokes = (0..record.events.len()).filter(|&n| matches!(record.events[n].event, Event::Struck(_)));
    let view = |n: usize| {
        let mut before = record.clone();
        before.events.truncate(n);
        let session = Session::<Koroona>::from_record(before).unwrap();
        let seat = session.state().set().unwrap().turn();
        (session.view(&Viewer::Spectator), seat)
    };
    strokes.step_by(every).map(view).collect()
}

/// A red and a black disc or two where games rarely leave them; the others are pocketed. Red shoots from the south.
fn arranged(reds: &[(f64, f64)], blacks: &[(f64, f64)]) -> (View, Seat) {
    let (mut view, _) = positions(SINGLES, 1000).remove(0);
    for disc in &mut view.discs {
        disc.place = Place::Pocket;
    }
    for (side, first) in [(reds, 0), (blacks, 8)] {
        for (n, &(x, y)) in side.iter().enumerate() {
            view.discs[first + n].place = Place::Table(mm(x, y));
        }
    }
    (view, Seat(0))
}

/// Light and open; dark in the circle and behind the line; behind a pocket, own and enemy; shielded by the enemy's.
fn arrangements() -> Vec<(View, Seat)> {
    vec![
        arranged(&[(300.0, 700.0)], &[(700.0, 300.0)]),
        arranged(&[(500.0, 520.0)], &[(900.0, 300.0)]),
        arranged(&[(180.0, 90.0)], &[(900.0, 700.0)]),
        arranged(&[(400.0, 580.0), (470.0, 460.0)], &[(900.0, 300.0), (900.0, 350.0)]),
        arranged(&[(18.0, 18.0), (350.0, 640.0)], &[(640.0, 350.0), (980.0, 985.0)]),
        arranged(&[(985.0, 20.0), (250.0, 800.0)], &[(300.0, 640.0), (340.0, 640.0), (260.0, 640.0)]),
        arranged(&[(14.0, 980.0)], &[(500.0, 400.0), (450.0, 700.0)]),
    ]
}

#[test]
fn every_level_chooses_what_it_chose() {
    let mut all = positions(SINGLES, 2);
    all.extend(positions(DOUBLES, 7));
    all.extend(arrangements());
    let mut chosen = String::new();
    for (n, (view, seat)) in all.iter().enumerate() {
        for (level, Level { name, .. }) in LEVELS.iter().enumerate() {
            let shooter = Shooter::new(level, Seed([11; 32]));
            let plan = shooter.meant(view, *seat, &|| false).unwrap();
            // Stopped at once it plays what it would look at first, and errs as its hand errs.
            let hurried = shooter.stroke(view, *seat, &|| true).unwrap();
            let numbers = [plan.stroke, hurried].map(|s| format!("{} {} {} {}", s.x, s.y, s.angle, s.speed));
            let (worth, simulations) = (plan.worth.to_bits(), plan.simulations);
            writeln!(chosen, "{n} {name} {} {worth:016x} {simulations}", numbers.join(" ")).unwrap();
        }
    }
    let mut found = String::new();
    for byte in Sha256::digest(&chosen) {
        write!(found, "{byte:02x}").unwrap();
    }
    assert_eq!(found, EXPECTED.trim(), "the shooter has changed; it chose\n{chosen}");
}
