//! What bidders find: each level more than the one below, the best everything, none more than can be played; and
//! whole games among them.

use tablier_corona::bidder::{Bidder, Level};
use tablier_corona::game::{Corona, Event, Setup};
use tablier_corona::solver::Tablebase;
use tablier_game::{Seed, Session};

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
