//! How much a table writes down: how fast a guest may change what is around the games, and how long its log may become.
//! What is played is bounded by the games.

use std::collections::BTreeMap;

use super::Desk;
use crate::clock::Mono;
use crate::command::Command;
use crate::decide::CommandOf;
use crate::refusal::{Refusal, Refused};
use crate::{GuestId, Playable};

/// Changes a guest may make at once, after a rest: nobody who plays comes near it.
pub const CHANGES_AT_ONCE: u64 = 200;
/// And then one in so many milliseconds.
pub const CHANGE_EVERY: u64 = 1_000;

/// A log of so many entries, or bytes of what they say, is full: hundreds of games. No other begins then.
pub const MOST_ENTRIES: u64 = 100_000;
/// See [`MOST_ENTRIES`].
pub const MOST_BYTES: u64 = 32 * 1024 * 1024;

/// Of each guest who changed something lately: by when all that they did would have been done in its time.
#[derive(Default)]
pub(super) struct Changes(BTreeMap<GuestId, Mono>);

impl Changes {
    fn ensure_one_left(&self, guest: GuestId, now: Mono) -> Result<(), Refusal> {
        let ahead = self.0.get(&guest).map_or(0, |done| done.0.saturating_sub(now.0));
        if ahead + CHANGE_EVERY <= CHANGES_AT_ONCE * CHANGE_EVERY {
            Ok(())
        } else {
            Err(Refused::TooManyChanges.into())
        }
    }

    fn note(&mut self, guest: GuestId, now: Mono) {
        // Whoever has all of them again is forgotten.
        self.0.retain(|_, done| *done > now);
        let done = self.0.entry(guest).or_insert(now);
        done.0 = done.0.max(now.0) + CHANGE_EVERY;
    }
}

impl<G: Playable> Desk<G> {
    /// Whether this much more may be written.
    pub(super) fn ensure_may_change(
        &self,
        guest: GuestId,
        command: &CommandOf<G>,
        now: Mono,
    ) -> Result<(), Refusal> {
        if !finishes(command) {
            self.ensure_not_full()?;
        }
        if is_play(command) { Ok(()) } else { self.changes.ensure_one_left(guest, now) }
    }

    /// A guest's command became an entry.
    pub(super) fn note_change(&mut self, guest: GuestId, command: &CommandOf<G>, now: Mono) {
        if !is_play(command) {
            self.changes.note(guest, now);
        }
    }

    /// Nobody new comes to a table where nothing will be played any more.
    pub(super) fn ensure_not_full(&self) -> Result<(), Refusal> {
        if self.number < MOST_ENTRIES && self.bytes < MOST_BYTES {
            Ok(())
        } else {
            Err(Refused::LogIsFull.into())
        }
    }
}

fn is_play<Setup, Play>(command: &Command<Setup, Play>) -> bool {
    matches!(command, Command::Play { .. })
}

/// What a game under way is brought to its end with, whoever is still there.
fn finishes<Setup, Play>(command: &Command<Setup, Play>) -> bool {
    matches!(
        command,
        Command::Play { .. }
            | Command::Resume
            | Command::GiveUp { .. }
            | Command::AgreeToEnd { .. }
            | Command::StandIn { .. }
            | Command::TakeBack { .. }
            | Command::PlayFor { .. }
            | Command::TakeLink { .. }
            | Command::RemoveGuest { .. }
            | Command::CloseDoor
    )
}
