//! The room around a game: who sits where, who is host, when it starts, pauses and starts again. Pure: input in,
//! entries and views out; sockets, storage and clocks are other crates' business.

mod entry;
mod ids;

pub use entry::{Author, Entry, Mark, Wall};
pub use ids::{CommandId, GuestId, Person, TableCode};
