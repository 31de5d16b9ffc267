//! What happened in a room, as it is stored. Seeds are in here: no event leaves the server as it is.

use serde::{Deserialize, Serialize};
use tablier_game::{Game, GameId, Nonce, Outcome, Seat, Seed, Started};

use crate::{DoorCode, GuestId, Name, Person};

/// The room events of a game.
pub type EventOf<G> = Event<<G as Game>::Setup, <G as Game>::Event>;

/// Why a table stands still.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pause {
    /// A friend asked for it.
    Asked(GuestId),
    /// Rounds went by without a person doing anything.
    Abandoned,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "fields named after the command that brings them")]
pub enum Event<Setup, Play> {
    /// The table was opened.
    TableOpened { game: String, setup: Setup },
    /// The next game's name and secret were drawn; its commitment can be shown.
    SeedDrawn { id: GameId, seed: Seed },
    /// Somebody came in for the first time.
    GuestCame { guest: GuestId, person: Person, name: Name },
    /// They are called something else now.
    GuestNamed { guest: GuestId, name: Name },
    /// They were sent away. In a game a bot plays their seats on, to the end of the part that is being played.
    GuestRemoved { guest: GuestId },
    /// The first host, or another one.
    HostPassed { to: GuestId },
    /// The door was opened: this code leads to the table.
    DoorOpened { code: DoorCode },
    /// It was closed.
    DoorClosed,
    /// Somebody took a chair: the next, if there was none free.
    ChairTaken { seat: Seat, guest: GuestId, name: Option<Name> },
    /// A bot took one.
    BotSeated { seat: Seat, level: u8, seed: Seed },
    /// A chair was given back; those after it move up.
    ChairLeft { seat: Seat },
    /// A seat is ready.
    SeatReady { seat: Seat, nonce: Nonce },
    /// A seat is not.
    SeatNotReady { seat: Seat },
    /// Something else is to be agreed on: everyone says anew whether they are ready.
    SetupChanged { setup: Setup },
    /// Connections' delays are allowed for, or not: everyone says anew whether they are ready.
    AllowanceSet { on: bool },
    /// A game began.
    GameStarted { started: Started<Setup> },
    /// Something happened in it.
    Played { event: Play },
    /// It is over.
    GameOver { id: GameId, outcome: Outcome },
    /// Somebody wants to pause, which can't be at once.
    PauseWished { guest: GuestId },
    /// And does not after all.
    PauseUnwished { guest: GuestId },
    /// Table time stands still.
    Paused { why: Pause },
    /// It runs again.
    Resumed,
    /// A bot plays for somebody who is gone.
    StandInSeated { seat: Seat, level: u8, seed: Seed },
    /// They are back.
    StandInDismissed { seat: Seat },
    /// Somebody plays on for whoever is gone, in the bot's place.
    SeatLent { seat: Seat, guest: GuestId },
    /// The seat is its owner's again.
    SeatReturned { seat: Seat },
    /// A seat was given up for good.
    SeatGivenUp { seat: Seat },
    /// A seat is for ending the game here.
    EndAgreed { seat: Seat },
    /// Somebody wants to play on.
    EndDeclined,
    /// A link for a seat was made; any older one for it is dead.
    LinkMade {
        seat: Seat,
        #[serde(with = "hex::serde")]
        hash: [u8; 32],
    },
    /// A seat went to another device by its link.
    SeatMoved { seat: Seat, guest: GuestId },
}
