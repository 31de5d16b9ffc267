//! How a stroke looks if it goes as meant, and how often this level's hand brings that about.

use rand::Rng;

use super::level::Level;
use super::measures::E;
use super::noise::Slip;
use super::plan::Problem;
use super::sight::Sight;
use crate::physics::{Model, Simulator};
use crate::referee::judge;
use crate::stroke::{Ended, Film, Played, Stroke, play};

/// So many hands try it.
const TRIES: u16 = 100;

/// What a stroke promises.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Odds {
    /// As it goes if nothing goes wrong.
    pub film: Film,
    /// How many own discs fall then, without a foul.
    pub falls: u8,
    /// Of a thousand, how many tries do what is meant: no foul, and at least one own disc if any is to fall.
    pub succeeds: u16,
}

/// The odds of a stroke in this level's hand; none where the physics has no answer.
pub(super) fn odds(problem: &Problem<'_>, level: &Level, stroke: &Stroke, rng: &mut dyn Rng) -> Option<Odds> {
    let mut simulator = Simulator::new(Model::new(&E));
    let (shooter, table) = (problem.stance.shooter, problem.table);
    let (film, meant) = {
        let played = play(&mut simulator, table, shooter, stroke).ok()?;
        (Film::of(&played, shooter), clean_falls(problem, &played))
    };
    let falls = meant.unwrap_or(0);
    let sight = Sight::new(table, problem.stance.colour, shooter);
    let mut good = 0;
    for _ in 0..TRIES {
        let tried = Slip::draw(rng).of(level, stroke, |at| sight.allows(at));
        let Ok(played) = play(&mut simulator, table, shooter, &tried) else { continue };
        good += u16::from(clean_falls(problem, &played).is_some_and(|fell| fell >= falls.min(1)));
    }
    Some(Odds { film, falls, succeeds: good * (1_000 / TRIES) })
}

/// How many own discs fell; none of it counts with a foul.
fn clean_falls(problem: &Problem<'_>, played: &Played<'_>) -> Option<u8> {
    let Problem { table, debts, stance, off, .. } = problem;
    let verdict = judge(table, debts, stance, off, played);
    if verdict.rulings.iter().any(|ruling| ruling.rule.is_foul()) {
        return None;
    }
    let own = |disc: &crate::table::DiscId| table.colour(*disc) == stance.colour;
    let fell =
        played.discs.iter().zip(&played.ended).filter(|(disc, ended)| own(disc) && **ended == Ended::Pocket);
    Some(u8::try_from(fell.count()).unwrap_or(u8::MAX))
}
