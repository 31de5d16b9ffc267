//! How events build a room.

use std::sync::OnceLock;

use tablier_game::{Game, Nonce, Outcome, Seat, Started};

use super::{Guest, Lent, Occupant, Playing, Robot, Room};
use crate::GuestId;
use crate::event::{Event, EventOf};
use crate::room::Drawn;

impl<G: Game> Room<G> {
    /// Builds the state on by what happened. Total: what does not fit changes nothing.
    pub fn apply(&mut self, event: &EventOf<G>) {
        if !matches!(event, Event::Played { .. } | Event::SeatReady { .. } | Event::GuestNamed { .. }) {
            // Few others leave both setup and chairs as they are, and none of them comes often.
            self.can_begin = OnceLock::new();
        }
        match event {
            Event::TableOpened { setup, .. } => self.setup = setup.clone(),
            Event::SetupChanged { setup } => {
                self.setup = setup.clone();
                self.terms_changed();
            }
            Event::AllowanceSet { on } => {
                self.allowance = *on;
                self.terms_changed();
            }
            Event::SeedDrawn { id, seed } => self.next = Some(Drawn { id: *id, seed: *seed }),
            Event::GuestCame { guest, person, name } => {
                let guest_here = Guest { person: *person, name: name.clone(), removed: false };
                self.guests.insert(*guest, guest_here);
            }
            Event::GuestNamed { guest, name } => {
                if let Some(guest) = self.guests.get_mut(guest) {
                    guest.name = name.clone();
                }
            }
            Event::GuestRemoved { guest } => self.remove(*guest),
            Event::HostPassed { to } => self.host = *to,
            Event::DoorOpened { code } => self.door = Some(*code),
            Event::DoorClosed => self.door = None,
            Event::ChairTaken { .. }
            | Event::BotSeated { .. }
            | Event::ChairLeft { .. }
            | Event::SeatReady { .. }
            | Event::SeatNotReady { .. }
            | Event::StandInSeated { .. }
            | Event::StandInDismissed { .. }
            | Event::SeatLent { .. }
            | Event::SeatReturned { .. }
            | Event::SeatGivenUp { .. }
            | Event::SeatMoved { .. } => self.apply_to_chairs(event),
            Event::GameStarted { started } => self.begin(started),
            Event::Played { event } => {
                if let Some(playing) = &mut self.playing {
                    G::apply(&mut playing.state, event);
                }
            }
            Event::GameOver { outcome, .. } => self.finish(outcome.clone()),
            Event::PauseWished { guest } => {
                self.pause_wished.insert(*guest);
            }
            Event::PauseUnwished { guest } => {
                self.pause_wished.remove(guest);
            }
            Event::Paused { why } => {
                self.paused = Some(*why);
                self.pause_wished.clear();
                self.moments.pause += 1;
            }
            Event::Resumed => {
                self.paused = None;
                self.note_input();
            }
            Event::EndAgreed { seat } => {
                self.moments.proposal += u32::from(self.for_ending.is_empty());
                self.for_ending.insert(*seat);
            }
            Event::EndDeclined => self.for_ending.clear(),
            Event::LinkMade { seat, hash } => {
                self.links.insert(*seat, *hash);
            }
        }
    }

    /// A person did something: the table is not abandoned.
    pub fn note_input(&mut self) {
        self.round_of_last_input = self.playing.as_ref().map_or(0, |playing| G::round(&playing.state));
    }

    fn terms_changed(&mut self) {
        self.moments.lobby += 1;
        self.nobody_is_ready();
    }

    fn remove(&mut self, guest: GuestId) {
        if let Some(guest) = self.guests.get_mut(&guest) {
            guest.removed = true;
        }
        self.pause_wished.remove(&guest);
        // Whoever plays for them keeps the seat.
        self.lent.retain(|_, lent| lent.owner != guest);
        let part = self.under_way().map(|playing| G::moments(&playing.state).part);
        for seat in self.seats_of(guest) {
            self.links.remove(&seat);
            if let Some(part) = part {
                self.leaving.insert(seat, part);
            }
        }
    }

    fn begin(&mut self, started: &Started<G::Setup>) {
        // A beginning that was decided on always begins; a foreign one leaves the room as it is.
        if let Ok(state) = G::begin(started) {
            let names = self.chairs.iter().map(|chair| self.name_of(chair)).collect();
            let levels = self.chairs.iter().map(Occupant::level).collect();
            let (started, held) = (started.clone(), Vec::new());
            self.playing = Some(Playing { started, names, levels, held, state, outcome: None });
            self.next = None;
            self.moments.lobby += 1;
            self.for_ending.clear();
            self.note_input();
        }
    }

