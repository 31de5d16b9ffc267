//! Games that begin with a given round: nobody rolled it, and the check of the dice says so.

use tablier_corona::Chips;
use tablier_corona::board::{Colour, Points};
use tablier_corona::game::{Bid, Command, Corona, Endings, Event, Phase, Position, Refusal, Setup};
use tablier_corona::verify::{Mismatch, Verified, verify};
use tablier_game::{Game, Millis, Nonce, Recorded, Seat, Session, When};

use crate::support::{A, B, C, piece, placement, situation, started, throw};

const NOW: Millis = Millis(1_000);

fn given() -> Position {
    Position {
        placement: placement([4, 5, 7, 8, 10, 11]),
        throw: throw([2, 3, 4, 4, 4, 6]),
        setter: B,
        silenced: None,
        bid: None,
    }
}

fn setup(position: Position) -> Setup {
    let endings = Endings { rounds: Some(2), ..Endings::NEVER };
    Setup { endings, early_end: true, position: Some(position), ..Setup::default() }
}

fn begun(position: Position) -> Session<Corona> {
    let mut session = Session::<Corona>::begin(started(2, setup(position), 7)).unwrap();
    session.advance(NOW);
    session
}

fn act(session: &mut Session<Corona>, seat: Seat, command: Command) {
    session.command(seat, When::exactly(NOW), &command).unwrap();
}

#[test]
fn the_glass_runs_over_the_given_round_and_no_roll_was_made() {
    let session = begun(given());
    let Phase::Auction(auction) = session.state().phase() else { panic!("the glass runs") };
    assert_eq!(auction.situation, situation([4, 5, 7, 8, 10, 11], [2, 3, 4, 4, 4, 6]));
    assert_eq!((auction.setter, auction.glass.runs_out), (B, NOW + Millis::seconds(60)));
    assert_eq!((session.state().rolls(), session.state().opening()), (0, &[][..]));
}

#[test]
fn a_bid_that_is_given_is_played_out_and_paid_for_by_the_rules() {
    let mut session = begun(Position { bid: Some(Bid { bidder: A, call: Points(2) }), ..given() });
    act(&mut session, A, Command::PutMarker { piece: piece(0), colour: Colour::Orange });
    act(&mut session, A, Command::Touch { piece: piece(0) });
    let chips: Vec<Chips> = session.state().players().iter().map(|player| player.chips).collect();
    assert_eq!(chips, [Chips(7), Chips(5)]);
    // C16: the next set-up is the player's to the left of whose set-up it counted as.
    assert!(matches!(session.state().phase(), Phase::SettingUp(set_up) if set_up.setter == A));
}

#[test]
fn c14_whoever_is_silenced_in_the_position_can_not_call_in_it() {
    let mut session = begun(Position { silenced: Some(B), ..given() });
    let call = Command::PlaceCall { points: Points(3) };
    assert_eq!(session.command(B, When::exactly(NOW), &call).err(), Some(Refusal::Silenced));
    act(&mut session, A, call);
    act(&mut session, A, Command::SayDone);
    assert!(matches!(session.state().phase(), Phase::Marking(_)), "nobody else may call");
}

#[test]
fn a_position_that_can_not_be_is_refused() {
    let bid = |bidder, call| Some(Bid { bidder, call: Points(call) });
    for (position, refusal) in [
        (Position { setter: C, ..given() }, Refusal::PositionSeat),
        (Position { silenced: Some(C), ..given() }, Refusal::PositionSeat),
        (Position { bid: bid(C, 3), ..given() }, Refusal::PositionSeat),
        (Position { bid: bid(A, 0), ..given() }, Refusal::CallOutOfRange),
        (Position { bid: bid(A, 22), ..given() }, Refusal::CallOutOfRange),
        (Position { bid: bid(A, 3), silenced: Some(A), ..given() }, Refusal::PositionBidder),
    ] {
        let found = Corona::begin(&started(2, setup(position), 7)).err();
        assert_eq!(found, Some(refusal), "{position:?}");
    }
    assert!(serde_json::from_str::<Setup>(r#"{"position":{"placement":[0,0,0,0,0,12]}}"#).is_err());
}

/// Two rounds, the first as given, in each of which somebody calls and moves nothing.
fn finished(position: Position) -> Session<Corona> {
    let mut session = begun(position);
    act(&mut session, B, Command::PlaceCall { points: Points::MOST });
    act(&mut session, B, Command::EndPlay);
    act(&mut session, A, Command::SetUp { placement: placement([0; 6]), nonce: Nonce([5; 16]) });
    act(&mut session, A, Command::PlaceCall { points: Points::MOST });
    act(&mut session, A, Command::EndPlay);
    session
}

#[test]
fn the_check_of_the_dice_says_which_were_given_and_checks_the_others() {
    let session = finished(given());
    let verified = Verified { opening_rolls: 0, throws: 1, placements: 0, given: true };
    assert_eq!(verify(&session, None), Ok(verified));
}

#[test]
fn no_roll_hides_behind_a_given_round() {
    let record = finished(given()).to_record();
    let is_given = |recorded: &Recorded<Event>| matches!(recorded.event, Event::SituationGiven { .. });
    let at = record.events.iter().position(is_given).unwrap();

    // Other dice than were agreed on.
    let mut other = record.clone();
    let Event::SituationGiven { throw: dice, .. } = &mut other.events[at].event else { unreachable!() };
    *dice = throw([6; 6]);
    assert_eq!(verify(&Session::from_record(other).unwrap(), None), Err(Mismatch::Given));

    // A game whose table agreed on none.
    let mut none = record.clone();
    none.started.setup.position = None;
    assert_eq!(verify(&Session::from_record(none).unwrap(), None), Err(Mismatch::Given));

    // A second one, in place of a roll.
    let mut second = record;
    let given = second.events[at].clone();
    let rolled = second.events.iter().position(|one| matches!(one.event, Event::RoundSetUp { .. })).unwrap();
    second.events[rolled].event = given.event;
    assert_eq!(verify(&Session::from_record(second).unwrap(), None), Err(Mismatch::Given));
}
