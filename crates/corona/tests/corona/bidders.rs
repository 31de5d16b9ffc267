//! What bidders find: each level more than the one below, the best everything, none more than can be played; and
//! whole games among them.

use tablier_corona::bidder::{Bidder, Hurried, Level};
use tablier_corona::board::Points;
use tablier_corona::game::{Command, Corona, Event, Phase, Setup};
use tablier_corona::solver::Tablebase;
use tablier_game::{Answer, Ask, Bot as _, Bots as _, Millis, Nonce, Seat, Seed, Session, Viewer, When};

use crate::support::bots::Bots;
use crate::support::plain::{random_situations, replay};
use crate::support::{placement, started};

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

const BEGINS: Millis = Millis(1_000);

/// The first auction of three, as "done" can end it or not.
fn first_auction(seed: u8, early_end: bool) -> Session<Corona> {
    let setup = Setup { early_end, ..Setup::default() };
    let mut session = Session::<Corona>::begin(started(3, setup, seed)).unwrap();
    session.advance(BEGINS);
    set_up(&mut session);
    session
}

fn set_up(session: &mut Session<Corona>) {
    let Phase::SettingUp(set_up) = session.state().phase() else { panic!("the opening rolls are over") };
    let setter = set_up.setter;
    let command = Command::SetUp { placement: placement([0, 0, 3, 5, 8, 8]), nonce: Nonce([0; 16]) };
    session.command(setter, When::exactly(BEGINS), &command).unwrap();
}

/// A person is done at once, and two bots call: with what one of them wins it, and after how long.
fn called_in_a_hurry(seed: u8) -> (Points, Millis) {
    let mut session = first_auction(seed, true);
    session.command(Seat(0), When::exactly(BEGINS), &Command::SayDone).unwrap();
    let bidder = |seat: u8| Bidder { level: Level::Planner, seed: Seed([seed + seat; 32]) };
    let bots = [(Seat(1), Hurried(bidder(1))), (Seat(2), Hurried(bidder(2)))];
    let mut now = BEGINS;
    while let Phase::Auction(_) = session.state().phase() {
        assert!(Corona::waits_for_bots(session.state(), &[Seat(0)]));
        for (seat, bot) in bots {
            let view = session.view(&Viewer::at(seat));
            if let Answer::Do(command) = bot.answer(&Ask { view: &view, seat, now, should_stop: &|| false }) {
                session.command(seat, When::exactly(now), &command).unwrap();
            }
        }
        now = now + Millis(100);
        session.advance(now);
    }
    let Phase::Marking(marking) = session.state().phase() else { panic!("somebody called") };
    let found = |(_, Hurried(bot)): (Seat, Hurried)| {
        replay(&marking.turn.situation, &bot.find(&marking.turn.situation))
    };
    assert!(bots.into_iter().any(|bot| marking.turn.call <= found(bot)), "none calls more than it has found");
    (marking.turn.call, now.since(BEGINS))
}

#[test]
fn bidders_that_hurry_come_to_their_calls_in_seconds_and_the_dice_are_seen_before() {
    for seed in 1..30 {
        let (call, after) = called_in_a_hurry(seed);
        assert!(call > Points(1));
        assert!((Millis(3_000)..Millis(25_000)).contains(&after), "{after:?}");
    }
}

#[test]
fn bots_hurry_only_where_done_ends_an_auction_and_every_person_has_said_it() {
    let before = Session::<Corona>::begin(started(3, Setup::default(), 1)).unwrap();
    assert!(!Corona::waits_for_bots(before.state(), &[]), "there is no auction yet");
    for early_end in [true, false] {
        let mut session = first_auction(1, early_end);
        assert!(!Corona::waits_for_bots(session.state(), &[Seat(0), Seat(1)]));
        assert!(!Corona::waits_for_bots(session.state(), &[]), "whoever looks on likes to see them think");
        let done = session.command(Seat(0), When::exactly(BEGINS), &Command::SayDone).is_ok();
        assert_eq!(done, early_end);
        assert_eq!(Corona::waits_for_bots(session.state(), &[Seat(0)]), early_end);
        assert!(!Corona::waits_for_bots(session.state(), &[Seat(0), Seat(1)]), "one may still call");
    }
}

#[test]
fn bots_hurry_where_the_only_person_is_silenced() {
    let mut session = first_auction(1, true);
    for command in [Command::PlaceCall { points: Points(21) }, Command::EndPlay] {
        session.command(Seat(0), When::exactly(BEGINS), &command).unwrap();
    }
    set_up(&mut session);
    assert!(Corona::waits_for_bots(session.state(), &[Seat(0)]));
    assert!(!Corona::waits_for_bots(session.state(), &[Seat(0), Seat(1)]));
}
