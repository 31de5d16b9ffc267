//! Events that no game brings about: a log that was tampered with, or written by a program that went wrong. Nothing
//! runs over and nothing panics, whatever it says.

use proptest::prelude::*;
use tablier_corona::Chips;
use tablier_corona::board::{Colour, Move, Points};
use tablier_corona::game::{Corona, Ending, Event, Setup};
use tablier_corona::placement::PutDown;
use tablier_corona::settlement::Payment;
use tablier_game::{Bots as _, Game, Micros, Millis, Nonce, Seat, Seed, Viewer, When};

fn seat() -> impl Strategy<Value = Seat> {
    prop_oneof![8 => 0..3_u16, 1 => Just(3_u16), 1 => Just(u16::MAX)].prop_map(Seat)
}

fn number() -> impl Strategy<Value = u32> {
    prop_oneof![0..4_u32, Just(u32::MAX), Just(u32::MAX - 1), any::<u32>()]
}

fn time() -> impl Strategy<Value = Millis> {
    prop_oneof![0..200_000_u64, Just(u64::MAX), any::<u64>()].prop_map(Millis)
}

fn micros() -> impl Strategy<Value = Micros> {
    (0..1_000_u16).prop_map(|micros| micros.try_into().unwrap())
}

fn points() -> impl Strategy<Value = Points> {
    prop_oneof![0..23_u8, Just(255_u8), any::<u8>()].prop_map(Points)
}

fn colour() -> impl Strategy<Value = Colour> {
    (0..6_usize).prop_map(|number| Colour::ALL[number])
}

fn step() -> impl Strategy<Value = Move> {
    (0..12_u8, 1..=6_u8, 0..12_u8, points()).prop_map(|(from, die, to, points)| Move {
        from: from.try_into().unwrap(),
        die: die.try_into().unwrap(),
        to: to.try_into().unwrap(),
        points,
    })
}

fn put_down() -> impl Strategy<Value = PutDown> {
    prop::array::uniform6(prop::option::of((0..12_u8).prop_map(|space| space.try_into().unwrap())))
}

fn set_up() -> impl Strategy<Value = Event> {
    let dice = prop::array::uniform6(1..=6_u8);
    (prop::array::uniform6(0..12_u8), dice, any::<bool>(), number(), time(), time()).prop_map(
        |(spaces, dice, idle, roll, turned, runs_out)| Event::RoundSetUp {
            placement: crate::support::placement(spaces),
            nonce: Nonce([0; 16]),
            idle,
            roll,
            throw: crate::support::throw(dice),
            turned,
            runs_out,
        },
    )
}

fn settled() -> impl Strategy<Value = Event> {
    let payments = prop::collection::vec((seat(), seat()).prop_map(|(from, to)| Payment { from, to }), 0..6);
    let flags = (any::<bool>(), any::<bool>());
    (seat(), points(), points(), flags, payments).prop_map(
        |(bidder, call, points, (made, ran_out), payments)| Event::RoundSettled {
            bidder,
            call,
            points,
            made,
            payments,
            ran_out,
        },
    )
}

/// Any event; those that lead from one phase to the next often enough to get there.
fn event() -> impl Strategy<Value = Event> {
    let piece = || (0..6_u8).prop_map(crate::support::piece);
    prop_oneof![
        1 => (seat(), 1..=6_u8)
            .prop_map(|(seat, pips)| Event::OpeningRolled { seat, pips: pips.try_into().unwrap() }),
        4 => (seat(), number(), time()).prop_map(|(setter, unclaimed, at)| Event::SetUpBegan {
            setter,
            unclaimed,
            at
        }),
        2 => (put_down(), time()).prop_map(|(pieces, at)| Event::PiecesPlaced { pieces, at }),
        4 => set_up(),
        2 => (seat(), points(), time(), micros()).prop_map(|(seat, points, credited, micros)| {
            Event::CallPlaced { seat, points, credited, micros }
        }),
        1 => seat().prop_map(|seat| Event::DoneSaid { seat }),
        1 => time().prop_map(|at| Event::GlassStopped { at }),
        4 => (seat(), points(), time()).prop_map(|(bidder, call, at)| Event::AuctionWon { bidder, call, at }),
        1 => Just(Event::AuctionPassed),
        4 => (piece(), colour(), time()).prop_map(|(piece, colour, at)| Event::MarkerPut { piece, colour, at }),
        1 => (piece(), time()).prop_map(|(piece, at)| Event::MarkerTaken { piece, at }),
        4 => (piece(), step(), time()).prop_map(|(piece, step, at)| Event::PieceMoved { piece, step, at }),
        2 => settled(),
        1 => (points(), prop::collection::vec(step(), 0..3))
            .prop_map(|(best, line)| Event::SituationAppraised { best, line }),
        1 => seat().prop_map(|seat| Event::BidderSilenced { seat }),
        1 => (seat(), number()).prop_map(|(seat, chips)| Event::SeatLeft { seat, chips: Chips(chips) }),
        1 => seat().prop_map(|seat| Event::CallsVoided { seat }),
        1 => time().prop_map(|at| Event::GameEnded { endings: vec![Ending::Agreed], at }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Whatever a log says, a table can be made of it, looked at, left, and played on by bots and by time.
    #[test]
    fn nothing_panics_whatever_the_events(events in prop::collection::vec(event(), 0..40), at in time()) {
        let mut state = Corona::begin(&crate::support::started(3, Setup::default(), 7)).unwrap();
        for event in &events {
            Corona::apply(&mut state, event);
            let view = Corona::view(&state, &Viewer::Seats(Seat::all(3).collect()));
            for event in Corona::tick(&state, at) {
                Corona::apply(&mut state.clone(), &event);
            }
            for seat in Seat::all(3) {
                Corona::leave(&state, seat, at);
                let ask = tablier_game::Ask { view: &view, seat, now: at, should_stop: &|| true };
                if let tablier_game::Answer::Do(command) = Corona::bot(0, Seed([1; 32])).answer(&ask) {
                    let _ = Corona::decide(&state, seat, When::exactly(at), &command);
                }
            }
        }
    }
}
