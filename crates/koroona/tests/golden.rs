//! Logs of old games replay for ever, and end as they did.
//!
//! To add one: `tablier koroona match … --record crates/koroona/tests/golden/NAME.json`, then run this test with
//! `GOLDEN=write` to keep its last view beside it. Never change those that are here.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use std::path::{Path, PathBuf};

use tablier_game::{Session, Viewer};
use tablier_koroona::game::{Event, Koroona};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn replayed(name: &str) {
    let text = std::fs::read_to_string(folder().join(format!("{name}.json"))).unwrap();
    let session = Session::<Koroona>::from_text(&text).unwrap();
    assert!(session.outcome().is_some(), "{name} was played to the end");
    // The set as it was before its last stroke, and the result.
    let (end, _) = session
        .events()
        .iter()
        .enumerate()
        .rfind(|(_, recorded)| matches!(recorded.event, Event::Struck(_)))
        .unwrap();
    let mut record = session.to_record();
    record.events.truncate(end);
    let before = Session::<Koroona>::from_record(record).unwrap();
    let views = [before.view(&Viewer::Spectator), session.view(&Viewer::Spectator)];
    let found = serde_json::to_string_pretty(&views).unwrap() + "\n";
    let path = folder().join(format!("{name}.views.json"));
    if std::env::var_os("GOLDEN").is_some_and(|wish| wish == "write") {
        std::fs::write(&path, &found).unwrap();
    }
    assert_eq!(found, std::fs::read_to_string(&path).unwrap(), "{name} ends otherwise than it did");
}

#[test]
fn a_singles_set_replays() {
    replayed("singles-1");
}

#[test]
fn a_doubles_set_replays() {
    replayed("doubles-1");
}
