//! What the players agree on: how many games, on which board, by which clock, and who begins.

use serde::{Deserialize, Serialize};
use tablier_game::{Millis, Seat, Started};

use super::Refusal;
use crate::{Board, Course, Geometry, Invalid, Layout, Position, RawPosition};

/// A match's terms.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// How many games (K14).
    pub games: Games,
    /// Where the board comes from (K1).
    pub board: BoardChoice,
    /// How time is kept.
    pub clock: Clock,
    /// Who begins the first game; from a given position, who has the white pawns.
    pub beginner: Beginner,
    /// The position that the game begins with, instead of the usual one (K6). For a single game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub position: Option<RawPosition>,
}

/// How many games a match has (K14). Written as the number.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "1 | 2 | 4"))]
#[serde(try_from = "u8", into = "u8")]
pub enum Games {
    /// A single game.
    #[default]
    One,
    /// Each player begins once.
    Two,
    /// Two pairs, the board turned by 90° between them.
    Four,
}

/// A match has one, two or four games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a match has 1, 2 or 4 games, not {0}")]
pub struct BadGames(u8);

impl TryFrom<u8> for Games {
    type Error = BadGames;

    fn try_from(number: u8) -> Result<Games, BadGames> {
        match number {
            1 => Ok(Games::One),
            2 => Ok(Games::Two),
            4 => Ok(Games::Four),
            _ => Err(BadGames(number)),
        }
    }
}

impl From<Games> for u8 {
    fn from(games: Games) -> u8 {
        match games {
            Games::One => 1,
            Games::Two => 2,
            Games::Four => 4,
        }
    }
}

/// Where the board comes from (K1).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BoardChoice {
    /// Laid by chance, each way equally likely.
    #[default]
    Drawn,
    /// Laid by the players.
    Laid(Layout),
    /// Any colouring.
    HandMade(Board),
}

/// How time is kept. Who runs out of it loses.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// Not at all.
    #[default]
    None,
    /// So much for the game, and more with every move.
    PerGame {
        /// To begin with.
        time: Millis,
        /// Added after every move.
        increment: Millis,
    },
    /// So much for each move.
    PerMove {
        /// For one move.
        time: Millis,
    },
}

impl Clock {
    /// Less than this nobody can play with.
    pub const LEAST: Millis = Millis::seconds(1);
    /// A day is more than anybody needs.
    pub const MOST: Millis = Millis::seconds(86_400);

    fn is_sensible(self) -> bool {
        let fits = |time: Millis| (Clock::LEAST..=Clock::MOST).contains(&time);
        match self {
            Clock::None => true,
            Clock::PerGame { time, increment } => fits(time) && increment <= Clock::MOST,
            Clock::PerMove { time } => fits(time),
        }
    }
}

/// Who begins the first game, with the white pawns.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Beginner {
    /// Chance decides.
    #[default]
    Drawn,
    /// This seat.
    Seat(Seat),
}

impl Setup {
    /// Checks what the types leave open.
    pub(super) fn check(&self, seats: usize) -> Result<(), Refusal> {
        if seats != 2 {
            return Err(Refusal::TwoPlayers);
        }
        if matches!(self.beginner, Beginner::Seat(seat) if seat.index() >= seats) {
            return Err(Refusal::NoSuchSeat);
        }
        if !self.clock.is_sensible() {
            return Err(Refusal::BadClock);
        }
        Ok(())
    }
}

/// The first game's board: drawn from the seed and every player's nonce, or as agreed.
pub(super) fn board(started: &Started<Setup>) -> Board {
    match &started.setup.board {
        BoardChoice::Drawn => {
            let mut draw = started.seed.stream("board", 0, &started.joint_nonce());
            Layout::chosen(|bound| draw.below(bound)).board()
        }
        BoardChoice::Laid(layout) => layout.board(),
        BoardChoice::HandMade(board) => *board,
    }
}

/// Where the first game begins: with the usual position (K6), or with the one that is given.
///
/// # Errors
/// Why nobody can play from there.
pub(super) fn position(setup: &Setup, geometry: &Geometry) -> Result<Position, Refusal> {
    let Some(raw) = setup.position else {
        return Ok(Position::START);
    };
    // K14: the next game would begin with the sides unlike, or on a board turned under its pawns.
    if setup.games != Games::One {
        return Err(Refusal::PositionInMatch);
    }
    let position = Position::try_from(raw).map_err(Refusal::from)?;
    if Course::from(position).verdict(geometry).is_some() {
        return Err(Refusal::PositionOver);
    }
    // K12: nobody begins by passing.
    if position.can_move(geometry) { Ok(position) } else { Err(Refusal::PositionStuck) }
}

impl From<Invalid> for Refusal {
    fn from(invalid: Invalid) -> Refusal {
        match invalid {
            Invalid::TooMany { .. } | Invalid::NoPawns(_) | Invalid::Shared(_) => Refusal::PositionPawns,
            Invalid::AllHome(_) => Refusal::PositionOver,
            Invalid::FirstMove(_) => Refusal::PositionFirst,
            Invalid::Fresh(_) => Refusal::PositionFresh,
        }
    }
}

/// Who begins the first game.
pub(super) fn beginner(started: &Started<Setup>) -> Seat {
    match started.setup.beginner {
        Beginner::Drawn => {
            let mut draw = started.seed.stream("beginner", 0, &started.joint_nonce());
            Seat(u16::from(draw.below(2)))
        }
        Beginner::Seat(seat) => seat,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_is_as_by_default_and_what_is_not_known_is_refused() {
        let read = |text: &str| serde_json::from_str::<Setup>(text).ok();
        assert_eq!(read(r#"{"games":2}"#), Some(Setup { games: Games::Two, ..Setup::default() }));
        assert_eq!(read(r#"{"gamse":2}"#), None);
        assert_eq!(read(r#"{"games":3}"#), None);
    }
}
