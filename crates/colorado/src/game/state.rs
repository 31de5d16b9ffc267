//! All there is to know of a match under way.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tablier_game::{Millis, Moments, Outcome, Seat, Started};

use super::{Clock, Games, Refusal, Setup, setup};
use crate::{Board, Course, Geometry, Ply, Position, Side, Verdict, pairing};

/// A match: the games behind it, the one on the board, and what is going on.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub(super) games: Games,
    pub(super) clock: Clock,
    /// The games that are over, the first one first.
    pub(super) finished: Vec<Finished>,
    /// The game on the board, over or not.
    pub(super) game: MatchGame,
    pub(super) phase: Phase,
    /// Turns played in all of the match's games, passes among them.
    pub(super) turns: u32,
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
pub struct MatchGame {
    /// Its number in the match, from 1.
    pub(super) number: u8,
    /// Who has the white pawns, and begins.
    pub(super) white: Seat,
    /// The board as it lies for this game.
    pub(super) geometry: Arc<Geometry>,
    /// The position it began with.
    pub(super) start: Position,
    /// The pawns, and what K13 remembers.
    pub(super) course: Course,
    /// All that was played, in notation's terms.
    pub(super) plies: Vec<Ply>,
}

/// What is going on; each phase holds what only it has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Phase {
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
pub(super) struct Turn {
    /// Since when the side to move thinks.
    pub(super) began: Millis,
    /// What each side had left then, on a clock per game.
    pub(super) left: [Millis; 2],
    /// The draw that is offered.
    pub(super) offered: Option<DrawOffer>,
    /// Which sides may offer one: once between two of one's own moves.
    pub(super) may_offer: [bool; 2],
}

/// A draw that was offered and not answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct DrawOffer {
    pub(super) by: Side,
    /// In which turn of the match.
    pub(super) turn: u32,
}

/// The pause after a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Between {
    /// When it began.
    pub(super) since: Millis,
    /// Who wants to go on, by seat.
    pub(super) ready: [bool; 2],
}

impl Between {
    /// Does this seat want to go on?
    pub(super) fn is_ready(&self, seat: Seat) -> bool {
        self.ready.get(seat.index()).copied().unwrap_or(false)
    }
}

impl MatchGame {
    pub(super) fn new(number: u8, white: Seat, board: Board) -> MatchGame {
        MatchGame::from(number, white, Geometry::new(board), Position::START)
    }

    fn from(number: u8, white: Seat, geometry: Geometry, start: Position) -> MatchGame {
        let course = Course::from(start);
        MatchGame { number, white, geometry: Arc::new(geometry), start, course, plies: Vec::new() }
    }

    pub(super) fn next_number(&self) -> u8 {
        self.number.saturating_add(1)
    }

    /// Its number in the match, from 1.
    pub fn number(&self) -> u8 {
        self.number
    }

    /// Who has the white pawns, and begins.
    pub fn white(&self) -> Seat {
        self.white
    }

    /// Who has the black pawns.
    pub fn black(&self) -> Seat {
        pairing::opponent(self.white)
    }

    /// The board as it lies for this game.
    pub fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// The position it began with: the usual one (K6), unless the table was given another.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The pawns, and what K13 remembers.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// All that was played.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
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
        let geometry = Geometry::new(setup::board(started));
        let start = setup::position(&started.setup, &geometry)?;
        Ok(State {
            games,
            clock,
            finished: Vec::new(),
            game: MatchGame::from(1, setup::beginner(started), geometry, start),
            phase: Phase::Playing(Turn::first(clock, started.at)),
            turns: 0,
        })
    }

    /// How many games the match has.
    pub fn games(&self) -> Games {
        self.games
    }

    /// How time is kept.
    pub fn clock(&self) -> Clock {
        self.clock
    }

    /// The games that are over, the first one first.
    pub fn finished(&self) -> &[Finished] {
        &self.finished
    }

    /// The game on the board, over or not.
    pub fn game(&self) -> &MatchGame {
        &self.game
    }

    /// The last moment at which the side to move still has time, where there is a clock.
    pub fn time_up(&self) -> Option<Millis> {
        let Phase::Playing(turn) = &self.phase else {
            return None;
        };
        let mover = self.game.course.position().turn();
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
        let number = u32::from(self.game.number);
        let offer = match &self.phase {
            Phase::Playing(turn) => turn.offered.map(|offered| offered.turn),
            Phase::Between(_) | Phase::Over { .. } => None,
        };
        Moments { turn: self.turns.saturating_add(games).saturating_add(number), part: number, offer }
    }

    /// Whose turn it is, or who has not gone on to the next game.
    pub(super) fn awaits(&self) -> Vec<Seat> {
        let mover = self.game.course.position().turn();
        Seat::all(2)
            .filter(|&seat| match &self.phase {
                Phase::Playing(_) => self.game.side(seat) == Some(mover),
                Phase::Between(between) => !between.is_ready(seat),
                Phase::Over { .. } => false,
            })
            .collect()
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
