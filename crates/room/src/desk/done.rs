//! Commands that were done, by name: one that is sent again is answered, not done again.

use std::collections::{BTreeMap, VecDeque};

use crate::{CommandId, GuestId};

/// How many commands of each guest are known by name. Only their sender sends them again, so a sender who leaves no
/// more than this unanswered at a time is never misunderstood; a server that bounds what it reads ahead of its
/// answers bounds it well below.
pub(super) const REMEMBERED: usize = 64;

/// The last commands of each guest, and the entries they became.
#[derive(Default)]
pub(super) struct Done {
    by_guest: BTreeMap<GuestId, VecDeque<(CommandId, u64)>>,
}

impl Done {
    /// The entry this command became, if it was done.
    pub(super) fn number(&self, guest: GuestId, id: &CommandId) -> Option<u64> {
        self.by_guest.get(&guest)?.iter().find(|(done, _)| done == id).map(|(_, number)| *number)
    }

    /// It became this entry.
    pub(super) fn note(&mut self, guest: GuestId, id: &CommandId, number: u64) {
        let done = self.by_guest.entry(guest).or_default();
        done.push_back((id.clone(), number));
        if done.len() > REMEMBERED {
            done.pop_front();
        }
    }
}
