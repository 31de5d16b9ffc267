//! Being sent away in a game: a bot plays on, and one is out when the round is settled. Nobody collects by it.

use tablier_corona::board::Points;
use tablier_corona::game::Phase;
use tablier_game::Seat;
use tablier_room::{ChairView, Command};

use crate::support::{ADA, BOB, EVE, Play, Table};

const S1: Seat = Seat(1);

/// Three people; Bob leads the auction with this call.
fn bob_leads(points: u8) -> Table {
    let mut table = Table::playing(3);
    table.set_up();
    table.play(BOB, S1, Play::PlaceCall { points: Points(points) }).expect("a call");
    table
}

#[test]
fn a_bidder_sent_away_does_not_pay_for_it() {
    let mut table = bob_leads(2);
    let chips = table.state().players()[1].chips.0;
    table.done(ADA, &Command::RemoveGuest { guest: BOB });
    assert!(!table.state().has_left(S1), "his seat is played on");
    let top = u8::try_from(table.view(ADA).levels.len() - 1).expect("few");
    assert!(
        matches!(table.view(ADA).chairs[1], ChairView::Guest { stand_in: Some(level), .. } if level == top)
    );
    table.drive(60_000);
    assert!(table.state().has_left(S1), "and is out once the round is settled");
    let chapter = &table.state().story()[0];
    assert_eq!(chapter.bidder, S1, "his call stood, or the bot's that followed it");
    assert!(chapter.points >= chapter.call, "the best bot makes what it calls");
    assert_eq!(chapter.chips[1].0, chips + 2, "he was paid");
    assert_eq!(table.state().taken_out().0, chips + 2, "and took it along");
    assert_eq!(table.view(ADA).chairs[1], ChairView::Nobody);
}

#[test]
fn whoever_was_sent_away_comes_back_to_nothing() {
    let mut table = bob_leads(2);
    table.done(BOB, &Command::MakeLink { seat: S1, hash: [3; 32] });
    table.done(ADA, &Command::RemoveGuest { guest: BOB });
    table.refused(BOB, &Command::TakeBack { seat: S1 }, "not_a_guest");
    assert_eq!(table.play(BOB, S1, Play::PlaceCall { points: Points(9) }), Err("not_a_guest".to_owned()));
    assert!(table.desk.room().links.is_empty(), "nor does a link lead there");
    table.restart();
    table.enter(0);
    table.drive(60_000);
    assert!(table.state().has_left(S1), "a restart forgets nobody");
}

#[test]
fn a_game_whose_last_opponent_is_sent_away_ends_with_the_round() {
    let mut table = Table::playing(2);
    table.set_up();
    table.done(ADA, &Command::RemoveGuest { guest: BOB });
    assert!(table.under_way());
    table.drive(60_000);
    assert!(!table.under_way(), "one player alone plays no game");
    assert_eq!(table.view(ADA).chairs.len(), 1, "chairs of those who left are gone after it");
}

#[test]
fn several_seats_of_one_guest_go_together() {
    let mut table = Table::seated(2);
    table.done(BOB, &Command::Sit { name: None });
    table.all_ready();
    table.done(ADA, &Command::Start);
    table.done(ADA, &Command::RemoveGuest { guest: BOB });
    if table.setter() == Seat(0) {
        table.set_up();
    }
    table.drive(60_000);
    assert!(!table.under_way());
    assert_eq!(table.view(ADA).chairs.len(), 1);
}

#[test]
fn leaving_by_oneself_is_as_it_was() {
    let mut table = bob_leads(2);
    table.done(BOB, &Command::GiveUp { seat: S1 });
    assert!(table.state().has_left(S1));
    let Phase::Auction(auction) = table.state().phase() else { panic!("it goes on") };
    assert!(auction.calls.is_empty(), "their calls are void");
    assert_eq!(table.view(EVE).chairs[1], ChairView::Nobody);
}
