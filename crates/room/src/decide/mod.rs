//! What each command brings about in a room, or why not.

mod beginning;
mod door;
mod lending;
mod people;
mod playing;
mod time;

pub(crate) use beginning::{begin_for_nobody, ensure_can_begin};
pub use door::DOOR_STAYS_OPEN;

use std::collections::BTreeSet;

use tablier_game::{Game, GameId, Seat, Seed, When};

use crate::Playable;
use crate::command::Command;
use crate::event::{Event, EventOf};
use crate::moment::Moment;
use crate::refusal::{Refusal, Refused};
use crate::room::{Occupant, Room};
use crate::{DoorCode, GuestId, Name, Person};

/// The commands of a game's room.
pub type CommandOf<G> = Command<<G as Game>::Setup, <G as Game>::Command>;
type Decided<G> = Result<Vec<EventOf<G>>, Refusal>;

/// Chairs at a table at the most, where the game itself sets no limit.
pub const MOST_CHAIRS: usize = 64;
/// Guests of a table at the most. Those who were sent away don't count: whoever fills a table up with guests does not
/// shut it for ever.
pub const MOST_GUESTS: usize = 500;

/// Fresh randomness for one input, from the system: whatever is drawn in it comes from here.
#[derive(Clone, Copy)]
pub struct Fresh(pub [u8; 32]);

impl Fresh {
    fn seed(self, label: &'static str) -> Seed {
        Seed(self.0).derive(label, 0)
    }

    /// One of several of the same input's.
    fn seed_of(self, label: &'static str, seat: Seat) -> Seed {
        Seed(self.0).derive(label, u32::from(seat.0))
    }

    fn door<Setup, Play>(self) -> Event<Setup, Play> {
        Event::DoorOpened { code: DoorCode::draw(&mut self.seed("door").rng()) }
    }

    fn next_game<Setup, Play>(self) -> Event<Setup, Play> {
        let mut id = [0; 16];
        id.copy_from_slice(&self.seed("game").0[..16]);
        Event::SeedDrawn { id: GameId(id), seed: self.seed("seed") }
    }
}

/// What surrounds a command.
pub struct Context<'a> {
    /// Who gives it.
    pub guest: GuestId,
    /// What it is meant for.
    pub moment: Moment,
    /// When.
    pub when: When,
    /// Who is connected.
    pub present: &'a BTreeSet<GuestId>,
    /// For whatever is drawn.
    pub fresh: Fresh,
}

/// Opens a table for this game, and its door: friends around a table read the code aloud at once.
pub fn open<G: Playable>(setup: G::Setup, fresh: Fresh) -> Vec<EventOf<G>> {
    vec![Event::TableOpened { game: G::NAME.to_owned(), setup }, fresh.next_game(), fresh.door()]
}

/// What changes nothing is not stored.
fn ensure_news(is_news: bool) -> Result<(), Refusal> {
    if is_news { Ok(()) } else { Err(Refused::NothingToDo.into()) }
}

impl<G: Playable> Room<G> {
    /// Somebody comes in. Nothing if they are here already.
    ///
    /// # Errors
    /// When they were sent away, or there are too many.
    pub fn come(&self, person: Person, name: Name) -> Decided<G> {
        if self.guest_of(person).is_some() {
            return Ok(Vec::new());
        }
        if self.guests.values().any(|guest| guest.person == person) {
            return Err(Refused::NotAGuest.into());
        }
        if self.guests_here().count() >= MOST_GUESTS {
            return Err(Refused::TooManyGuests.into());
        }
        // By all who ever came: nobody gets the number of somebody who was sent away.
        let guest = GuestId(u32::try_from(self.guests.len()).map_err(|_| Refused::TooManyGuests)?);
        let mut events = vec![Event::GuestCame { guest, person, name }];
        if self.guests.is_empty() {
            events.push(Event::HostPassed { to: guest });
        }
        Ok(events)
    }

