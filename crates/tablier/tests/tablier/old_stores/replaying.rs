//! Without a server: every table wakes as it was, every finished game is exported, replayed and reviewed.

use std::collections::BTreeMap;

use serde_json::Value;
use sha2::{Digest, Sha256};
use tablier_colorado::Colorado;
use tablier_corona::Corona;
use tablier_game::{Game, Session};
use tablier_koroona::game::Koroona;
use tablier_room::{Entry, Mono, Part, Summary, game_of};
use tablier_store::sqlite::SqliteStore;
use tablier_store::{FinishedGame, Index, Log, Page};

use super::kept::{self, Finished, Kept, Table, as_it_was_shown, assert_holds, kind_of};

/// What this edition of each game's expert says of the first store's games: the first digits of a digest. Where it says
/// something else, its edition (`Review::EDITION`) has to rise, so that what is kept of the one before is not repeated.
const EDITIONS: [(&str, u32, &str); 3] =
    [(Corona::NAME, 1, "10f980ce"), (Colorado::NAME, 2, "6f2cdce1"), (Koroona::NAME, 1, "2ee561b6")];

/// Bytes of a replay's part: few, so that every game comes in several.
const PART: usize = 4_000;

#[tokio::test]
async fn every_table_wakes_and_every_finished_game_replays() {
    for (nth, kept) in kept::all().into_iter().enumerate() {
        let mut said = BTreeMap::<&str, Sha256>::new();
        let folder = kept.copy();
        let store = kept::open(&folder).await;
        for table in &kept.tables {
            eprintln!("{}: {}, {}", table.code, table.game, table.what);
            wakes(&store, table).await;
            lists_its_games(&store, &kept, table).await;
        }
        for game in &kept.finished {
            eprintln!("a game of {} at {}", game.game, game.table);
            let found = store.game(game.id).await.unwrap().unwrap();
            let count = u32::try_from(found.last + 1 - found.first).unwrap();
            let own = store.read(game.table, found.first - 1, count).await.unwrap();
            let summary = summary_of(&store, &found).await;
            is_exported(game, &own);
            is_replayed(&kept, game, &summary, &own);
            if let Some(text) = is_reviewed(game, &own) {
                said.entry(&game.game).or_default().update(text);
            }
        }
        let found = EDITIONS.map(|(game, ..)| {
            let digest = said.remove(game).map(|said| hex::encode(said.finalize())[..8].to_owned());
            (game, kind_of(game).expert().unwrap().edition, digest.unwrap_or_default())
        });
        let wanted = EDITIONS.map(|(game, edition, digest)| (game, edition, digest.to_owned()));
        assert!(nth > 0 || found == wanted, "has the edition risen? {found:?}");
        store.close().await;
    }
}

async fn wakes(store: &SqliteStore, table: &Table) {
    let log = store.read(table.code, 0, u32::MAX).await.unwrap();
    assert_eq!(game_of(&log[0]).unwrap(), table.game);
    let last = store.last(table.code).await.unwrap().unwrap();
    assert_eq!((last.number, last.at.0), (table.number, table.at));
    let desk = kind_of(&table.game).wake(table.code, &log, last.at).unwrap();
    let mut woken: Value = serde_json::from_str(&desk.snapshot(None, Mono(0))).unwrap();
    assert_eq!((&woken["number"], &woken["clock"]["at"]), (&table.number.into(), &table.at.into()));
    if let Some(seen) = woken.pointer_mut("/view/playing/view") {
        *seen = as_it_was_shown(&table.game, seen.take());
    }
    assert_holds(&woken["view"], &table.view, "view");
}

async fn lists_its_games(store: &SqliteStore, kept: &Kept, table: &Table) {
    let listed = store.games(table.code, Page::first(100)).await.unwrap();
    let here: Vec<&Finished> = kept.finished.iter().filter(|game| game.table == table.code).collect();
    assert_eq!(listed.len(), here.len());
    for game in here {
        let found = store.game(game.id).await.unwrap().unwrap();
        assert!(listed.contains(&found));
        assert_holds(&serde_json::from_str(&found.summary).unwrap(), &game.summary, "summary");
    }
}

/// What was kept of a game when it ended, and who sat there, if it was kept before that was.
async fn summary_of(store: &SqliteStore, game: &FinishedGame) -> Summary {
    let mut summary: Summary = serde_json::from_str(&game.summary).unwrap();
    if summary.seats.is_empty() {
        let before = store.read(game.table, 0, u32::try_from(game.first).unwrap()).await.unwrap();
        summary.seats = kind_of(&game.game).who_sat(game.id, &before).unwrap();
    }
    summary
}

/// The file that people take home, which is read by the game alone.
fn is_exported(game: &Finished, log: &[Entry]) {
    let text = kind_of(&game.game).export(game.id, log).unwrap();
    let read = match &*game.game {
        Corona::NAME => Session::<Corona>::from_text(&text).map(drop),
        Colorado::NAME => Session::<Colorado>::from_text(&text).map(drop),
        Koroona::NAME => Session::<Koroona>::from_text(&text).map(drop),
        other => panic!("{other} is not played any more"),
    };
    read.unwrap();
    let exported: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(exported["events"].as_array().unwrap().len(), game.events);
}

fn is_replayed(kept: &Kept, game: &Finished, summary: &Summary, log: &[Entry]) {
    let (mut frames, mut next) = (Vec::new(), Some(0));
    while let Some(from) = next {
        let part = Part { from, longest: PART };
        let text = kind_of(&game.game).replay(game.id, part, summary.clone(), log).unwrap();
        let part: Value = serde_json::from_str(&text).unwrap();
        assert_eq!((&part["started"], &part["ended"]), (&game.started, &game.ended));
        assert_holds(&part["seats"], &game.seats, "seats");
        assert_holds(&part["outcome"], &game.outcome, "outcome");
        frames.extend_from_slice(part["frames"].as_array().unwrap());
        next = part["next"].as_u64().map(|next| usize::try_from(next).unwrap());
        assert!(next.is_none_or(|next| next == frames.len()));
    }
    kept.assert_same_frames(&game.game, &game.frames, &frames);
}

/// What an expert says may become better with time; of which positions it is said stays.
fn is_reviewed(game: &Finished, log: &[Entry]) -> Option<String> {
    let said: Option<Value> = kind_of(&game.game).expert().map(|expert| {
        let said = expert.review(game.id, log, &|| false).unwrap();
        assert!(said.whole);
        serde_json::from_str(&said.text).unwrap()
    });
    let positions = said.as_ref().map(|said| said["positions"].as_array().unwrap().len());
    // A game may get an expert later, but does not lose one.
    assert!(game.reviewed.is_none() || positions == game.reviewed, "{positions:?}, not {:?}", game.reviewed);
    said.map(|said| said["positions"].to_string())
}
