//! What was refused lately, by whom it was asked: a copy of it that comes late, over another socket, is refused again and
//! not done after all.

use std::collections::{BTreeMap, VecDeque};

use tablier_room::{CommandId, GuestId, Refusal};

/// How many of a guest's are remembered: no more of a socket's are ever under way.
const REMEMBERED: usize = 64;

/// The last refusals of every guest.
#[derive(Default)]
pub(super) struct Refusals(BTreeMap<GuestId, VecDeque<(CommandId, Refusal)>>);

impl Refusals {
    /// Remembers a refusal; what comes back is the first that was said to this command.
    pub(super) fn note(&mut self, guest: GuestId, id: CommandId, refusal: Refusal) -> Refusal {
        if let Some(first) = self.of(guest, id) {
            return first;
        }
        let refused = self.0.entry(guest).or_default();
        if refused.len() == REMEMBERED {
            refused.pop_front();
        }
        refused.push_back((id, refusal.clone()));
        refusal
    }

    /// It rested on what never was: the one of this number is sent again, and is decided then.
    pub(super) fn forget(&mut self, guest: GuestId, number: u64) {
        if let Some(refused) = self.0.get_mut(&guest) {
            refused.retain(|(id, _)| id.number != number);
        }
    }

    /// What was said to it, if it was refused.
    pub(super) fn of(&self, guest: GuestId, id: CommandId) -> Option<Refusal> {
        let refused = self.0.get(&guest)?;
        refused.iter().rev().find(|(other, _)| *other == id).map(|(_, refusal)| refusal.clone())
    }
}

#[cfg(test)]
mod tests {
    use tablier_room::{Refused, SessionId};

    use super::*;

    #[test]
    fn what_was_refused_stays_so_and_the_oldest_are_forgotten() {
        let mut refusals = Refusals::default();
        let id = |number| CommandId { session: SessionId([1; 16]), number };
        let (ada, bob) = (GuestId(0), GuestId(1));
        let (no, other): (Refusal, Refusal) = (Refused::NotAGuest.into(), Refused::TooLate.into());
        refusals.note(ada, id(1), no.clone());
        refusals.note(ada, id(1), other);
        assert_eq!(refusals.of(ada, id(1)), Some(no.clone()), "the first word counts");
        assert_eq!((refusals.of(ada, id(2)), refusals.of(bob, id(1))), (None, None));
        for number in 2..=64 {
            refusals.note(ada, id(number), no.clone());
        }
        assert!(refusals.of(ada, id(1)).is_some());
        refusals.note(ada, id(65), no);
        assert_eq!(refusals.of(ada, id(1)), None);
        assert!(refusals.of(ada, id(2)).is_some());
        refusals.forget(ada, 2);
        assert_eq!(refusals.of(ada, id(2)), None);
    }
}
