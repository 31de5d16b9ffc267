//! Corona before the conformance suite, with a naive twin that judges commands from the rule book's words.

use rand::{Rng, RngExt};
use serde::Serialize;
use tablier_game::conformance::{Effort, Probe, check};
use tablier_game::{Game, GameId, Millis, Nonce, Seat, Seed, Session, Started, Viewer, When};

use super::offer::{any_placement, one_changed};
use super::{Bid, Command, Corona, Endings, Phase, Position, Setup, State};
use crate::board::{Colour, Move, PIECES, Piece, Pips, Points, Situation, Throw};
use crate::dice;
use crate::placement::SettingUp;
use crate::solver::{Solution, solve};

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
            position: None,
        };
        let seats = [2, 3, 7, 30][rng.random_range(0..4)];
        let position = rng.random_ratio(1, 3).then(|| any_position(seats, rng));
        (Setup { position, ..setup }, usize::from(seats))
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

    /// While pieces are set up: what follows from the seed should the setter stay idle. From then on until the round is
    /// settled: what the situation is worth.
    fn secrets(state: &State, _: &Viewer) -> Vec<String> {
        match &state.phase {
            Phase::SettingUp(set_up) => fate_of_the_idle(state, set_up),
            Phase::Auction(auction) => worth(state, &auction.situation),
            Phase::Marking(marking) => worth(state, &marking.turn.situation),
            Phase::Moving(moving) => worth(state, &moving.turn.situation),
            Phase::Opening | Phase::Over(_) => Vec::new(),
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

/// A given first round that no check refuses.
fn any_position(seats: u16, rng: &mut dyn Rng) -> Position {
    let setter = Seat(rng.random_range(0..seats));
    let call = Points(rng.random_range(1..=21));
    let silenced = rng.random_ratio(1, 2).then(|| Seat(rng.random_range(0..seats)));
    let bidder = Seat(rng.random_range(0..seats));
    let bid = (rng.random_ratio(1, 2) && silenced != Some(bidder)).then_some(Bid { bidder, call });
    let throw =
        Throw(std::array::from_fn(|_| Pips::try_from(rng.random_range(1..=6)).expect("a die's number")));
    Position { placement: any_placement(rng), throw, setter, silenced, bid }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("numbers and lists")
}

/// Where chance would put the pieces, and what it would roll with a nonce of zeros: an operator's knowledge. What the
/// last round happened to have as well is no secret.
fn fate_of_the_idle(state: &State, set_up: &SettingUp) -> Vec<String> {
    let seed = &state.started.seed;
    let placement = dice::idle_placement(seed, state.rolls, &set_up.pieces);
    let throw = dice::throw(seed, state.rolls, dice::NO_NONCE);
    let known = |test: &dyn Fn(&Situation) -> bool| state.last().is_some_and(|last| test(&last.situation));
    let all_put_down = set_up.pieces.iter().all(Option::is_some);
    let placement = (!all_put_down && !known(&|last| last.placement == placement)).then(|| json(&placement));
    let throw = (!known(&|last| last.throw == throw)).then(|| format!("\"throw\":{}", json(&throw)));
    placement.into_iter().chain(throw).collect()
}

/// The most points, by the name they are told under afterwards, and the line that scores them, under any name. Unless
/// the last round had the same, or the bidder has just found it.
fn worth(state: &State, situation: &Situation) -> Vec<String> {
    let Solution { best, moves: line } = solve(situation);
    let seen = |moves: &Vec<Move>| *moves == line;
    let last = state.last();
    let best_is_known = last.is_some_and(|last| last.best == best);
    let line_is_known = line.is_empty()
        || last.is_some_and(|last| seen(&last.line))
        || last.and_then(|last| last.result.as_ref()).is_some_and(|result| seen(&result.moves))
        || matches!(&state.phase, Phase::Moving(moving) if seen(&moving.moves));
    let best = (!best_is_known).then(|| format!("\"best\":{best},"));
    best.into_iter().chain((!line_is_known).then(|| json(&line))).collect()
}

/// The secrets are spelled as they would be told: once they are told, they are found.
#[test]
fn every_secret_is_found_once_it_is_told() {
    let seats = vec![Nonce([1; 16]); 2];
    let started = Started {
        id: GameId([1; 16]),
        rules: Corona::SCHEMA,
        setup: Setup { endings: Endings { rounds: Some(1), ..Endings::NEVER }, ..Setup::default() },
        nonces: seats,
        seed: Seed([5; 32]),
        at: Millis::ZERO,
    };
    let mut session = Session::<Corona>::begin(started).expect("two players and an ending");
    let secrets = |session: &Session<Corona>| Corona::secrets(session.state(), &Viewer::Spectator);
    let view = |session: &Session<Corona>| json(&session.view(&Viewer::Spectator));
    session.advance(Millis::ZERO);
    let fate = secrets(&session);
    assert_eq!(fate.len(), 2, "where the pieces go, the dice");
    assert!(fate.iter().all(|secret| !view(&session).contains(secret)));

    let now = Millis::seconds(120);
    session.advance(now);
    assert!(fate.iter().all(|secret| view(&session).contains(secret)), "the setter stayed idle");
    let worth = secrets(&session);
    assert_eq!(worth.len(), 2, "the most points, the line");
    session.command(Seat(0), When::exactly(now), &Command::PlaceCall { points: Points(1) }).expect("in time");
    let now = now + Millis::seconds(61);
    session.advance(now);
    assert_eq!(secrets(&session), worth, "while the bidder plays, too");
    assert!(worth.iter().all(|secret| !view(&session).contains(secret)));
    session.command(Seat(0), When::exactly(now), &Command::EndPlay).expect("playing none is legal");
    assert!(worth.iter().all(|secret| view(&session).contains(secret)), "the game is over");
    assert_eq!(secrets(&session), [""; 0]);
}

#[test]
fn corona_conforms() {
    let effort = Effort { games: 300, steps: 400, probes: 6, seed: 1974 };
    let report = check::<Corona>(effort).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(report.finished > 60, "most games come to their own end: {report:?}");
    assert!(report.searched > 500_000, "{report:?}");
    assert!(report.accepted > 10_000 && report.refused > 10_000, "{report:?}");
}
