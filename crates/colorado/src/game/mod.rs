//! The game at the table: matches, clocks, draws and resignation around the rules of one game.

mod apply;
#[cfg(feature = "bots")]
mod bot;
mod command;
#[cfg(feature = "bots")]
#[cfg(test)]
mod conformance;
mod decide;
mod event;
mod gesture;
mod leave;
mod legacy;
mod offer;
mod refusal;
#[cfg(feature = "bots")]
mod review;
mod setup;
mod state;
mod time;
mod view;

use tablier_game::{Game, Millis, Moments, Outcome, Pausing, Seat, Span, Started, Viewer, When};

pub use command::Command;
pub use event::Event;
pub use gesture::Gesture;
pub use offer::Offer;
pub use refusal::Refusal;
#[cfg(feature = "bots")]
pub use review::{Judged, Judgement};
pub use setup::{Beginner, BoardChoice, Clock, Games, Setup};
pub use state::{Finished, MatchGame, State};
pub use view::{ClockView, Stage, View};

/// Colorado as a game at the table.
#[derive(Debug, Clone, Copy)]
pub enum Colorado {}

impl Game for Colorado {
    type Setup = Setup;
    type State = State;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Offer = Offer;
    /// Nothing on the table is hidden: everybody learns of everything.
    type Told = Event;
    type Refusal = Refusal;

    const NAME: &'static str = "colorado";
    const SCHEMA: u32 = 1;
    const SEATS: (usize, Option<usize>) = (2, Some(2));

    fn begin(started: &Started<Setup>) -> Result<State, Refusal> {
        State::begin(started)
    }

    fn apply(state: &mut State, event: &Event) {
        apply::apply(state, event);
    }

    fn decide(state: &State, by: Seat, when: When, command: &Command) -> Result<Vec<Event>, Refusal> {
        decide::decide(state, by, when, command)
    }

    fn tick(state: &State, at: Millis) -> Vec<Event> {
        time::tick(state, at)
    }

    fn next_deadline(state: &State) -> Option<Millis> {
        time::next_deadline(state)
    }

    fn leave(state: &State, seat: Seat, at: Millis) -> Vec<Event> {
        leave::leave(state, seat, at)
    }

    fn end_by_agreement(state: &State, at: Millis) -> Vec<Event> {
        leave::end_by_agreement(state, at)
    }

    fn view(state: &State, viewer: &Viewer) -> View {
        view::view(state, viewer)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn round(state: &State) -> u32 {
        // A move of each side.
        state.turns / 2 + 1
    }

    fn moments(state: &State) -> Moments {
        state.moments()
    }

    fn awaits(state: &State) -> Vec<Seat> {
        state.awaits()
    }

    fn span(command: &Command) -> Span {
        match command {
            Command::Move(_) | Command::OfferDraw => Span::Turn,
            Command::AcceptDraw | Command::DeclineDraw => Span::Offer,
            Command::Resign | Command::Continue => Span::Part,
        }
    }

    fn may_pause(state: &State) -> Pausing {
        if state.clock == Clock::None { Pausing::Now } else { Pausing::Together }
    }
}
