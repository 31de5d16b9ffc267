//! One table, at work: a task that owns its desk, stores its steps, and tells what is durable.

mod outbox;
mod recovery;
mod sockets;
mod task;
mod telling;

use serde_json::Value;
use tablier_game::Millis;
use tablier_room::{BotReport, CommandId, GuestId, Name, Person, Refusal};
use tokio::sync::{mpsc, oneshot};

pub(crate) use sockets::{Line, SocketId};
pub(crate) use task::{Parts, run};

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
    Command { socket: SocketId, id: CommandId, command: Value, delay: Millis },
    /// A bot has an answer.
    BotAnswered(BotReport),
    /// What a spectator sees, for somebody who only asks.
    Look { answer: oneshot::Sender<String> },
    /// Somebody else needs the place: sleep as soon as all is stored, unless somebody is here or comes meanwhile.
    Sleep,
    /// The server stops: store everything, say goodbye, be gone.
    Stop { done: oneshot::Sender<()> },
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
