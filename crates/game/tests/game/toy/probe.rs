//! What the suite must know of Fist: tables, commands of all sorts, what is secret, and the rules once more, naively.

use rand::{Rng, RngExt};
use tablier_game::conformance::Probe;
use tablier_game::{Millis, Seat, Viewer, When};

use super::data::{Command, Fingers, Hand, Setup};
use super::flaw::{Flaw, has};
use super::game::Fist;
use super::state::State;

impl<const FLAW: u8> Probe for Fist<FLAW> {
    fn table(rng: &mut dyn Rng) -> (Setup, usize) {
        let most = Fingers(rng.random_range(1..=5));
        let setup = Setup {
            most: if has(FLAW, Flaw::SpoilsSetup) { Fingers::SPOILT } else { most },
            limit: Millis(rng.random_range(1_000..20_000)),
            rounds: rng.random_range(1..=8),
            points: rng.random_range(1..=4),
        };
        (setup, rng.random_range(2..=6))
    }

    fn arbitrary(rng: &mut dyn Rng) -> Command {
        Command { fingers: Fingers(rng.random_range(0..=9)) }
    }

    fn near_misses(offered: &Command, _rng: &mut dyn Rng) -> Vec<Command> {
        let neighbours = [offered.fingers.0.saturating_sub(1), offered.fingers.0 + 1];
        neighbours.map(|fingers| Command { fingers: Fingers(fingers) }).into()
    }

    fn secrets(state: &State, viewer: &Viewer) -> Vec<String> {
        let Some(round) = state.round else {
            return Vec::new();
        };
        let others = state.staying().filter(|place| !viewer.holds(place.seat));
        let hands = others.filter_map(|place| {
            let hand = Hand { round: round.number, seat: place.seat, fingers: place.hand? };
            Some(serde_json::to_string(&hand).expect("a hand is plain data"))
        });
        hands.collect()
    }

    fn twin(state: &State, by: Seat, when: When, command: &Command) -> Option<bool> {
        let round = state.round?;
        let may_show = state.staying().any(|place| place.seat == by && place.hand.is_none());
        Some(may_show && command.fingers <= state.setup.most && when.credited <= round.ends)
    }
}
