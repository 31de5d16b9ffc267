//! Fist as a game: what is asked, decided, told. Each flaw stands where somebody might really make that mistake.

use std::sync::atomic::{AtomicU32, Ordering};

use tablier_game::{Bot, Bots, Game, Millis, Moments, Outcome, Seat, Seed, Started, Viewer, When};

use super::bot::Player;
use super::data::{Command, Event, Fingers, Hand, Refusal, Setup, Told};
use super::flaw::{Flaw, has};
use super::state::State;
use super::view::{Show, View};

/// The game with one flaw, or with [`Flaw::None`].
pub(crate) struct Fist<const FLAW: u8>;

/// The game as it should be.
pub(crate) type Honest = Fist<{ Flaw::None as u8 }>;

static ELSEWHERE: AtomicU32 = AtomicU32::new(0);

impl<const FLAW: u8> Game for Fist<FLAW> {
    type Setup = Setup;
    type State = State;
    type Command = Command;
    type Event = Event;
    type View = View<FLAW>;
    type Offer = Show<FLAW>;
    type Told = Told;
    type Refusal = Refusal;

    const NAME: &'static str = "fist";
    const SCHEMA: u32 = 2;
    const SEATS: (usize, Option<usize>) = (2, Some(6));

    fn begin(started: &Started<Setup>) -> Result<State, Refusal> {
        let most = if has(FLAW, Flaw::RefusesATable) { 5 } else { 6 };
        if !(2..=most).contains(&started.seat_count()) {
            return Err(Refusal::Seats);
        }
        let mut state = State::new(started);
        if has(FLAW, Flaw::BeginsFromElsewhere) {
            state.elsewhere = ELSEWHERE.fetch_add(1, Ordering::Relaxed);
        }
        Ok(state)
    }

    fn apply(state: &mut State, event: &Event) {
        state.apply(event);
    }

    fn decide(state: &State, by: Seat, when: When, command: &Command) -> Result<Vec<Event>, Refusal> {
        let place = &state.places[by.index()];
        let Some(round) = state.round else {
            let fine = place.hand.is_none() && !place.gone && command.fingers <= state.setup.most;
            let accepted = has(FLAW, Flaw::OffersAfterTheEnd) && fine;
            return accepted.then(Vec::new).ok_or(Refusal::Over);
        };
        if place.gone && !has(FLAW, Flaw::OffersToTheGone) {
            return Err(Refusal::Left);
        }
        if command.fingers > Self::accepted_most(state) {
            return Err(Self::too_many());
        }
        if has(FLAW, Flaw::AcceptsLess) && command.fingers == state.setup.most {
            return Err(Refusal::TooManyFingers);
        }
        assert!(!has(FLAW, Flaw::Panics) || command.fingers.0 > 0, "a fist!");
        if place.hand.is_some() {
            return Err(Refusal::ShownAlready);
        }
        if when.credited > round.ends && !has(FLAW, Flaw::AcceptsTheLate) {
            return Err(Refusal::TooLate);
        }
        let spoilt = has(FLAW, Flaw::SpoilsEvent);
        let shown = Event::HandShown(Hand {
            round: round.number,
            seat: by,
            fingers: if spoilt { Fingers::SPOILT } else { command.fingers },
        });
        Ok(Self::and_what_follows(state, shown, when.at))
    }

    fn tick(state: &State, at: Millis) -> Vec<Event> {
        match state.round {
            Some(round) if at >= round.settled() || has(FLAW, Flaw::TicksAlways) => state.settle(round, at),
            _ => Vec::new(),
        }
    }

    fn next_deadline(state: &State) -> Option<Millis> {
        match state.round {
            Some(round) if has(FLAW, Flaw::DeadlinePassed) => Some(round.began),
            Some(round) => Some(round.settled()),
            None => has(FLAW, Flaw::WaitsAfterTheEnd).then_some(Millis(u64::MAX)),
        }
    }

