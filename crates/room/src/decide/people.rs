//! People: the host, who is sent away, who stands in for whom, seats that go to another device.

use sha2::{Digest, Sha256};

use super::{CommandOf, Context, Decided, ensure_level};
use crate::GuestId;
use crate::Playable;
use crate::command::Command;
use crate::event::{Event, EventOf};
use crate::refusal::Refused;
use crate::room::{Occupant, Room};

impl<G: Playable> Room<G> {
    pub(super) fn decide_people(&self, context: &Context<'_>, command: &CommandOf<G>) -> Decided<G> {
        match command {
            Command::HandOver { to } => {
                self.ensure_host(context)?;
                self.ensure_guest(*to)?;
                if *to == self.host {
                    return Err(Refused::NothingToDo.into());
                }
                Ok(self.pass_host(*to))
            }
            Command::RemoveGuest { guest } => {
                self.ensure_host(context)?;
                self.ensure_guest(*guest)?;
                if *guest == self.host {
                    return Err(Refused::NothingToDo.into());
                }
                Ok(self.send_away(context, *guest))
            }
            Command::StandIn { seat, level } => {
                self.ensure_host(context)?;
                ensure_level::<G>(*level)?;
                match self.chairs.get(seat.index()) {
                    Some(Occupant::Guest { guest, .. }) if context.present.contains(guest) => {
                        Err(Refused::SeatIsPresent.into())
                    }
                    Some(Occupant::Guest { stand_in: None, .. }) => {
                        let seed = context.fresh.seed("stand-in");
                        Ok(vec![Event::StandInSeated { seat: *seat, level: *level, seed }])
                    }
                    Some(Occupant::Guest { .. }) => Err(Refused::NothingToDo.into()),
                    _ => Err(Refused::NotYourSeat.into()),
                }
            }
            Command::PlayFor { seat } => self.play_for(context, *seat),
            Command::TakeBack { seat } if self.is_lent_by(context.guest, *seat) => {
                Ok(vec![Event::SeatReturned { seat: *seat }])
            }
            Command::TakeBack { seat } => {
                self.ensure_own(context, *seat)?;
                self.robot(*seat).ok_or(Refused::NoStandIn)?;
                Ok(vec![Event::StandInDismissed { seat: *seat }])
            }
            Command::MakeLink { seat, hash } => {
                self.ensure_own(context, *seat)?;
                Ok(vec![Event::LinkMade { seat: *seat, hash: *hash }])
            }
            Command::TakeLink { secret } => {
                let hash: [u8; 32] = Sha256::digest(secret).into();
                let link = self.links.iter().find(|(_, made)| **made == hash);
                let (seat, _) = link.ok_or(Refused::LinkIsDead)?;
                Ok(vec![Event::SeatMoved { seat: *seat, guest: context.guest }])
            }
            _ => Err(Refused::BadCommand.into()),
        }
    }

    /// Whoever is sent away in a game does not lose by it: the best bot there is plays their seats on, and they are out
    /// when the part that is being played is over.
    fn send_away(&self, context: &Context<'_>, guest: GuestId) -> Vec<EventOf<G>> {
        let mut events = Vec::new();
        // From the last seat down, so that chairs that move up don't matter.
        for seat in self.seats_of(guest).into_iter().rev() {
            if self.under_way().is_none() {
                events.push(Event::ChairLeft { seat });
            } else if self.lent.contains_key(&seat) {
                events.extend(self.back_to_the_bot(context, seat));
            } else if self.robot(seat).is_none() && !G::LEVELS.is_empty() {
                let level = u8::try_from(G::LEVELS.len() - 1).unwrap_or(u8::MAX);
                let seed = context.fresh.seed_of("stand-in", seat);
                events.push(Event::StandInSeated { seat, level, seed });
            }
        }
        events.push(Event::GuestRemoved { guest });
        events
    }
}
