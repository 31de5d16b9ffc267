//! Players made of code.

use tablier_game::{Answer, Ask, Bot, Seed};

use crate::game::{Command, Koroona};

/// The levels by name.
pub const LEVEL_NAMES: [&str; 5] = ["novice", "casual", "club", "strong", "master"];

/// A bot.
#[derive(Debug, Clone)]
pub struct Shooter {
    level: usize,
    seed: Seed,
}

impl Shooter {
    /// A bot of this level.
    pub fn new(level: usize, seed: Seed) -> Shooter {
        Shooter {
            level: level.min(LEVEL_NAMES.len() - 1),
            seed,
        }
    }
}

impl Bot<Koroona> for Shooter {
    fn answer(&self, _ask: &Ask<'_, Koroona>) -> Answer<Command> {
        let _ = (self.level, &self.seed);
        Answer::Wait
    }
}
