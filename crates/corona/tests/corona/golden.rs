//! Games recorded once that must replay for ever: the same events, the same state, on any machine.
//!
//! Never change a recorded game. To add one, set `TABLIER_NEW_GOLDEN` to its name and run this test; its view at the
//! end is then reviewed with `cargo insta`.

use std::fs;
use std::path::{Path, PathBuf};

use tablier_corona::game::{Command, Corona, Endings, Phase, Setup};
use tablier_corona::verify::verify;
use tablier_game::{Game, Millis, Seat, Seed, Session, Viewer, When};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Five bidders, one of whom leaves in the middle, and one of whom puts two pieces down and is called away.
fn new_game() -> Session<Corona> {
    let endings = Endings { rounds: Some(8), doubled: true, ..Endings::NEVER };
    let setup = Setup { endings, early_end: true, ..Setup::default() };
    let mut bots = crate::support::bots::Bots::new(5, Seed([11; 32]));
    let mut session = Session::<Corona>::begin(crate::support::started(5, setup, 4)).unwrap();
    while session.outcome().is_none() {
        bots.away = None;
        if let Phase::SettingUp(set_up) = session.state().phase()
            && set_up.setter == Seat(2)
        {
            bots.away = Some(Seat(2));
            let pieces = [4, 9].map(|space| space.try_into().ok());
            let pieces = [pieces[0], None, None, pieces[1], None, None];
            // Refusal when it is done: then time passes.
            let _ = session.command(Seat(2), When::exactly(bots.now()), &Command::PlaceSoFar { pieces });
        }
        bots.play_on(&mut session);
        if session.state().played() == 3 && bots.now() > Millis::ZERO {
            session.leave(Seat(1), bots.now());
        }
    }
    session
}

#[test]
fn recorded_games_replay_for_ever() {
    if let Ok(name) = std::env::var("TABLIER_NEW_GOLDEN") {
        let path = folder().join(name).with_extension("json");
        assert!(!path.exists(), "a recorded game is never changed");
        fs::write(path, serde_json::to_string(&new_game().to_record()).unwrap()).unwrap();
    }
    let mut replayed = 0;
    for file in fs::read_dir(folder()).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let session = Session::<Corona>::from_text(&fs::read_to_string(&path).unwrap()).unwrap();
        verify(&session, None).unwrap_or_else(|mismatch| panic!("{name}: {mismatch}"));
        assert!(Corona::outcome(session.state()).is_some());
        insta::assert_json_snapshot!(name, session.view(&Viewer::Spectator));
        replayed += 1;
    }
    assert!(replayed > 0, "there are recorded games");
}
