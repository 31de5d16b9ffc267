//! What a command was meant for, as its sender's screen showed it: in any other moment it is refused, not done late.

use serde::{Deserialize, Serialize};
use tablier_game::{Game, GameId, Span};

use crate::command::Command;
use crate::decide::CommandOf;
use crate::room::Room;

/// The moment a command is meant for. Compared as a whole: whatever differs is another moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// It means the same whenever it is done.
    Any,
    /// Chairs and terms as they are: the lobby's revision.
    Lobby(u32),
    /// The game that comes next.
    Next(GameId),
    /// The game under way.
    Game(GameId),
    /// A turn, a part or an offer of the game under way, by the number its view shows.
    Play {
        /// The game.
        game: GameId,
        /// The number.
        number: u32,
    },
    /// This pause.
    Pause(u32),
    /// This proposal to end the game.
    Proposal(u32),
}

/// The room's own moments, as a view shows them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomMoments {
    /// The lobby's revision. It rises with changed terms, a chair left, a game begun or over: with what somebody who
    /// gets ready, stands up or starts should have seen; and not when somebody sits down or gets ready.
    pub lobby: u32,
    /// The pause, counted.
    pub pause: u32,
    /// The proposal to end the game, counted.
    pub proposal: u32,
}

/// How much a command concerns, and so what it has to name.
pub(crate) enum Scope {
    Any,
    Lobby,
    Next,
    Game,
    Play(Span),
    Pause,
    Proposal,
}

impl Scope {
    pub(crate) fn of<G: Game>(command: &CommandOf<G>) -> Scope {
        match command {
            Command::SetName { .. }
            | Command::OpenDoor
            | Command::CloseDoor
            | Command::HandOver { .. }
            | Command::RemoveGuest { .. }
            | Command::MakeLink { .. }
            | Command::TakeLink { .. } => Scope::Any,
            Command::Stand { .. } | Command::Ready { .. } | Command::NotReady { .. } | Command::Start => {
                Scope::Lobby
            }
            Command::Sit { .. }
            | Command::SeatBot { .. }
            | Command::ChangeSetup { .. }
            | Command::SetAllowance { .. } => Scope::Next,
            Command::Play { command, .. } => Scope::Play(G::span(command)),
            Command::Pause
            | Command::DoNotPause
            | Command::GiveUp { .. }
            | Command::AgreeToEnd { .. }
            | Command::StandIn { .. }
            | Command::TakeBack { .. }
            | Command::PlayFor { .. } => Scope::Game,
            Command::Resume => Scope::Pause,
            Command::PlayOn => Scope::Proposal,
        }
    }
}

impl<G: Game> Room<G> {
    /// What such a command must be meant for to be done now; nothing if it can't be meant for now at all.
    pub fn moment(&self, command: &CommandOf<G>) -> Option<Moment> {
        match Scope::of::<G>(command) {
            Scope::Any => Some(Moment::Any),
            Scope::Lobby => Some(Moment::Lobby(self.moments.lobby)),
            Scope::Next => self.next.map(|next| Moment::Next(next.id)),
            Scope::Game => self.game_id().map(Moment::Game),
            Scope::Play(span) => {
                let playing = self.under_way()?;
                let number = G::moments(&playing.state).of(span)?;
                Some(Moment::Play { game: playing.started.id, number })
            }
            Scope::Pause => self.paused.map(|_| Moment::Pause(self.moments.pause)),
            Scope::Proposal => {
                (!self.for_ending.is_empty()).then_some(Moment::Proposal(self.moments.proposal))
            }
        }
    }
}
