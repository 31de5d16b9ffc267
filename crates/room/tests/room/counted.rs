//! A game that counts how often it was begun, which may be work: Corona otherwise.

use std::cell::Cell;

use tablier_corona::game::{Command as Play, Corona, Event, Offer, Refusal, Setup, State, View};
use tablier_game::{
    Bot, Bots, Game, GameId, Gestures, Millis, Moments, Outcome, Seat, Seed, Started, Viewer, When,
};
use tablier_room::{Event as Around, GuestId, Name, Room};

use crate::support::{ADA, BOB, code, nonce, person, short};

thread_local! {
    static BEGUN: Cell<usize> = const { Cell::new(0) };
}

/// Corona, but for its count.
struct Counted;

impl Game for Counted {
    type Setup = Setup;
    type State = State;
    type Command = Play;
    type Event = Event;
    type View = View;
    type Offer = Offer;
    type Told = Event;
    type Refusal = Refusal;

    const NAME: &'static str = "counted";
    const SCHEMA: u32 = Corona::SCHEMA;
    const SEATS: (usize, Option<usize>) = Corona::SEATS;

    fn begin(started: &Started<Setup>) -> Result<State, Refusal> {
        BEGUN.set(BEGUN.get() + 1);
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

impl Bots for Counted {
    const LEVELS: &'static [&'static str] = Corona::LEVELS;

    fn bot(_: usize, _: Seed) -> Box<dyn Bot<Counted>> {
        unreachable!("no bot sits here")
    }
}

impl Gestures for Counted {
    type Gesture = tablier_corona::game::Gesture;

    fn is_shown(state: &State, by: Seat, gesture: &Self::Gesture) -> bool {
        Corona::is_shown(state, by, gesture)
    }
}

/// How often the game is begun meanwhile.
fn begun(what: impl FnOnce()) -> usize {
    let before = BEGUN.get();
    what();
    BEGUN.get() - before
}

/// A table of two, with a game drawn.
fn table() -> Room<Counted> {
    let mut room = Room::<Counted>::new(code());
    room.apply(&Around::TableOpened { game: Counted::NAME.to_owned(), setup: short() });
    drawn(&mut room);
    for (guest, number) in [(ADA, 0), (BOB, 1)] {
        let name = Name::clean("somebody");
        room.apply(&Around::GuestCame { guest, person: person(number), name });
        room.apply(&Around::ChairTaken { seat: Seat(number.into()), guest, name: None });
    }
    room
}

fn drawn(room: &mut Room<Counted>) {
    room.apply(&Around::SeedDrawn { id: GameId([1; 16]), seed: Seed([2; 32]) });
}

fn why_not(room: &Room<Counted>) -> Option<String> {
    room.view(&Viewer::Spectator).not_yet.map(|refusal| refusal.code.into_owned())
}

#[test]
fn between_games_it_is_asked_once_for_each_setup_and_number_of_chairs_whether_one_can_begin() {
    let mut room = table();
    let ready = |seat| Around::SeatReady { seat: Seat(seat), nonce: nonce(1) };
    let looked = begun(|| {
        for number in 0..10 {
            assert_eq!(why_not(&room).as_deref(), Some("not_everyone_ready"));
            room.apply(&Around::GuestNamed { guest: ADA, name: Name::clean(&format!("Ada {number}")) });
            room.apply(&ready(0));
        }
        room.apply(&ready(1));
        assert_eq!(why_not(&room), None);
    });
    assert_eq!(looked, 1);
    room.apply(&Around::SetupChanged { setup: Setup::default() });
    assert_eq!(begun(|| drop(why_not(&room))), 1, "other terms");
    room.apply(&Around::ChairTaken { seat: Seat(2), guest: GuestId(1), name: None });
    assert_eq!(begun(|| drop(why_not(&room))), 1, "one more chair");
    room.apply(&Around::ChairLeft { seat: Seat(2) });
    room.apply(&Around::ChairLeft { seat: Seat(1) });
    room.apply(&Around::ChairLeft { seat: Seat(0) });
    assert_eq!(why_not(&room).as_deref(), Some("wrong_number_of_seats"));
}

#[test]
fn while_a_game_is_under_way_none_is_begun_only_to_look_at_it() {
    let mut room = table();
    let nonces = vec![nonce(0), nonce(1)];
    let (id, seed) = (GameId([1; 16]), Seed([2; 32]));
    let started = Started { id, rules: Counted::SCHEMA, setup: short(), nonces, seed, at: Millis::ZERO };
    room.apply(&Around::GameStarted { started });
    drawn(&mut room);
    let looked = begun(|| {
        assert_eq!(why_not(&room), None);
        let _ = room.view(&Viewer::Spectator);
    });
    assert_eq!(looked, 0);
}
