//! A finished match reviewed by the engine, game by game, position by position.

use serde::{Deserialize, Serialize};
use tablier_game::{Game, Record, Review, Started};

use super::{Colorado, Event, MatchGame, Setup};
use crate::engine::{REVIEW_NODES, Score, chance, phase, review};
use crate::{Board, Ply, Position, RawPosition};

/// What the engine says of one position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Judged {
    /// Which of the match's games, from 1.
    pub game_number: u8,
    /// After how many turns, passes among them.
    pub ply: u32,
    /// The board as it lies for this game.
    pub board: Board,
    /// The position itself.
    pub position: RawPosition,
    /// What it is worth.
    pub score: Judgement,
    /// What should have been played; nothing once the game is over.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub best: Option<Ply>,
    /// White's chance to win, in thousandths, a draw being half a win: it means the same on every board.
    pub chance: u16,
    /// How it would have gone on.
    #[cfg_attr(feature = "ts", ts(type = "Array<string>"))]
    pub line: Vec<Ply>,
}

/// What a position is worth to White.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Judgement {
    /// White wins in so many moves.
    WinIn(u32),
    /// White loses in so many moves.
    LossIn(u32),
    /// Undecided; a hundred is a pawn.
    #[serde(untagged)]
    Worth(i32),
}

impl From<Score> for Judgement {
    fn from(score: Score) -> Judgement {
        match (score.wins_in(), score.loses_in()) {
            (Some(moves), _) => Judgement::WinIn(moves),
            (_, Some(moves)) => Judgement::LossIn(moves),
            _ => Judgement::Worth(score.0),
        }
    }
}

impl Review for Colorado {
    type Said = Judged;

    // 2: chances as they were measured with 5,000 nodes a move.
    const EDITION: u32 = 2;

    fn review(record: &Record<Setup, Event>, should_stop: &dyn Fn() -> bool) -> Vec<Judged> {
        let Ok(mut state) = Colorado::begin(&record.started) else { return Vec::new() };
        let mut said = Vec::new();
        for recorded in &record.events {
            if matches!(recorded.event, Event::NextGameBegan { .. }) {
                said.extend(judge(&state.game, should_stop));
            }
            <Colorado as Game>::apply(&mut state, &recorded.event);
        }
        said.extend(judge(&state.game, should_stop));
        said
    }

    fn consider(started: &Started<Setup>, should_stop: &dyn Fn() -> bool) -> Option<Judged> {
        judge(&Colorado::begin(started).ok()?.game, should_stop).pop()
    }
}

fn judge(game: &MatchGame, should_stop: &dyn Fn() -> bool) -> Vec<Judged> {
    let start = game.start;
    let Ok(reviewed) = review(&game.geometry, start, &game.plies, REVIEW_NODES, should_stop) else {
        return Vec::new();
    };
    let mut position = start;
    let positions = std::iter::once(position).chain(game.plies.iter().map(|&ply| {
        position = position.play_ply_unchecked(ply);
        position
    }));
    let judged = |(ply, (reviewed, position)): (u32, (crate::engine::Reviewed, Position))| Judged {
        game_number: game.number,
        ply,
        board: *game.geometry.board(),
        position: RawPosition::from(position),
        score: reviewed.score.into(),
        chance: chance(reviewed.score, phase(&position)),
        best: reviewed.best(),
        line: reviewed.line,
    };
    (0..).zip(reviewed.zip(positions)).map(judged).collect()
}
