//! The owner of a table: the one place where it is decided what happens there. A task that has the table's desk, stores
//! its steps, tells edges what is durable, and lets its bots think.

mod bots;
mod coming;
mod commands;
mod ending;
mod gestures;
mod log;
mod mail;
mod marks;
mod outbox;
mod recovering;
mod recovery;
mod refusals;
mod registry;
mod sleeping;
mod slots;
mod sockets;
mod task;
mod telling;
mod waking;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use tablier_room::BotReport;
use tablier_store::{Last, ReadError};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::bus::{Address, Command, EdgeId, EdgeStatus, Question, Reply, ToOwner};
pub(crate) use bots::Thinkers;
pub(crate) use coming::Visit;
pub(crate) use log::read_entries;
pub(crate) use registry::{Around, NoTable, Owners};
use tablier_game::Seat;

/// How many inputs may wait for a table; senders wait beyond that.
pub(crate) const WAITING_INPUTS: usize = 256;

/// What a table's owner is told.
pub(crate) enum Input {
    /// By an edge, and when it came.
    FromEdge { letter: Box<ToOwner>, came: Duration },
    /// A question, over the bus.
    Asked { question: Box<Question>, reply: oneshot::Sender<Reply> },
    /// An edge stands elsewhere at this table than it is known to.
    Stands { edge: EdgeId, stand: EdgeStatus },
    /// An edge is gone.
    EdgeGone { edge: EdgeId },
    /// Whether a command that may be a repeat is in the log.
    LookedUp { pending: Pending, found: Result<Option<u64>, ReadError> },
    /// How far the log has come, for a socket that says it has seen more than is known here.
    EndFound { visit: Visit, end: Result<Option<Last>, ReadError> },
    /// A bot has an answer.
    BotAnswered(Box<BotReport>),
    /// A bot's thinking failed.
    BotFailed { seat: Seat },
    /// Somebody else needs the place: sleep as soon as all is stored, unless somebody is here or comes meanwhile.
    Sleep,
    /// The server stops: store everything, say goodbye, be gone.
    Stop { done: oneshot::Sender<()> },
}

/// A command on its way to being decided.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Pending {
    from: Address,
    command: Arc<Command>,
    /// When it would have come, by the exact clock, had the edge not held it.
    came: Duration,
}

/// How a table stands, as it says of itself.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct TableStatus {
    /// Since when nobody is there.
    deserted: Option<Instant>,
    /// Where each edge stands that has sockets here.
    edges: BTreeMap<EdgeId, EdgeStatus>,
}

/// The way to a table's owner.
pub(crate) type OwnerSender = mpsc::Sender<Input>;
