//! The messages of a table's socket, by direction. JSON; each has a `kind`.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tablier_game::{Game, Millis};

use crate::refusal::Refusal;
use crate::view::{ToldOf, ViewOf};
use crate::{CommandId, GuestId};

/// What a client says.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: what of the log was seen already, when coming back.
    Hello {
        /// The last number seen.
        #[serde(default)]
        seen: Option<u64>,
    },
    /// A command, named by its sender so that it is done once however often it is sent.
    Do {
        /// Its name.
        id: CommandId,
        /// What to do.
        command: Value,
    },
    /// The answer to a ping.
    Pong {
        /// The ping's number.
        ping: u64,
    },
}

/// Table time, for a client's own drawing of clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockNow {
    /// Table time as the message was made.
    pub at: Millis,
    /// Whether it runs.
    pub runs: bool,
}

/// The server's messages at a table of a game.
pub type ServerMessageOf<G> = ServerMessage<ViewOf<G>, ToldOf<G>>;

/// What the server says.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ServerMessage<View, Told> {
    /// The first message: who one is here; nobody in particular for somebody who only watches.
    Welcome {
        /// Which guest.
        you: Option<GuestId>,
    },
    /// Everything, as of this number: at first, and whenever catching up takes more than the last few entries.
    Snapshot {
        /// The last entry's number.
        number: u64,
        /// Table time.
        clock: ClockNow,
        /// What one sees.
        view: View,
    },
    /// An entry: what happened, for words, sound and motion, and what one sees after it.
    Told {
        /// Its number: one more than the last.
        number: u64,
        /// Table time.
        clock: ClockNow,
        /// What happened.
        told: Vec<Told>,
        /// What one sees.
        view: View,
    },
    /// A command was done, and is durable.
    Ack {
        /// Its name.
        id: CommandId,
        /// The entry it became.
        number: u64,
    },
    /// A command was not done, and nothing changed.
    Refused {
        /// Its name, if it could be read.
        id: Option<CommandId>,
        /// Why.
        refusal: Refusal,
    },
    /// A command may or may not have been done: send it again, under the same name.
    Resend {
        /// Its name.
        id: CommandId,
    },
    /// Who is connected.
    Presence {
        /// Guests.
        present: Vec<GuestId>,
        /// How many others watch.
        watching: usize,
        /// Table time, which may have stopped or started with it.
        clock: ClockNow,
    },
    /// Answer this at once: it measures the connection's delay.
    Ping {
        /// Its number.
        ping: u64,
    },
    /// Whether the table takes commands: it does not while nothing can be stored.
    Store {
        /// It does not.
        read_only: bool,
    },
    /// The connection ends.
    Bye {
        /// Why: a stable code.
        why: String,
    },
}

/// The same messages where no game is needed to write them.
pub type PlainMessage = ServerMessage<(), ()>;

/// A message as text.
pub fn to_text<T: Serialize>(message: &T) -> String {
    serde_json::to_string(message).expect("messages have string keys only")
}

/// A message for somebody at a table of this game, made of its parts.
pub fn told<G: Game>(number: u64, clock: ClockNow, told: Vec<ToldOf<G>>, view: ViewOf<G>) -> String {
    to_text(&ServerMessageOf::<G>::Told { number, clock, told, view })
}
