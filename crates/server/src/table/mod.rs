//! One table, at work: a task that owns its desk, stores its steps, and tells what is durable.

mod commands;
mod gestures;
mod marks;
mod outbox;
mod recovery;
mod sockets;
mod task;
mod telling;

use serde_json::Value;
use tablier_game::{Millis, Seat};
use tablier_room::{BotReport, CommandId, GuestId, Moment, Mono, Name, Person, Refusal};
use tablier_store::ReadError;
use tokio::sync::{mpsc, oneshot};

#[cfg(test)]
pub(crate) use sockets::Sockets;
pub(crate) use sockets::{Line, SocketId};
pub(crate) use task::{Greeting, Parts, run};

/// How many inputs may wait for a table; senders wait beyond that.
pub(crate) const WAITING_INPUTS: usize = 256;

/// What a table is told.
pub(crate) enum Input {
    /// Somebody wants to be a guest.
    Come { person: Person, name: Name, answer: oneshot::Sender<Result<GuestId, Trouble>> },
    /// A socket was opened.
    Connect { person: Option<Person>, seen: Option<u64>, line: Line, answer: oneshot::Sender<SocketId> },
    /// A socket was closed.
    Disconnect { socket: SocketId },
    /// A command came over a socket.
    Command(Command),
    /// Whether a command that may be a repeat is in the log.
    LookedUp { command: Command, found: Result<Option<u64>, ReadError> },
    /// A gesture came over a socket.
    Gesture { socket: SocketId, seat: Seat, gesture: Value },
    /// A bot has an answer.
    BotAnswered(BotReport),
    /// A bot's thinking failed.
    BotFailed { seat: Seat },
    /// What a spectator sees, for somebody who only asks.
    Look { answer: oneshot::Sender<String> },
    /// Somebody else needs the place: sleep as soon as all is stored, unless somebody is here or comes meanwhile.
    Sleep,
    /// The server stops: store everything, say goodbye, be gone.
    Stop { done: oneshot::Sender<()> },
}

/// A command, as a socket read it.
#[derive(Debug, Clone)]
pub(crate) struct Command {
    pub(crate) socket: SocketId,
    pub(crate) id: CommandId,
    pub(crate) moment: Moment,
    /// What to do, as it was written.
    pub(crate) what: Value,
    /// When it was read: what it waits from then on is not its sender's fault.
    pub(crate) read: Mono,
    /// How long the connection takes one way.
    pub(crate) delay: Millis,
}

/// Why somebody can't come in.
#[derive(Debug, Clone)]
pub(crate) enum Trouble {
    /// The room does not let them.
    Refused(Refusal),
    /// Nothing can be stored just now.
    ReadOnly,
}

/// The way to a table.
pub(crate) type TableSender = mpsc::Sender<Input>;
