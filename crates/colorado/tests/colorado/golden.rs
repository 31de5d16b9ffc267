//! Recorded matches that must replay for ever: each to the view its last event led to.

use std::fmt::Write;

use rand::RngExt;
use tablier_colorado::game::{Command, Event, Games, Setup};
use tablier_colorado::{Colorado, RawPosition};
use tablier_game::{Game, Millis, Offers, Session, Viewer, When};

use crate::support::random;
use crate::support::session::{begin, setup};

const RECORDED: [(&str, &str); 4] = [
    ("one-game", include_str!("../golden/one-game.json")),
    ("clocked-pair", include_str!("../golden/clocked-pair.json")),
    ("four-by-chance", include_str!("../golden/four-by-chance.json")),
    // Since then events say who has White in the next game, and on which board.
    ("four-with-boards", include_str!("../golden/four-with-boards.json")),
];

/// What a replayed match must come to.
fn digest(session: &Session<Colorado>) -> String {
    let view = session.view(&Viewer::Spectator);
    let position: RawPosition = view.position;
    let mut text = format!("{}\n{position}\nscore {:?}\n", view.board, view.score);
    for finished in &view.finished {
        let winner = finished.verdict.winner;
        writeln!(text, "white {}, winner {winner:?}, {:?}", finished.white, finished.verdict.reason).unwrap();
    }
    text + &view.moves.join(" ")
}

#[test]
fn golden_logs_replay() {
    for (name, text) in RECORDED {
        let session = Session::<Colorado>::from_text(text).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(session.outcome().is_some(), "{name}");
        insta::assert_snapshot!(name, digest(&session));
    }
}

#[test]
fn the_newest_log_has_every_field_that_events_have_by_now() {
    let (_, newest) = RECORDED[RECORDED.len() - 1];
    let session = Session::<Colorado>::from_text(newest).unwrap();
    let text = serde_json::to_string(&session.to_record()).unwrap();
    assert_eq!(text, newest.replace('\n', ""), "written as it was read");
    let said = session
        .events()
        .iter()
        .filter(|one| matches!(one.event, Event::NextGameBegan { white: Some(_), board: Some(_), .. }));
    assert_eq!(said.count(), 3);
}

/// Plays a match by chance. Run with `--ignored` to record new files; the old ones are never rewritten.
fn play(terms: Setup, seed: u64, pace: u64) -> Session<Colorado> {
    let rng = &mut random::rng(seed);
    let mut session = begin(terms);
    let mut now = 2_000;
    let everyone = Viewer::Seats(session.started().seats().collect());
    while session.outcome().is_none() {
        now += rng.random_range(0..pace);
        session.advance(Millis(now));
        let view = session.view(&everyone);
        let sensible = |command: &Command| match command {
            Command::Resign | Command::AcceptDraw => view.moves.len() > 150,
            _ => true,
        };
        let offers: Vec<_> = view.offers().iter().filter(|o| sensible(&o.offer.command)).collect();
        if offers.is_empty() {
            continue;
        }
        let offered = offers[rng.random_range(0..offers.len())];
        let when = When::after(Millis(now), Millis(rng.random_range(0..100)), Millis::ZERO);
        let _ = session.command(offered.seat, when, &offered.offer.command);
    }
    session
}

#[test]
#[ignore = "records new golden logs"]
fn record() {
    use tablier_colorado::game::Clock;
    let clock = Clock::PerGame { time: Millis::seconds(60), increment: Millis::seconds(1) };
    let matches = [
        ("one-game", play(setup(Games::One, Clock::None), 1, 3_000)),
        ("clocked-pair", play(setup(Games::Two, clock), 2, 2_500)),
        ("four-by-chance", play(Setup { games: Games::Four, ..Setup::default() }, 3, 900)),
        ("four-with-boards", play(Setup { games: Games::Four, ..Setup::default() }, 5, 900)),
    ];
    for (name, session) in matches {
        let path = format!("{}/tests/golden/{name}.json", env!("CARGO_MANIFEST_DIR"));
        if std::fs::metadata(&path).is_ok_and(|file| file.len() > 2) {
            continue;
        }
        let text = serde_json::to_string(&session.to_record()).unwrap();
        std::fs::write(path, text.replace("{\"at\":", "\n{\"at\":") + "\n").unwrap();
    }
    assert_eq!(Colorado::NAME, "colorado");
}
