//! Logs of old games replay for ever, and end as they did.
//!
//! To add one: `tablier koroona match … --record crates/koroona/tests/golden/NAME.json`, then run this test with
//! `GOLDEN=write` to keep its views beside it. Never change those that are here.

use std::path::{Path, PathBuf};

use tablier_game::{Session, Viewer};
use tablier_koroona::game::{Event, Koroona, View};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn read(name: &str) -> Session<Koroona> {
    let text = std::fs::read_to_string(folder().join(format!("{name}.json"))).unwrap();
    Session::from_text(&text).unwrap()
}

/// What spectators saw after so many events.
fn seen(session: &Session<Koroona>, events: usize) -> View {
    let mut record = session.to_record();
    record.events.truncate(events);
    Session::<Koroona>::from_record(record).unwrap().view(&Viewer::Spectator)
}

/// Every later set as it began, the last set as it was before its last stroke, and the result: the last set as it was left.
fn views(session: &Session<Koroona>) -> Vec<View> {
    let events = session.events();
    let began = |n: &usize| matches!(events[*n].event, Event::SetBegan { .. });
    let last = events.iter().rposition(|recorded| matches!(recorded.event, Event::Struck(_))).unwrap();
    let moments = (0..events.len()).filter(began).map(|n| n + 1).chain([last, events.len()]);
    moments.map(|moment| seen(session, moment)).collect()
}

fn replayed(name: &str) {
    let session = read(name);
    assert!(session.outcome().is_some(), "{name} was played to the end");
    let found = serde_json::to_string_pretty(&views(&session)).unwrap() + "\n";
    let path = folder().join(format!("{name}.views.json"));
    if std::env::var_os("GOLDEN").is_some_and(|wish| wish == "write") && !path.exists() {
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

/// From before `SetBegan` said where players stand and discs lie.
#[test]
fn matches_of_several_sets_replay() {
    replayed("singles-sets-1");
    replayed("doubles-sets-1");
}

/// The same matches, from after it: so they need no views of their own.

#[test]
fn what_old_logs_leave_out_is_what_new_ones_say() {
    for players in ["singles", "doubles"] {
        let [old, new] = ["sets-1", "sets-2"].map(|kind| read(&format!("{players}-{kind}")));
        assert_eq!(old.state(), new.state());
        let mut sets = 0;
        for (n, (before, after)) in old.events().iter().zip(new.events()).enumerate() {
            let Event::SetBegan { stands, discs, .. } = &after.event else {
                assert_eq!(before, after);
                continue;
            };
            assert!(stands.is_some() && discs.is_some(), "{players}: {after:?}");
            assert!(matches!(before.event, Event::SetBegan { stands: None, discs: None, .. }));
            assert_eq!(seen(&old, n + 1), seen(&new, n + 1));
            sets += 1;
        }
        assert!(sets >= 2, "{players}: {sets} sets more");
    }
}
