//! The suite every game passes, with an independent and naive opinion on where the striker may be placed.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt, SeedableRng};
use tablier_game::conformance::{Effort, Probe, check};
use tablier_game::{Game, GameId, Millis, Nonce, Offer as _, Seat, Seed, Session, Started, Viewer, When};

use super::{Command, Koroona, Setup};
use crate::referee::{Rule, SwitchedOff};
use crate::stroke::Stroke;

impl Probe for Koroona {
    fn table(rng: &mut dyn Rng) -> (Setup, usize) {
        let off =
            Rule::ALL.iter().copied().filter(|rule| rule.may_be_off() && rng.random_ratio(1, 6)).collect();
        let setup = Setup {
            sets: [1, 3, 5, 7][rng.random_range(0..4)],
            clock: rng.random_ratio(1, 2).then(|| rng.random_range(5..40)),
            off: SwitchedOff(off),
        };
        (setup, if rng.random_ratio(1, 2) { 2 } else { 4 })
    }

    fn arbitrary(rng: &mut dyn Rng) -> Command {
        match rng.random_range(0..8) {
            0 => Command::Pass,
            1 => Command::Resign,
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

    /// Everything on the table is seen by everybody. What nobody may see is the seed, before the end, and what the expert
    /// would play while the game goes on. The state has neither, so no field of a view or a telling may be called so;
    /// [`no_view_or_telling_holds_the_seed`] looks for the seed itself.
    fn secrets(_state: &Self::State, _viewer: &Viewer) -> Vec<String> {
        ["seed", "nonces", "best", "worth"].map(|field| format!("\"{field}\":")).to_vec()
    }

    /// In plain millimetres, from the numbers in the rule book.
    fn twin(state: &Self::State, by: Seat, when: When, command: &Command) -> Option<bool> {
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

#[test]
fn no_view_or_telling_holds_the_seed() {
    let rng = &mut ChaCha8Rng::seed_from_u64(29);
    let mut searched = 0;
    for seats in [2, 4, 2, 4] {
        let seed = Seed(rng.random());
        let secret = serde_json::to_string(&seed).unwrap();
        let secret = secret.trim_matches('"');
        assert!(secret.len() >= 32, "long enough not to be there by chance: {secret}");
        let started = Started {
            id: GameId(rng.random()),
            rules: Koroona::SCHEMA,
            setup: Setup { sets: 3, ..Setup::default() },
            nonces: (0..seats).map(|_| Nonce(rng.random())).collect(),
            seed,
            at: Millis::ZERO,
        };
        let mut session = Session::<Koroona>::begin(started).unwrap();
        while let Some(set) = session.state().set() {
            let (seat, when) = (set.turn(), When::exactly(set.since()));
            let view = session.view(&Viewer::at(seat));
            let offered = &view.offers[rng.random_range(0..view.offers.len())];
            let command = offered.offer.sample(rng);
            let new = session.command(offered.seat, when, &command).unwrap().to_vec();
            for viewer in [Viewer::Spectator, Viewer::at(seat), Viewer::Seats(Seat::all(seats).collect())] {
                let told = new.iter().map(|one| Koroona::tell(session.state(), &one.event, &viewer));
                let text = serde_json::to_string(&(session.view(&viewer), told.collect::<Vec<_>>())).unwrap();
                assert!(!text.contains(secret), "{text}");
                searched += 1;
            }
        }
    }
    assert!(searched > 24, "{searched}");
}
