//! How hard a situation is, from 1 to 5, and situations of a given grade from a seed: for the day's situation and for
//! cards on paper.
//!
//! Hardness is measured, not felt. Three things make it ([`Measures`]):
//!
//! - how far the bidders stay below the best: each of the four levels that miss something is asked several times, with
//!   other eyes each time, and what they miss is counted, once for the beginner up to four times for the
//!   expert, who hardly misses anything by chance;
//! - how many moves of the best line land on empty spaces and only prepare others (C12);
//! - how few ways there are to the best, no marker wasted.
//!
//! The grades' bounds ([`BOUNDS`]) are where a fifth each of all situations by chance lie between them, counted over
//! 20,000 (`tablier corona grades`). Nothing is graded that is worth less than [`LEAST`]: there is too little to find.
//!
//! The same seed, number and grade give the same situation on every machine: the pieces and dice are drawn from the
//! seed's [`Stream`], and a committed list in the tests holds the measures to what they were.

use tablier_game::{Seed, Stream};

use crate::bidder::{Bidder, Level, points};
use crate::board::{PIECES, Pips, Placement, Points, SPACES, Situation, Space, Throw};
use crate::solver::{best_sets, solve};

/// How hard, from 1 (seen at a glance) to 5 (hardly anybody finds it in a minute).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grade(u8);

impl Grade {
    /// All five, the easiest first.
    pub const ALL: [Grade; 5] = [Grade(1), Grade(2), Grade(3), Grade(4), Grade(5)];

    /// The number, 1 to 5.
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// Not a grade.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("grade {0}: the grades are 1 to 5")]
pub struct NoGrade(u8);

impl TryFrom<u8> for Grade {
    type Error = NoGrade;
    fn try_from(number: u8) -> Result<Grade, NoGrade> {
        if (1..=5).contains(&number) { Ok(Grade(number)) } else { Err(NoGrade(number)) }
    }
}

/// The least a situation is worth that is graded.
pub const LEAST: Points = Points(7);

/// The hardness up to which grades 1 to 4 go; whatever is harder is of grade 5.
pub const BOUNDS: [u32; 4] = [70, 90, 108, 130];

/// How often each level of bidder is asked: they don't see the same every time.
pub const EYES: u8 = 4;

/// The levels that miss something, and what each point they miss weighs.
const MISSING: [(Level, u32); 4] =
    [(Level::Beginner, 1), (Level::Gatherer, 2), (Level::Planner, 3), (Level::Expert, 4)];

/// What each move weighs that lands on an empty space for a later one's sake.
const PREPARATION: u32 = 10;

/// What the number of ways to the best weighs: up to so many ways, so much.
const RARITY: [(usize, u32); 4] = [(1, 12), (2, 8), (4, 4), (8, 2)];

/// What was measured of a situation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Measures {
    /// The most it yields.
    pub best: Points,
    /// How many ways there are to mark pieces for that, no marker wasted.
    pub ways: usize,
    /// How many moves of the best line land on an empty space.
    pub preparations: u32,
    /// How many points beginner, gatherer, planner and expert missed, each over [`EYES`] looks.
    pub missed: [u32; 4],
}

impl Measures {
    /// Measures a situation.
    pub fn of(situation: &Situation) -> Measures {
        let solution = solve(situation);
        let best = solution.best;
        let missed = MISSING.map(|(level, _)| {
            let looks = (0..EYES).map(|eye| Bidder { level, seed: Seed([eye; 32]) });
            looks.map(|bidder| u32::from(best.0 - points(&bidder.find(situation)).0)).sum()
        });
        let idle = solution.moves.iter().filter(|step| step.points.0 == 0);
        let preparations = u32::try_from(idle.count()).expect("a line has six moves at the most");
        Measures { best, ways: best_sets(situation).tight, preparations, missed }
    }

    /// All of it in one number.
    pub fn hardness(&self) -> u32 {
        let missed: u32 = self.missed.iter().zip(MISSING).map(|(missed, (_, weight))| missed * weight).sum();
        let rare = RARITY.into_iter().find(|(ways, _)| self.ways <= *ways).map_or(0, |(_, weight)| weight);
        missed + PREPARATION * self.preparations + rare
    }

    /// The grade; none where there is too little to find.
    pub fn grade(&self) -> Option<Grade> {
        let hardness = self.hardness();
        let below = BOUNDS.iter().filter(|bound| hardness > **bound).count();
        (self.best >= LEAST).then(|| Grade::ALL[below])
    }
}

/// A situation with what was measured of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Graded {
    /// The situation.
    pub situation: Situation,
    /// What was measured.
    pub measures: Measures,
    /// Its grade.
    pub grade: Grade,
}

/// The situation with this number and of this grade that a seed gives: on a day, on a card.
///
/// Situations are drawn until one has the grade, five on average. They are drawn from the seed's stream `situation` of
/// that number, with the grade as the nonce: first the six spaces, then the six dice.
pub fn situation(seed: &Seed, number: u32, grade: Grade) -> Graded {
    let mut stream = seed.stream("situation", number, &[grade.get()]);
    loop {
        let situation = drawn(&mut stream);
        let measures = Measures::of(&situation);
        if measures.grade() == Some(grade) {
            return Graded { situation, measures, grade };
        }
    }
}

/// The next situation of a stream, as chance brings it: each space and each number as likely as any other.
pub fn drawn(stream: &mut Stream) -> Situation {
    let mut spaces = [Space::try_from(0).expect("space 0 is a space"); PIECES];
    for space in &mut spaces {
        *space = Space::try_from(stream.below(SPACES)).expect("below twelve is a space");
    }
    let mut dice = [Pips::try_from(1).expect("1 is on a die"); PIECES];
    for die in &mut dice {
        *die = Pips::try_from(1 + stream.below(6)).expect("one to six is on a die");
    }
    Situation { placement: Placement(spaces), throw: Throw(dice) }
}
