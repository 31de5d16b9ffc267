//! A finished match looked at again by the best shooter: what it would have tried instead of each stroke.

use serde::{Deserialize, Serialize};
use tablier_game::{Game, Record, Review, Seat, Seed, Viewer};

use super::{Event, Koroona, Setup};
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

    fn review(record: &Record<Setup, Event>, should_stop: &dyn Fn() -> bool) -> Vec<Advice> {
        let Ok(mut state) = Koroona::begin(&record.started) else { return Vec::new() };
        let shooter = Shooter::new(LEVELS.len() - 1, Seed([0; 32]));
        let mut said = Vec::new();
        let mut stroke = 0;
        for recorded in &record.events {
            if let Event::Struck(struck) = &recorded.event {
                let view = Koroona::view(&state, &Viewer::Spectator);
                let plan = shooter.meant_with_odds(&view, struck.by, should_stop);
                if should_stop() {
                    break;
                }
                if let Some((plan, odds)) = plan {
                    #[allow(clippy::cast_possible_truncation, reason = "a few discs, in hundredths")]
                    let worth = libm::round(plan.worth * 100.0) as i32;
                    let Odds { film, falls, succeeds } = odds;
                    said.push(Advice {
                        stroke,
                        by: struck.by,
                        best: plan.stroke,
                        worth,
                        film,
                        falls,
                        succeeds,
                    });
                }
                stroke += 1;
            }
            Koroona::apply(&mut state, &recorded.event);
        }
        said
    }
}
