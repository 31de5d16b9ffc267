//! Reviews of a finished game.

use std::cell::Cell;
use std::sync::Arc;

use tablier_colorado::engine::{Limits, NotPlayable, Reviewed, Searcher, TranspositionTable, review, think};
use tablier_colorado::{Course, Geometry, Ply, Position, Side, Unplayable};

use crate::support::{geometry, kings, position};

const NODES: u64 = 3_000;

/// A game of the engine against itself.
fn game(geometry: &Arc<Geometry>, nodes: u64) -> (Vec<Ply>, Course) {
    let (table, mut plies) = (TranspositionTable::new(geometry, 1), Vec::new());
    let mut course = Course::from(Position::START);
    while course.verdict(geometry).is_none() {
        let searcher = Searcher::new(&table, &|| false);
        let ply = think(&searcher, &course, Limits::nodes(nodes), &mut |_| {}).best().unwrap();
        course.play(geometry, ply).unwrap();
        plies.push(ply);
    }
    (plies, course)
}

fn reviewed(geometry: &Arc<Geometry>, start: Position, plies: &[Ply], nodes: u64) -> Vec<Reviewed> {
    review(geometry, start, plies, nodes, &|| false).unwrap().collect()
}

#[test]
fn every_position_is_reviewed_and_the_last_says_who_won() {
    let geometry = geometry();
    let (plies, end) = game(&geometry, 500);
    let all = reviewed(&geometry, Position::START, &plies, NODES);
    assert_eq!(all.len(), plies.len() + 1);
    let last = all.last().unwrap();
    assert_eq!(last.best(), None);
    match end.verdict(&geometry).unwrap().winner {
        Some(Side::White) => assert_eq!(last.score.wins_in(), Some(0)),
        Some(Side::Black) => assert_eq!(last.score.loses_in(), Some(0)),
        None => assert_eq!(last.score.0, 0),
    }
    let mut course = Course::from(Position::START);
    for (one, &ply) in all.iter().zip(&plies) {
        assert!(course.plies(&geometry).contains(&one.best().unwrap()));
        course.play(&geometry, ply).unwrap();
    }
}

#[test]
fn a_position_s_review_depends_on_the_game_up_to_it_alone() {
    let geometry = geometry();
    let (plies, _) = game(&geometry, 500);
    let all = reviewed(&geometry, Position::START, &plies, NODES);
    assert_eq!(all, reviewed(&geometry, Position::START, &plies, NODES));
    let half = plies.len() / 2;
    assert_eq!(all[..=half], reviewed(&geometry, Position::START, &plies[..half], NODES));
}

#[test]
fn scores_are_white_s_whoever_is_to_move() {
    let kings = kings();
    let white = position("w2b4/1w6/8/8/8/4b3/8/8 w - -");
    let one = &reviewed(&kings, white, &[], NODES)[0];
    assert_eq!((one.score.wins_in(), one.score.loses_in()), (Some(1), None));
    let one = &reviewed(&kings, white.swapped(), &[], NODES)[0];
    assert_eq!((one.score.wins_in(), one.score.loses_in()), (None, Some(1)));
}

#[test]
fn a_turn_against_the_rules_is_named() {
    let geometry = geometry();
    let (mut plies, _) = game(&geometry, 200);
    plies[4] = Ply::Pass;
    let refused = review(&geometry, Position::START, &plies, NODES, &|| false).err();
    assert_eq!(refused, Some(NotPlayable { number: 5, ply: Ply::Pass, why: Unplayable::CanMove }));
    assert_eq!(refused.unwrap().to_string(), "turn 5, pass, can't be played there: there is a legal move");
}

#[test]
fn told_to_stop_it_leaves_out_what_it_had_not_looked_at_to_the_end() {
    let geometry = geometry();
    let (plies, _) = game(&geometry, 200);
    let all = reviewed(&geometry, Position::START, &plies, NODES);
    let stop = Cell::new(false);
    let should_stop = || stop.get();
    let mut under_way = review(&geometry, Position::START, &plies, NODES, &should_stop).unwrap();
    assert_eq!(under_way.next().as_ref(), Some(&all[0]));
    assert_eq!(under_way.next().as_ref(), Some(&all[1]));
    stop.set(true);
    assert_eq!(under_way.next(), None);
    stop.set(false);
    assert_eq!(under_way.next(), None);
}
