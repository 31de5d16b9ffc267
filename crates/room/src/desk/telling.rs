//! What a table says: each entry's messages, everything anew, what was missed, who is there.

use std::collections::BTreeMap;
use std::sync::Arc;

use tablier_game::Viewer;

use super::{Desk, Messages};
use crate::GuestId;
use crate::Playable;
use crate::clock::Mono;
use crate::event::EventOf;
use crate::wire::{self, ClockNow, ServerMessage, ServerMessageOf};

impl<G: Playable> Desk<G> {
    /// What is told of events: worded once for all who hold the same seats.
    pub(super) fn messages(&self, events: &[EventOf<G>], now: Mono) -> Messages {
        let mut worded: BTreeMap<Viewer, Arc<str>> = BTreeMap::new();
        let mut word = |viewer: Viewer| -> Arc<str> {
            let text = worded.entry(viewer.clone()).or_insert_with(|| {
                let told = events.iter().filter_map(|event| self.room.tell(event, &viewer)).collect();
                let (number, clock) = (self.number, self.clock_now(now));
                let view = self.room.view(&viewer);
                wire::to_text(&ServerMessageOf::<G>::Told { number, clock, told, view }).into()
            });
            Arc::clone(text)
        };
        let mut messages = BTreeMap::from([(None, word(Viewer::Spectator))]);
        for (guest, _) in self.room.guests.iter().filter(|(_, guest)| !guest.removed) {
            messages.insert(Some(*guest), word(self.room.viewer(*guest)));
        }
        messages
    }

    /// Everything, for this guest or somebody who only watches; to be sent when the last entry is durable.
    pub fn snapshot(&self, guest: Option<GuestId>, now: Mono) -> String {
        let viewer = guest.map_or(Viewer::Spectator, |guest| self.room.viewer(guest));
        wire::to_text(&ServerMessageOf::<G>::Snapshot {
            number: self.number,
            clock: self.clock_now(now),
            view: self.room.view(&viewer),
        })
    }

    /// What a guest missed since a number, if it is not too long ago; to be sent when the last of it is durable. Who
    /// has become a guest since was somebody else then: they ask for everything.
    pub fn missed(&self, guest: Option<GuestId>, seen: u64) -> Option<Vec<(u64, Arc<str>)>> {
        let first = self.recent.front().map_or(self.number + 1, |(number, _)| *number);
        if seen > self.number || seen + 1 < first {
            return None;
        }
        let missed = self.recent.iter().filter(|(number, _)| *number > seen);
        missed.map(|(number, messages)| Some((*number, Arc::clone(messages.get(&guest)?)))).collect()
    }

    /// Who is connected, as a message for all.
    pub fn presence(&self, now: Mono) -> String {
        let present = self.present.keys().copied().collect();
        let message: wire::PlainMessage =
            ServerMessage::Presence { present, watching: self.watching, clock: self.clock_now(now) };
        wire::to_text(&message)
    }

    fn clock_now(&self, now: Mono) -> ClockNow {
        ClockNow { at: self.clock.at(now), runs: self.clock.runs(now) }
    }
}
