//! A finished game looked at again, round by round: what there was, what came of it, and when bidders of each level would
//! have seen it.

use serde::{Deserialize, Serialize};
use tablier_game::{Game, Millis, Record, Review, Seed, Started};

use super::{Corona, Event, Setup};
use crate::Round;
use crate::bidder::{Bidder, Level};
use crate::board::Points;
use crate::solver;

/// How often each level looks, with other eyes each time: what is said of it is what most of them see.
const EYES: u8 = 5;

/// What is said of one round, also of one that nobody called in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Appraisal {
    /// Which throw of the game, from 0.
    pub throw: u32,
    /// What it was about, what came of it, what it was worth, and a line that scores that.
    pub round: Round,
    /// What each level of bidder would have made of it, the weakest first.
    pub sights: Vec<Sight>,
}

/// What a level of bidder sees while the glass runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sight {
    /// How many points it finds.
    pub finds: Points,
    /// When it has found the most there is, from the glass's turning on; never, for what it misses.
    pub best_at: Option<Millis>,
}

impl Review for Corona {
    type Said = Appraisal;

    const EDITION: u32 = 1;

    fn review(record: &Record<Setup, Event>, should_stop: &dyn Fn() -> bool) -> Vec<Appraisal> {
        let Ok(mut state) = Corona::begin(&record.started) else { return Vec::new() };
        let mut said = Vec::new();
        for recorded in &record.events {
            <Corona as Game>::apply(&mut state, &recorded.event);
            if let (Event::SituationAppraised { .. }, Some(round)) = (&recorded.event, state.last()) {
                let throw = u32::try_from(said.len()).unwrap_or(u32::MAX);
                let sights = sights(round, record.started.setup.glass);
                if should_stop() {
                    break;
                }
                said.push(Appraisal { throw, round: round.clone(), sights });
            }
        }
        said
    }

    fn consider(started: &Started<Setup>, should_stop: &dyn Fn() -> bool) -> Option<Appraisal> {
        let position = started.setup.position?;
        let situation = position.situation();
        let solution = solver::solve(&situation);
        let round = Round {
            best: solution.best,
            line: solution.moves,
            ..Round::new(position.setter, situation, None)
        };
        let sights = sights(&round, started.setup.glass);
        (!should_stop()).then_some(Appraisal { throw: 0, round, sights })
    }
}

/// What each level sees, the weakest first.
fn sights(round: &Round, glass: Millis) -> Vec<Sight> {
    Level::ALL.map(|level| sight(level, round, glass)).into()
}

/// What most eyes of a level see.
fn sight(level: Level, round: &Round, glass: Millis) -> Sight {
    let looks = (0..EYES).map(|eye| Bidder { level, seed: Seed([eye; 32]) }.sees(&round.situation, glass));
    let (mut finds, mut best_at) = (Vec::new(), Vec::new());
    for seen in looks {
        finds.push(seen.last().map_or(Points(0), |(_, points)| *points));
        let best = seen.iter().find(|(_, points)| *points >= round.best).map(|(at, _)| *at);
        // Later than any, for eyes that miss it.
        best_at.push(best.unwrap_or(Millis(u64::MAX)));
    }
    finds.sort_unstable();
    best_at.sort_unstable();
    let middle = usize::from(EYES / 2);
    Sight { finds: finds[middle], best_at: Some(best_at[middle]).filter(|at| at.0 < u64::MAX) }
}
