//! What is the same of an entry in every store: how long it may be, whose it is, and whether it opens its table.

use tablier_room::{Author, Entry, Mark};

use crate::days::LONGEST_FOUND;
use crate::reviews::LONGEST_REVIEW;
use crate::{Found, Unfit};

/// The longest text of events that is taken: far beyond what any game writes, far below what a store can hold.
const LONGEST_EVENTS: usize = 16 << 20;

/// The author that is no guest.
const TABLE: i64 = -1;

/// An author as the log writes it.
pub(crate) fn author(by: Author) -> i64 {
    match by {
        Author::Guest(guest) => i64::from(guest.0),
        Author::Table => TABLE,
    }
}

/// Whether an entry opens its table.
pub(crate) enum Opens<'a> {
    No,
    For(&'a str),
    Twice,
}

pub(crate) fn opens(entry: &Entry) -> Opens<'_> {
    entry.marks.iter().fold(Opens::No, |opens, mark| match (opens, mark) {
        (Opens::No, Mark::Opened { game }) => Opens::For(game),
        (_, Mark::Opened { .. }) => Opens::Twice,
        (opens, _) => opens,
    })
}

/// What holds of an entry whatever the log says: its numbers and its texts can be written.
pub(crate) fn check(entry: &Entry) -> Result<(), Unfit> {
    let numbers = i64::try_from(entry.number).is_ok() && i64::try_from(entry.at.0).is_ok();
    if !numbers || entry.events.len() > LONGEST_EVENTS {
        return Err(Unfit::TooLarge);
    }
    let marked = entry.marks.iter().any(|mark| match mark {
        Mark::Opened { game: text } | Mark::GameOver { summary: text, .. } => zero(text),
        _ => false,
    });
    if marked || zero(&entry.events) { Err(Unfit::ZeroByte) } else { Ok(()) }
}

/// What holds of what somebody found on a day.
pub(crate) fn check_found(found: &Found) -> Result<(), Unfit> {
    check_text(&found.what, LONGEST_FOUND)
}

/// What holds of what an expert said.
pub(crate) fn check_review(said: &str) -> Result<(), Unfit> {
    check_text(said, LONGEST_REVIEW)
}

fn check_text(text: &str, longest: usize) -> Result<(), Unfit> {
    if text.len() > longest {
        return Err(Unfit::TooLarge);
    }
    if zero(text) { Err(Unfit::ZeroByte) } else { Ok(()) }
}

fn zero(text: &str) -> bool {
    text.as_bytes().contains(&0)
}
