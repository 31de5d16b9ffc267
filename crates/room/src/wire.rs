//! The messages of a table's socket, by direction. JSON; each has a `kind`.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tablier_game::{Gestures, Millis, Seat};

use crate::gesture::Gesture;
use crate::moment::Moment;
use crate::refusal::Refusal;
use crate::view::{ToldOf, ViewOf};
use crate::{GuestId, SessionId};

/// The protocol spoken here: raised when a page of before could misunderstand, or be misunderstood.
pub const PROTOCOL: u32 = 2;
/// The oldest protocol that is still spoken.
pub const OLDEST_PROTOCOL: u32 = 2;

/// The first message of a client. What it says besides is ignored, so that a newer page can greet an older server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Greeting {
    /// Hello.
    Hello {
        /// The protocol it speaks. Pages of the first did not say.
        #[serde(default = "first_protocol")]
        protocol: u32,
        /// Which build it is, for whoever reads the server's log.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        build: Option<String>,
        /// The page: its commands are known by it and by their numbers.
        #[serde(default)]
        session: Option<SessionId>,
        /// The last number of the log that was seen, when coming back.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        seen: Option<u64>,
    },
}

fn first_protocol() -> u32 {
    1
}

/// What a client says after its greeting.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// A command, numbered by its sender so that it is done once however often it is sent.
    Do {
        /// Its number: higher than any that this page has sent before, or the same again.
        id: u64,
        /// What it is meant for.
        moment: Moment,
        /// What to do.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        command: Value,
    },
    /// What a player is about to do, or a sign to the others. Not answered; the latest wins.
    Gesture {
        /// On which of one's own seats.
        seat: Seat,
        /// What.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        gesture: Value,
    },
    /// The answer to a ping.
    Pong {
        /// The ping's number.
        ping: u64,
    },
}

/// Table time, for a client's own drawing of clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockNow {
    /// Table time as the message was made.
    pub at: Millis,
    /// Whether it runs.
    pub runs: bool,
}

/// The server's messages at a table of a game.
pub type ServerMessageOf<G> = ServerMessage<ViewOf<G>, ToldOf<G>, Gesture<<G as Gestures>::Gesture>>;

/// What the server says.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ServerMessage<View, Told, Gesture> {
    /// The first message: who one is here; nobody in particular for somebody who only watches.
    Welcome {
        /// Which guest.
        you: Option<GuestId>,
        /// The protocol this server speaks.
        protocol: u32,
        /// The build of the page it serves; another one goes on as long as its protocol is spoken.
        build: String,
        /// How often it pings: a line that is silent for two of these is dead.
        ping_every: Millis,
    },
    /// Everything, as of this number: at first, and whenever catching up takes more than the last few entries.
    Snapshot {
        /// The last entry's number.
        number: u64,
        /// Table time.
        clock: ClockNow,
        /// What one sees.
        view: View,
        /// What was told lately, for whoever has just come and knows nothing yet: for words alone, since what one sees
        /// is after all of it.
        #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Told>>"))]
        lately: Vec<Told>,
    },
    /// An entry, or all that was missed: what happened, for words, sound and motion, and what one sees after it.
    Told {
        /// The last entry before it: what one has seen.
        after: u64,
        /// The entry's number, or the last one's.
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
        /// Its number.
        id: u64,
        /// The entry it became.
        number: u64,
    },
    /// A command was not done, and nothing changed.
    Refused {
        /// Its number, if it could be read.
        id: Option<u64>,
        /// Why.
        refusal: Refusal,
    },
    /// A command may or may not have been done: send it again, under the same number.
    Resend {
        /// Its number.
        id: u64,
    },
    /// What somebody else is about to do.
    Gesture {
        /// On which seat.
        seat: Seat,
        /// What.
        gesture: Gesture,
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
pub type PlainMessage = ServerMessage<(), (), ()>;

/// A message as text.
pub fn to_text<T: Serialize>(message: &T) -> String {
    serde_json::to_string(message).expect("messages have string keys only")
}
