//! Commands by name: which are new, which were decided, and which only the store can tell.

use std::collections::{BTreeMap, VecDeque};

use crate::{CommandId, GuestId, SessionId};

/// How many pages of a guest are known. A command of an older one is looked up.
const REMEMBERED: usize = 8;

/// What is known of a command by its name alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Known {
    /// Nobody has seen it before: it can be decided.
    New,
    /// It became this entry, which need not be durable yet.
    Decided(u64),
    /// It may be in the log. If it is, it is answered from there; if not, it can be decided.
    Unsure,
}

/// The pages that commands came from.
#[derive(Default)]
pub(super) struct Sessions {
    by_guest: BTreeMap<GuestId, Pages>,
    /// Commands that are decided and not durable yet, and their entries.
    undurable: BTreeMap<(GuestId, CommandId), u64>,
}

/// A guest's pages, the latest last, each with the highest number decided.
#[derive(Default)]
struct Pages {
    highest: VecDeque<(SessionId, u64)>,
    /// Older ones were forgotten.
    forgotten: bool,
}

impl Sessions {
    pub(super) fn known(&self, guest: GuestId, id: CommandId) -> Known {
        let Some(pages) = self.by_guest.get(&guest) else { return Known::New };
        match pages.highest.iter().find(|(session, _)| *session == id.session) {
            Some((_, highest)) if id.number > *highest => Known::New,
            None if !pages.forgotten => Known::New,
            _ => self.undurable.get(&(guest, id)).map_or(Known::Unsure, |number| Known::Decided(*number)),
        }
    }

    /// It became this entry.
    pub(super) fn note(&mut self, guest: GuestId, id: CommandId, number: u64) {
        let pages = self.by_guest.entry(guest).or_default();
        let known = pages.highest.iter().position(|(session, _)| *session == id.session);
        let before = known.and_then(|index| pages.highest.remove(index)).map_or(0, |(_, highest)| highest);
        pages.highest.push_back((id.session, before.max(id.number)));
        if pages.highest.len() > REMEMBERED {
            pages.highest.pop_front();
            pages.forgotten = true;
        }
        self.undurable.insert((guest, id), number);
    }

    /// Everything up to this entry is durable.
    pub(super) fn durable(&mut self, number: u64) {
        self.undurable.retain(|_, decided| *decided > number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: GuestId = GuestId(0);

    fn id(session: u8, number: u64) -> CommandId {
        CommandId { session: SessionId([session; 16]), number }
    }

    #[test]
    fn what_rises_is_new_and_what_does_not_is_looked_for() {
        let mut sessions = Sessions::default();
        assert_eq!(sessions.known(ADA, id(1, 5)), Known::New);
        sessions.note(ADA, id(1, 5), 40);
        assert_eq!(sessions.known(ADA, id(1, 5)), Known::Decided(40), "not durable yet, but decided");
        assert_eq!(sessions.known(ADA, id(1, 4)), Known::Unsure, "refused before, or on its way twice");
        assert_eq!(sessions.known(ADA, id(1, 6)), Known::New);
        assert_eq!(sessions.known(GuestId(1), id(1, 5)), Known::New, "another guest's are others");
        sessions.durable(40);
        assert_eq!(sessions.known(ADA, id(1, 5)), Known::Unsure, "the store knows");
    }

    #[test]
    fn a_guest_of_many_pages_costs_look_ups_and_is_never_misunderstood() {
        let mut sessions = Sessions::default();
        for session in 0..9 {
            assert_eq!(sessions.known(ADA, id(session, 1)), Known::New);
            sessions.note(ADA, id(session, 1), 1 + u64::from(session));
        }
        sessions.durable(9);
        assert_eq!(sessions.known(ADA, id(0, 1)), Known::Unsure, "forgotten");
        assert_eq!(sessions.known(ADA, id(0, 2)), Known::Unsure, "whatever its number");
        assert_eq!(sessions.known(ADA, id(77, 1)), Known::Unsure, "it may be one of those forgotten");
        assert_eq!(sessions.known(ADA, id(8, 2)), Known::New);
    }

    #[test]
    fn a_page_in_use_is_not_forgotten_for_being_old() {
        let mut sessions = Sessions::default();
        for session in 0..20 {
            sessions.note(ADA, id(200, 1 + u64::from(session)), 1);
            sessions.note(ADA, id(session, 1), 1);
        }
        assert_eq!(sessions.known(ADA, id(200, 21)), Known::New);
    }
}
