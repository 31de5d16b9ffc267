//! Appending and reading back: numbers, runs of entries, commands.

use tablier_room::{Entry, Mark, TableCode};

use super::entries::{code, command, commanded, guest, marked, opening, person, plain, unmarked};
use super::{Held, same, seen};
use crate::{AppendError, Appended, Store};

/// Appends what must be appended.
pub(super) async fn accept(store: &dyn Store, entries: Vec<Entry>) -> Held {
    let appended = store.append(entries.clone()).await;
    same("answers", appended.len(), entries.len())?;
    for (entry, appended) in entries.iter().zip(appended) {
        appended.map_err(|error| format!("{} number {}: {error}", entry.table, entry.number))?;
    }
    Ok(())
}

/// Opens a table and appends plain entries up to a number.
pub(super) async fn fill(store: &dyn Store, table: TableCode, last: u64) -> Held {
    let mut entries = vec![opening(table, "corona")];
    entries.extend((2..=last).map(|number| plain(table, number)));
    accept(store, entries).await
}

/// All of a table's entries.
pub(super) async fn all(store: &dyn Store, table: TableCode) -> Result<Vec<Entry>, String> {
    store.read(table, 0, u32::MAX).await.map_err(seen)
}

pub(super) async fn reads_back(store: &dyn Store) -> Held {
    let (one, other) = (code(1), code(2));
    let mut written = vec![
        marked(opening(one, "corona"), Mark::Guest { person: person(1) }),
        commanded(plain(one, 2), guest(0), "first-command"),
        commanded(plain(one, 3), guest(u32::MAX), "x"),
        plain(one, 4),
    ];
    written[3].events = String::new();
    accept(store, written.clone()).await?;
    fill(store, other, 2).await?;
    let written: Vec<Entry> = written.into_iter().map(unmarked).collect();
    same("read", all(store, one).await?, written.clone())?;

    for (after, limit, numbers) in [(0, 2, 1..=2), (1, 2, 2..=3), (3, 9, 4..=4)] {
        let read = store.read(one, after, limit).await.map_err(seen)?;
        let read: Vec<u64> = read.iter().map(|entry| entry.number).collect();
        same("page", read, numbers.collect())?;
    }
    for (table, after, limit) in [(one, 4, 9), (one, u64::MAX, 9), (one, 0, 0), (code(3), 0, 9)] {
        let read = store.read(table, after, limit).await.map_err(seen)?;
        same("nothing to read", read, Vec::new())?;
    }
    let last = store.last(one).await.map_err(seen)?;
    let last = last.map(|last| (last.number, last.wall, last.at));
    same("last", last, Some((4, written[3].wall, written[3].at)))?;
    same("last of none", store.last(code(3)).await.map_err(seen)?, None)
}

pub(super) async fn only_the_next(store: &dyn Store) -> Held {
    let table = code(1);
    let not_next = |last| vec![Err(AppendError::NotNext { last })];
    for number in [0, 2, u64::MAX] {
        let appended = store.append(vec![plain(table, number)]).await;
        same("a new table's first", appended, not_next(0))?;
    }
    fill(store, table, 3).await?;
    for number in [0, 1, 2, 3, 5, u64::MAX] {
        let appended = store.append(vec![plain(table, number)]).await;
        same("after number 3", appended, not_next(3))?;
    }
    let again = store.append(vec![opening(table, "other")]).await;
    same("opened again", again, not_next(3))?;
    accept(store, vec![plain(table, 4)]).await?;
    let read = all(store, table).await?;
    let wanted = (1..=4).map(|number| plain(table, number)).collect();
    same("the log", read, wanted)?;
    same("no entries, no answers", store.append(Vec::new()).await, Vec::new())
}

pub(super) async fn together_or_not_at_all(store: &dyn Store) -> Held {
    let [good, gap, late, new] = [1, 2, 3, 4].map(code);
    fill(store, gap, 1).await?;
    fill(store, late, 2).await?;
    let mixed = vec![
        opening(good, "corona"),
        plain(gap, 2),
        plain(late, 2),
        plain(good, 2),
        opening(new, "corona"),
        plain(gap, 4),
        plain(late, 3),
        plain(good, 3),
        plain(new, 3),
    ];
    let refused = |last| -> Appended { Err(AppendError::NotNext { last }) };
    let appended = store.append(mixed.clone()).await;
    let mut lasts = Vec::new();
    for (entry, appended) in mixed.iter().zip(&appended) {
        let fine = match appended {
            Ok(()) => entry.table == good,
            // Which last is named inside a run is the store's to choose; that the run is refused is not.
            Err(AppendError::NotNext { .. }) => entry.table != good,
            Err(_) => false,
        };
        if !fine {
            return Err(format!("{} number {}: {appended:?}", entry.table, entry.number));
        }
    }
    same("answers", appended.len(), mixed.len())?;
    same("the late table's last", appended[2].clone(), refused(2))?;
    for table in [good, gap, late, new] {
        let last = store.last(table).await.map_err(seen)?;
        lasts.push(last.map_or(0, |last| last.number));
    }
    same("lasts", lasts, vec![3, 1, 2, 0])?;
    same("good", all(store, good).await?.len(), 3)?;
    // What was refused left nothing behind: the same tables go on.
    let next = vec![plain(gap, 2), plain(late, 3), opening(new, "corona")];
    accept(store, next).await
}

pub(super) async fn commands_once(store: &dyn Store) -> Held {
    let (one, other) = (code(1), code(2));
    fill(store, one, 1).await?;
    fill(store, other, 1).await?;
    let first = commanded(plain(one, 2), guest(1), "name");
    accept(store, vec![first]).await?;
    // The same name is another command at another table, or by somebody else.
    let others = vec![
        commanded(plain(one, 3), guest(2), "name"),
        commanded(plain(one, 4), tablier_room::Author::Table, "name"),
        commanded(plain(one, 5), guest(1), "NAME"),
        commanded(plain(other, 2), guest(1), "name"),
    ];
    accept(store, others).await?;
    let again = vec![plain(one, 6), commanded(plain(one, 7), guest(1), "name")];
    let repeated = Err(AppendError::Repeated { number: 2 });
    same("sent again", store.append(again).await, vec![repeated; 2])?;
    let within =
        vec![commanded(plain(one, 6), guest(7), "twice"), commanded(plain(one, 7), guest(7), "twice")];
    let repeated = Err(AppendError::Repeated { number: 6 });
    same("twice in a call", store.append(within).await, vec![repeated; 2])?;
    same("the log", all(store, one).await?.len(), 5)?;

    let cases = [
        (one, guest(1), "name", Some(2)),
        (one, guest(2), "name", Some(3)),
        (one, tablier_room::Author::Table, "name", Some(4)),
        (one, guest(1), "NAME", Some(5)),
        (other, guest(1), "name", Some(2)),
        (one, guest(7), "twice", None),
        (other, guest(2), "name", None),
        (code(3), guest(1), "name", None),
    ];
    for (table, by, name, number) in cases {
        let found = store.find_command(table, by, &command(name)).await;
        let what = format!("{name} of {by:?} at {table}");
        same(&what, found.map_err(seen)?, number)?;
    }
    Ok(())
}

pub(super) async fn pings(store: &dyn Store) -> Held {
    fill(store, code(1), 2).await?;
    for _ in 0..3 {
        store.ping().await.map_err(seen)?;
    }
    same("the log", all(store, code(1)).await?.len(), 2)?;
    accept(store, vec![plain(code(1), 3)]).await
}
