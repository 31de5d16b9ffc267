//! What waits to be told until what it rests on is durable. Nothing leaves a table but through here.

use std::collections::VecDeque;

use crate::bus::{Address, EdgeId, Word};

/// Something to be told.
pub(super) enum Letter {
    /// To every edge that has sockets here.
    All(Word),
    /// To one edge.
    To(EdgeId, Word),
    /// An answer to a question; called with whether what it rests on is durable.
    Reply(Box<dyn FnOnce(bool) + Send>),
}

/// Letters in order, each with the number of the entry that must be durable first.
#[derive(Default)]
pub(super) struct Outbox {
    waiting: VecDeque<(u64, Letter)>,
    shut: bool,
}

/// A command whose answer rests on what never was: its sender is asked to send it again.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Voided {
    pub(super) to: Address,
    pub(super) id: u64,
    pub(super) turn: u64,
}

impl Outbox {
    pub(super) fn put(&mut self, needs: u64, letter: Letter) {
        match letter {
            Letter::Reply(reply) if self.shut => reply(false),
            Letter::All(_) | Letter::To(..) if self.shut => {}
            letter => self.waiting.push_back((needs, letter)),
        }
    }

    /// Takes nothing while what is in memory is not what is in the log: it would rest on what never was.
    pub(super) fn shut(&mut self, shut: bool) {
        self.shut = shut;
    }

    /// Whether what is in memory is not what is in the log.
    pub(super) fn is_shut(&self) -> bool {
        self.shut
    }

    pub(super) fn len(&self) -> usize {
        self.waiting.len()
    }

    /// The next letter that may go now that everything up to `durable` is stored.
    pub(super) fn next(&mut self, durable: u64) -> Option<Letter> {
        self.waiting.front().filter(|(needs, _)| *needs <= durable)?;
        self.waiting.pop_front().map(|(_, letter)| letter)
    }

    /// Storing failed: what waited is void. The commands whose senders must be asked to send them again.
    pub(super) fn void(&mut self) -> Vec<Voided> {
        let mut voided = Vec::new();
        for (_, letter) in self.waiting.drain(..) {
            match letter {
                Letter::To(edge, Word::Answer { socket, id, turn, .. }) => {
                    voided.push(Voided { to: Address { edge, socket }, id, turn });
                }
                Letter::All(_) | Letter::To(..) => {}
                Letter::Reply(reply) => reply(false),
            }
        }
        voided
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus::SocketId;

    #[test]
    fn nothing_leaves_before_what_it_rests_on_and_what_is_void_is_asked_for_again() {
        let mut outbox = Outbox::default();
        let (edge, socket) = (EdgeId(1), SocketId(2));
        let answer = |id, turn| Letter::To(edge, Word::Answer { socket, id, turn, text: "ack".into() });
        outbox.put(4, Letter::All(Word::At { number: 4 }));
        outbox.put(5, answer(70, 1));
        assert!(outbox.next(3).is_none());
        assert!(matches!(outbox.next(4), Some(Letter::All(_))));
        assert!(outbox.next(4).is_none());
        let (asked, replied) = std::sync::mpsc::channel();
        outbox.put(6, Letter::Reply(Box::new(move |durable| asked.send(durable).unwrap())));
        assert_eq!(outbox.void(), [Voided { to: Address { edge, socket }, id: 70, turn: 1 }]);
        assert_eq!(replied.recv(), Ok(false));
        outbox.shut(true);
        outbox.put(0, answer(71, 2));
        assert_eq!(outbox.len(), 0);
    }
}
