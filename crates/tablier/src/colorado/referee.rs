//! Games of the engine against itself, played out by the rules.

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use tablier_colorado::engine::{Level, Prunings, Searcher, TranspositionTable, WEIGHTS, Weights, choose};
use tablier_colorado::{Board, Course, Geometry, Layout, Ply, Position, Side, Verdict};

/// How somebody plays.
pub(crate) struct Player {
    level: Level,
    weights: Weights,
    prunings: Prunings,
}

/// A player at a board, with a table for it.
pub(crate) struct Seated<'a> {
    player: &'a Player,
    table: TranspositionTable,
}

/// A game that was played.
pub(crate) struct Played {
    pub(crate) verdict: Verdict,
    pub(crate) plies: Vec<Ply>,
}

impl Player {
    pub(crate) fn new(level: Level) -> Player {
        Player::with(level, WEIGHTS, Prunings::USUAL)
    }

    pub(crate) fn with(level: Level, weights: Weights, prunings: Prunings) -> Player {
        Player { level, weights, prunings }
    }

    pub(crate) fn seated(&self, geometry: &Arc<Geometry>) -> Seated<'_> {
        Seated { player: self, table: self.level.table(geometry) }
    }
}

impl Seated<'_> {
    /// As a bot at the table does it: with nothing remembered from the move before.
    pub(crate) fn answer(&self, course: &Course, rng: &mut ChaCha8Rng) -> Option<Ply> {
        self.table.clear();
        let Player { level, weights, prunings } = self.player;
        let searcher = Searcher { weights, prunings: *prunings, ..Searcher::new(&self.table, &|| false) };
        choose(&searcher, course, level, rng).map(|choice| choice.ply)
    }
}

/// A board drawn from a seed.
pub(crate) fn board(rng: &mut ChaCha8Rng) -> Board {
    use rand::RngExt;
    Layout::chosen(|bound| rng.random_range(0..bound)).board()
}

/// Plays a game on from where it stands to its end.
pub(crate) fn play(
    geometry: &Arc<Geometry>,
    mut course: Course,
    white: &Player,
    black: &Player,
    seed: u64,
) -> Played {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (white, black) = (white.seated(geometry), black.seated(geometry));
    let mut plies = Vec::new();
    loop {
        if let Some(verdict) = course.verdict(geometry) {
            return Played { verdict, plies };
        }
        let player = match course.position().turn() {
            Side::White => &white,
            Side::Black => &black,
        };
        let ply = player.answer(&course, &mut rng).expect("a game that is not over has a turn to play");
        course.play_unchecked(ply);
        plies.push(ply);
    }
}

/// A game's start.
pub(crate) fn start() -> Course {
    Course::from(Position::START)
}
