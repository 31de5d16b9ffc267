//! How edges and owners talk. An edge is a node's sockets; the owner of a table is the one place where it is decided
//! what happens there. One machine and many run the same path: only the bus differs.
//!
//! **A bus may lose, delay, repeat and reorder**, in both directions. So
//!
//! - a socket's commands are numbered by turns: the owner does each turn once and in order, asks for a gap anew, and
//!   answers a repeat with what it said the first time;
//! - what an edge waits for, it asks for again: a welcome, an answer, what was missed;
//! - what is told has the numbers of the log: an edge sees what is missing, drops what it has had, and asks for the rest;
//! - every two seconds an edge says where it stands at every table, and what differs is put right; an edge that was not
//!   heard of for six seconds is gone;
//! - everything an owner says has its epoch: what an earlier owner said is dropped, and what was meant for one too.
//!
//! Messages are plain data: what another bus would carry from machine to machine.

#[cfg(feature = "cluster")]
pub(crate) mod cluster;
pub(crate) mod local;
#[cfg(test)]
mod lossy;

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use axum::extract::ws::Utf8Bytes;
use serde_json::Value;
use tablier_game::Seat;
use tablier_room::{CommandId, Glance, GuestId, Messages, Moment, Name, Person, Refusal, TableCode};

use crate::owner::NoTable;
use crate::world::World;
pub(crate) use tablier_store::Epoch;

/// A text for a socket, shared by all that get the same.
pub(crate) type Text = Utf8Bytes;

/// A node's sockets, from when it started.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "cluster", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct EdgeId(pub(crate) u64);

impl EdgeId {
    /// One that nobody has.
    pub(crate) fn draw(world: &World) -> EdgeId {
        EdgeId(u64::from_be_bytes(world.random()))
    }
}

/// A socket at its edge. The later one has the higher number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "cluster", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct SocketId(pub(crate) u64);

/// A socket anywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "cluster", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Address {
    pub(crate) edge: EdgeId,
    pub(crate) socket: SocketId,
}

impl Said {
    /// A table that sleeps is woken for whoever comes to it or wants something, and for nobody who goes.
    pub(crate) fn wakes(&self) -> bool {
        matches!(self, Said::Connect { .. } | Said::Command { .. } | Said::CatchUp { .. })
    }
}

/// From an edge to a table's owner.
#[derive(Debug, Clone)]
#[cfg_attr(feature = "cluster", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct ToOwner {
    pub(crate) from: EdgeId,
    /// The owner it is meant for; none where any owner will do.
    #[cfg_attr(feature = "cluster", serde(with = "cluster::epoch"))]
    pub(crate) epoch: Option<Epoch>,
    pub(crate) what: Said,
}

/// What an edge says.
#[derive(Debug, Clone)]
#[cfg_attr(feature = "cluster", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Said {
    /// A socket is here. Said again until it is welcomed, and when the owner does not know it any more.
    Connect {
        socket: SocketId,
        person: Option<Person>,
        /// The last number it has seen.
        seen: Option<u64>,
        /// The turn that comes next.
        turn: u64,
    },
    /// A socket is gone.
    Disconnect { socket: SocketId },
    /// A command, and how long it was held at the edge.
    Command { command: Arc<Command>, held: Duration },
    /// A gesture: of this moment only.
    Gesture { socket: SocketId, seat: Seat, gesture: Arc<Value> },
    /// A socket, or the crowd that watches, misses what came after a number; everything, if it has none.
    CatchUp { who: Option<SocketId>, seen: Option<u64> },
    /// Every socket that is here, among those up to the latest: the answer to a roll call.
    Here { sockets: Arc<[SocketId]>, latest: SocketId },
}

/// A command of a socket's.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "cluster", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Command {
    pub(crate) socket: SocketId,
    /// Whose turn it is among the socket's commands.
    pub(crate) turn: u64,
    /// Answers to turns before this one have arrived.
    pub(crate) settled: u64,
    pub(crate) id: CommandId,
    pub(crate) moment: Moment,
    /// What to do, as it was written.
    pub(crate) what: Value,
    /// How long the connection takes one way.
    pub(crate) delay: Duration,
}

/// From a table's owner to an edge.
#[derive(Debug, Clone)]
#[cfg_attr(feature = "cluster", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct ToEdge {
    pub(crate) table: TableCode,
    /// Whose word it is; nobody's in particular, if the table has no owner just now.
    #[cfg_attr(feature = "cluster", serde(with = "cluster::epoch"))]
    pub(crate) epoch: Option<Epoch>,
    pub(crate) what: Word,
}

