//! How well a bot sees and how steady its hand is.

/// A level: how much it looks at, and how far its strokes stray from what it meant.
///
/// Budgets are in simulations, not in seconds: a bot plays the same on any machine.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Level {
    /// Its name in addresses and files.
    pub name: &'static str,
    /// Standard deviation of the angle, in radians.
    pub angle_error: f64,
    /// Standard deviation of the speed, as a part of it.
    pub speed_error: f64,
    /// Standard deviation of the striker's place, in millimetres each way.
    pub place_error: f64,
    /// Candidates simulated exactly, at most.
    pub exact: usize,
    /// Candidates that are judged under noise.
    pub shortlist: usize,
    /// Noisy simulations in all.
    pub noisy: usize,
    /// How many striker places are tried for one way to hit a disc.
    pub places: usize,
    /// How much of what a stroke leaves it sees: the next of the series, and the enemy's chances.
    pub foresight: f64,
    /// How much it minds a foul: a beginner more than the rules do, and plays what can't go wrong.
    pub caution: f64,
}

impl Level {
    /// The level with so many discs on the table: a simulation of the doubles' thirty-two costs several of the singles'
    /// sixteen, so there are fewer of them.
    #[must_use]
    pub(super) fn among(self, discs: usize) -> Level {
        let share = |budget: usize| budget * SINGLES * SINGLES / discs.max(SINGLES).pow(2);
        Level { exact: share(self.exact), noisy: share(self.noisy), ..self }
    }
}

/// Discs on the table as singles begin; budgets are for that many.
const SINGLES: usize = 16;

/// The levels, the weakest first.
pub const LEVELS: [Level; 5] = [
    Level {
        name: "novice",
        angle_error: 34e-3,
        speed_error: 0.14,
        place_error: 0.4,
        exact: 80,
        shortlist: 24,
        noisy: 360,
        places: 1,
        foresight: 0.3,
        caution: 6.0,
    },
    Level {
        name: "casual",
        angle_error: 18e-3,
        speed_error: 0.12,
        place_error: 0.4,
        exact: 260,
        shortlist: 12,
        noisy: 240,
        places: 2,
        foresight: 0.6,
        caution: 1.0,
    },
    Level {
        name: "club",
        angle_error: 12.5e-3,
        speed_error: 0.09,
        place_error: 0.3,
        exact: 500,
        shortlist: 12,
        noisy: 300,
        places: 3,
        foresight: 1.0,
        caution: 1.0,
    },
    Level {
        name: "strong",
        angle_error: 7.5e-3,
        speed_error: 0.07,
        place_error: 0.3,
        exact: 900,
        shortlist: 16,
        noisy: 560,
        places: 4,
        foresight: 1.0,
        caution: 1.0,
    },
    Level {
        name: "master",
        angle_error: 4.5e-3,
        speed_error: 0.05,
        place_error: 0.2,
        exact: 1600,
        shortlist: 32,
        noisy: 1500,
        places: 6,
        foresight: 1.0,
        caution: 1.0,
    },
];

/// The levels by name.
pub const LEVEL_NAMES: [&str; 5] =
    [LEVELS[0].name, LEVELS[1].name, LEVELS[2].name, LEVELS[3].name, LEVELS[4].name];
