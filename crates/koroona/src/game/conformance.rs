//! The suite every game passes, with an independent and naive opinion on where the striker may be placed.

use rand::{Rng, RngExt};
use tablier_game::conformance::{Effort, Probe, check};
use tablier_game::{Millis, Seat, Viewer, When};

use super::{Command, Koroona, Position, Setup};
use crate::referee::{Debts, Rule, SwitchedOff};
use crate::stroke::Stroke;
use crate::table::{Place, Point};

/// A given table that no check refuses: discs on a grid, some of them pocketed.
fn any_position(seats: usize, rng: &mut dyn Rng) -> Position {
    let grid = |n: i32| Point::new(200_000 + n % 6 * 110_000, 200_000 + n / 6 * 110_000);
    let count = i32::try_from(seats * 8).expect("at most 32");
    let mut discs: Vec<Place> = (0..count).map(|n| Place::Table(grid(n))).collect();
    // The first of each side stays on the table.
    for n in (1..seats * 4).chain(seats * 4 + 1..seats * 8) {
        if rng.random_ratio(1, 2) {
            discs[n] = Place::Pocket;
        }
    }
    let turn = Seat::nth(rng.random_range(0..seats));
    Position { discs, turn, debts: Debts::default(), stands: None }
}

impl Probe for Koroona {
    fn table(rng: &mut dyn Rng) -> (Setup, usize) {
        let off =
            Rule::ALL.iter().copied().filter(|rule| rule.may_be_off() && rng.random_ratio(1, 6)).collect();
        let setup = Setup {
            sets: [1, 3, 5, 7][rng.random_range(0..4)],
            clock: rng.random_ratio(1, 2).then(|| rng.random_range(5..40)),
            off: SwitchedOff(off),
            position: None,
        };
        let seats = if rng.random_ratio(1, 2) { 2 } else { 4 };
        let position = rng.random_ratio(1, 3).then(|| any_position(seats, rng));
        (Setup { position, ..setup }, seats)
    }

    fn arbitrary(rng: &mut dyn Rng) -> Command {
        match rng.random_range(0..9) {
            0 => Command::Pass,
            1 => Command::Resign,
            8 => Command::Continue,
            2 => Command::Strike(Stroke {
                x: rng.random(),
                y: rng.random(),
                angle: rng.random(),
                speed: rng.random(),
            }),
            _ => Command::Strike(Stroke {
                x: rng.random_range(100_000..900_000),
                y: rng.random_range(0..150_000),
                angle: rng.random_range(-1_700_000..1_700_000),
                speed: rng.random_range(0..5_200),
            }),
        }
    }

    fn near_misses(offered: &Command, rng: &mut dyn Rng) -> Vec<Command> {
        let Command::Strike(stroke) = *offered else {
            return vec![Command::Pass];
        };
        let with = |change: &dyn Fn(&mut Stroke)| {
            let mut stroke = stroke;
            change(&mut stroke);
            Command::Strike(stroke)
        };
        let edge = |rng: &mut dyn Rng, at: i32| at + rng.random_range(-1..=1);
        let (left, right) = (edge(rng, 136_000), edge(rng, 864_000));
        let (near, far) = (edge(rng, 25_000), edge(rng, 124_000));
        let (slow, fast) = (edge(rng, 50), edge(rng, 5_000));
        let wide = edge(rng, 1_570_796);
        vec![
            with(&|s| s.x = left),
            with(&|s| s.x = right),
            with(&|s| s.y = near),
            with(&|s| s.y = far),
            with(&|s| s.speed = slow),
            with(&|s| s.speed = fast),
            with(&|s| s.angle = wide),
            with(&|s| s.angle = -wide),
        ]
    }

    /// Everything on the table is seen by everybody. What nobody may see is what the expert would play while the game goes
    /// on. The state does not have it, so no field of a view or a telling may be called so.
    fn secrets(_state: &Self::State, _viewer: &Viewer) -> Vec<String> {
        ["nonces", "best", "worth"].map(|field| format!("\"{field}\":")).to_vec()
    }

    /// In plain millimetres, from the numbers in the rule book.
    fn twin(state: &Self::State, by: Seat, when: When, command: &Command) -> Option<bool> {
        if let Command::Continue = command {
            return Some(
                state.between().is_some_and(|between| between.ready.get(by.index()) == Some(&false)),
            );
        }
        let Some(set) = state.set() else {
            return Some(false);
        };
        let Command::Strike(stroke) = command else {
            return None;
        };
        let in_time = when.at >= set.since
            && state
                .setup()
                .clock
                .is_none_or(|seconds| when.credited <= set.since + Millis::seconds(u64::from(seconds)));
        let (x, y) = (f64::from(stroke.x) / 1e3, f64::from(stroke.y) / 1e3);
        let unseen = x - 5.5 >= 130.5 && x + 5.5 <= 869.5 && y + 5.5 <= 129.5 && y >= 25.0;
        let apart = set.table.lying().all(|(_, disc)| {
            let own = state.stand(by).to_own(disc);
            let (dx, dy) = (x - f64::from(own.x) / 1e3, y - f64::from(own.y) / 1e3);
            // Within a nanometre of the limit the twin's floating point is no judge.
            (dx * dx + dy * dy).sqrt() >= 37.502 - 1e-6
        });
        let sane = (50..=5000).contains(&stroke.speed) && stroke.angle.abs() <= 1_570_796;
        Some(by == set.turn && in_time && unseen && apart && sane)
    }
}

#[test]
fn koroona_keeps_every_law() {
    let report = check::<Koroona>(Effort { games: 150, steps: 120, probes: 4, seed: 6 }).unwrap();
    assert!(report.accepted > 1_000 && report.refused > 1_000, "{report:?}");
    assert!(report.finished > 5, "{report:?}");
    assert!(report.searched > 10_000, "{report:?}");
}