    /// What a command brings about.
    ///
    /// # Errors
    /// When the room, or the game, does not allow it; nothing has changed then.
    pub fn decide(&self, context: &Context<'_>, command: &CommandOf<G>) -> Decided<G> {
        if self.guests.get(&context.guest).is_none_or(|guest| guest.removed) {
            return Err(Refused::NotAGuest.into());
        }
        if self.moment(command) != Some(context.moment) {
            return Err(Refused::TooLate.into());
        }
        match command {
            Command::SetName { name } => {
                let same = self.guests.get(&context.guest).is_some_and(|guest| guest.name == *name);
                ensure_news(!same)?;
                Ok(vec![Event::GuestNamed { guest: context.guest, name: name.clone() }])
            }
            Command::Sit { name } => {
                let seat = self.next_chair()?;
                Ok(vec![Event::ChairTaken { seat, guest: context.guest, name: name.clone() }])
            }
            Command::SeatBot { level } => {
                self.ensure_host(context)?;
                ensure_level::<G>(*level)?;
                let seat = self.next_chair()?;
                Ok(vec![Event::BotSeated { seat, level: *level, seed: context.fresh.seed("bot") }])
            }
            Command::Stand { .. }
            | Command::Ready { .. }
            | Command::NotReady { .. }
            | Command::ChangeSetup { .. }
            | Command::SetAllowance { .. }
            | Command::Start => self.decide_beginning(context, command),
            Command::Play { .. }
            | Command::Pause
            | Command::DoNotPause
            | Command::Resume
            | Command::GiveUp { .. }
            | Command::AgreeToEnd { .. }
            | Command::PlayOn => self.decide_playing(context, command),
            Command::OpenDoor | Command::CloseDoor => self.decide_door(context, command),
            Command::HandOver { .. }
            | Command::RemoveGuest { .. }
            | Command::StandIn { .. }
            | Command::TakeBack { .. }
            | Command::PlayFor { .. }
            | Command::MakeLink { .. }
            | Command::TakeLink { .. } => self.decide_people(context, command),
        }
    }

    fn next_chair(&self) -> Result<Seat, Refusal> {
        if self.chairs.len() >= G::SEATS.1.unwrap_or(MOST_CHAIRS) {
            return Err(Refused::TableIsFull.into());
        }
        Ok(Seat::nth(self.chairs.len()))
    }

    /// The seats that people hold and play themselves.
    pub(crate) fn seats_of_people(&self) -> impl Iterator<Item = Seat> + '_ {
        let chairs = self.chairs.iter().enumerate();
        chairs.filter(|(_, c)| matches!(c, Occupant::Guest { stand_in: None, .. })).map(|(i, _)| Seat::nth(i))
    }

    fn ensure_host(&self, context: &Context<'_>) -> Result<(), Refusal> {
        if context.guest == self.host { Ok(()) } else { Err(Refused::NotTheHost.into()) }
    }

    fn ensure_guest(&self, guest: GuestId) -> Result<(), Refusal> {
        match self.guests.get(&guest) {
            Some(guest) if !guest.removed => Ok(()),
            _ => Err(Refused::NoSuchGuest.into()),
        }
    }

    fn ensure_own(&self, context: &Context<'_>, seat: Seat) -> Result<(), Refusal> {
        match self.chairs.get(seat.index()) {
            Some(Occupant::Guest { guest, .. }) if *guest == context.guest => Ok(()),
            _ => Err(Refused::NotYourSeat.into()),
        }
    }

    fn ensure_seated(&self, context: &Context<'_>) -> Result<(), Refusal> {
        if self.seats_of(context.guest).is_empty() { Err(Refused::NotYourSeat.into()) } else { Ok(()) }
    }
}

fn ensure_level<G: Playable>(level: u8) -> Result<(), Refusal> {
    if usize::from(level) < G::LEVELS.len() { Ok(()) } else { Err(Refused::NoSuchLevel.into()) }
}

fn played<G: Playable>(events: Vec<G::Event>) -> Vec<EventOf<G>> {
    events.into_iter().map(|event| Event::Played { event }).collect()
}
