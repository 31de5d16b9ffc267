//! All there is to know of a match under way.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tablier_game::{Millis, Moments, Outcome, Seat, Started};

use super::{Clock, Games, Refusal, Setup, setup};
use crate::{Board, Geometry, Ply, Position, Side, Situation, Verdict};

/// A match: the games behind it, the one on the board, and what is going on.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    /// How many games it has.
    pub games: Games,
    /// How time is kept.
    pub clock: Clock,
    /// The first pair's board.
    pub board: Board,
    /// Who began the first game.
    pub beginner: Seat,
    /// The games that are over, the first one first.
    pub finished: Vec<Finished>,
    /// The game on the board, over or not.
    pub round: Round,
    /// What is going on.
    pub phase: Phase,
    /// Turns played in all of the match's games, passes among them.
    pub turns: u32,
}

/// A game that is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Finished {
    /// Who had the white pawns.
    pub white: Seat,
    /// How it ended.
    pub verdict: Verdict,
}

/// One game of the match.
#[derive(Debug, Clone, PartialEq)]
pub struct Round {
    /// Its number in the match, from 1.
    pub number: u8,
    /// Who has the white pawns, and begins.
    pub white: Seat,
    /// The board as it lies for this game.
    pub geometry: Arc<Geometry>,
    /// The pawns, and what K13 remembers.
    pub situation: Situation,
    /// All that was played, in notation's terms.
    pub plies: Vec<Ply>,
}

/// What is going on; each phase holds what only it has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// A game is being played.
    Playing(Turn),
    /// A game is over and the next has not begun.
    Between(Between),
    /// The match is over; a seat that was given up is not in the standings.
    Over {
        /// Who left, if that ended it.
        left: Option<Seat>,
    },
}

/// Whose time runs, and what is said about a draw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// Since when the side to move thinks.
    pub began: Millis,
    /// What each side had left then, on a clock per game.
    pub left: [Millis; 2],
    /// The draw that is offered.
    pub offered: Option<DrawOffer>,
    /// Who may: once between two of one's own moves.
    pub may_offer: [bool; 2],
}

/// A draw, offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawOffer {
    /// By whom.
    pub by: Side,
    /// In which turn of the match.
    pub turn: u32,
}

/// The pause after a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Between {
    /// When it began.
    pub since: Millis,
    /// Who wants to go on, by seat.
    pub ready: [bool; 2],
}

impl Between {
    /// Does this seat want to go on?
    pub fn is_ready(&self, seat: Seat) -> bool {
        self.ready.get(seat.index()).copied().unwrap_or(false)
    }
}

impl Round {
    /// The match's game with this number (K14): the players swap colours from game to game, and the second pair is
    /// played on the board turned by 90°.
    pub(super) fn new(number: u8, first_board: &Board, beginner: Seat) -> Round {
        let board = if number > 2 { first_board.turned_90() } else { *first_board };
        Round {
            number,
            white: if number % 2 == 1 { beginner } else { Seat(1 - beginner.0.min(1)) },
            geometry: Arc::new(Geometry::new(board)),
            situation: Situation::from(Position::START),
            plies: Vec::new(),
        }
    }

    /// Who has the black pawns.
    pub fn black(&self) -> Seat {
        Seat(1 - self.white.0.min(1))
    }

    /// The side a seat plays.
    pub fn side(&self, seat: Seat) -> Option<Side> {
        if seat == self.white {
            Some(Side::White)
        } else if seat == self.black() {
            Some(Side::Black)
        } else {
            None
        }
    }
}

impl State {
    pub(super) fn begin(started: &Started<Setup>) -> Result<State, Refusal> {
        let Setup { games, clock, .. } = started.setup;
        started.setup.check(started.seat_count())?;
        let (board, beginner) = (setup::board(started), setup::beginner(started));
        Ok(State {
            games,
            clock,
            board,
            beginner,
            finished: Vec::new(),
            round: Round::new(1, &board, beginner),
            phase: Phase::Playing(Turn::first(clock, started.at)),
            turns: 0,
        })
    }

    /// The last moment at which the side to move still has time, where there is a clock.
    pub fn time_up(&self) -> Option<Millis> {
        let Phase::Playing(turn) = &self.phase else {
            return None;
        };
        let mover = self.round.situation.position().turn();
        match self.clock {
            Clock::None => None,
            Clock::PerGame { .. } => Some(turn.began + turn.left[mover.index()]),
            Clock::PerMove { time } => Some(turn.began + time),
        }
    }

    /// What a command must name: the turn, counted through the whole match. A game that ends and one that begins count
    /// too, or the next game's first move would have the number of the last one's next.
    pub(super) fn moments(&self) -> Moments {
        let games = u32::try_from(self.finished.len()).unwrap_or(u32::MAX);
        let number = u32::from(self.round.number);
        let offer = match &self.phase {
            Phase::Playing(turn) => turn.offered.map(|offered| offered.turn),
            Phase::Between(_) | Phase::Over { .. } => None,
        };
        Moments { turn: self.turns.saturating_add(games).saturating_add(number), part: number, offer }
    }

    /// Points in halves (K14), by seat.
    pub fn score(&self) -> [u32; 2] {
        let mut score = [0; 2];
        for finished in &self.finished {
            let white = finished.white.index().min(1);
            match finished.verdict.winner {
                Some(Side::White) => score[white] += 2,
                Some(Side::Black) => score[1 - white] += 2,
                None => score = score.map(|halves| halves + 1),
            }
        }
        score
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { left } = self.phase else {
            return None;
        };
        let score = self.score();
        let scores = Seat::all(2).map(|seat| (seat, i64::from(score[seat.index()])));
        Some(Outcome::by_score(scores.filter(|&(seat, _)| Some(seat) != left)))
    }
}

impl Turn {
    /// A game's first turn.
    pub(super) fn first(clock: Clock, at: Millis) -> Turn {
        let left = match clock {
            Clock::PerGame { time, .. } => time,
            Clock::None | Clock::PerMove { .. } => Millis::ZERO,
        };
        Turn { began: at, left: [left; 2], offered: None, may_offer: [true; 2] }
    }
}
