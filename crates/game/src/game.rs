//! The trait that makes a game of a set of rules.

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use crate::{Millis, Moments, Offer, Offers, Outcome, Pausing, Refuse, Seat, Span, Started, Viewer, When};

/// What is stored, sent and compared.
pub trait Data: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// A game: a state that events build.
///
/// Commands ask, the game decides, events say what happened. All functions are pure: what is random comes from the
/// seed in [`Started`], what is timed is handed in.
///
/// # Contract
/// Before every [`decide`](Game::decide), [`leave`](Game::leave) and [`end_by_agreement`](Game::end_by_agreement) what
/// is [`due`](Game::due) by then has been applied, and each event is applied before anything else is asked.
/// [`crate::Session`] keeps that order for one game in memory, a room for one at a table; the conformance suite checks
/// the rest.
pub trait Game: Sized + Send + Sync + 'static {
    /// What the players agree on before they start.
    type Setup: Data + Default;
    /// All there is to know of a game under way. It comes from events alone.
    type State: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// What a player asks for.
    type Command: Data;
    /// What happened.
    type Event: Data;
    /// What a viewer may see, with what they may do.
    type View: Data + Offers<Offer = Self::Offer>;
    /// What may be done.
    type Offer: Data + Offer<Self::Command>;
    /// An event as a viewer may learn of it; made of an event alone, as everybody may.
    type Told: Data + From<Self::Event>;
    /// Why a command was not accepted.
    type Refusal: Refuse;

    /// The game's name in addresses and files: lower case, no spaces.
    const NAME: &'static str;
    /// The version of its events. Raised when an old log would no longer replay as it did.
    const SCHEMA: u32;
    /// How many seats a table may have at the fewest and the most, where there is a most.
    const SEATS: (usize, Option<usize>);

    /// The state a game begins with.
    ///
    /// # Errors
    /// When the setup or the number of seats is not one the rules allow.
    fn begin(started: &Started<Self::Setup>) -> Result<Self::State, Self::Refusal>;

    /// Builds the state on: total, cheap, and computes no rules.
    fn apply(state: &mut Self::State, event: &Self::Event);

    /// What a command brings about.
    ///
    /// # Errors
    /// When the rules don't allow it; nothing has changed then.
    fn decide(
        state: &Self::State,
        by: Seat,
        when: When,
        command: &Self::Command,
    ) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// What time alone brings about, all that is due at `at`. Ticking again at the same time brings nothing.
    fn tick(state: &Self::State, at: Millis) -> Vec<Self::Event>;

    /// When to tick next: always later than the last tick.
    fn next_deadline(state: &Self::State) -> Option<Millis>;

    /// What time has brought about by `at`, if anything is due by then: what everybody who lets time pass asks.
    fn due(state: &Self::State, at: Millis) -> Vec<Self::Event> {
        match Self::next_deadline(state) {
            Some(deadline) if deadline <= at => Self::tick(state, at),
            _ => Vec::new(),
        }
    }

    /// Somebody gives up their seat for good. Nothing if the game is over or the seat was given up before.
    fn leave(state: &Self::State, seat: Seat, at: Millis) -> Vec<Self::Event>;

    /// All players agreed to end it here. Nothing if the game is over.
    fn end_by_agreement(state: &Self::State, at: Millis) -> Vec<Self::Event>;

    /// What this viewer may see, and what their seats may do.
    fn view(state: &Self::State, viewer: &Viewer) -> Self::View;

    /// The event as this viewer may learn of it, if not simply as everybody may; `state` is the one after everything that the same command or tick
    /// brought about.
    fn tell(_state: &Self::State, event: &Self::Event, _viewer: &Viewer) -> Option<Self::Told> {
        Some(event.clone().into())
    }

    /// The result, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// How many rounds, or turns, as the game counts, have begun. A room tells an abandoned table by it: one where it
    /// goes up without any person doing anything.
    fn round(state: &Self::State) -> u32;

    /// What a command must name to be meant for now. Numbers never fall; a new part is a new turn; and so is whatever
    /// time alone brings about.
    fn moments(state: &Self::State) -> Moments;

    /// Whose turn it is: the seats that the game waits for, for lists that say so. Nobody's once it is over.
    fn awaits(_state: &Self::State) -> Vec<Seat> {
        Vec::new()
    }

    /// What a command concerns.
    fn span(_command: &Self::Command) -> Span {
        Span::Turn
    }

    /// What a wish to pause comes to just now.
    fn may_pause(_state: &Self::State) -> Pausing {
        Pausing::Now
    }
}
