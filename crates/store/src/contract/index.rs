//! What an index promises: somebody's tables, games that are over.

use tablier_room::{Entry, Mark, TableCode, Wall};

use super::entries::{at_wall, code, door, game, marked, opening, over, person, plain, started};
use super::{Held, Roles, Site, same, seen};
use crate::{FinishedGame, Page, ReadError, TableSummary};

fn with(entry: Entry, n: u8) -> Entry {
    marked(entry, Mark::Guest { person: person(n) })
}

pub(super) async fn lists_tables(roles: &Roles) -> Held {
    // Five tables; person 1 is at four of them, two of which were last active in the same millisecond.
    for (n, active) in [(1, 300), (2, 500), (3, 400), (4, 500), (5, 900)] {
        let first = at_wall(opening(code(n), if n == 2 { "colorado" } else { "corona" }), 100);
        let first = if n == 5 { with(first, 2) } else { with(with(first, 1), 2) };
        roles.write(vec![first, at_wall(with(plain(code(n), 2), 2), active)]).await?;
    }
    let newest_first = [(4, 500), (2, 500), (3, 400), (1, 300)];
    let wanted: Vec<TableSummary> = newest_first
        .map(|(n, active)| TableSummary {
            code: code(n),
            game: if n == 2 { "colorado" } else { "corona" }.to_owned(),
            opened: Wall(100),
            active: Wall(active),
        })
        .into();
    let listed = roles.index.tables_of(person(1), Page::first(100)).await.map_err(seen)?;
    same("tables", listed, wanted.clone())?;
    for size in [1, 2, 3] {
        let (mut page, mut listed) = (Page::<TableCode>::first(size), Vec::new());
        loop {
            let tables = roles.index.tables_of(person(1), page).await.map_err(seen)?;
            let Some(last) = tables.last() else { break };
            if tables.len() > size as usize || listed.len() > wanted.len() {
                return Err(format!("a page of {size} has {} tables", tables.len()));
            }
            page = last.then(size);
            listed.extend(tables);
        }
        same("tables, page by page", listed, wanted.clone())?;
    }
    let others = roles.index.tables_of(person(2), Page::first(9)).await.map_err(seen)?;
    same("another's tables", others.len(), 5)?;
    let nobodys = roles.index.tables_of(person(3), Page::first(9)).await.map_err(seen)?;
    same("nobody's tables", nobodys, Vec::new())?;
    for (who, table, wanted) in [(1, 1, true), (1, 5, false), (2, 5, true), (3, 1, false), (1, 9, false)] {
        let is_guest = roles.index.is_guest(person(who), code(table)).await.map_err(seen)?;
        same("a guest", (who, table, is_guest), (who, table, wanted))?;
    }
    // An entry brings its table to the front.
    roles.write(vec![at_wall(plain(code(1), 3), 1_000)]).await?;
    let front = roles.index.tables_of(person(1), Page::first(1)).await.map_err(seen)?;
    let front = front.first().map(|table| (table.code, table.active));
    same("the front", front, Some((code(1), Wall(1_000))))
}

pub(super) async fn lists_games(roles: &Roles) -> Held {
    let (one, other) = (code(1), code(2));
    let first = |table| at_wall(with(opening(table, "corona"), 1), 100);
    let at_one = vec![
        first(one),
        at_wall(started(plain(one, 2), 1), 110),
        plain(one, 3),
        at_wall(over(plain(one, 4), 1), 140),
        at_wall(started(plain(one, 5), 2), 150),
        at_wall(over(plain(one, 6), 2), 160),
        at_wall(started(plain(one, 7), 3), 170),
    ];
    let elsewhere = vec![
        at_wall(with(opening(code(3), "corona"), 2), 100),
        at_wall(over(started(plain(code(3), 2), 5), 5), 500),
    ];
    let at_other = vec![first(other), at_wall(over(started(plain(other, 2), 4), 4), 150)];
    for log in [at_one, at_other, elsewhere] {
        roles.write(log).await?;
    }
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
        let found = roles.index.game(wanted.id).await.map_err(seen)?;
        same("game", found.as_ref(), Some(wanted))?;
    }
    for n in [3, 9] {
        same("no finished game", roles.index.game(game(n)).await.map_err(seen)?, None)?;
    }
    let [g1, g2, g4] = games;
    let at_one = roles.index.games(one, Page::first(9)).await.map_err(seen)?;
    same("games at a table", at_one, vec![g2.clone(), g1.clone()])?;
    let none = roles.index.games(code(9), Page::first(9)).await.map_err(seen)?;
    same("games at no table", none, Vec::new())?;
    let of_one = roles.index.finished_games_of(person(1), Page::first(2)).await.map_err(seen)?;
    same("a person's games", of_one, vec![g2.clone(), g4.clone()])?;
    let rest = roles.index.finished_games_of(person(1), g4.then(2)).await.map_err(seen)?;
    same("the next page", rest, vec![g1.clone()])?;
    let rest = roles.index.games(one, g2.then(9)).await.map_err(seen)?;
    same("a table's next page", rest, vec![g1])
}

