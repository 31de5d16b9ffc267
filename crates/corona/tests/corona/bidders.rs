//! What bidders find: each level more than the one below, the best everything, none more than can be played; and
//! whole games among them.

use tablier_corona::bidder::{Bidder, Hurried, Level};
use tablier_corona::game::{Command, Corona, Event, Phase, Setup};
use tablier_corona::solver::Tablebase;
use tablier_game::{Answer, Ask, Bot as _, Bots as _, Millis, Nonce, Seat, Seed, Session, Viewer, When};

use crate::support::bots::Bots;
use crate::support::plain::{random_situations, replay};
use crate::support::started;

#[test]
fn each_level_finds_more_than_the_one_below_and_the_best_finds_everything() {
    const SITUATIONS: u32 = 2_000;
    let table = Tablebase::build();
    let mut below = 0;
    for level in Level::ALL {
        let bidder = Bidder { level, seed: Seed([level as u8; 32]) };
        let mut found = 0;
        for situation in random_situations(602, SITUATIONS as usize) {
            let line = bidder.find(&situation);
            // The replay panics where a line can't be played: what it returns is what the bidder may call.
            let points = replay(&situation, &line);
            assert!(points <= table.value(&situation));
            if level == Level::Master {
                assert_eq!(points, table.value(&situation), "{situation:?}");
            }
            found += u32::from(points.0);
        }
        println!(
            "{:<9} finds {:.2} points on average",
            level.name(),
            f64::from(found) / f64::from(SITUATIONS)
        );
        assert!(found > below, "{level:?} finds {found}, the level below {below}");
        below = found;
    }
}

/// Bots at every level finish a game between themselves, at the times they ask for, and never fail a call.
#[test]
fn bidders_play_whole_games_and_never_fail() {
    for early_end in [false, true] {
        let setup = Setup { early_end, ..Setup::default() };
        let mut session = Session::<Corona>::begin(started(5, setup, 3)).unwrap();
        let mut bots = Bots::new(5, Seed([3; 32]));
        while session.outcome().is_none() {
            bots.play_on(&mut session);
        }
        let settled = session.events().iter().filter_map(|r| match r.event {
            Event::RoundSettled { made, .. } => Some(made),
            _ => None,
        });
        let settled: Vec<bool> = settled.collect();
        assert_eq!(settled, [true; 10]);
    }
}

#[test]
fn a_bidder_sets_up_otherwise_after_an_auction_without_a_call() {
    let bidder = Bidder { level: Level::Beginner, seed: Seed([3; 32]) };
    let mut session = Session::<Corona>::begin(started(2, Setup::default(), 5)).unwrap();
    let mut placements = Vec::new();
    let mut now = Millis::ZERO;
    while placements.len() < 3 {
        // C9: nobody calls, and the same player sets up once more.
        now = now + Millis(5_000);
        session.advance(now);
        let Phase::SettingUp(set_up) = session.state().phase() else { continue };
        if now < set_up.since + Millis(4_000) {
            continue;
        }
        let seat = set_up.setter;
        let view = session.view(&Viewer::at(seat));
        let Answer::Do(command) = bidder.answer(&Ask { view: &view, seat, now, should_stop: &|| false })
        else {
            panic!("it is ready")
        };
        let Command::SetUp { placement, .. } = &command else { panic!("it sets up") };
        placements.push(*placement);
        session.command(seat, When::exactly(now), &command).unwrap();
    }
    assert!(placements.windows(2).all(|two| two[0] != two[1]), "{placements:?}");
}

/// An auction of a person and two bots, of which the person is done at once: who won it, with what, and after how long.
fn auction_without_people(seed: u8) -> (Seat, u8, Millis) {
    let setup = Setup { early_end: true, ..Setup::default() };
    let mut session = Session::<Corona>::begin(started(3, setup, seed)).unwrap();
    session.advance(Millis::ZERO);
    let Phase::SettingUp(set_up) = session.state().phase() else { panic!("the opening rolls are over") };
    let placement = [0, 0, 3, 5, 8, 8].map(|space| space.try_into().unwrap());
    let command = Command::SetUp { placement: tablier_corona::board::Placement(placement), nonce: Nonce([0; 16]) };
    session.command(set_up.setter, When::exactly(Millis::ZERO), &command).unwrap();
    session.command(Seat(0), When::exactly(Millis::ZERO), &Command::SayDone).unwrap();
    let bidders = [1, 2].map(|seat: u16| {
        (Seat(seat), Hurried(Bidder { level: Level::Planner, seed: Seed([seed + seat as u8; 32]) }))
    });
    let mut now = Millis::ZERO;
    while let Phase::Auction(_) = session.state().phase() {
        assert!(Corona::waits_for_bots(session.state(), &[Seat(0)]));
        for (seat, bidder) in &bidders {
            let view = session.view(&Viewer::at(*seat));
            let ask = Ask { view: &view, seat: *seat, now, should_stop: &|| false };
            if let Answer::Do(command) = bidder.answer(&ask) {
                session.command(*seat, When::exactly(now), &command).unwrap();
            }
        }
        now = now + Millis(100);
        session.advance(now);
    }
    let Phase::Marking(marking) = session.state().phase() else { panic!("somebody called") };
    // Nobody is better served by the whole glass.
    let situation = &marking.turn.situation;
    let found = bidders.map(|(_, Hurried(bidder))| bidder.sees(situation, Millis::seconds(60)));
    let most = found.iter().filter_map(|found| found.last()).map(|(_, points)| points.0).max().unwrap();
    assert!(marking.turn.call.0 <= most);
    (marking.turn.bidder, marking.turn.call.0, now)
}

#[test]
fn bidders_that_hurry_come_to_their_calls_in_seconds_and_the_dice_are_seen_before() {
    for seed in 1..30 {
        let (bidder, call, after) = auction_without_people(seed);
        assert!(bidder != Seat(0) && call > 0);
        assert!((Millis(3_000)..Millis(25_000)).contains(&after), "{after:?}");
    }
}

#[test]
fn bots_do_not_hurry_people_who_may_still_call_nor_where_there_are_none() {
    for (early_end, people, hurry) in [(true, vec![Seat(0)], false), (true, vec![], false), (false, vec![], false)] {
        let setup = Setup { early_end, ..Setup::default() };
        let mut session = Session::<Corona>::begin(started(3, setup, 1)).unwrap();
        assert!(!Corona::waits_for_bots(session.state(), &people), "there is no auction yet");
        session.advance(Millis(400_000));
        assert!(matches!(session.state().phase(), Phase::Auction(_)), "set up for whoever was idle");
        assert_eq!(Corona::waits_for_bots(session.state(), &people), hurry);
    }
}
