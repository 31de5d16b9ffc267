//! What an index promises of doors: where a short code leads, and who may know of a table.

use tablier_room::{DoorCode, Entry, Mark, Person, TableCode};

use super::entries::{code, door, long_code, marked, opening, person, plain};
use super::{Held, Roles, same, seen};

fn open(entry: Entry, code: DoorCode) -> Entry {
    marked(entry, Mark::DoorOpened { code })
}

fn close(entry: Entry) -> Entry {
    marked(entry, Mark::DoorClosed)
}

async fn leads(roles: &Roles, what: &str, code: DoorCode, to: Option<TableCode>) -> Held {
    same(what, roles.index.door(code).await.map_err(seen)?, to)
}

pub(super) async fn finds_doors(roles: &Roles) -> Held {
    let (one, other) = (code(1), long_code(2));
    leads(roles, "no door", door(1), None).await?;
    roles.write(vec![open(opening(one, "corona"), door(1))]).await?;
    roles.write(vec![opening(other, "corona")]).await?;
    leads(roles, "a door", door(1), Some(one)).await?;
    roles.write(vec![close(plain(other, 2))]).await?;
    leads(roles, "a door, after another table's", door(1), Some(one)).await?;
    // Opened again, it has the later code only; so also in one entry.
    roles.write(vec![open(plain(one, 2), door(2))]).await?;
    leads(roles, "the code before", door(1), None).await?;
    leads(roles, "the later code", door(2), Some(one)).await?;
    roles.write(vec![open(close(plain(one, 3)), door(3))]).await?;
    leads(roles, "closed and opened", door(3), Some(one)).await?;
    // Two drew the same: the later one has it, and the other takes it from nobody.
    roles.write(vec![open(plain(other, 3), door(3))]).await?;
    leads(roles, "a code of two", door(3), Some(other)).await?;
    roles.write(vec![close(plain(one, 4))]).await?;
    leads(roles, "a code of two, the other closed", door(3), Some(other)).await?;
    roles.write(vec![close(plain(other, 4))]).await?;
    leads(roles, "closed", door(3), None).await
}

pub(super) async fn admits(roles: &Roles) -> Held {
    let table = code(1);
    let (guest, stranger) = (Some(person(1)), Some(person(2)));
    let first = marked(opening(table, "corona"), Mark::Guest { person: person(1) });
    roles.write(vec![open(first, door(1))]).await?;
    let elsewhere = marked(opening(code(2), "corona"), Mark::Guest { person: person(2) });
    roles.write(vec![elsewhere]).await?;
    let asked = |what: &'static str, table: TableCode, who: Option<Person>, wanted: bool| async move {
        same(what, roles.index.admits(table, who).await.map_err(seen)?, wanted)
    };
    for who in [guest, stranger, None] {
        asked("the door is open", table, who, true).await?;
        asked("no such table", code(9), who, false).await?;
    }
    roles.write(vec![close(plain(table, 2))]).await?;
    asked("a guest", table, guest, true).await?;
    asked("a guest of another table", table, stranger, false).await?;
    asked("nobody in particular", table, None, false).await
}
