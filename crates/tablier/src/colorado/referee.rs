//! Games of the engine against itself, played out by the rules.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use tablier_colorado::engine::{Habits, Level, Table, Thinker, WEIGHTS, Weights, choose};
use tablier_colorado::{Board, Geometry, Layout, Ply, Position, Side, Situation, Verdict};

/// Somebody who plays.
pub(crate) struct Player {
    level: Level,
    weights: Weights,
    habits: Habits,
    table: Table,
}

/// A game that was played.
pub(crate) struct Played {
    pub(crate) verdict: Verdict,
    pub(crate) plies: Vec<Ply>,
}

impl Player {
    pub(crate) fn new(level: Level) -> Player {
        Player::with(level, WEIGHTS, Habits::USUAL)
    }

    pub(crate) fn with(level: Level, weights: Weights, habits: Habits) -> Player {
        Player { level, weights, habits, table: level.table() }
    }

    /// The same player with a memory of its own.
    pub(crate) fn twin(&self) -> Player {
        Player::with(self.level, self.weights, self.habits)
    }

    /// As a bot at the table does it: with nothing remembered from the move before.
    pub(crate) fn answer(
        &self,
        geometry: &Geometry,
        situation: &Situation,
        rng: &mut ChaCha8Rng,
    ) -> Option<Ply> {
        self.table.clear();
        let thinker = Thinker {
            weights: &self.weights,
            habits: self.habits,
            ..Thinker::new(geometry, &self.table, &|| false)
        };
        choose(&thinker, situation, &self.level, rng).map(|choice| choice.ply)
    }
}

/// A board drawn from a seed.
pub(crate) fn board(rng: &mut ChaCha8Rng) -> Board {
    use rand::RngExt;
    Layout::chosen(|bound| rng.random_range(0..bound)).board()
}

/// Plays a game out from a situation.
pub(crate) fn play(
    geometry: &Geometry,
    mut situation: Situation,
    white: &Player,
    black: &Player,
    seed: u64,
) -> Played {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut plies = Vec::new();
    loop {
        if let Some(verdict) = situation.verdict(geometry) {
            return Played { verdict, plies };
        }
        let player = match situation.position().turn() {
            Side::White => white,
            Side::Black => black,
        };
        let ply = player
            .answer(geometry, &situation, &mut rng)
            .expect("a game that is not over has a turn to play");
        situation.play(ply);
        plies.push(ply);
    }
}

/// A game's start.
pub(crate) fn start() -> Situation {
    Situation::from(Position::START)
}
