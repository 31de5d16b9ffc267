//! During a game: playing, pausing, giving up, ending by agreement.

use tablier_game::{Millis, Moments, Pausing, Seat, When};

use super::{CommandOf, Context, Decided, played};
use crate::Playable;
use crate::command::Command;
use crate::event::{Event, Pause};
use crate::refusal::{Refusal, Refused};
use crate::room::{Occupant, Playing, Room};

impl<G: Playable> Room<G> {
    pub(super) fn decide_playing(&self, context: &Context<'_>, command: &CommandOf<G>) -> Decided<G> {
        let playing = self.under_way().ok_or(Refused::TooLate)?;
        let at = context.when.at;
        match command {
            Command::Play { seat, command } => self.play(playing, context, *seat, command),
            Command::Pause => self.pause(playing, context),
            Command::DoNotPause if !self.pause_wished.contains(&context.guest) => {
                Err(Refused::NothingToDo.into())
            }
            Command::DoNotPause => Ok(vec![Event::PauseUnwished { guest: context.guest }]),
            Command::Resume => {
                self.ensure_say(context)?;
                Ok(vec![Event::Resumed])
            }
            Command::GiveUp { seat } => {
                self.ensure_own(context, *seat)?;
                if self.lent.contains_key(seat) {
                    return Ok(self.back_to_the_bot(context, *seat));
                }
                let mut events = played::<G>(G::leave(&playing.state, *seat, at));
                events.push(Event::SeatGivenUp { seat: *seat });
                Ok(events)
            }
            Command::AgreeToEnd { seat } => {
                self.ensure_own(context, *seat).or_else(|no| self.ensure_bots_alone(context, *seat, no))?;
                if self.for_ending.contains(seat) {
                    return Err(Refused::NothingToDo.into());
                }
                Ok(vec![Event::EndAgreed { seat: *seat }])
            }
            _ => {
                self.ensure_say(context)?;
                Ok(vec![Event::EndDeclined])
            }
        }
    }

    /// A wish to pause. Whether it comes true at once follows from the game, and from the others' wishes.
    fn pause(&self, playing: &Playing<G>, context: &Context<'_>) -> Decided<G> {
        if self.paused.is_some() {
            return Err(Refused::Paused.into());
        }
        self.ensure_say(context)?;
        if self.pause_wished.contains(&context.guest) {
            return Err(Refused::NothingToDo.into());
        }
        let guest = context.guest;
        Ok(vec![match G::may_pause(&playing.state) {
            Pausing::Now => Event::Paused { why: Pause::Asked(guest) },
            Pausing::Later | Pausing::Together => Event::PauseWished { guest },
        }])
    }

    /// A say in whether the table goes on: whoever sits at it, and the host, who may be the only person left there.
    fn ensure_say(&self, context: &Context<'_>) -> Result<(), Refusal> {
        self.ensure_host(context).or_else(|_| self.ensure_seated(context))
    }

    /// Where only bots play, the host speaks for any of them: such a game could never be ended otherwise.
    fn ensure_bots_alone(&self, context: &Context<'_>, seat: Seat, no: Refusal) -> Result<(), Refusal> {
        let anybody = self.chairs.iter().any(|chair| matches!(chair, Occupant::Guest { .. }));
        let bot = matches!(self.chairs.get(seat.index()), Some(Occupant::Bot(_)));
        if bot && !anybody && context.guest == self.host { Ok(()) } else { Err(no) }
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

    /// A bot's command for its seat, meant for what the game's moments were when it was asked.
    ///
    /// # Errors
    /// When that has passed, no bot plays that seat now, the table is paused, or the game does not allow it.
    pub fn decide_bot(&self, seat: Seat, meant: Moments, at: Millis, command: &G::Command) -> Decided<G> {
        let playing = self.under_way().ok_or(Refused::TooLate)?;
        let span = G::span(command);
        if meant.of(span) != G::moments(&playing.state).of(span) {
            return Err(Refused::TooLate.into());
        }
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
