//! During a game: playing, pausing, giving up, ending by agreement.

use tablier_game::{Game, Millis, Seat, When};

use super::{CommandOf, Context, Decided, played};
use crate::command::Command;
use crate::event::{Event, Pause};
use crate::refusal::{Refusal, Refused};
use crate::room::{Playing, Room};

impl<G: Game> Room<G> {
    pub(super) fn decide_playing(&self, context: &Context<'_>, command: &CommandOf<G>) -> Decided<G> {
        let playing = self.under_way().ok_or(Refused::NoGame)?;
        let at = context.when.received;
        match command {
            Command::Play { seat, command } => self.play(playing, context, *seat, command),
            Command::Pause if self.paused.is_some() => Err(Refused::Paused.into()),
            Command::Pause => {
                self.ensure_seated(context)?;
                Ok(vec![Event::Paused { why: Pause::Asked(context.guest) }])
            }
            Command::Resume if self.paused.is_none() => Err(Refused::NotPaused.into()),
            Command::Resume => {
                self.ensure_seated(context)?;
                Ok(vec![Event::Resumed])
            }
            Command::GiveUp { seat } => {
                self.ensure_own(context, *seat)?;
                let mut events = played::<G>(G::leave(&playing.state, *seat, at));
                events.push(Event::SeatGivenUp { seat: *seat });
                Ok(events)
            }
            Command::AgreeToEnd { seat } => {
                self.ensure_own(context, *seat)?;
                if self.for_ending.contains(seat) {
                    return Err(Refused::NothingToDo.into());
                }
                let mut events = vec![Event::EndAgreed { seat: *seat }];
                let agreed = |other: &Seat| other == seat || self.for_ending.contains(other);
                if self.seats_of_people().all(|other| agreed(&other)) {
                    events.extend(played::<G>(G::end_by_agreement(&playing.state, at)));
                }
                Ok(events)
            }
            _ if self.for_ending.is_empty() => Err(Refused::NothingToDo.into()),
            _ => {
                self.ensure_seated(context)?;
                Ok(vec![Event::EndDeclined])
            }
        }
    }

    fn play(
        &self,
        playing: &Playing<G>,
        context: &Context<'_>,
        seat: Seat,
        command: &G::Command,
    ) -> Decided<G> {
        self.ensure_own(context, seat)?;
        if self.robot(seat).is_some() {
            return Err(Refused::StandInPlays.into());
        }
        if self.paused.is_some() {
            return Err(Refused::Paused.into());
        }
        let events = G::decide(&playing.state, seat, context.when, command);
        Ok(played::<G>(events.map_err(|refusal| Refusal::by_game(&refusal))?))
    }

    /// A bot's command for its seat.
    ///
    /// # Errors
    /// When no bot plays that seat now, the table is paused, or the game does not allow it.
    pub fn decide_bot(&self, seat: Seat, at: Millis, command: &G::Command) -> Decided<G> {
        let playing = self.under_way().ok_or(Refused::NoGame)?;
        if self.robot(seat).is_none() {
            return Err(Refused::NotYourSeat.into());
        }
        if self.paused.is_some() {
            return Err(Refused::Paused.into());
        }
        let events = G::decide(&playing.state, seat, When::exactly(at), command);
        Ok(played::<G>(events.map_err(|refusal| Refusal::by_game(&refusal))?))
    }
}