pub(super) async fn lists_nothing_refused(roles: &Roles) -> Held {
    let table = code(1);
    let claim = roles.fill(table, 1).await?;
    roles.accept(&claim, vec![started(plain(table, 2), 1)]).await?;
    let lists = |what: &'static str| async move {
        let tables = roles.index.tables_of(person(8), Page::first(9)).await.map_err(seen)?;
        same(what, tables, Vec::new())?;
        let is_guest = roles.index.is_guest(person(8), table).await.map_err(seen)?;
        same(what, is_guest, false)?;
        let games = roles.index.games(table, Page::first(9)).await.map_err(seen)?;
        same(what, games, Vec::new())?;
        same(what, roles.index.door(door(1)).await.map_err(seen)?, None)
    };
    let opened = Mark::DoorOpened { code: door(1) };
    let marks = |number| over(with(marked(plain(table, number), opened.clone()), 8), 1);
    for (what, entries) in [
        ("a number too far", vec![marks(4)]),
        ("a number too far, behind", vec![marks(3), plain(table, 5)]),
        ("a game that began before", vec![marks(3), started(plain(table, 4), 1)]),
        ("a game that never began, beside", vec![over(marks(3), 9)]),
    ] {
        same(what, roles.log.append(&claim, entries).await.is_err(), true)?;
        lists(what).await?;
    }
    roles.accept(&claim, vec![marks(3)]).await?;
    same("what was not refused", roles.index.games(table, Page::first(9)).await.map_err(seen)?.len(), 1)
}

pub(super) async fn lasts(site: &Site<'_>, roles: &Roles) -> Held {
    let open = marked(opening(code(1), "corona"), Mark::DoorOpened { code: door(1) });
    let entries = vec![with(open, 1), over(started(plain(code(1), 2), 1), 1)];
    roles.write(entries).await?;
    let before = inventory(roles).await?;
    roles.log.close().await;
    let closed = || ReadError::Closed;
    let (tables, games) = (Page::first(9), Page::first(9));
    same("tables", roles.index.tables_of(person(1), tables).await, Err(closed()))?;
    same("a guest", roles.index.is_guest(person(1), code(1)).await, Err(closed()))?;
    same("games", roles.index.games(code(1), games).await, Err(closed()))?;
    same("a person's games", roles.index.finished_games_of(person(1), games).await, Err(closed()))?;
    same("game", roles.index.game(game(1)).await, Err(closed()))?;
    same("door", roles.index.door(door(1)).await, Err(closed()))?;
    same("admits", roles.index.admits(code(1), None).await, Err(closed()))?;
    let again = site.open().await?;
    let after = inventory(&again).await;
    again.log.close().await;
    same("opened again", after?, before)
}

/// What is listed, as text to compare.
async fn inventory(roles: &Roles) -> Result<String, String> {
    let tables = roles.index.tables_of(person(1), Page::first(9)).await.map_err(seen)?;
    let games = roles.index.finished_games_of(person(1), Page::first(9)).await.map_err(seen)?;
    same("listed", (tables.len(), games.len()), (1, 1))?;
    let door = roles.index.door(door(1)).await.map_err(seen)?;
    same("the door", door, Some(code(1)))?;
    Ok(format!("{tables:?} {games:?} {door:?}"))
}
