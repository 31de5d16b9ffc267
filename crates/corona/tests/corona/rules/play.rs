//! C10 to C12: marking, moving, scoring.

use tablier_corona::board::{Colour, Points, Space};
use tablier_corona::game::{Command, Event, Phase, Refusal, Setup};

use crate::support::*;

/// B has won the auction with a call of `call` over these pieces and dice.
fn playing(spaces: [u8; 6], dice: [u8; 6], call: u8) -> Sitting {
    let mut sitting = Sitting::of(2, Setup::default());
    sitting.lay(spaces, dice);
    sitting.call(B, call).unwrap();
    sitting.run_out();
    sitting
}

fn put(number: u8, colour: Colour) -> Command {
    Command::PutMarker { piece: piece(number), colour }
}

#[test]
fn c10_one_marker_a_piece_and_one_piece_a_marker_rearranged_until_the_first_move() {
    let mut sitting = playing([0, 1, 2, 3, 4, 5], [1; 6], 2);
    assert_eq!(sitting.act(A, put(0, Colour::Red)), Err(Refusal::NotTheBidder));
    let markers = |sitting: &Sitting| match sitting.state.phase() {
        Phase::Marking(marking) => marking.markers.0,
        _ => panic!("not marking"),
    };
    sitting.act(B, put(0, Colour::Red)).unwrap();
    sitting.act(B, put(1, Colour::Red)).unwrap();
    assert_eq!(markers(&sitting)[..2], [None, Some(Colour::Red)], "the marker went along");
    sitting.act(B, put(1, Colour::Blue)).unwrap();
    assert_eq!(markers(&sitting)[..2], [None, Some(Colour::Blue)], "one marker on a piece");
    assert_eq!(sitting.act(B, put(1, Colour::Blue)), Err(Refusal::MarkerIsThere));
    sitting.act(B, Command::TakeMarker { piece: piece(1) }).unwrap();
    assert_eq!(markers(&sitting), [None; 6]);
    assert_eq!(sitting.act(B, Command::TakeMarker { piece: piece(1) }), Err(Refusal::NoMarkerThere));
    sitting.mark(B, &[(0, 0), (1, 1)]);
    sitting.touch(B, 0).unwrap();
    for command in [put(2, Colour::Green), put(1, Colour::Red), Command::TakeMarker { piece: piece(1) }] {
        assert_eq!(sitting.act(B, command), Err(Refusal::MarkingIsOver));
    }
}

#[test]
fn c10_marking_none_is_legal_and_scores_nothing() {
    let mut sitting = playing([0, 1, 2, 3, 4, 5], [1; 6], 1);
    sitting.mark(B, &[(0, 0)]);
    assert_eq!(sitting.act(B, Command::EndPlay), Err(Refusal::MarkedMustMove));
    sitting.act(B, Command::TakeMarker { piece: piece(0) }).unwrap();
    let events = sitting.act(B, Command::EndPlay).unwrap();
    assert!(matches!(events[0], Event::RoundSettled { points: Points(0), made: false, ran_out: false, .. }));
}

#[test]
fn c11_touching_a_marked_piece_is_its_move_and_touching_any_other_has_no_effect() {
    let mut sitting = playing([0, 0, 5, 7, 9, 11], [3, 6, 1, 1, 1, 1], 2);
    assert_eq!(sitting.touch(A, 0), Err(Refusal::NotTheBidder));
    assert_eq!(sitting.touch(B, 0), Err(Refusal::PieceIsNotMarked));
    sitting.mark(B, &[(5, 1), (0, 0)]);
    let before = sitting.state.clone();
    assert_eq!(sitting.touch(B, 1), Err(Refusal::PieceIsNotMarked), "its twin on the same space");
    assert_eq!(sitting.state, before);
    sitting.touch(B, 5).unwrap();
    let Phase::Moving(moving) = sitting.state.phase() else { panic!("one move, one to go") };
    assert_eq!(moving.pieces.0[5].get(), 5, "eleven and six is five, clockwise");
    assert_eq!(moving.markers.0[5], None, "its marker came off as it landed");
    assert_eq!(sitting.touch(B, 5), Err(Refusal::PieceIsNotMarked), "moved pieces stay");
    assert_eq!(
        sitting.act(B, Command::EndPlay),
        Err(Refusal::MarkedMustMove),
        "every marked piece must move"
    );
    let events = sitting.touch(B, 0).unwrap();
    assert!(matches!(events[0], Event::PieceMoved { .. }));
    assert!(matches!(events[1], Event::RoundSettled { .. }), "all marked pieces moved: the round is over");
}

