//! Corona as a [`Game`]: one file per part of the trait's vocabulary, and this one that puts them together.
//!
//! What commands and time bring about is decided in `decide`, `time` and `leave`; the three share `draft`, which knows
//! how a round is set up, how it ends and what comes next. Events carry all that follows from them, so `apply` computes
//! no rules. There is no `legacy` here, as other games have it: no event of Corona has gained a field so far.

mod alone;
mod apply;
#[cfg(feature = "bots")]
mod bot;
mod command;
#[cfg(all(test, feature = "bots"))]
mod conformance;
mod decide;
mod draft;
mod event;
mod gesture;
mod leave;
mod offer;
mod position;
mod refusal;
#[cfg(feature = "bots")]
mod review;
mod setup;
mod state;
mod time;
mod view;

use tablier_game::{Game, Millis, Moments, Outcome, Pausing, Seat, Started, Viewer, When};

pub use alone::Alone;
pub use command::Command;
pub use event::{Ending, Event};
pub use gesture::Gesture;
pub use offer::Offer;
pub use position::{Bid, Position};
pub use refusal::Refusal;
#[cfg(feature = "bots")]
pub use review::{Appraisal, Sight};
pub use setup::{Endings, Setup};
pub use state::{Over, Phase, State};
pub use view::{SeatView, View};

#[cfg(feature = "bots")]
pub(crate) use offer::any_placement;

/// The game of Corona.
#[derive(Debug, Clone, Copy)]
pub enum Corona {}

impl Game for Corona {
    type Setup = Setup;
    type State = State;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Offer = Offer;
    /// Corona's events hold nothing secret, so they are told as they are.
    type Told = Event;
    type Refusal = Refusal;

    const NAME: &'static str = "corona";
    const SCHEMA: u32 = 1;
    /// No upper limit in the rules (C2).
    const SEATS: (usize, Option<usize>) = (2, None);

    fn begin(started: &Started<Setup>) -> Result<State, Refusal> {
        if started.seat_count() < Corona::SEATS.0 {
            return Err(Refusal::TooFewPlayers);
        }
        started.setup.check(started.seat_count())?;
        Ok(State::new(started))
    }

    fn apply(state: &mut State, event: &Event) {
        state.apply(event);
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

    /// The most chips win; equal holders share the win (C18).
    fn outcome(state: &State) -> Option<Outcome> {
        let chips = |seat: Seat| i64::from(state.players[seat.index()].chips.0);
        state.is_over().then(|| Outcome::by_score(state.present().map(|seat| (seat, chips(seat)))))
    }

    /// Every throw begins a round here, also one that nobody calls in. The opening rolls count too, all at once, at the
    /// start.
    fn round(state: &State) -> u32 {
        state.rolls
    }

    /// Calls, markers and moves may follow each other without waiting; a set-up, a throw and a won auction change what
    /// they mean.
    fn moments(state: &State) -> Moments {
        Moments { turn: state.turns, part: state.rounds, offer: None }
    }

    fn awaits(state: &State) -> Vec<Seat> {
        state.awaits()
    }

    /// Nobody gets more than their minute with the dice.
    fn may_pause(state: &State) -> Pausing {
        match state.phase {
            Phase::Auction(_) => Pausing::Later,
            _ => Pausing::Now,
        }
    }
}
