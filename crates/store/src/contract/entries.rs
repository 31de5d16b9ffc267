//! Entries to test with: the n-th table, its opening, a plain entry with something of its own in it.

use tablier_game::{GameId, Millis};
use tablier_room::{Author, CommandId, DoorCode, Entry, GuestId, Mark, Person, SessionId, TableCode, Wall};

/// The n-th table's code.
pub fn code(n: u32) -> TableCode {
    const LETTERS: &[u8; 16] = b"BCDFGHJKLMPRSTVW";
    let letter = |place: u32| LETTERS[(n >> (4 * place)) as usize % LETTERS.len()];
    let letters: Vec<u8> = (0..6).rev().map(letter).collect();
    let text = String::from_utf8(letters).expect("the letters are ASCII");
    text.parse().expect("the letters are those of codes")
}

/// The n-th table's code, as long as those of new tables are.
pub fn long_code(n: u32) -> TableCode {
    format!("{first}{first}", first = code(n)).parse().expect("twice six letters are a code")
}

/// The n-th door's code.
pub fn door(n: u32) -> DoorCode {
    code(n).as_str().parse().expect("the letters are those of codes")
}

/// The n-th person.
pub fn person(n: u8) -> Person {
    Person([n; 32])
}

/// The n-th game's name.
pub fn game(n: u8) -> GameId {
    GameId([n; 16])
}

/// A command's name, of a page of this name: as many letters, as high a number.
pub fn command(page: &str) -> CommandId {
    let mut session = [0; 16];
    session.iter_mut().zip(page.bytes()).for_each(|(byte, letter)| *byte = letter);
    CommandId { session: SessionId(session), number: page.len() as u64 }
}

/// A guest.
pub fn guest(n: u32) -> Author {
    Author::Guest(GuestId(n))
}

/// A new table's first entry.
pub fn opening(table: TableCode, game: &str) -> Entry {
    let mark = Mark::Opened { game: game.to_owned() };
    marked(plain(table, 1), mark)
}

/// An entry without command or marks. Two of them differ in everything.
pub fn plain(table: TableCode, number: u64) -> Entry {
    Entry {
        table,
        number,
        wall: Wall(1_700_000_000_000 + i64::try_from(number).unwrap_or(0)),
        at: Millis(number.saturating_mul(10)),
        by: Author::Table,
        command: None,
        events: format!(r#"[{{"table":"{table}","number":{number},"said":"ça ‘va’ \" \\ \u0000 🎲"}}]"#),
        marks: Vec::new(),
    }
}

/// The same with one more mark.
#[must_use]
pub fn marked(mut entry: Entry, mark: Mark) -> Entry {
    entry.marks.push(mark);
    entry
}

/// The same as a command's.
#[must_use]
pub fn commanded(mut entry: Entry, by: Author, name: &str) -> Entry {
    entry.by = by;
    entry.command = Some(command(name));
    entry
}

/// The same at another wall time.
#[must_use]
pub fn at_wall(mut entry: Entry, wall: i64) -> Entry {
    entry.wall = Wall(wall);
    entry
}

/// As it is read back.
#[must_use]
pub fn unmarked(mut entry: Entry) -> Entry {
    entry.marks.clear();
    entry
}

/// The same with the n-th game begun in it.
#[must_use]
pub fn started(entry: Entry, n: u8) -> Entry {
    marked(entry, Mark::GameStarted { id: game(n) })
}

/// The same with the n-th game ended in it.
#[must_use]
pub fn over(entry: Entry, n: u8) -> Entry {
    let summary = format!(r#"{{"winner":{n}}}"#);
    marked(entry, Mark::GameOver { id: game(n), summary })
}
