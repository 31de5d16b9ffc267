//! With a server: the guests come back with the tokens they had, and every table goes on.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::Value;
use tablier_client::{Request, Visitor};
use tablier_colorado::Colorado;
use tablier_corona::Corona;
use tablier_game::Game;
use tablier_koroona::game::Koroona;
use tablier_room::{Command, Playable, Replay};
use tablier_store::Log;
use tokio::time::timeout;

use super::kept::{self, Kept, Table, UnderWay, kind_of};
use super::party::Party;

const PATIENCE: Duration = Duration::from_mins(5);
/// How many entries more are enough to call a game going on.
const ENTRIES: u64 = 4;
/// Tables whose games are played to their end; the others agree to stop.
const TO_THE_END: [&str; 3] = ["moving", "draw_offered", "debt"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_table_goes_on() {
    timeout(PATIENCE, join_all(kept::all().iter().map(goes_on))).await.unwrap();
}

async fn goes_on(kept: &Kept) {
    let folder = kept.copy();
    let (server, host) = kept::serve(&folder).await;

    find_their_games(kept, &host).await;
    // All at once: people take their time.
    let tables = kept.tables.iter().map(|table| async {
        match &*table.game {
            Corona::NAME => table_goes_on::<Corona>(kept, &host, table).await,
            Colorado::NAME => table_goes_on::<Colorado>(kept, &host, table).await,
            Koroona::NAME => table_goes_on::<Koroona>(kept, &host, table).await,
            other => panic!("{other} is not played any more"),
        }
        eprintln!("{}: {}, {}", table.code, table.game, table.what);
    });
    join_all(tables).await;
    assert!(server.stop().await.in_time());

    // What was written before and after makes one log.
    let store = kept::open(&folder).await;
    for table in &kept.tables {
        let log = store.read(table.code, 0, u32::MAX).await.unwrap();
        let last = store.last(table.code).await.unwrap().unwrap();
        assert!(last.number > table.number && last.at.0 >= table.at);
        kind_of(&table.game).wake(table.code, &log, last.at).unwrap();
    }
    store.close().await;
}

/// Everybody's lists have the tables they came to and the games that were finished there; whoever was sent away stays
/// away.
async fn find_their_games(kept: &Kept, host: &str) {
    for (name, token) in &kept.tokens {
        let mut visitor = Visitor::with_token(host, token);
        let tables = visitor.tables().await.unwrap();
        let games = visitor.games().await.unwrap();
        for table in &kept.tables {
            let guests = table.view["guests"].as_array().unwrap();
            let is_guest = guests.iter().any(|guest| guest["name"] == name.as_str());
            let code = serde_json::to_value(table.code).unwrap();
            let listed = tables.iter().any(|listed| listed["code"] == code);
            assert!(listed || !is_guest, "{name} does not find {}", table.code);
            if listed && !is_guest {
                let refused = visitor.come_in(table.code, name).await.unwrap_err();
                assert_eq!(refused.code(), Some("not_a_guest"), "{name} at {}", table.code);
            }
            for game in kept.finished.iter().filter(|game| listed && game.table == table.code) {
                let id = serde_json::to_value(game.id).unwrap();
                assert!(games.iter().any(|found| found["id"] == id), "{name} does not find {}", game.id);
            }
        }
    }
}

async fn table_goes_on<G: Playable>(kept: &Kept, host: &str, table: &Table) {
    let mut party = Party::<G>::come_back(kept, host, table).await;
    if party.is_paused() {
        party.perform_somebody(Command::Resume).await;
        assert!(!party.is_paused());
    }
    if let Some(secret) = &table.link {
        party.take_link(kept, host, secret).await;
    }
    party.dismiss_stand_ins().await;
    if table.under_way.is_none() {
        party.begin(table.view["playing"].is_null()).await;
    }
    if TO_THE_END.contains(&&*table.what) {
        party.play_to_the_end().await;
    } else {
        let began = party.number();
        while party.number() < began + ENTRIES && !party.is_over() {
            party.play().await;
        }
        party.agree_to_end().await;
    }
    assert!(party.is_over());
    if let Some(game) = &table.under_way {
        replays_from_its_beginning(kept, host, table, game).await;
    }
    party.leave().await;
}

/// A game that an earlier version began and this one ended: its beginning is told as it was then.
async fn replays_from_its_beginning(kept: &Kept, host: &str, table: &Table, game: &UnderWay) {
    let mut frames: Vec<Value> = Vec::new();
    let mut next = Some(0);
    while let Some(from) = next {
        let request = Request::get(format!("/api/played/{}/replay?from={from}", game.id));
        let part: Replay<Value> = Visitor::new(host).ask(request).await.unwrap().read().unwrap();
        frames.extend(part.frames);
        next = part.next;
    }
    let then = frames.iter().filter(|frame| frame["number"].as_u64().unwrap() <= table.number).count();
    assert!(frames.len() > then);
    kept.assert_same_frames(&table.game, &game.frames, &frames[..then]);
}
