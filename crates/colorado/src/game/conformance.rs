//! Colorado before the conformance suite, with the tests' simple move generator as its naive twin.

#[path = "../../tests/colorado/support/simple.rs"]
#[allow(dead_code, reason = "shared with the integration tests, which use all of it")]
mod simple;

use rand::{Rng, RngExt};
use tablier_game::conformance::{Effort, Probe, check};
use tablier_game::{Millis, Seat, Viewer, When};

use self::simple::{Simple, at};
use crate::game::state::Phase;
use crate::game::{Beginner, BoardChoice, Clock, Command, Games, Setup, State};
use crate::{Board, Colorado, Colour, Layout, Move, RawPosition, Square};

fn any_square(rng: &mut dyn Rng) -> Square {
    Square::all().nth(rng.random_range(0..64)).unwrap()
}

/// A given position in the middle of a game, that no board refuses: pawns that are home, and none that is shut in.
fn any_position(rng: &mut dyn Rng) -> RawPosition {
    let pawns =
        ["w3w2b/2b5/8/3w4/8/1b4w1/8/b6b", "w7/8/4b3/8/2w2w2/8/8/b7", "8/3b1b2/8/w1w1w1w1/8/2b5/5w2/b2b4"];
    let turn = ["w", "b"][rng.random_range(0..2)];
    format!("{} {turn} - -", pawns[rng.random_range(0..pawns.len())]).parse().expect("a position's text")
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
            position: None,
        };
        let position = (setup.games == Games::One && rng.random_ratio(1, 2)).then(|| any_position(rng));
        (Setup { position, ..setup }, 2)
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

    /// The board and the pawns are everybody's. What nobody may see is what the engine thinks of a game that is still
    /// played. The state does not have it, so no field of a view or a telling may be called so.
    fn secrets(_: &State, _: &Viewer) -> Vec<String> {
        ["nonces", "best", "line"].map(|field| format!("\"{field}\":")).to_vec()
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
