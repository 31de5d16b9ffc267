//! Corona before the conformance suite, with a naive twin that judges commands from the rule book's words.

use rand::{Rng, RngExt};
use tablier_game::conformance::{Effort, Probe, check};
use tablier_game::{Millis, Nonce, Seat, Viewer, When};

use super::offer::{any_placement, one_changed};
use super::{Command, Corona, Endings, Phase, Setup, State};
use crate::board::{Colour, PIECES, Piece, Points};

impl Probe for Corona {
    fn table(rng: &mut dyn Rng) -> (Setup, usize) {
        let mut coin = |sides: u32| rng.random_ratio(1, sides);
        let mut endings = Endings {
            rounds: coin(2).then_some(3),
            time: coin(3).then_some(Millis::seconds(200)),
            broke: coin(3),
            doubled: coin(3),
        };
        if endings == Endings::NEVER {
            endings.rounds = Some(2);
        }
        let setup = Setup {
            endings,
            beat_the_highest: coin(3),
            play_limit: coin(3).then_some(Millis::seconds(20)),
            early_end: coin(2),
            glass: if coin(2) { Millis::seconds(5) } else { Millis::seconds(60) },
            idle_limit: coin(2).then_some(Millis::seconds(10)),
        };
        (setup, [2, 3, 7, 30][rng.random_range(0..4)])
    }

    fn arbitrary(rng: &mut dyn Rng) -> Command {
        let piece = Piece::try_from(rng.random_range(0..6)).expect("below six is a piece");
        match rng.random_range(0..8) {
            0 => Command::SetUp { placement: any_placement(rng), nonce: Nonce(rng.random()) },
            1 => Command::PlaceCall { points: Points(rng.random()) },
            2 => Command::SayDone,
            3 => Command::PutMarker { piece, colour: Colour::ALL[rng.random_range(0..6)] },
            4 => Command::TakeMarker { piece },
            5 => Command::Touch { piece },
            6 => Command::PlaceSoFar { pieces: one_changed([None; PIECES], rng) },
            _ => Command::EndPlay,
        }
    }

    fn near_misses(offered: &Command, rng: &mut dyn Rng) -> Vec<Command> {
        match *offered {
            Command::PlaceCall { points } => {
                [points.0.saturating_sub(1), points.0.saturating_add(1), 0, 1, 21, 22]
                    .map(|points| Command::PlaceCall { points: Points(points) })
                    .to_vec()
            }
            Command::PutMarker { piece, .. } | Command::TakeMarker { piece } | Command::Touch { piece } => {
                let colours = Colour::ALL.map(|colour| Command::PutMarker { piece, colour });
                let hands = [Command::TakeMarker { piece }, Command::Touch { piece }, Command::EndPlay];
                colours.into_iter().chain(hands).collect()
            }
            // A sample differs from what is there in one piece: changed again it often is what is there.
            Command::PlaceSoFar { pieces } => {
                (0..12).map(|_| Command::PlaceSoFar { pieces: one_changed(pieces, rng) }).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Before the end: the seed. While others could use it: what the situation is worth.
    fn secrets(state: &State, _: &Viewer) -> Vec<String> {
        match state.phase {
            Phase::Over(_) => Vec::new(),
            _ => vec![state.started.seed.to_string()],
        }
    }

    fn twin(state: &State, by: Seat, when: When, command: &Command) -> Option<bool> {
        let here = !state.players[by.index()].left;
        let may = match (&state.phase, command) {
            (Phase::SettingUp(set_up), Command::SetUp { .. }) => by == set_up.setter,
            (Phase::SettingUp(set_up), Command::PlaceSoFar { pieces }) => {
                let differs = set_up.pieces.iter().zip(pieces).any(|(is, goes)| is != goes);
                by == set_up.setter && differs && set_up.changes < 24
            }
            (Phase::Auction(auction), Command::PlaceCall { .. } | Command::SayDone) => {
                let heard = state.silenced != Some(by) && !auction.done.contains(&by);
                let in_time = when.credited < auction.glass.runs_out;
                let agreed = match command {
                    Command::PlaceCall { points } => {
                        let beaten = |call: &crate::auction::Call| {
                            call.points < *points || call.seat != by && !state.started.setup.beat_the_highest
                        };
                        (1..=21).contains(&points.0) && auction.calls.iter().all(beaten)
                    }
                    _ => state.started.setup.early_end,
                };
                heard && in_time && agreed
            }
            (Phase::Marking(marking), _) => {
                let on = |piece: &Piece| marking.markers.0[piece.index()];
                by == marking.turn.bidder
                    && match command {
                        Command::PutMarker { piece, colour } => on(piece) != Some(*colour),
                        Command::TakeMarker { piece } | Command::Touch { piece } => on(piece).is_some(),
                        Command::EndPlay => marking.markers.0 == [None; 6],
                        _ => false,
                    }
            }
            (Phase::Moving(moving), Command::Touch { piece }) => {
                by == moving.turn.bidder && moving.markers.0[piece.index()].is_some()
            }
            _ => false,
        };
        Some(here && may)
    }
}

#[test]
fn corona_conforms() {
    let effort = Effort { games: 300, steps: 400, probes: 6, seed: 1974 };
    let report = check::<Corona>(effort).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(report.finished > 60, "most games come to their own end: {report:?}");
    assert!(report.accepted > 10_000 && report.refused > 10_000, "{report:?}");
}
