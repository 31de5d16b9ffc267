//! What waits to be told until what it rests on is durable. Nothing leaves a table but through here.

use std::collections::VecDeque;
use std::sync::Arc;

use tablier_room::CommandId;

use super::SocketId;

/// Something to be told.
pub(crate) enum Letter {
    /// A text for a socket.
    Text {
        to: SocketId,
        text: Arc<str>,
        /// The command it acknowledges: if it can't be sent after all, its sender is asked to send the command again.
        acks: Option<CommandId>,
    },
    /// An answer to a request; called with whether what it rests on is durable.
    Answer(Box<dyn FnOnce(bool) + Send>),
}

/// Letters in order, each with the number of the entry that must be durable first.
#[derive(Default)]
pub(crate) struct Outbox {
    waiting: VecDeque<(u64, Letter)>,
}

impl Outbox {
    pub(crate) fn put(&mut self, needs: u64, letter: Letter) {
        self.waiting.push_back((needs, letter));
    }

    /// The letters that may go now that everything up to `durable` is stored.
    pub(crate) fn ready(&mut self, durable: u64) -> Vec<Letter> {
        let count = self.waiting.iter().take_while(|(needs, _)| *needs <= durable).count();
        self.waiting.drain(..count).map(|(_, letter)| letter).collect()
    }

    /// Storing failed: what waited is void. The commands whose senders must be asked to send them again.
    pub(crate) fn void(&mut self) -> Vec<(SocketId, CommandId)> {
        let mut unanswered = Vec::new();
        for (_, letter) in self.waiting.drain(..) {
            match letter {
                Letter::Text { to, acks: Some(id), .. } => unanswered.push((to, id)),
                Letter::Text { .. } => {}
                Letter::Answer(answer) => answer(false),
            }
        }
        unanswered
    }
}
