//! Counting the ways to the best against trying every set of moves in every order.

use std::collections::BTreeSet;

use crate::support::plain::{plain_best, random_situations};
use crate::support::situation;
use tablier_corona::board::Situation;
use tablier_corona::solver::{BestSets, best_sets};

/// A set of moves: (space left, number on the die), in ascending order.
type Set = Vec<(u8, u8)>;

/// Every order of every choice of pieces and dice, one piece at a time; the sets that score `best` are kept.
fn try_everything(
    waiting: &[u8],
    landed: &[u8],
    dice: &[u8],
    made: &Set,
    to_score: u8,
    found: &mut BTreeSet<Set>,
) {
    if to_score == 0 {
        let mut set = made.clone();
        set.sort_unstable();
        found.insert(set);
    }
    for piece in (0..waiting.len()).filter(|&piece| !waiting[..piece].contains(&waiting[piece])) {
        for die in (0..dice.len()).filter(|&die| !dice[..die].contains(&dice[die])) {
            let (mut waiting, mut landed, mut dice, mut made) =
                (waiting.to_vec(), landed.to_vec(), dice.to_vec(), made.clone());
            let (from, pips) = (waiting.remove(piece), dice.remove(die));
            let to = (from + pips) % 12;
            let occupants = waiting.iter().chain(&landed).filter(|&&at| at == to).count();
            let points = if occupants == 0 { 0 } else { u8::try_from(occupants).expect("at most five") + 1 };
            landed.push(to);
            made.push((from, pips));
            if points <= to_score {
                try_everything(&waiting, &landed, &dice, &made, to_score - points, found);
            }
        }
    }
}

/// Everything that is left of a set when some of its moves, at least one, are left out.
fn proper_parts(set: &Set) -> impl Iterator<Item = Set> + '_ {
    (0..(1u32 << set.len()) - 1)
        .map(|mask| (0..set.len()).filter(|&nth| mask >> nth & 1 == 1).map(|nth| set[nth]).collect())
}

fn counted_plainly(situation: &Situation) -> BestSets {
    let waiting = situation.placement.0.map(u8::from);
    let dice = situation.throw.0.map(u8::from);
    let mut found = BTreeSet::new();
    try_everything(&waiting, &[], &dice, &Set::new(), plain_best(situation), &mut found);
    let tight = found.iter().filter(|set| !proper_parts(set).any(|part| found.contains(&part))).count();
    BestSets { all: found.len(), tight }
}

/// Crowded situations: few enough orders to try them all.
#[test]
fn best_sets_are_those_found_by_trying_everything() {
    let crowded = random_situations(7, 1_600).step_by(4);
    for situation in crowded.chain(random_situations(8, 8)) {
        assert_eq!(best_sets(&situation), counted_plainly(&situation), "{situation:?}");
    }
}

#[test]
fn nothing_to_be_had_is_had_by_moving_nothing() {
    // From one space by six different numbers nobody meets anybody: every choice of dice scores the most, 0.
    let counted = best_sets(&situation([0; 6], [1, 2, 3, 4, 5, 6]));
    assert_eq!(counted, BestSets { all: 64, tight: 1 });
}

#[test]
fn five_joining_the_first_is_the_only_way() {
    assert_eq!(best_sets(&situation([3; 6], [2; 6])), BestSets { all: 1, tight: 1 });
}