    fn leave(state: &State, seat: Seat, at: Millis) -> Vec<Event> {
        let gone = state.places[seat.index()].gone && !has(FLAW, Flaw::LeavesAgain);
        if gone || state.round.is_none() {
            return Vec::new();
        }
        let left = Event::SeatLeft(seat);
        if state.staying().filter(|place| place.seat != seat).count() == 1 {
            return vec![left, Event::Ended];
        }
        Self::and_what_follows(state, left, at)
    }

    fn end_by_agreement(state: &State, _at: Millis) -> Vec<Event> {
        let ends = match state.round {
            Some(_) => !has(FLAW, Flaw::EndsNever),
            None => has(FLAW, Flaw::EndsAgain),
        };
        ends.then_some(Event::Ended).into_iter().collect()
    }

    fn view(state: &State, viewer: &Viewer) -> View<FLAW> {
        View::of(state, viewer)
    }

    fn tell(state: &State, event: &Event, viewer: &Viewer) -> Option<Told> {
        Some(match event {
            Event::HandShown(hand) if viewer.holds(hand.seat) || has(FLAW, Flaw::TellsHands) => {
                Told::YouShowed(hand.clone())
            }
            Event::HandShown(hand) => Told::SomebodyShowed(hand.seat),
            Event::RoundSettled { hands, points_to, .. } => {
                let mut hands = hands.clone();
                if has(FLAW, Flaw::SpoilsTelling) {
                    for hand in &mut hands {
                        hand.fingers = Fingers::SPOILT;
                    }
                }
                Told::RoundSettled { hands, points_to: points_to.clone() }
            }
            Event::SeatLeft(seat) => Told::SeatLeft(*seat),
            Event::Ended => Told::Ended { seed: state.seed },
        })
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if state.round.is_some() {
            return None;
        }
        let ranked = state.places.iter().filter(|place| !place.gone || has(FLAW, Flaw::RanksTheGone));
        let mut outcome = Outcome::by_score(ranked.map(|place| (place.seat, place.points)));
        if has(FLAW, Flaw::RanksUpsideDown) {
            outcome.standings.reverse();
        }
        Some(outcome)
    }

    fn round(state: &State) -> u32 {
        state.round.as_ref().map_or(0, |round| round.number)
    }

    fn moments(state: &State) -> Moments {
        // After the end no command is meant for anything, and the numbers have not fallen either.
        let Some(round) = &state.round else {
            return Moments { turn: u32::MAX, part: u32::MAX, offer: None };
        };
        let number = if has(FLAW, Flaw::MomentsStand) {
            0
        } else if has(FLAW, Flaw::MomentsFall) {
            100 - round.number
        } else {
            round.number
        };
        Moments { turn: number, part: number, offer: None }
    }
}

impl<const FLAW: u8> Bots for Fist<FLAW> {
    const LEVELS: &'static [&'static str] = &["hasty", "patient"];

    fn bot(level: usize, seed: Seed) -> Box<dyn Bot<Self>> {
        let waits = level > 0;
        Box::new(Player { seed, waits })
    }
}

impl<const FLAW: u8> Fist<FLAW> {
    fn accepted_most(state: &State) -> Fingers {
        let more = has(FLAW, Flaw::AcceptsMore) || has(FLAW, Flaw::AllowsMore);
        Fingers(state.setup.most.0 + u8::from(more))
    }

    fn too_many() -> Refusal {
        if has(FLAW, Flaw::RefusesWithoutCode) {
            Refusal::WithoutCode
        } else if has(FLAW, Flaw::RefusesWithoutRule) {
            Refusal::WithoutRule
        } else if has(FLAW, Flaw::RefusesUnlisted) {
            Refusal::Unlisted
        } else {
            Refusal::TooManyFingers
        }
    }

    /// The event, and the end of the round if that was the last hand waited for.
    fn and_what_follows(state: &State, event: Event, at: Millis) -> Vec<Event> {
        let mut after = state.clone();
        after.apply(&event);
        let follows = after.settle_if_all_have_shown(at);
        std::iter::once(event).chain(follows).collect()
    }
}
