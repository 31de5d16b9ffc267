//! The door: open, a short code leads to the table; the host opens and closes it. It closes by itself when the table
//! gets another host, who may not know that it was open, when the first game starts, and when nothing has happened at the
//! table for long, so that no code leads for ever to where nobody remembers it.

use std::time::Duration;

use super::{CommandOf, Context, Decided};
use crate::GuestId;
use crate::Playable;
use crate::command::Command;
use crate::event::{Event, EventOf};
use crate::refusal::Refused;
use crate::room::Room;

/// How long a door stays open at a table where nothing happens, by the clock on the wall: it is about who is let in, not
/// about a game.
pub const DOOR_STAYS_OPEN: Duration = Duration::from_hours(1);

impl<G: Playable> Room<G> {
    pub(super) fn decide_door(&self, context: &Context<'_>, command: &CommandOf<G>) -> Decided<G> {
        self.ensure_host(context)?;
        match (command, self.door) {
            // Another code than before: whoever still knows that one is not meant.
            (Command::OpenDoor, None) => Ok(vec![context.fresh.door()]),
            (Command::CloseDoor, Some(_)) => Ok(self.close_door()),
            _ => Err(Refused::NothingToDo.into()),
        }
    }

    /// Closes the door, if it is open.
    pub(crate) fn close_door(&self) -> Vec<EventOf<G>> {
        self.door.map(|_| Event::DoorClosed).into_iter().collect()
    }

    /// Makes somebody else the host.
    pub(crate) fn pass_host(&self, to: GuestId) -> Vec<EventOf<G>> {
        let mut events = vec![Event::HostPassed { to }];
        events.extend(self.close_door());
        events
    }
}
