//! Koroona as a [`Game`]: turns, sets and matches around the referee's verdicts.
//!
//! One file per part of the trait's vocabulary: `setup`, `state`, `command`, `event`, `offer`, `view`, `refusal`;
//! `decide` is where commands become events. `apply` computes no physics and no rules: a stroke's event holds the
//! stroke, its film and where everything came to rest.

mod command;
#[cfg(test)]
mod conformance;
mod decide;
mod event;
mod gesture;
mod offer;
mod refusal;
mod review;
mod setup;
mod state;
mod view;

use tablier_game::{
    Bot, Bots, Game, Gestures, Millis, Moments, Outcome, Pausing, Seat, Seed, Span, Standing, Started,
    Viewer, When,
};

pub use command::Command;
pub use event::{Event, MatchEnd, Resting, SetEnd, Struck, Why};
pub use gesture::Gesture;
pub use offer::{Offer, StrokeOffer};
pub use refusal::Refusal;
pub use review::Advice;
pub use setup::Setup;
pub use state::{MOST_STROKES, Phase, Set, State};
pub use view::{DiscView, SeatView, View};

use crate::shooter::{LEVEL_NAMES, Shooter};
use crate::table::Colour;

/// The game of Koroona.
#[derive(Debug, Clone, Copy)]
pub struct Koroona;

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
        state.apply(event);
    }

    fn decide(state: &State, by: Seat, when: When, command: &Command) -> Result<Vec<Event>, Refusal> {
        decide::decide(state, by, when, command)
    }

    fn tick(state: &State, at: Millis) -> Vec<Event> {
        decide::tick(state, at)
    }

    fn next_deadline(state: &State) -> Option<Millis> {
        decide::next_deadline(state)
    }

    fn leave(state: &State, seat: Seat, _at: Millis) -> Vec<Event> {
        if state.set().is_none() || seat.index() >= state.seats() {
            return vec![];
        }
        vec![Event::MatchEnded { why: MatchEnd::Left(seat) }]
    }

    fn end_by_agreement(state: &State, _at: Millis) -> Vec<Event> {
        state.set().map(|_| Event::MatchEnded { why: MatchEnd::Agreed }).into_iter().collect()
    }

    fn view(state: &State, viewer: &Viewer) -> View {
        View::of(state, viewer)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let Phase::Over(end) = state.phase() else {
            return None;
        };
        let score = |seat: Seat| i64::from(state.score()[Colour::of(seat).index()]);
        let MatchEnd::Left(gone) = *end else {
            return Some(Outcome::by_score(Seat::all(state.seats()).map(|seat| (seat, score(seat)))));
        };
        // Whoever gives up their seat for good has lost the match for their side.
        let stayed = Seat::all(state.seats()).filter(|&seat| seat != gone);
        let lost = |seat: &Seat| Colour::of(*seat) == Colour::of(gone);
        let winners = stayed.clone().filter(|seat| !lost(seat)).map(|seat| (seat, 1));
        let after = u32::try_from(state.seats() / 2).expect("at most four seats") + 1;
        let losers = stayed.filter(lost).map(|seat| (seat, after));
        let standings =
            winners.chain(losers).map(|(seat, place)| Standing { seat, place, score: score(seat) }).collect();
        Some(Outcome { standings })
    }

    fn round(state: &State) -> u32 {
        state.round()
    }

    fn moments(state: &State) -> Moments {
        state.moments()
    }

    fn span(command: &Command) -> Span {
        match command {
            Command::Strike(_) | Command::Pass => Span::Turn,
            Command::Resign => Span::Part,
        }
    }

    fn may_pause(state: &State) -> Pausing {
        if state.setup().clock.is_none() { Pausing::Now } else { Pausing::Together }
    }
}

impl Bots for Koroona {
    const LEVELS: &'static [&'static str] = &LEVEL_NAMES;

    fn bot(level: usize, seed: Seed) -> Box<dyn Bot<Koroona>> {
        Box::new(Shooter::new(level, seed))
    }
}

impl Gestures for Koroona {
    type Gesture = Gesture;

    fn is_shown(state: &State, by: Seat, gesture: &Gesture) -> bool {
        state.set().is_some_and(|set| set.turn == by) && gesture.is_on_the_table()
    }
}

impl Colour {
    /// The side of a seat: partners sit opposite each other (N20).
    pub fn of(seat: Seat) -> Colour {
        if seat.index().is_multiple_of(2) { Colour::Red } else { Colour::Black }
    }
}
