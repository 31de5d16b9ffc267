//! What is indexed: somebody's tables, games that are over; and marks that contradict the log.

use tablier_room::{Entry, Mark, TableCode, Wall};

use super::appending::{accept, all, fill};
use super::entries::{at_wall, code, game, marked, opening, person, plain};
use super::{Held, same, seen};
use crate::{AppendError, FinishedGame, Page, Store, TableSummary, Unfit};

fn started(entry: Entry, n: u8) -> Entry {
    marked(entry, Mark::GameStarted { id: game(n) })
}

fn over(entry: Entry, n: u8) -> Entry {
    let summary = format!(r#"{{"winner":{n}}}"#);
    marked(entry, Mark::GameOver { id: game(n), summary })
}

fn with(entry: Entry, n: u8) -> Entry {
    marked(entry, Mark::Guest { person: person(n) })
}

pub(super) async fn marks_fit(store: &dyn Store) -> Held {
    let [table, other, new] = [1, 2, 3].map(code);
    fill(store, table, 1).await?;
    fill(store, other, 1).await?;
    accept(store, vec![started(plain(table, 2), 1), started(plain(other, 2), 2)]).await?;
    accept(store, vec![over(plain(other, 3), 2)]).await?;

    let opened = || Mark::Opened { game: "corona".to_owned() };
    let mut huge = plain(table, 3);
    huge.at = tablier_game::Millis(u64::MAX);
    let cases = [
        ("not opened", plain(new, 1), Unfit::Opening),
        ("opened twice", marked(opening(new, "x"), opened()), Unfit::Opening),
        ("opened late", marked(plain(table, 3), opened()), Unfit::Opening),
        ("begun here before", started(plain(table, 3), 1), Unfit::GameKnown),
        ("begun elsewhere", started(plain(table, 3), 2), Unfit::GameKnown),
        ("never begun", over(plain(table, 3), 9), Unfit::GameNotPlayed),
        ("played elsewhere", over(plain(other, 4), 1), Unfit::GameNotPlayed),
        ("over before", over(plain(other, 4), 2), Unfit::GameNotPlayed),
        ("out of range", huge, Unfit::TooLarge),
    ];
    for (what, entry, unfit) in cases {
        // With a mark before it that would take effect, and an entry after it that would fit.
        let entry =
            Entry { marks: [vec![Mark::Guest { person: person(8) }], entry.marks.clone()].concat(), ..entry };
        let next = plain(entry.table, entry.number + 1);
        let appended = store.append(vec![entry, next]).await;
        same(what, appended, vec![Err(AppendError::Unfit(unfit)); 2])?;
    }
    let tables = store.tables_of(person(8), Page::first(9)).await.map_err(seen)?;
    same("what a refused entry marked", tables, Vec::new())?;
    for (table, entries) in [(table, 2), (other, 3), (new, 0)] {
        same("entries", all(store, table).await?.len(), entries)?;
    }
    accept(store, vec![over(started(plain(table, 3), 3), 3), over(plain(table, 4), 1)]).await
}

pub(super) async fn lists_tables(store: &dyn Store) -> Held {
    // Five tables; person 1 is at four of them, two of which were last active in the same millisecond.
    for (n, active) in [(1, 300), (2, 500), (3, 400), (4, 500), (5, 900)] {
        let first = at_wall(opening(code(n), if n == 2 { "colorado" } else { "corona" }), 100);
        let first = if n == 5 { with(first, 2) } else { with(with(first, 1), 2) };
        accept(store, vec![first, at_wall(with(plain(code(n), 2), 2), active)]).await?;
    }
    let newest_first = [(4, 500), (2, 500), (3, 400), (1, 300)];
    let wanted: Vec<TableSummary> = newest_first
        .map(|(n, active)| TableSummary {
            code: code(n),
            game: if n == 2 { "colorado" } else { "corona" }.to_owned(),
            opened: Wall(100),
            active: Wall(active),
            entries: 2,
        })
        .into();
    let listed = store.tables_of(person(1), Page::first(100)).await.map_err(seen)?;
    same("tables", listed, wanted.clone())?;
    for size in [1, 2, 3] {
        let (mut page, mut listed) = (Page::<TableCode>::first(size), Vec::new());
        loop {
            let tables = store.tables_of(person(1), page).await.map_err(seen)?;
            let Some(last) = tables.last() else { break };
            if tables.len() > size as usize || listed.len() > wanted.len() {
                return Err(format!("a page of {size} has {} tables", tables.len()));
            }
            page = last.then(size);
            listed.extend(tables);
        }
        same("tables, page by page", listed, wanted.clone())?;
    }
    let others = store.tables_of(person(2), Page::first(9)).await.map_err(seen)?;
    same("another's tables", others.len(), 5)?;
    let nobodys = store.tables_of(person(3), Page::first(9)).await.map_err(seen)?;
    same("nobody's tables", nobodys, Vec::new())?;
    // An entry brings its table to the front.
    accept(store, vec![at_wall(plain(code(1), 3), 1_000)]).await?;
    let front = store.tables_of(person(1), Page::first(1)).await.map_err(seen)?;
    let front = front.first().map(|table| (table.code, table.active, table.entries));
    same("the front", front, Some((code(1), Wall(1_000), 3)))
}

pub(super) async fn lists_games(store: &dyn Store) -> Held {
    let (one, other) = (code(1), code(2));
    let first = |table| at_wall(with(opening(table, "corona"), 1), 100);
    let log = vec![
        first(one),
        at_wall(started(plain(one, 2), 1), 110),
        plain(one, 3),
        at_wall(over(plain(one, 4), 1), 140),
        at_wall(started(plain(one, 5), 2), 150),
        at_wall(over(plain(one, 6), 2), 160),
        at_wall(started(plain(one, 7), 3), 170),
        first(other),
        at_wall(over(started(plain(other, 2), 4), 4), 150),
        at_wall(with(opening(code(3), "corona"), 2), 100),
        at_wall(over(started(plain(code(3), 2), 5), 5), 500),
    ];
    accept(store, log).await?;
    let finished = |n: u8, table, entries: (u64, u64), walls: (i64, i64)| FinishedGame {
        id: game(n),
        table,
        game: "corona".to_owned(),
        first: entries.0,
        last: entries.1,
        started: Wall(walls.0),
        ended: Wall(walls.1),
        summary: format!(r#"{{"winner":{n}}}"#),
    };
    let games = [
        finished(1, one, (2, 4), (110, 140)),
        finished(2, one, (5, 6), (150, 160)),
        finished(4, other, (2, 2), (150, 150)),
    ];
    for wanted in &games {
        let found = store.game(wanted.id).await.map_err(seen)?;
        same("game", found.as_ref(), Some(wanted))?;
    }
    for n in [3, 9] {
        same("no finished game", store.game(game(n)).await.map_err(seen)?, None)?;
    }
    let [g1, g2, g4] = games;
    let at_one = store.games(one, Page::first(9)).await.map_err(seen)?;
    same("games at a table", at_one, vec![g2.clone(), g1.clone()])?;
    let none = store.games(code(9), Page::first(9)).await.map_err(seen)?;
    same("games at no table", none, Vec::new())?;
    let of_one = store.finished_games_of(person(1), Page::first(2)).await.map_err(seen)?;
    same("a person's games", of_one, vec![g2.clone(), g4.clone()])?;
    let rest = store.finished_games_of(person(1), g4.then(2)).await.map_err(seen)?;
    same("the next page", rest, vec![g1.clone()])?;
    let rest = store.games(one, g2.then(9)).await.map_err(seen)?;
    same("a table's next page", rest, vec![g1])
}
