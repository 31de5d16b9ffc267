//! Between games: chairs given back, getting ready, agreeing on a setup, starting.

use tablier_game::{Game, Nonce, Seat, Started};

use super::time::due;
use super::{CommandOf, Context, Decided};
use crate::command::Command;
use crate::event::Event;
use crate::refusal::{Refusal, Refused};
use crate::room::{Occupant, Room};

/// The nonce of whoever has no device of their own.
const NO_NONCE: Nonce = Nonce([0; 16]);

impl<G: Game> Room<G> {
    pub(super) fn decide_beginning(&self, context: &Context<'_>, command: &CommandOf<G>) -> Decided<G> {
        if self.under_way().is_some() {
            return Err(Refused::GameUnderWay.into());
        }
        match command {
            Command::Stand { seat } => self.stand(context, *seat),
            Command::Ready { seat, nonce } => {
                self.ensure_own(context, *seat)?;
                Ok(vec![Event::SeatReady { seat: *seat, nonce: *nonce }])
            }
            Command::NotReady { seat } => {
                self.ensure_own(context, *seat)?;
                Ok(vec![Event::SeatNotReady { seat: *seat }])
            }
            Command::ChangeSetup { setup } => {
                self.ensure_host(context)?;
                Ok(vec![Event::SetupChanged { setup: setup.clone() }])
            }
            _ => self.start(context),
        }
    }

    fn start(&self, context: &Context<'_>) -> Decided<G> {
        self.ensure_host(context)?;
        let (fewest, most) = G::SEATS;
        if self.chairs.len() < fewest || most.is_some_and(|most| self.chairs.len() > most) {
            return Err(Refused::WrongNumberOfSeats.into());
        }
        let nonce = |chair: &Occupant| match chair {
            Occupant::Guest { ready, .. } => *ready,
            Occupant::Bot(_) | Occupant::Nobody => Some(NO_NONCE),
        };
        let nonces: Option<Vec<Nonce>> = self.chairs.iter().map(nonce).collect();
        let nonces = nonces.ok_or(Refused::NotEveryoneReady)?;
        let drawn = self.next.ok_or(Refused::GameUnderWay)?;
        let started = Started {
            id: drawn.id,
            rules: G::SCHEMA,
            setup: self.setup.clone(),
            nonces,
            seed: drawn.seed,
            at: context.when.received,
        };
        let state = G::begin(&started).map_err(|refusal| Refusal::by_game(&refusal))?;
        let at = started.at;
        let mut events = vec![Event::GameStarted { started }];
        events.extend(due::<G>(&state, at));
        Ok(events)
    }

    fn stand(&self, context: &Context<'_>, seat: Seat) -> Decided<G> {
        if context.guest == self.host && seat.index() < self.chairs.len() {
            return Ok(vec![Event::ChairLeft { seat }]);
        }
        self.ensure_own(context, seat)?;
        Ok(vec![Event::ChairLeft { seat }])
    }
}
