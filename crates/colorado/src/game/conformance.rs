//! Colorado before the conformance suite, with the tests' simple move generator as its naive twin.

#[path = "../../tests/colorado/support/simple.rs"]
#[allow(dead_code, reason = "shared with the integration tests, which use all of it")]
mod simple;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt, SeedableRng};
use tablier_game::conformance::{Effort, Probe, check};
use tablier_game::{Game, GameId, Millis, Nonce, Seat, Seed, Session, Started, Viewer, When};

use self::simple::{Simple, at};
use crate::game::state::Phase;
use crate::game::{Beginner, BoardChoice, Clock, Command, Games, Setup, State};
use crate::{Board, Colorado, Colour, Layout, Move, Square};

fn any_square(rng: &mut dyn Rng) -> Square {
    Square::all().nth(rng.random_range(0..64)).unwrap()
}

impl Probe for Colorado {
    fn table(rng: &mut dyn Rng) -> (Setup, usize) {
        let setup = Setup {
            games: [Games::One, Games::Two, Games::Four][rng.random_range(0..3)],
            board: match rng.random_range(0..3) {
                0 => BoardChoice::Drawn,
                1 => BoardChoice::Laid(Layout::chosen(|bound| rng.random_range(0..bound))),
                _ => BoardChoice::HandMade(Board::new(std::array::from_fn(|_| {
                    Colour::ALL[rng.random_range(0..4)]
                }))),
            },
            clock: match rng.random_range(0..3) {
                0 => Clock::None,
                1 => Clock::PerGame {
                    time: Millis::seconds(rng.random_range(5..100)),
                    increment: Millis(rng.random_range(0..3_000)),
                },
                _ => Clock::PerMove { time: Millis::seconds(rng.random_range(2..5)) },
            },
            beginner: if rng.random() {
                Beginner::Drawn
            } else {
                Beginner::Seat(Seat(rng.random_range(0..2)))
            },
        };
        (setup, 2)
    }

    fn arbitrary(rng: &mut dyn Rng) -> Command {
        match rng.random_range(0..10) {
            0 => Command::OfferDraw,
            1 => Command::AcceptDraw,
            2 => Command::DeclineDraw,
            3 => Command::Resign,
            4 => Command::Continue,
            _ => Command::Move(Move { from: any_square(rng), to: any_square(rng) }),
        }
    }

    /// The same pawn to all squares about, and other pawns to the same square.
    fn near_misses(offered: &Command, rng: &mut dyn Rng) -> Vec<Command> {
        let Command::Move(Move { from, to }) = *offered else {
            return Vec::new();
        };
        let near = |square: Square| {
            Square::all().filter(move |other| {
                other.column().abs_diff(square.column()) <= 1 && other.row().abs_diff(square.row()) <= 1
            })
        };
        let other = any_square(rng);
        near(to)
            .map(|to| Move { from, to })
            .chain(near(from).map(|from| Move { from, to }))
            .chain([Move { from, to: other }, Move { from: other, to }])
            .map(Command::Move)
            .collect()
    }

    /// The board and the pawns are everybody's. What nobody may see is the seed, before the end, and what the engine thinks
    /// of a game that is still played. The state has neither, so no field of a view or a telling may be called so;
    /// [`no_view_or_telling_holds_the_seed`] looks for the seed itself.
    fn secrets(_: &State, _: &Viewer) -> Vec<String> {
        ["seed", "nonces", "best", "line"].map(|field| format!("\"{field}\":")).to_vec()
    }

    fn twin(state: &State, by: Seat, when: When, command: &Command) -> Option<bool> {
        let Command::Move(played) = command else {
            return None;
        };
        let Phase::Playing(turn) = &state.phase else {
            return Some(false);
        };
        let position = state.game.course.position();
        let simple = Simple::read(&state.game.geometry.board().to_string(), &position.to_string());
        let white = by == state.game.white;
        let thought = when.credited.0.saturating_sub(turn.began.0);
        let in_time = match state.clock {
            Clock::None => true,
            Clock::PerGame { .. } => thought <= turn.left[usize::from(!white)].0,
            Clock::PerMove { time } => thought <= time.0,
        };
        let squares = (at(&played.from.to_string()), at(&played.to.to_string()));
        Some(white == (simple.turn == 'w') && in_time && simple.moves().contains(&squares))
    }
}

#[test]
fn colorado_conforms() {
    let effort = Effort { games: 120, steps: 300, probes: 3, seed: 2017 };
    let report = check::<Colorado>(effort).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(report.finished > 30, "most games come to their own end: {report:?}");
    assert!(report.accepted > 10_000 && report.refused > 10_000, "{report:?}");
    assert!(report.searched > 50_000, "{report:?}");
}

#[test]
fn no_view_or_telling_holds_the_seed() {
    let rng = &mut ChaCha8Rng::seed_from_u64(14);
    let mut searched = 0;
    for _ in 0..6 {
        let seed = Seed(rng.random());
        let secret = serde_json::to_string(&seed).unwrap();
        let started = Started {
            id: GameId(rng.random()),
            rules: Colorado::SCHEMA,
            setup: Setup { games: Games::Two, ..Setup::default() },
            nonces: vec![Nonce(rng.random()), Nonce(rng.random())],
            seed,
            at: Millis::ZERO,
        };
        let mut session = Session::<Colorado>::begin(started).unwrap();
        for step in 1..60 {
            let now = Millis::seconds(step);
            let view = session.view(&Viewer::Seats(Seat::all(2).collect()));
            let Some(offered) = view.offers.get(rng.random_range(0..view.offers.len().max(1))) else { break };
            let new =
                session.command(offered.seat, When::exactly(now), &offered.offer.command).unwrap().to_vec();
            for viewer in [Viewer::Spectator, Viewer::at(Seat(0)), Viewer::at(Seat(1))] {
                let told = new.iter().map(|one| Colorado::tell(session.state(), &one.event, &viewer));
                let text = serde_json::to_string(&(session.view(&viewer), told.collect::<Vec<_>>())).unwrap();
                assert!(!text.contains(secret.trim_matches('"')), "{text}");
                searched += 1;
            }
        }
    }
    assert!(searched > 60, "{searched}");
}
