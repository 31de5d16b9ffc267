//! Playing for somebody who is gone. The host has given their seat to a bot; whoever watches may take its place. The seat
//! stays its owner's: they take it back when they come, and nobody else can give it up for them.

use tablier_game::Seat;

use super::{Context, Decided};
use crate::GuestId;
use crate::Playable;
use crate::event::{Event, EventOf};
use crate::refusal::Refused;
use crate::room::{Occupant, Room};

impl<G: Playable> Room<G> {
    pub(super) fn play_for(&self, context: &Context<'_>, seat: Seat) -> Decided<G> {
        if !self.seats_of(context.guest).is_empty() {
            return Err(Refused::AlreadyPlays.into());
        }
        match self.chairs.get(seat.index()) {
            // Whoever leaves takes along what they have, and so does whoever was sent away, once the round is settled:
            // nobody plays on from there.
            Some(Occupant::Nobody) => Err(Refused::SeatIsOut.into()),
            Some(Occupant::Guest { .. }) if self.leaving.contains_key(&seat) => {
                Err(Refused::SeatIsOut.into())
            }
            Some(Occupant::Guest { guest, .. }) if context.present.contains(guest) => {
                Err(Refused::SeatIsPresent.into())
            }
            Some(Occupant::Guest { stand_in: None, .. }) => Err(Refused::NoStandIn.into()),
            Some(Occupant::Guest { .. }) if self.is_lent_by(context.guest, seat) => {
                Ok(vec![Event::SeatReturned { seat }])
            }
            Some(Occupant::Guest { .. }) => Ok(vec![Event::SeatLent { seat, guest: context.guest }]),
            Some(Occupant::Bot(_)) | None => Err(Refused::NotYourSeat.into()),
        }
    }

    /// Is this the guest's seat, which somebody else plays?
    pub(super) fn is_lent_by(&self, guest: GuestId, seat: Seat) -> bool {
        self.lent.get(&seat).is_some_and(|lent| lent.owner == guest)
    }

    /// Whoever plays for somebody else stops: a bot of the same level as before plays on for the owner.
    pub(super) fn back_to_the_bot(&self, context: &Context<'_>, seat: Seat) -> Vec<EventOf<G>> {
        let bot = |level| {
            let seed = context.fresh.seed_of("stand-in", seat);
            vec![Event::SeatReturned { seat }, Event::StandInSeated { seat, level, seed }]
        };
        self.lent.get(&seat).map(|lent| bot(lent.level)).unwrap_or_default()
    }
}
