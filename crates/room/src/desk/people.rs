//! Who is at a table: coming in, connecting, going, and what that does to the clock and the host.

use super::{Desk, Now, Step};
use crate::Playable;
use crate::clock::{GRACE, Mono};
use crate::entry::Author;
use crate::event::{Event, EventOf};
use crate::refusal::{Refusal, Refused};
use crate::{GuestId, Name, Person};

/// A host who has been gone for so long is replaced.
pub(super) const HOST_GONE: u64 = 60_000;

impl<G: Playable> Desk<G> {
    /// Somebody comes in, to be a guest. Answers who they are here.
    ///
    /// # Errors
    /// When they were sent away, or there are too many, or the table's log is full.
    pub fn come(&mut self, person: Person, name: Name, now: Now) -> Result<(GuestId, Option<Step>), Refusal> {
        let events = self.room.come(person, name)?;
        if !events.is_empty() {
            self.ensure_not_full()?;
        }
        let step = (!events.is_empty()).then(|| self.step(now, Author::Table, None, events));
        let guest = self.room.guest_of(person).ok_or(Refused::NotAGuest)?;
        Ok((guest, step))
    }

    /// A connection of a guest, or of somebody who only watches, was made.
    pub fn connect(&mut self, guest: Option<GuestId>, now: Mono) {
        match self.at_the_table(guest) {
            Some(guest) => *self.present.entry(guest).or_default() += 1,
            None => self.watching += 1,
        }
        self.people_changed(now);
    }

    /// Whoever was sent away only watches.
    fn at_the_table(&self, guest: Option<GuestId>) -> Option<GuestId> {
        guest.filter(|guest| self.room.guests.get(guest).is_some_and(|guest| !guest.removed))
    }

    /// A connection was lost.
    pub fn disconnect(&mut self, guest: Option<GuestId>, now: Mono) {
        match self.at_the_table(guest) {
            Some(guest) => {
                if let Some(count) = self.present.get_mut(&guest) {
                    *count -= 1;
                    if *count == 0 {
                        self.present.remove(&guest);
                    }
                }
            }
            None => self.watching = self.watching.saturating_sub(1),
        }
        self.people_changed(now);
        self.end_rest();
    }

    /// What events mean for who is here: whoever was sent away is not, and a new host is not gone yet.
    pub(super) fn note_people(&mut self, events: &[EventOf<G>], now: Mono) {
        for event in events {
            match event {
                Event::GuestRemoved { guest } => {
                    self.watching += self.present.remove(guest).unwrap_or(0);
                }
                Event::HostPassed { .. } => self.host_gone = None,
                _ => {}
            }
        }
        self.people_changed(now);
    }

    fn people_changed(&mut self, now: Mono) {
        self.set_clock(now);
        let here = self.present.contains_key(&self.room.host);
        self.host_gone = if here { None } else { Some(self.host_gone.unwrap_or(now)) };
    }

    /// A host who is gone for long is replaced by a guest who is here: one who sits, if there is one.
    pub(super) fn new_host(&self, now: Mono) -> Vec<EventOf<G>> {
        let to = self.host_gone.filter(|gone| now.0 >= gone.0 + HOST_GONE).and_then(|_| self.heir());
        to.map(|to| self.room.pass_host(to)).unwrap_or_default()
    }

    fn heir(&self) -> Option<GuestId> {
        let here = || self.present.keys().copied().filter(|guest| *guest != self.room.host);
        here().find(|guest| !self.room.seats_of(*guest).is_empty()).or_else(|| here().next())
    }

    /// Holds table time still, for as long as nothing can be stored, or lets it go on.
    pub fn hold(&mut self, held: bool, now: Mono) {
        self.held = held;
        self.set_clock(now);
    }

    /// Table time runs while somebody who plays is there, and for a while after; not while the table is paused. Where no
    /// chair is a person's, the host counts as playing. Who only watches runs nobody's clock.
    fn set_clock(&mut self, now: Mono) {
        self.clock.not_before(self.room.at, now);
        let mut players = self.room.players().peekable();
        let here = |guest: &GuestId| self.present.contains_key(guest);
        let somebody = match players.peek() {
            None => here(&self.room.host),
            Some(_) => players.any(|guest| here(&guest)),
        };
        if self.held || self.room.paused.is_some() {
            self.clock.stand(now);
        } else if somebody {
            self.clock.run(now);
        } else if self.clock.runs(now) {
            self.clock.stop_within(now, self.grace());
        }
    }

    /// How long table time runs on without players: nobody stops a glass for others by going. Whoever is alone with bots
    /// keeps nobody waiting, and misses nothing while they are gone.
    fn grace(&self) -> u64 {
        let mut players = self.room.players();
        let first = players.next();
        if players.all(|guest| Some(guest) == first) { 0 } else { GRACE }
    }
}
