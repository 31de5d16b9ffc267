//! What bidders find: each level more than the one below, the best everything, none more than can be played.

use tablier_corona::bidder::{Bidder, Level};
use tablier_corona::solver::Table;
use tablier_game::Seed;

use crate::support::plain::{random_situations, replay};

#[test]
fn each_level_finds_more_than_the_one_below_and_the_best_finds_everything() {
    const SITUATIONS: u32 = 2_000;
    let table = Table::build();
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