#[test]
fn c12_landing_on_k_pieces_scores_k_and_one_and_on_none_nothing() {
    for occupants in 0..=5 {
        let expected = if occupants == 0 { 0 } else { occupants + 1 };
        let mut spaces = [0; 6];
        for space in spaces.iter_mut().skip(1).take(usize::from(occupants)) {
            *space = 6;
        }
        // The others stand where nothing lands.
        for (nth, space) in spaces.iter_mut().enumerate().skip(1 + usize::from(occupants)) {
            *space = [1, 2, 3, 4, 5][nth - 1];
        }
        let mut sitting = playing(spaces, [6; 6], 1);
        sitting.mark(B, &[(0, 0)]);
        let events = sitting.touch(B, 0).unwrap();
        let Event::PieceMoved { step, .. } = &events[0] else { panic!() };
        assert_eq!(step.points, Points(expected), "{occupants} occupants");
    }
}

#[test]
fn c12_every_landing_counts_by_itself_and_two_on_a_lone_piece_make_five() {
    let mut sitting = playing([3, 1, 2, 7, 8, 9], [2, 1, 6, 6, 6, 6], 5);
    sitting.mark(B, &[(1, 0), (2, 1), (3, 2)]);
    sitting.touch(B, 1).unwrap();
    assert_eq!(sitting.points(), 2, "shown at once");
    sitting.touch(B, 2).unwrap();
    assert_eq!(sitting.points(), 5, "2, then 3");
}

#[test]
fn c12_a_space_that_was_left_scores_nothing() {
    let mut sitting = playing([0, 1, 5, 7, 9, 11], [1, 1, 6, 6, 6, 6], 2);
    sitting.mark(B, &[(0, 0), (1, 1)]);
    sitting.touch(B, 1).unwrap();
    let events = sitting.touch(B, 0).unwrap();
    let Event::PieceMoved { step, .. } = &events[0] else { panic!() };
    assert_eq!((step.to.get(), step.points), (1, Points(0)), "occupied when planned, empty when it came");
}

/// Where the pieces stand now.
fn standing(sitting: &Sitting) -> [u8; 6] {
    match sitting.state.phase() {
        Phase::Moving(moving) => moving.pieces.0.map(Space::get),
        phase => panic!("nothing moves in {phase:?}"),
    }
}

#[test]
fn c10_as_many_pieces_are_marked_as_one_likes_up_to_all_six() {
    for count in 1..=6 {
        let mut sitting = playing([0, 1, 2, 3, 4, 5], [6; 6], 1);
        let marks: Vec<(u8, u8)> = (0..count).map(|number| (number, number)).collect();
        sitting.mark(B, &marks);
        for number in 0..count - 1 {
            let events = sitting.touch(B, number).unwrap();
            assert!(matches!(events[..], [Event::PieceMoved { .. }]), "{count} marked, {number} moved");
        }
        let events = sitting.touch(B, count - 1).unwrap();
        assert!(matches!(events[1], Event::RoundSettled { .. }), "the last of {count}");
    }
}

#[test]
fn c11_marked_pieces_move_in_any_order() {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut sitting = playing([0, 1, 2, 8, 9, 10], [1, 2, 3, 4, 5, 6], 1);
        sitting.mark(B, &[(0, 3), (1, 4), (2, 5), (3, 0)]);
        for number in order {
            sitting.touch(B, number).unwrap();
        }
        assert_eq!(standing(&sitting)[..3], [4, 6, 8], "{order:?}");
    }
}

#[test]
fn c11_a_piece_moves_clockwise_by_the_die_of_its_markers_colour() {
    for (die, pips) in (0..6).zip([3, 1, 6, 2, 5, 4]) {
        let mut sitting = playing([7, 0, 0, 0, 0, 0], [3, 1, 6, 2, 5, 4], 1);
        sitting.mark(B, &[(0, die), (1, (die + 1) % 6)]);
        sitting.touch(B, 0).unwrap();
        assert_eq!(standing(&sitting)[0], (7 + pips) % 12, "the marker of die {die}");
    }
}

#[test]
fn c11_a_touch_cannot_be_taken_back() {
    let mut sitting = playing([0, 1, 5, 7, 9, 11], [1; 6], 2);
    sitting.mark(B, &[(0, 0), (2, 1)]);
    sitting.touch(B, 0).unwrap();
    let after = sitting.state.clone();
    let regrets = [put(0, Colour::Red), Command::TakeMarker { piece: piece(0) }, Command::EndPlay];
    for command in regrets {
        assert!(sitting.act(B, command).is_err(), "{command:?}");
    }
    assert_eq!((sitting.touch(B, 0), sitting.state), (Err(Refusal::PieceIsNotMarked), after));
}

#[test]
fn c11_an_unmarked_piece_never_moves_but_counts_as_an_occupant() {
    let mut sitting = playing([0, 6, 6, 3, 3, 3], [6, 1, 1, 1, 1, 1], 3);
    sitting.mark(B, &[(0, 0), (3, 1)]);
    let events = sitting.touch(B, 0).unwrap();
    let Event::PieceMoved { step, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(step.points, Points(3), "two unmarked pieces stood there");
    assert_eq!(sitting.touch(B, 1), Err(Refusal::PieceIsNotMarked));
    assert_eq!(standing(&sitting), [6, 6, 6, 3, 3, 3]);
}
