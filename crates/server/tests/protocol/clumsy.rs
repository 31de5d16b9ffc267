//! A game whose bots fail: Corona with hands that tremble. The server must notice, and the seat go on.

use tablier_corona::game::{Command as Play, Corona, Event, Offer, Phase, Refusal, Setup, State, View};
use tablier_game::{
    Answer, Ask, Bot, Bots, Game, Gestures, Millis, Moments, Nonce, Outcome, Seat, Seed, Started, Viewer,
    When,
};
use tablier_room::Command;

use crate::house::{House, quick, within};

/// Corona, but for its bots.
pub(crate) struct Clumsy;

struct Trembling;

impl Bot<Clumsy> for Trembling {
    fn answer(&self, _: &Ask<'_, Clumsy>) -> Answer<Play> {
        panic!("dropped everything");
    }
}

impl Game for Clumsy {
    type Setup = Setup;
    type State = State;
    type Command = Play;
    type Event = Event;
    type View = View;
    type Offer = Offer;
    type Told = Event;
    type Refusal = Refusal;

    const NAME: &'static str = "clumsy";
    const SCHEMA: u32 = Corona::SCHEMA;
    const SEATS: (usize, Option<usize>) = Corona::SEATS;

    fn begin(started: &Started<Setup>) -> Result<State, Refusal> {
        Corona::begin(started)
    }
    fn apply(state: &mut State, event: &Event) {
        Corona::apply(state, event);
    }
    fn decide(state: &State, by: Seat, when: When, command: &Play) -> Result<Vec<Event>, Refusal> {
        Corona::decide(state, by, when, command)
    }
    fn tick(state: &State, at: Millis) -> Vec<Event> {
        Corona::tick(state, at)
    }
    fn next_deadline(state: &State) -> Option<Millis> {
        Corona::next_deadline(state)
    }
    fn leave(state: &State, seat: Seat, at: Millis) -> Vec<Event> {
        Corona::leave(state, seat, at)
    }
    fn end_by_agreement(state: &State, at: Millis) -> Vec<Event> {
        Corona::end_by_agreement(state, at)
    }
    fn view(state: &State, viewer: &Viewer) -> View {
        Corona::view(state, viewer)
    }
    fn outcome(state: &State) -> Option<Outcome> {
        Corona::outcome(state)
    }
    fn round(state: &State) -> u32 {
        Corona::round(state)
    }
    fn moments(state: &State) -> Moments {
        Corona::moments(state)
    }
}

impl Bots for Clumsy {
    const LEVELS: &'static [&'static str] = &["trembling"];

    fn bot(_: usize, _: Seed) -> Box<dyn Bot<Clumsy>> {
        Box::new(Trembling)
    }
}

impl Gestures for Clumsy {
    type Gesture = tablier_corona::game::Gesture;

    fn is_shown(state: &State, by: Seat, gesture: &Self::Gesture) -> bool {
        Corona::is_shown(state, by, gesture)
    }
}

#[tokio::test]
async fn a_bot_that_panics_is_noticed_and_its_seat_goes_on() {
    within(async {
        let house = House::open().await;
        let mut visitor = house.visitor();
        // A bot that may say "done" says it by chance, and a table where nobody calls is paused after a while.
        let setup = Setup { early_end: false, ..quick(1) };
        let (code, _) = visitor.open_table::<Clumsy>(Some(&setup), "Ada").await.unwrap();
        let mut ada = visitor.connect::<Clumsy>(code).await.unwrap();
        ada.perform(&Command::Sit { name: None }).await.unwrap();
        ada.perform(&Command::SeatBot { level: 0 }).await.unwrap();
        ada.perform(&Command::Ready { seat: Seat(0), nonce: Nonce([1; 16]) }).await.unwrap();
        ada.perform(&Command::Start).await.unwrap();
        // Somebody sets up: the bot by itself, or its seat for being idle would take five seconds.
        let bot_called = |view: &View| match &view.phase {
            Phase::Auction(auction) => auction.last_call_of(Seat(1)).is_some(),
            Phase::Marking(marking) => marking.turn.bidder == Seat(1),
            Phase::Moving(moving) => moving.turn.bidder == Seat(1),
            _ => view.last.as_ref().is_some_and(|last| last.result.is_some()),
        };
        ada.until(|ada| ada.view().playing.as_ref().is_some_and(|game| bot_called(&game.view)))
            .await
            .unwrap();
        assert!(house.server.counters().read().bot_failures > 0);
    })
    .await;
}
