//! Laws over any order of guests' commands, connections, time, bots' answers and restarts.

mod acts;
mod judge;
mod world;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use acts::{Act, act};
use world::World;

fn live(acts: &[Act]) -> World {
    let mut world = World::new();
    world.begin();
    for act in acts {
        world.act(act);
        world.judge();
    }
    world.conclude();
    world
}

/// The law below would hold of tables where nothing happens, too: it is tried on others.
#[test]
fn such_orders_of_things_play_and_finish_games() {
    let mut runner = TestRunner::deterministic();
    let acts = proptest::collection::vec(act(), 250);
    let (mut finished, mut entries) = (0, 0);
    for _ in 0..10 {
        let world = live(&acts.new_tree(&mut runner).expect("acts").current());
        finished += world.over.len();
        entries += world.table.log.len();
    }
    assert!(finished >= 10 && entries >= 500, "{finished} games finished in {entries} entries");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, max_shrink_iters: 400, ..ProptestConfig::default() })]

    #[test]
    fn any_order_of_things_leaves_the_log_whole_and_every_view_fresh(
        acts in proptest::collection::vec(act(), 60..300)
    ) {
        live(&acts);
    }
}
