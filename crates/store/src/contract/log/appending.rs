//! Appending and reading back: numbers, calls of several entries, commands.

use tablier_room::{Author, Entry, Mark};

use crate::AppendError;
use crate::contract::entries::{code, command, commanded, guest, marked, opening, person, plain, unmarked};
use crate::contract::{Held, Roles, same, seen};

pub(in crate::contract) async fn reads_back(roles: &Roles) -> Held {
    let (one, other) = (code(1), code(2));
    let mut written = vec![
        marked(opening(one, "corona"), Mark::Guest { person: person(1) }),
        commanded(plain(one, 2), guest(0), "first-command"),
        commanded(plain(one, 3), guest(u32::MAX), "x"),
        plain(one, 4),
    ];
    written[3].events = String::new();
    let claim = roles.write(written.clone()).await?;
    roles.fill(other, 2).await?;
    let written: Vec<Entry> = written.into_iter().map(unmarked).collect();
    same("read", roles.all(one).await?, written.clone())?;

    for (after, limit, numbers) in [(0, 2, 1..=2), (1, 2, 2..=3), (3, 9, 4..=4)] {
        let read = roles.log.read(one, after, limit).await.map_err(seen)?;
        let read: Vec<u64> = read.iter().map(|entry| entry.number).collect();
        same("page", read, numbers.collect())?;
    }
    for (table, after, limit) in [(one, 4, 9), (one, u64::MAX, 9), (one, 0, 0), (code(3), 0, 9)] {
        let read = roles.log.read(table, after, limit).await.map_err(seen)?;
        same("nothing to read", read, Vec::new())?;
    }
    let last = roles.log.last(one).await.map_err(seen)?;
    let last = last.map(|last| (last.number, last.wall, last.at));
    same("last", last, Some((4, written[3].wall, written[3].at)))?;
    same("last of none", roles.log.last(code(3)).await.map_err(seen)?, None)?;
    same("nothing to append", roles.log.append(&claim, Vec::new()).await, Ok(()))
}

pub(in crate::contract) async fn only_the_next(roles: &Roles) -> Held {
    let table = code(1);
    let claim = roles.claim(table).await?;
    let not_next = |last| Err(AppendError::NotNext { last });
    for number in [0, 2, u64::MAX] {
        let appended = roles.log.append(&claim, vec![plain(table, number)]).await;
        same("a new table's first", appended, not_next(0))?;
    }
    let claim = roles.fill(table, 3).await?;
    for number in [0, 1, 2, 3, 5, u64::MAX] {
        let appended = roles.log.append(&claim, vec![plain(table, number)]).await;
        same("after number 3", appended, not_next(3))?;
    }
    let again = roles.log.append(&claim, vec![opening(table, "other")]).await;
    same("opened again", again, not_next(3))?;
    roles.accept(&claim, vec![plain(table, 4)]).await?;
    // So it is also for whoever claims it anew.
    let claim = roles.claim(table).await?;
    same("claimed anew", roles.log.append(&claim, vec![plain(table, 4)]).await, not_next(4))?;
    roles.accept(&claim, vec![plain(table, 5)]).await?;
    let wanted = (1..=5).map(|number| plain(table, number)).collect();
    same("the log", roles.all(table).await?, wanted)
}

pub(in crate::contract) async fn together_or_not_at_all(roles: &Roles) -> Held {
    let [gap, late, new] = [1, 2, 3].map(code);
    roles.fill(gap, 1).await?;
    roles.fill(late, 2).await?;
    let calls = [
        ("a gap", vec![plain(gap, 2), plain(gap, 4)]),
        ("a late one", vec![plain(late, 2), plain(late, 3)]),
        ("the same twice", vec![plain(gap, 2), plain(gap, 2)]),
        ("a gap behind a new table's first", vec![opening(new, "corona"), plain(new, 3)]),
    ];
    for (what, entries) in calls {
        let claim = roles.claim(entries[0].table).await?;
        let before = roles.last(claim.table).await?;
        match roles.log.append(&claim, entries).await {
            // Which last is named is the store's to choose: the log's, or the one within the call.
            Err(AppendError::NotNext { .. }) => {}
            other => return Err(format!("{what}: {other:?}")),
        }
        same(what, roles.last(claim.table).await?, before)?;
    }
    // What was refused left nothing behind: the same tables go on.
    for (table, next) in [(gap, plain(gap, 2)), (late, plain(late, 3)), (new, opening(new, "corona"))] {
        let claim = roles.write(vec![next]).await?;
        let number = roles.last(table).await? + 1;
        roles.accept(&claim, vec![plain(table, number)]).await?;
        same("the log", roles.all(table).await?.len() as u64, number)?;
    }
    Ok(())
}

pub(in crate::contract) async fn commands_once(roles: &Roles) -> Held {
    let (one, other) = (code(1), code(2));
    let claim = roles.fill(one, 1).await?;
    let claim_other = roles.fill(other, 1).await?;
    let first = commanded(plain(one, 2), guest(1), "name");
    roles.accept(&claim, vec![first]).await?;
    // The same name is another command by somebody else, or at another table.
    let others = vec![
        commanded(plain(one, 3), guest(2), "name"),
        commanded(plain(one, 4), Author::Table, "name"),
        commanded(plain(one, 5), guest(1), "NAME"),
    ];
    roles.accept(&claim, others).await?;
    roles.accept(&claim_other, vec![commanded(plain(other, 2), guest(1), "name")]).await?;
    let again = commanded(plain(one, 6), guest(1), "name");
    let repeated = |number| Err(AppendError::Repeated { number });
    same("sent again", roles.log.append(&claim, vec![again]).await, repeated(2))?;
    let again = vec![plain(one, 6), commanded(plain(one, 7), guest(1), "name")];
    same("sent again behind another", roles.log.append(&claim, again).await, repeated(2))?;
    let within =
        vec![commanded(plain(one, 6), guest(7), "twice"), commanded(plain(one, 7), guest(7), "twice")];
    same("twice in a call", roles.log.append(&claim, within).await, repeated(6))?;
    same("the log", roles.all(one).await?.len(), 5)?;

    let cases = [
        (one, guest(1), "name", Some(2)),
        (one, guest(2), "name", Some(3)),
        (one, Author::Table, "name", Some(4)),
        (one, guest(1), "NAME", Some(5)),
        (other, guest(1), "name", Some(2)),
        (one, guest(7), "twice", None),
        (other, guest(2), "name", None),
        (code(3), guest(1), "name", None),
    ];
    for (table, by, name, number) in cases {
        let found = roles.log.find_command(table, by, &command(name)).await;
        let what = format!("{name} of {by:?} at {table}");
        same(&what, found.map_err(seen)?, number)?;
    }
    roles.accept(&claim, vec![commanded(plain(one, 6), guest(7), "twice")]).await
}

pub(in crate::contract) async fn pings(roles: &Roles) -> Held {
    let claim = roles.fill(code(1), 2).await?;
    for _ in 0..3 {
        roles.log.ping().await.map_err(seen)?;
    }
    same("the log", roles.all(code(1)).await?.len(), 2)?;
    roles.accept(&claim, vec![plain(code(1), 3)]).await
}
