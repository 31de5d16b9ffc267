//! Koroona as a [`Game`]: turns, sets and matches around the referee's verdicts.
//!
//! One file per part of the trait's vocabulary, and this one that puts them together. Commands become events in
//! `decide`, time and departures in `time` and `leave`. `apply` computes no physics and no rules: a stroke's event holds
//! the stroke, its film and where everything came to rest, a set's beginning who stands where and where discs lie; what
//! an old log lacks is in `legacy`.

mod apply;
#[cfg(feature = "bots")]
mod bot;
mod command;
#[cfg(all(test, feature = "bots"))]
mod conformance;
mod decide;
mod event;
mod gesture;
mod leave;
mod legacy;
mod offer;
mod position;
mod refusal;
#[cfg(feature = "bots")]
mod review;
mod setup;
mod state;
mod time;
mod view;

use tablier_game::{Game, Millis, Moments, Outcome, Pausing, Seat, Span, Started, Viewer, When};

pub use command::Command;
pub use event::{Event, MatchEnd, Resting, SetEnd, Struck, Why};
pub use gesture::Gesture;
pub use offer::{Offer, StrokeOffer};
pub use position::Position;
pub use refusal::Refusal;
#[cfg(feature = "bots")]
pub use review::Advice;
pub use setup::Setup;
pub use state::{Between, MOST_STROKES, MOST_WITHOUT_PROGRESS, Over, Phase, Set, State};
pub use view::{BetweenView, DiscView, SeatView, View};

/// The game of Koroona.
#[derive(Debug, Clone, Copy)]
pub enum Koroona {}

impl Game for Koroona {
    type Setup = Setup;
    type State = State;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Offer = Offer;
    /// Everything is seen by everybody.
    type Told = Event;
    type Refusal = Refusal;

    const NAME: &'static str = "koroona";
    const SCHEMA: u32 = 1;
    /// Two, or four (N1); three are refused when the game begins.
    const SEATS: (usize, Option<usize>) = (2, Some(4));

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

    fn leave(state: &State, seat: Seat, _at: Millis) -> Vec<Event> {
        leave::leave(state, seat)
    }

    fn end_by_agreement(state: &State, _at: Millis) -> Vec<Event> {
        leave::end_by_agreement(state)
    }

    fn view(state: &State, viewer: &Viewer) -> View {
        View::of(state, viewer)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn round(state: &State) -> u32 {
        state.round()
    }

    fn moments(state: &State) -> Moments {
        state.moments()
    }

    fn awaits(state: &State) -> Vec<Seat> {
        state.awaits()
    }

    fn span(command: &Command) -> Span {
        match command {
            Command::Strike(_) | Command::Pass => Span::Turn,
            Command::Resign | Command::Continue => Span::Part,
        }
    }

    /// Nobody may think on a stopped clock unless everybody agrees to stop it.
    fn may_pause(state: &State) -> Pausing {
        if state.setup().clock.is_none() { Pausing::Now } else { Pausing::Together }
    }
}
