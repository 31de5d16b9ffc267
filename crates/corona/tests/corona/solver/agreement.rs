//! The table and the search against a plain second solver, and the laws they keep.

use crate::support::plain::{plain_best, random_situations, replay};
use crate::support::situation;
use proptest::prelude::*;
use std::sync::LazyLock;
use tablier_corona::board::{Placement, Points, Situation, Space};
use tablier_corona::solver::{Tablebase, solve};

static TABLE: LazyLock<Tablebase> = LazyLock::new(Tablebase::build);

#[test]
fn table_and_search_agree_with_the_plain_search_on_100000_situations() {
    for situation in random_situations(1974, 100_000) {
        let best = Points(plain_best(&situation));
        assert_eq!(TABLE.value(&situation), best, "table: {situation:?}");
        assert_eq!(solve(&situation).best, best, "search: {situation:?}");
    }
}

/// Two ways to the same answer, everywhere: every placement that no turn of the ring lists earlier, with every throw.
#[test]
fn table_and_search_agree_on_every_situation() {
    let mut situations = 0;
    for spaces in ascending(0, 11).filter(|&spaces| is_first_of_its_turns(spaces)) {
        for dice in ascending(1, 6) {
            let situation = situation(spaces, dice);
            assert_eq!(solve(&situation).best, TABLE.value(&situation), "{situation:?}");
            situations += 1;
        }
    }
    assert_eq!(situations, 1_038 * 462);
}

/// Six numbers from `least` to `most`, each at least the one before.
fn ascending(least: u8, most: u8) -> impl Iterator<Item = [u8; 6]> {
    let next = move |last: &[u8; 6]| {
        let rises = last.iter().rposition(|&number| number < most)?;
        let mut next = *last;
        next[rises..].fill(last[rises] + 1);
        Some(next)
    };
    std::iter::successors(Some([least; 6]), next)
}

fn is_first_of_its_turns(spaces: [u8; 6]) -> bool {
    (1..12).all(|turn| {
        let mut turned = spaces.map(|space| (space + turn) % 12);
        turned.sort_unstable();
        spaces <= turned
    })
}

#[test]
fn best_lines_replay_and_score_the_value() {
    for situation in random_situations(12, 30_000) {
        let value = TABLE.value(&situation);
        assert_eq!(replay(&situation, &TABLE.best_line(&situation)), value, "table: {situation:?}");
        assert_eq!(replay(&situation, &solve(&situation).moves), value, "search: {situation:?}");
    }
}

/// Playing the rest of a best line without one of its moves never scores as much.
#[test]
fn best_lines_hold_no_move_that_could_be_left_out() {
    for situation in random_situations(6, 10_000) {
        let value = TABLE.value(&situation);
        for line in [TABLE.best_line(&situation), solve(&situation).moves] {
            assert!(line.last().is_none_or(|last| last.points > Points(0)), "{line:?}");
            for left_out in 0..line.len() {
                let mut rest = line.clone();
                rest.remove(left_out);
                assert!(
                    score_in_order(&situation, &rest) < value,
                    "{situation:?} without {left_out}: {line:?}"
                );
            }
        }
    }
}

/// What moves score in this order, whatever their own `points` say.
fn score_in_order(situation: &Situation, line: &[tablier_corona::board::Move]) -> Points {
    let mut at = situation.placement.0.to_vec();
    line.iter()
        .map(|step| {
            // No piece that has landed is moved again, as long as the ones that wait come first in the list.
            let piece = at.iter().position(|&space| space == step.from).expect("a piece waits there");
            at.remove(piece);
            let occupants = at.iter().filter(|&&space| space == step.to).count();
            at.push(step.to);
            Points::for_landing_on(u8::try_from(occupants).expect("at most five"))
        })
        .sum()
}

#[test]
fn extreme_situations() {
    let cases = [
        ("all on one space, all dice different: nobody meets", [0; 6], [1, 2, 3, 4, 5, 6], 0),
        ("all on one space, all dice alike: five join the first", [3; 6], [2; 6], 20),
        ("C19: five together, one six away, all sixes", [0, 0, 0, 0, 0, 6], [6; 6], 21),
    ];
    for (name, spaces, dice, value) in cases {
        let situation = situation(spaces, dice);
        assert_eq!(TABLE.value(&situation), Points(value), "{name}");
        assert_eq!(solve(&situation).best, Points(value), "{name}");
    }
}

#[test]
fn the_table_takes_less_than_8_megabytes() {
    assert!(TABLE.bytes() <= 8_000_000, "{} bytes", TABLE.bytes());
}

fn any_situation() -> impl Strategy<Value = Situation> {
    (prop::array::uniform6(0u8..12), prop::array::uniform6(1u8..=6))
        .prop_map(|(spaces, dice)| situation(spaces, dice))
}

proptest! {
    /// Turning the ring changes no value.
    #[test]
    fn turning_the_ring_changes_nothing(situation in any_situation(), turn in 0u8..12) {
        let turned = Situation {
            placement: Placement(situation.placement.0.map(|at| Space::try_from((at.get() + turn) % 12).unwrap())),
            ..situation
        };
        prop_assert_eq!(TABLE.value(&situation), TABLE.value(&turned));
        prop_assert_eq!(solve(&situation).best, solve(&turned).best);
    }

    /// Pieces are alike and so are dice: the order in which they are listed makes no difference, not even to the
    /// line.
    #[test]
    fn the_order_of_pieces_and_dice_is_nothing(
        (situation, pieces, dice) in any_situation().prop_flat_map(|situation| (
            Just(situation),
            Just(situation.placement.0).prop_shuffle(),
            Just(situation.throw.0).prop_shuffle(),
        ))
    ) {
        let mut shuffled = situation;
        shuffled.placement.0 = pieces;
        shuffled.throw.0 = dice;
        prop_assert_eq!(TABLE.value(&situation), TABLE.value(&shuffled));
        prop_assert_eq!(TABLE.best_line(&situation), TABLE.best_line(&shuffled));
        prop_assert_eq!(solve(&situation), solve(&shuffled));
    }
}
