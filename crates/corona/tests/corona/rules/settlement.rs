//! C13 to C16: paying, silence, purses that are too small, whose set-up is next.

use tablier_corona::game::{Corona, Event, Offer, Refusal, Setup};
use tablier_corona::settlement::Payment;
use tablier_game::{Game, Seat, Viewer};

use crate::support::*;

fn table(seats: usize) -> Sitting {
    Sitting::of(seats, Setup::default())
}

#[test]
fn c13_every_other_player_gives_the_winner_a_chip() {
    let mut sitting = table(4);
    let events = sitting.round(C, true);
    assert!(matches!(events[1], Event::RoundSettled { made: true, .. }));
    assert_eq!(sitting.chips(), [9, 9, 13, 9]);
    assert_eq!(sitting.state.silenced(), None);
}

#[test]
fn c13_reaching_the_call_exactly_is_enough() {
    let mut sitting = table(2);
    sitting.lay([3, 1, 2, 7, 8, 9], [2, 1, 6, 6, 6, 6]);
    sitting.call(B, 5).unwrap();
    sitting.run_out();
    sitting.mark(B, &[(1, 0), (2, 1)]);
    sitting.touch(B, 1).unwrap();
    sitting.touch(B, 2).unwrap();
    assert_eq!(sitting.chips(), [5, 7]);
}

#[test]
fn c13_a_bidder_who_fails_pays_every_other_player_and_is_silenced() {
    let mut sitting = table(4);
    sitting.round(C, false);
    assert_eq!(sitting.chips(), [11, 11, 7, 11]);
    assert_eq!(sitting.state.silenced(), Some(C));
}

#[test]
fn c14_silence_covers_one_auction_and_the_silenced_still_set_up_pay_and_receive() {
    let mut sitting = table(2);
    sitting.round(B, false);
    assert_eq!((sitting.chips(), sitting.setter()), (vec![7, 5], Some(B)), "the silenced player sets up");
    sitting.lay([0, 1, 4, 6, 8, 10], [1; 6]);
    assert_eq!(sitting.call(B, 5), Err(Refusal::Silenced));
    sitting.call(A, 2).unwrap();
    sitting.run_out();
    assert_eq!(sitting.state.silenced(), None, "one auction, and it is over");
    sitting.mark(A, &[(0, 0)]);
    sitting.touch(A, 0).unwrap();
    assert_eq!(sitting.chips(), [8, 4], "the silenced player pays");
    sitting.lay([0, 1, 4, 6, 8, 10], [1; 6]);
    assert!(sitting.call(B, 5).is_ok(), "and calls again in the next");
}

#[test]
fn c14_the_silenced_receive() {
    let mut sitting = table(3);
    sitting.round(B, false);
    assert_eq!(sitting.chips(), [9, 6, 9]);
    sitting.round(A, false);
    assert_eq!(sitting.chips(), [7, 7, 10], "silenced in that auction, and paid all the same");
}

#[test]
fn c14_the_silence_is_seen_until_its_auction_is_over() {
    let silenced = |sitting: &Sitting| {
        let view = Corona::view(&sitting.state, &Viewer::at(B));
        let call = view.offers.iter().any(|offered| matches!(offered.offer, Offer::Call { .. }));
        (view.seats.iter().map(|seat| seat.silenced).collect::<Vec<_>>(), call)
    };
    let mut sitting = table(3);
    sitting.round(B, false);
    assert_eq!(silenced(&sitting), (vec![false, true, false], false), "during the set-up");
    sitting.lay([0, 1, 4, 6, 8, 10], [1; 6]);
    assert_eq!(silenced(&sitting), (vec![false, true, false], false), "in the auction");
    sitting.run_out();
    sitting.lay([0, 1, 4, 6, 8, 10], [1; 6]);
    assert_eq!(silenced(&sitting), (vec![false; 3], true));
}

#[test]
fn c14_silence_ends_with_its_auction_even_if_nobody_calls_in_it() {
    let mut sitting = table(2);
    sitting.round(A, false);
    sitting.lay([0, 1, 4, 6, 8, 10], [1; 6]);
    sitting.run_out();
    sitting.lay([0, 1, 4, 6, 8, 10], [1; 6]);
    assert!(sitting.call(A, 5).is_ok(), "else two players could be stuck for ever");
}

#[test]
fn c15_one_pays_what_one_has_clockwise_from_the_left() {
    let mut sitting = table(4).with_chips(&[10, 2, 14, 14]);
    let events = sitting.round(B, false);
    let Event::RoundSettled { payments, .. } = &events[1] else { panic!() };
    assert_eq!(
        *payments,
        [Payment { from: B, to: C }, Payment { from: B, to: D }],
        "nothing left for the third"
    );
    assert_eq!(sitting.chips(), [10, 0, 15, 15]);
    sitting.round(C, true);
    assert_eq!(sitting.chips(), [9, 0, 17, 14], "who has nothing gives nothing");
    sitting.lay([0, 1, 4, 6, 8, 10], [1; 6]);
    assert!(sitting.call(B, 5).is_ok(), "and may still call");
}

#[test]
fn c15_a_purse_that_covers_all_pays_all() {
    let mut sitting = table(4).with_chips(&[12, 3, 12, 13]);
    sitting.round(B, false);
    assert_eq!(sitting.chips(), [13, 0, 13, 14]);
}

#[test]
fn c16_the_set_up_goes_to_the_left_whoever_played() {
    let mut sitting = table(3);
    for (round, bidder) in [C, C, A, B, C].into_iter().enumerate() {
        assert_eq!(sitting.setter(), Some(Seat::nth(round % 3)));
        sitting.round(bidder, round % 2 == 0);
    }
}
