//! A finished match looked at again by the best shooter: what it would have tried instead of each stroke.

use serde::{Deserialize, Serialize};
use tablier_game::{Game, Record, Review, Seat, Seed, Started, Viewer};

use super::{Event, Koroona, Setup, View};
use crate::shooter::{LEVELS, Odds, Shooter};
use crate::stroke::{Film, Stroke};

/// What the shooter says of one stroke.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    /// The stroke's number in the match, from 0.
    pub stroke: u32,
    /// Whose it was.
    pub by: Seat,
    /// What the shooter would have tried, as meant.
    pub best: Stroke,
    /// What it thinks that is worth, in hundredths of a disc.
    pub worth: i32,
    /// How it goes if the hand does not err.
    pub film: Film,
    /// How many own discs fall then, without a foul.
    pub falls: u8,
    /// Of a thousand tries by that shooter's own hand, how many do what is meant: no foul, and at least one own disc if
    /// any is to fall.
    pub succeeds: u16,
}

impl Review for Koroona {
    type Said = Advice;

    const EDITION: u32 = 1;

    fn review(record: &Record<Setup, Event>, should_stop: &dyn Fn() -> bool) -> Vec<Advice> {
        let Ok(mut state) = Koroona::begin(&record.started) else { return Vec::new() };
        let mut said = Vec::new();
        let mut stroke = 0;
        for recorded in &record.events {
            if let Event::Struck(struck) = &recorded.event {
                let view = Koroona::view(&state, &Viewer::Spectator);
                let advice = advise(&view, struck.by, stroke, should_stop);
                if should_stop() {
                    break;
                }
                said.extend(advice);
                stroke += 1;
            }
            Koroona::apply(&mut state, &recorded.event);
        }
        said
    }

    fn consider(started: &Started<Setup>, should_stop: &dyn Fn() -> bool) -> Option<Advice> {
        let view = Koroona::view(&Koroona::begin(started).ok()?, &Viewer::Spectator);
        advise(&view, view.turn?, 0, should_stop).filter(|_| !should_stop())
    }
}

/// What the best shooter would try on this seat.
fn advise(view: &View, by: Seat, stroke: u32, should_stop: &dyn Fn() -> bool) -> Option<Advice> {
    let shooter = Shooter::new(LEVELS.len() - 1, Seed([0; 32]));
    let (plan, odds) = shooter.meant_with_odds(view, by, should_stop)?;
    #[allow(clippy::cast_possible_truncation, reason = "a few discs, in hundredths")]
    let worth = libm::round(plan.worth * 100.0) as i32;
    let Odds { film, falls, succeeds } = odds;
    Some(Advice { stroke, by, best: plan.stroke, worth, film, falls, succeeds })
}
