//! C1 to C5: material, players, chips, the opening rolls, the set-up.

use tablier_corona::board::{Colour, PIECES, Pips, SPACES, Space};
use tablier_corona::dice::OpeningRoll;
use tablier_corona::game::{Command, Corona, Event, Phase, Refusal, Setup};
use tablier_corona::{Chips, dice};
use tablier_game::{Game, Millis, Nonce, Seat, Seed, Started, Viewer};

use crate::support::*;

#[test]
fn c1_a_ring_of_twelve_six_pieces_six_dice_and_a_minute() {
    assert_eq!((SPACES, PIECES, Colour::ALL.len()), (12, 6, 6));
    assert_eq!(Setup::default().glass, Millis::seconds(60));
    let eleven = Space::try_from(11).unwrap();
    assert_eq!(eleven.clockwise(Pips::try_from(1).unwrap()).get(), 0, "the ring closes");
    assert!(Space::try_from(12).is_err() && Pips::try_from(0).is_err() && Pips::try_from(7).is_err());
}

#[test]
fn c2_two_or_more_players_and_no_upper_limit() {
    for seats in [2, 3, 7, 30, 200] {
        assert!(Corona::begin(&started(seats, Setup::default(), 7)).is_ok(), "{seats} seats");
    }
    for seats in [0, 1] {
        assert_eq!(Corona::begin(&started(seats, Setup::default(), 7)), Err(Refusal::TooFewPlayers));
    }
}

#[test]
fn c3_each_starts_with_twice_the_players_and_two_chips() {
    for (players, chips) in [(2, 6), (3, 8), (4, 10), (5, 12), (7, 16), (30, 62)] {
        let state = Corona::begin(&started(players, Setup::default(), 7)).unwrap();
        assert!(state.players().iter().all(|player| player.chips == Chips(chips)), "{players} players");
    }
}

#[test]
fn c4_the_first_six_in_seat_order_sets_up_first_and_every_roll_is_shown() {
    let mut rolls_seen = 0;
    for seed in 0..40 {
        let started = started(3, Setup::default(), seed);
        let state = Corona::begin(&started).unwrap();
        let events = Corona::tick(&state, started.at);
        let (last, rolls) = events.split_last().unwrap();
        for (number, roll) in rolls.iter().enumerate() {
            let Event::OpeningRolled { seat, pips } = roll else { panic!("{roll:?}") };
            assert_eq!(*seat, Seat::nth(number % 3), "round and round from the first seat");
            assert_eq!(pips.get() == 6, number == rolls.len() - 1, "the first six ends it");
        }
        let Some(Event::OpeningRolled { seat: winner, .. }) = rolls.last() else { panic!() };
        assert_eq!(*last, Event::SetUpBegan { setter: *winner, unclaimed: 0, at: started.at });
        rolls_seen = rolls_seen.max(rolls.len());
    }
    assert!(rolls_seen > 3, "some opening went round more than once");
}

#[test]
fn c5_all_pieces_anywhere_then_one_roll_then_the_glass() {
    let mut sitting = Sitting::of(3, Setup::default());
    let stacked = placement([4, 4, 4, 0, 11, 4]);
    let set_up = Command::SetUp { placement: stacked, nonce: Nonce([3; 16]) };
    assert_eq!(sitting.act(B, set_up), Err(Refusal::NotTheSetter));
    let roll = sitting.state.rolls();
    let events = sitting.act(A, set_up).unwrap();
    let follows = dice::throw(&sitting.state.started().seed, roll, Nonce([3; 16]));
    let [Event::RoundSetUp { placement, throw, turned, runs_out, .. }] = events[..] else {
        panic!("{events:?}")
    };
    assert_eq!((placement, throw), (stacked, follows));
    assert_eq!((turned, runs_out), (sitting.now, sitting.now + Millis::seconds(60)));
    assert!(matches!(sitting.state.phase(), Phase::Auction(_)));
    assert_eq!(sitting.act(A, set_up), Err(Refusal::NotSettingUp), "once");
}

#[test]
fn c5_the_dice_depend_on_the_setters_nonce_and_on_nothing_the_setter_can_foresee() {
    let roll = |seed: u8, nonce: u8| {
        let mut sitting = Sitting::before_roll(3, Seed([seed; 32]));
        let nonce = Nonce([nonce; 16]);
        sitting.act(A, Command::SetUp { placement: placement([0; 6]), nonce }).unwrap();
        match sitting.state.phase() {
            Phase::Auction(auction) => auction.situation.throw,
            _ => panic!(),
        }
    };
    assert_ne!(roll(1, 1), roll(1, 2), "the operator alone does not know the dice");
    assert_ne!(roll(1, 1), roll(2, 1), "nor does the setter alone");
    assert_eq!(roll(1, 1), roll(1, 1));
}

#[test]
fn c3_the_supply_of_chips_is_no_limit() {
    let sitting = Sitting::of(30, Setup::default());
    assert_eq!(sitting.chips().iter().sum::<u32>(), 30 * 62, "the box holds 120");
}

#[test]
fn c4_every_roll_is_shown_to_everybody() {
    let mut sitting = Sitting::unopened(3, Setup::default());
    let events = sitting.wait(Millis::ZERO);
    let rolled: Vec<OpeningRoll> = events
        .iter()
        .filter_map(|event| match event {
            Event::OpeningRolled { seat, pips } => Some(OpeningRoll { seat: *seat, pips: *pips }),
            _ => None,
        })
        .collect();
    assert!(!rolled.is_empty());
    for viewer in [Viewer::Spectator, Viewer::at(A), Viewer::at(C)] {
        assert_eq!(Corona::view(&sitting.state, &viewer).opening, rolled);
    }
}

#[test]
fn c4_the_opening_rolls_depend_on_every_seats_nonce() {
    let rolls = |changed: Option<usize>| {
        let mut started = started(3, Setup::default(), 7);
        if let Some(seat) = changed {
            started.nonces[seat].0[15] ^= 1;
        }
        // One die would be the same by chance too often: the first ones of twelve games are not.
        let first = |seed: u8| {
            let started = Started { seed: Seed([seed; 32]), ..started.clone() };
            dice::opening(&started, &[A, B, C])[0].pips.get()
        };
        (0..12).map(first).collect::<Vec<u8>>()
    };
    for seat in 0..3 {
        assert_ne!(rolls(Some(seat)), rolls(None), "seat {seat}");
    }
}

#[test]
fn c5_no_die_is_rolled_before_the_setter_says_that_the_pieces_stand() {
    let mut sitting = Sitting::of(2, Setup::default());
    let rolls = sitting.state.rolls();
    let pieces = placement([0, 1, 2, 3, 4, 5]).0.map(Some);
    let events = sitting.act(A, Command::PlaceSoFar { pieces }).unwrap();
    assert!(matches!(events[..], [Event::PiecesPlaced { .. }]), "all six are down: {events:?}");
    assert_eq!((sitting.setter(), sitting.state.rolls()), (Some(A), rolls));
}

#[test]
fn c5_every_space_takes_a_piece_and_all_six() {
    for space in 0..12 {
        let mut sitting = Sitting::of(2, Setup::default());
        let placement = placement([space; 6]);
        sitting.act(A, Command::SetUp { placement, nonce: Nonce([3; 16]) }).unwrap();
        let Phase::Auction(auction) = sitting.state.phase() else { panic!("the pieces stand") };
        assert_eq!(auction.situation.placement, placement);
    }
}
