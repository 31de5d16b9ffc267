//! What waits to be told until what it rests on is durable. Nothing leaves a table but through here.

use std::collections::VecDeque;
use std::sync::Arc;

use super::SocketId;

/// What is lost if a text can't be written after all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Weight {
    /// Nothing that everything anew would not replace.
    Plain,
    /// The answer to the command of this number: its sender is asked to send the command again.
    Answer(u64),
    /// It is everything anew.
    Anew,
}

/// Something to be told.
pub(crate) enum Letter {
    /// A text for a socket.
    Text { to: SocketId, text: Arc<str>, weight: Weight },
    /// An answer to a request; called with whether what it rests on is durable.
    Answer(Box<dyn FnOnce(bool) + Send>),
}

/// Letters in order, each with the number of the entry that must be durable first.
#[derive(Default)]
pub(crate) struct Outbox {
    waiting: VecDeque<(u64, Letter)>,
    shut: bool,
}

impl Outbox {
    pub(crate) fn put(&mut self, needs: u64, letter: Letter) {
        match letter {
            Letter::Answer(answer) if self.shut => answer(false),
            Letter::Text { .. } if self.shut => {}
            letter => self.waiting.push_back((needs, letter)),
        }
    }

    /// Takes nothing while what is in memory is not what is in the log: it would rest on what never was.
    pub(crate) fn shut(&mut self, shut: bool) {
        self.shut = shut;
    }

    /// Whether what is in memory is not what is in the log.
    pub(crate) fn is_shut(&self) -> bool {
        self.shut
    }

    pub(crate) fn len(&self) -> usize {
        self.waiting.len()
    }

    /// The letters that may go now that everything up to `durable` is stored.
    pub(crate) fn ready(&mut self, durable: u64) -> Vec<Letter> {
        let count = self.waiting.iter().take_while(|(needs, _)| *needs <= durable).count();
        self.waiting.drain(..count).map(|(_, letter)| letter).collect()
    }

    /// Storing failed: what waited is void. The commands whose senders must be asked to send them again.
    pub(crate) fn void(&mut self) -> Vec<(SocketId, u64)> {
        let mut unanswered = Vec::new();
        for (_, letter) in self.waiting.drain(..) {
            match letter {
                Letter::Text { to, weight: Weight::Answer(id), .. } => unanswered.push((to, id)),
                Letter::Text { .. } => {}
                Letter::Answer(answer) => answer(false),
            }
        }
        unanswered
    }
}
