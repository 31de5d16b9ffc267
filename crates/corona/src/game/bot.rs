//! Who sits in a seat without a person: a [`Bidder`] of some level.

use tablier_game::{Bot, Bots, Seed};

use super::Corona;
use crate::bidder::{Bidder, Level};

impl Bots for Corona {
    const LEVELS: &'static [&'static str] = Level::NAMES;

    fn bot(level: usize, seed: Seed) -> Box<dyn Bot<Corona>> {
        Box::new(Bidder { level: Level::nth(level), seed })
    }
}