    fn finish(&mut self, outcome: Outcome) {
        if let Some(playing) = &mut self.playing {
            playing.outcome = Some(outcome);
            playing.held = self.chairs.iter().map(Occupant::holder).collect();
        }
        self.moments.lobby += 1;
        self.paused = None;
        self.pause_wished.clear();
        self.for_ending.clear();
        self.links.clear();
        self.leaving.clear();
        self.lent.clear();
        let guests = &self.guests;
        let gone = |guest: GuestId| guests.get(&guest).is_none_or(|guest| guest.removed);
        self.chairs.retain(|chair| *chair != Occupant::Nobody && !chair.holder().is_some_and(gone));
        self.nobody_is_ready();
        for chair in &mut self.chairs {
            if let Occupant::Guest { stand_in, .. } = chair {
                *stand_in = None;
            }
        }
    }

    fn nobody_is_ready(&mut self) {
        for chair in &mut self.chairs {
            if let Occupant::Guest { ready, .. } = chair {
                *ready = None;
            }
        }
    }

    fn apply_to_chairs(&mut self, event: &EventOf<G>) {
        match event {
            Event::ChairTaken { seat, guest, name } => {
                self.put(*seat, Occupant::person(*guest, name.clone()));
            }
            Event::BotSeated { seat, level, seed } => {
                self.put(*seat, Occupant::Bot(Robot { level: *level, seed: *seed }));
            }
            Event::ChairLeft { seat } if seat.index() < self.chairs.len() => {
                self.chairs.remove(seat.index());
                self.links.clear();
                self.moments.lobby += 1;
            }
            Event::SeatGivenUp { seat } => {
                self.put(*seat, Occupant::Nobody);
                self.links.remove(seat);
                self.for_ending.remove(seat);
                self.leaving.remove(seat);
            }
            Event::SeatReady { seat, nonce } => self.set_ready(*seat, Some(*nonce)),
            Event::SeatNotReady { seat } => self.set_ready(*seat, None),
            Event::StandInSeated { seat, level, seed } => {
                self.set_stand_in(*seat, Some(Robot { level: *level, seed: *seed }));
            }
            Event::StandInDismissed { seat } => self.set_stand_in(*seat, None),
            Event::SeatLent { seat, guest } => self.lend(*seat, *guest),
            Event::SeatReturned { seat } => {
                if let Some(Lent { owner, name, .. }) = self.lent.remove(seat) {
                    self.change_hands(*seat, Occupant::person(owner, name));
                }
            }
            Event::SeatMoved { seat, guest } => {
                if let Some(Occupant::Guest { guest: holder, .. }) = self.chairs.get_mut(seat.index()) {
                    *holder = *guest;
                }
                self.links.remove(seat);
                self.lent.retain(|at, lent| at != seat || lent.owner != *guest);
            }
            _ => {}
        }
    }

    fn put(&mut self, seat: Seat, occupant: Occupant) {
        match seat.index() {
            index if index < self.chairs.len() => self.chairs[index] = occupant,
            index if index == self.chairs.len() => self.chairs.push(occupant),
            _ => {}
        }
    }

    /// Somebody plays on for whoever is gone. Who played for them before does not matter: the seat is its owner's.
    fn lend(&mut self, seat: Seat, to: GuestId) {
        let Some(Occupant::Guest { guest, name, stand_in: Some(robot), .. }) = self.chairs.get(seat.index())
        else {
            return;
        };
        let lent = Lent { owner: *guest, name: name.clone(), level: robot.level };
        self.lent.entry(seat).or_insert(lent);
        self.change_hands(seat, Occupant::person(to, None));
    }

    /// Somebody else plays a seat from here on: what was agreed to for it is theirs to say.
    fn change_hands(&mut self, seat: Seat, occupant: Occupant) {
        self.put(seat, occupant);
        self.links.remove(&seat);
        self.for_ending.remove(&seat);
    }

    fn set_ready(&mut self, seat: Seat, nonce: Option<Nonce>) {
        if let Some(Occupant::Guest { ready, .. }) = self.chairs.get_mut(seat.index()) {
            *ready = nonce;
        }
    }

    fn set_stand_in(&mut self, seat: Seat, robot: Option<Robot>) {
        if let Some(Occupant::Guest { stand_in, .. }) = self.chairs.get_mut(seat.index()) {
            *stand_in = robot;
        }
    }
}
