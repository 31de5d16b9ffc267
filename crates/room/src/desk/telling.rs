//! What a table says: each entry's messages, everything anew, what was missed, who is there.

use tablier_game::Viewer;

use super::{Desk, Messages};
use crate::GuestId;
use crate::Playable;
use crate::clock::Mono;
use crate::event::EventOf;
use crate::wire::{ClockNow, PlainMessage, ServerMessage, to_text};

/// What was told of an entry: the words and, with what is seen, the whole message.
pub(super) struct Worded {
    pub(super) words: Messages,
    pub(super) messages: Messages,
}

impl<G: Playable> Desk<G> {
    /// What is told of the last entry: worded once for all who see the same, and only for those who are connected.
    pub(super) fn word(&self, events: &[EventOf<G>], now: Mono) -> Worded {
        let frame = self.room.view_frame();
        let (mut words, mut messages) = (Messages::default(), Messages::default());
        let mut known: Vec<(Viewer, usize, Option<usize>)> = Vec::new();
        for guest in std::iter::once(None).chain(self.room.guests_here().map(Some)) {
            let viewer = self.viewer(guest);
            let connected = match guest {
                None => self.watching > 0,
                Some(guest) => self.present.contains_key(&guest),
            };
            let index = known.iter().position(|(other, ..)| *other == viewer).unwrap_or_else(|| {
                let which = words.add(self.words_of(events, &viewer));
                known.push((viewer.clone(), which, None));
                known.len() - 1
            });
            let (_, which, message) = &mut known[index];
            words.give(guest, *which);
            if connected {
                let message = *message.get_or_insert_with(|| {
                    let view = frame.with(&self.room, &viewer);
                    messages.add(self.told(self.number - 1, &words.texts()[*which], &view, now))
                });
                messages.give(guest, message);
            }
        }
        Worded { words, messages }
    }

    /// Whose eyes somebody has. Where nothing is played everybody sees the same.
    fn viewer(&self, guest: Option<GuestId>) -> Viewer {
        let seats = guest.filter(|_| self.room.playing.is_some());
        seats.map_or(Viewer::Spectator, |guest| self.room.viewer(guest))
    }

    /// Events as somebody may learn of them: JSON, one after another.
    fn words_of(&self, events: &[EventOf<G>], viewer: &Viewer) -> String {
        let told = events.iter().filter_map(|event| self.room.tell(event, viewer));
        told.map(|told| to_text(&told)).collect::<Vec<_>>().join(",")
    }

    /// The text of a [`ServerMessage::Told`] of words and a view that are text already.
    fn told(&self, after: u64, words: &str, view: &str, now: Mono) -> String {
        let (number, clock) = (self.number, to_text(&self.clock_now(now)));
        format!(
            r#"{{"kind":"told","after":{after},"number":{number},"clock":{clock},"told":[{words}],"view":{view}}}"#
        )
    }

    /// Everything, for this guest or somebody who only watches; to be sent when the last entry is durable.
    pub fn snapshot(&self, guest: Option<GuestId>, now: Mono) -> String {
        self.everything(guest, "", now)
    }

    /// The same for whoever has just come, with the words of what was told lately.
    pub fn first_look(&self, guest: Option<GuestId>, now: Mono) -> String {
        self.everything(guest, &self.recent.words(guest), now)
    }

    /// The text of a [`ServerMessage::Snapshot`] with words that are text already.
    fn everything(&self, guest: Option<GuestId>, lately: &str, now: Mono) -> String {
        let (number, clock) = (self.number, to_text(&self.clock_now(now)));
        let view = self.room.view_frame().with(&self.room, &self.viewer(guest));
        let lately = if lately.is_empty() { String::new() } else { format!(r#","lately":[{lately}]"#) };
        format!(r#"{{"kind":"snapshot","number":{number},"clock":{clock},"view":{view}{lately}}}"#)
    }

    /// What a guest missed since a number, if it is not too long ago: all of it in one message, with one view; to be
    /// sent when the last entry is durable.
    pub fn missed(&self, guest: Option<GuestId>, seen: u64, now: Mono) -> Option<String> {
        if seen > self.number {
            return None;
        }
        let words = self.recent.since(seen, guest)?;
        let view = self.room.view_frame().with(&self.room, &self.viewer(guest));
        Some(self.told(seen, &words, &view, now))
    }

    /// Who is connected, as a message for all.
    pub fn presence(&self, now: Mono) -> String {
        let present = self.present.keys().copied().collect();
        let message: PlainMessage =
            ServerMessage::Presence { present, watching: self.watching, clock: self.clock_now(now) };
        to_text(&message)
    }

    fn clock_now(&self, now: Mono) -> ClockNow {
        ClockNow { at: self.clock.at(now), runs: self.clock.runs(now) }
    }
}