/// What an owner says. Nothing of it rests on what is not durable.
#[derive(Debug, Clone)]
#[cfg_attr(feature = "cluster", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Word {
    /// A socket is known, as whose it is, and this is what it is told first: it has then seen everything up to a number.
    Welcome {
        socket: SocketId,
        guest: Option<GuestId>,
        /// What it must have seen for this to follow; none if everything is in it.
        since: Option<u64>,
        number: u64,
        #[cfg_attr(feature = "cluster", serde(with = "cluster::text::several"))]
        texts: Arc<[Text]>,
    },
    /// An entry, for everybody.
    Telling(#[cfg_attr(feature = "cluster", serde(with = "cluster::text::telling"))] Arc<Telling>),
    /// What a socket, or the crowd, had missed; everything anew, if it was too much.
    CaughtUp {
        who: Option<SocketId>,
        seen: Option<u64>,
        number: u64,
        #[cfg_attr(feature = "cluster", serde(with = "cluster::text"))]
        text: Text,
    },
    /// The answer to a command: the number it was sent under, and its turn if it has one.
    Answer {
        socket: SocketId,
        id: u64,
        turn: u64,
        #[cfg_attr(feature = "cluster", serde(with = "cluster::text"))]
        text: Text,
    },
    /// Who is there; a later one has a higher order.
    Presence {
        order: u64,
        #[cfg_attr(feature = "cluster", serde(with = "cluster::text"))]
        text: Text,
    },
    /// A gesture, for everybody but whose it is.
    Gesture {
        from: Address,
        #[cfg_attr(feature = "cluster", serde(with = "cluster::text"))]
        text: Text,
    },
    /// Something for everybody at once.
    Everybody {
        #[cfg_attr(feature = "cluster", serde(with = "cluster::text"))]
        text: Text,
    },
    /// The log has come so far.
    At { number: u64 },
    /// A socket, or every one, that the owner does not know.
    Unknown { socket: Option<SocketId> },
    /// The command of this turn is missing.
    Again { socket: SocketId, turn: u64 },
    /// Which sockets are there?
    RollCall,
    /// The table has no owner here any more: it is to be looked for anew, and may be anywhere.
    Moved,
    /// The table is gone, and this is what is said last.
    Over {
        #[cfg_attr(feature = "cluster", serde(with = "cluster::text"))]
        text: Text,
    },
}

/// An entry, as everybody is told of it.
#[derive(Debug)]
pub(crate) struct Telling {
    pub(crate) number: u64,
    pub(crate) messages: Messages<Text>,
}

/// A question to a table's owner, answered once.
#[derive(Debug, Clone)]
#[cfg_attr(feature = "cluster", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Question {
    /// Somebody wants to be a guest.
    Come { person: Person, name: Name },
    /// What does a spectator see?
    Look,
    /// What does a list of somebody's tables say of it?
    Glance { person: Person },
}

/// The answer.
#[derive(Debug, Clone)]
#[cfg_attr(feature = "cluster", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Reply {
    /// Who they are here.
    Guest(GuestId),
    /// They can't come in.
    Refused(Refusal),
    /// Nothing can be stored just now.
    ReadOnly,
    /// What is seen.
    Seen(String),
    /// What a list says.
    Glance(Glance),
}

/// Where an edge stands at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "cluster", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct EdgeStatus {
    pub(crate) sockets: Roll,
    /// The last number it was told.
    pub(crate) number: u64,
    /// The order of the last presence it was told.
    pub(crate) presence: u64,
}

/// A set of sockets in short: two that differ are most unlikely to look the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "cluster", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Roll {
    pub(crate) count: usize,
    sum: u64,
}

impl Roll {
    pub(crate) fn add(&mut self, socket: SocketId) {
        self.count += 1;
        self.sum = self.sum.wrapping_add(mixed(socket));
    }

    pub(crate) fn remove(&mut self, socket: SocketId) {
        self.count -= 1;
        self.sum = self.sum.wrapping_sub(mixed(socket));
    }
}

/// Spreads a number over all its bits, so that sums of few say which they were.
fn mixed(SocketId(id): SocketId) -> u64 {
    let id = (id ^ (id >> 30)).wrapping_add(1).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (id ^ (id >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb)
}

/// The way from edges to owners and back.
#[async_trait]
pub(crate) trait Bus: Send + Sync {
    /// To a table's owner, wherever it is. Waits while the owner has too much to do. That it was sent says nothing about
    /// whether it arrives.
    async fn send(&self, table: TableCode, letter: ToOwner) -> Result<(), NoTable>;

    /// Asks a table's owner, and waits for the answer.
    async fn ask(&self, table: TableCode, question: Question) -> Result<Reply, NoTable>;

    /// Sees to it that a table has an owner, wherever that is: one that sleeps is woken.
    async fn reach(&self, table: TableCode) -> Result<(), NoTable>;

    /// To an edge. Never waits.
    fn tell(&self, edge: EdgeId, letter: ToEdge);

    /// To all owners: an edge is there, and where it stands at every table that it has sockets at.
    fn beat(&self, edge: EdgeId, stands: Vec<(TableCode, EdgeStatus)>);

    /// How it is with the bus itself.
    fn health(&self) -> Health;

    /// Waits until what was told is on its way.
    async fn flush(&self) {}
}

/// How it is with a bus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Health {
    /// Whether it carries anything.
    pub(crate) is_up: bool,
    /// How many nodes were heard of lately, this one among them.
    pub(crate) nodes: usize,
}

impl Health {
    /// Within one process nothing can fail.
    pub(crate) const ALONE: Health = Health { is_up: true, nodes: 1 };
}
