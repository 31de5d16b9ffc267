//! The room around a game: who sits where, who is host, when it starts, pauses and starts again. Pure: input in,
//! entries and messages out; sockets, storage and clocks are other crates' business.
//!
//! [`Room`] is what a table's log tells; [`Desk`] is a table at work, which knows in addition who is connected and how
//! table time runs. [`Kind`] hides which game is played, so that a server needs to know none.

mod bots;
mod clock;
mod code;
mod command;
mod decide;
mod desk;
mod entry;
mod event;
mod expert;
mod gesture;
mod ids;
mod kind;
mod legacy;
mod moment;
mod name;
mod playable;
mod refusal;
mod replay;
mod room;
mod stands;
mod summary;
mod view;
pub mod wire;

pub use bots::{BotJob, BotReport, Think};
pub use clock::{AHEAD, Clock, GRACE, Mono};
pub use code::{BadCode, DoorCode, TableCode};
pub use command::Command;
pub use decide::{CommandOf, Context, DOOR_STAYS_OPEN, Fresh, MOST_CHAIRS, MOST_GUESTS, open};
pub use desk::{
    Asked, BadLog, CHANGE_EVERY, CHANGES_AT_ONCE, Desk, GestureKind, Known, MOST_BYTES, MOST_ENTRIES,
    Messages, Now, Shown, Step, Verdict,
};
pub use entry::{Author, Entry, Mark, Wall};
pub use event::{Event, EventOf, Pause};
pub use expert::{Expert, Laid, Opinion};
pub use gesture::{Gesture, Reaction};
pub use ids::{BadCommandId, CommandId, GuestId, Person, SessionId};
pub use kind::{AnyDesk, BadExport, BadSetup, Kind, game_of};
pub use moment::{Moment, RoomMoments};
pub use name::Name;
pub use playable::Playable;
pub use refusal::{Refusal, Refused};
pub use replay::{Frame, Part, Replay, ReplaySeat, Reviewed};
pub use room::{Drawn, Guest, Lent, Occupant, Playing, Robot, Room};
pub use stands::{Companion, Glance, Stands};
pub use summary::{Player, Summary};
pub use view::{
    ChairView, GuestView, NextView, PlayingView, RestView, Told, ToldOf, View, ViewOf, moment_of,
};
