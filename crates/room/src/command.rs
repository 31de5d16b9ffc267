//! What guests ask of a room.

use serde::{Deserialize, Serialize};
use tablier_game::{Nonce, Seat, nothing_else};

use crate::{GuestId, Name};

/// A guest's command. Who gives it comes with it, from the socket it came over.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command<Setup, Play> {
    /// Be called something else.
    SetName {
        /// What.
        name: Name,
    },
    /// Take a chair, for oneself or for somebody at the same device.
    Sit {
        /// Who sits there, if not simply oneself.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        name: Option<Name>,
    },
    /// Seat a bot (host).
    SeatBot {
        /// Its level's index.
        level: u8,
    },
    /// Give a chair back between games: one's own, or any of them as host.
    Stand {
        /// Which.
        seat: Seat,
    },
    /// Ready to play; the nonce is this seat's part in what chance decides at the start.
    Ready {
        /// Which seat.
        seat: Seat,
        /// Drawn by the seat's own device.
        nonce: Nonce,
    },
    /// Not ready after all.
    NotReady {
        /// Which seat.
        seat: Seat,
    },
    /// Agree on something else for the next game (host).
    ChangeSetup {
        /// What.
        setup: Setup,
    },
    /// Allow for connections' delays in the next games, or not (host).
    SetAllowance {
        /// Whether to.
        on: bool,
    },
    /// Start, or start again (host).
    #[serde(deserialize_with = "nothing_else")]
    Start,
    /// Play: what the game makes of it is the game's business.
    Play {
        /// For which seat.
        seat: Seat,
        /// What.
        command: Play,
    },
    /// Let table time stand still: at once, or as soon as the game lets it.
    #[serde(deserialize_with = "nothing_else")]
    Pause,
    /// Take back one's wish to pause.
    #[serde(deserialize_with = "nothing_else")]
    DoNotPause,
    /// Let it run again.
    #[serde(deserialize_with = "nothing_else")]
    Resume,
    /// Open the door: a short code, to be read aloud, leads to the table (host).
    #[serde(deserialize_with = "nothing_else")]
    OpenDoor,
    /// Close it: the code leads nowhere any more (host).
    #[serde(deserialize_with = "nothing_else")]
    CloseDoor,
    /// Make somebody else the host (host).
    HandOver {
        /// Whom.
        to: GuestId,
    },
    /// Send somebody away (host).
    RemoveGuest {
        /// Whom.
        guest: GuestId,
    },
    /// Let a bot play for somebody who is gone (host).
    StandIn {
        /// For which seat.
        seat: Seat,
        /// The bot's level's index.
        level: u8,
    },
    /// Be back: play one's seat oneself again.
    TakeBack {
        /// Which seat.
        seat: Seat,
    },
    /// Play on for somebody who is gone and a bot stands in for. They can take their seat back.
    PlayFor {
        /// Which seat.
        seat: Seat,
    },
    /// Give one's seat up for good; one that is somebody else's goes back to the bot.
    GiveUp {
        /// Which seat.
        seat: Seat,
    },
    /// Propose to end the game here, or agree to it.
    AgreeToEnd {
        /// For which seat.
        seat: Seat,
    },
    /// Play on after all.
    #[serde(deserialize_with = "nothing_else")]
    PlayOn,
    /// Make a one-time link that takes a seat to another device. The device keeps the secret and sends its hash.
    MakeLink {
        /// Which seat.
        seat: Seat,
        /// SHA-256 of the secret.
        #[serde(with = "hex::serde")]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        hash: [u8; 32],
    },
    /// Take a seat by such a link.
    TakeLink {
        /// The secret.
        #[serde(with = "hex::serde")]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        secret: [u8; 32],
    },
}
