//! Between games: chairs given back, getting ready, agreeing on a setup, starting.

use tablier_game::{GameId, Millis, Nonce, Seat, Seed, Started};

use super::{CommandOf, Context, Decided, MOST_CHAIRS, ensure_news, played};
use crate::Playable;
use crate::command::Command;
use crate::event::Event;
use crate::refusal::{Refusal, Refused};
use crate::room::{Drawn, Occupant, Room};

/// The nonce of whoever has no device of their own.
const NO_NONCE: Nonce = Nonce([0; 16]);

impl<G: Playable> Room<G> {
    pub(super) fn decide_beginning(&self, context: &Context<'_>, command: &CommandOf<G>) -> Decided<G> {
        if self.under_way().is_some() {
            return Err(Refused::GameUnderWay.into());
        }
        match command {
            Command::Stand { seat } => self.stand(context, *seat),
            Command::Ready { seat, nonce } => {
                self.ensure_own(context, *seat)?;
                ensure_news(self.readiness(*seat) != Some(*nonce))?;
                Ok(vec![Event::SeatReady { seat: *seat, nonce: *nonce }])
            }
            Command::NotReady { seat } => {
                self.ensure_own(context, *seat)?;
                ensure_news(self.readiness(*seat).is_some())?;
                Ok(vec![Event::SeatNotReady { seat: *seat }])
            }
            Command::ChangeSetup { setup } => {
                self.ensure_host(context)?;
                ensure_news(*setup != self.setup)?;
                ensure_can_begin::<G>(setup, self.chairs.len())?;
                Ok(vec![Event::SetupChanged { setup: setup.clone() }])
            }
            Command::SetAllowance { on } => {
                self.ensure_host(context)?;
                ensure_news(*on != self.allowance)?;
                Ok(vec![Event::AllowanceSet { on: *on }])
            }
            _ => self.start(context),
        }
    }

    fn start(&self, context: &Context<'_>) -> Decided<G> {
        self.ensure_host(context)?;
        let at = context.when.at;
        let (started, state) = self.beginning(at)?;
        // Whoever was called in is here.
        let mut events = if self.playing.is_none() { self.close_door() } else { Vec::new() };
        events.push(Event::GameStarted { started });
        events.extend(played::<G>(G::due(&state, at)));
        Ok(events)
    }

    /// What keeps the next game from starting, if anything does. Every view asks; while a game is under way nobody does.
    pub fn not_yet(&self) -> Option<Refusal> {
        if self.under_way().is_some() { None } else { self.ensure_all_agreed().err() }
    }

    /// Enough people for this game, on terms by which it can begin, all of them ready: with what they drew for it.
    fn ensure_all_agreed(&self) -> Result<Vec<Nonce>, Refusal> {
        let (fewest, most) = G::SEATS;
        if self.chairs.len() < fewest || most.is_some_and(|most| self.chairs.len() > most) {
            return Err(Refused::WrongNumberOfSeats.into());
        }
        // Before readiness: nobody should get ready for what can't begin. Setting a game up may be work, and all that is
        // asked for between two changes of the terms comes out the same.
        self.can_begin.get_or_init(|| ensure_can_begin::<G>(&self.setup, self.chairs.len())).clone()?;
        let nonce = |chair: &Occupant| match chair {
            Occupant::Guest { ready, .. } => *ready,
            Occupant::Bot(_) | Occupant::Nobody => Some(NO_NONCE),
        };
        let nonces: Option<Vec<Nonce>> = self.chairs.iter().map(nonce).collect();
        Ok(nonces.ok_or(Refused::NotEveryoneReady)?)
    }

    /// What a seat is ready with, if it is.
    fn readiness(&self, seat: Seat) -> Option<Nonce> {
        match self.chairs.get(seat.index())? {
            Occupant::Guest { ready, .. } => *ready,
            Occupant::Bot(_) | Occupant::Nobody => None,
        }
    }

    /// The next game as it would begin now.
    fn beginning(&self, at: Millis) -> Result<(Started<G::Setup>, G::State), Refusal> {
        let nonces = self.ensure_all_agreed()?;
        let Drawn { id, seed } = self.next.ok_or(Refused::GameUnderWay)?;
        let started = Started { id, rules: G::SCHEMA, setup: self.setup.clone(), nonces, seed, at };
        let state = G::begin(&started).map_err(|refusal| Refusal::by_game(&refusal))?;
        Ok((started, state))
    }

    fn stand(&self, context: &Context<'_>, seat: Seat) -> Decided<G> {
        if context.guest == self.host && seat.index() < self.chairs.len() {
            return Ok(vec![Event::ChairLeft { seat }]);
        }
        self.ensure_own(context, seat)?;
        Ok(vec![Event::ChairLeft { seat }])
    }
}

/// A setup that could never begin is refused when it is proposed, not when everyone is ready. With so many chairs, or
/// as many as the game wants.
///
/// # Errors
/// The game's refusal.
pub(crate) fn ensure_can_begin<G: Playable>(setup: &G::Setup, chairs: usize) -> Result<(), Refusal> {
    begin_for_nobody::<G>(setup.clone(), chairs).map(drop)
}

/// A game that nobody plays, with so many seats, or as many as the game wants: whether it can begin, and how it looks
/// then. What is left to chance comes out the same every time.
///
/// # Errors
/// The game's refusal.
pub(crate) fn begin_for_nobody<G: Playable>(
    setup: G::Setup,
    chairs: usize,
) -> Result<(Started<G::Setup>, G::State), Refusal> {
    let seats = chairs.clamp(G::SEATS.0, G::SEATS.1.unwrap_or(MOST_CHAIRS));
    let started = Started {
        id: GameId([0; 16]),
        rules: G::SCHEMA,
        setup,
        nonces: vec![NO_NONCE; seats],
        seed: Seed([0; 32]),
        at: Millis::ZERO,
    };
    let state = G::begin(&started).map_err(|refusal| Refusal::by_game(&refusal))?;
    Ok((started, state))
}
