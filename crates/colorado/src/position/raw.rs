//! A position as text says it, whether or not it makes sense: reading and writing the notation.

use std::fmt;
use std::str::FromStr;

use crate::text::{quoted, text_serde};
use crate::{BadSquare, Bits, Position, Side, Square};

use super::Invalid;

/// Anything that can be written in a position's notation. [`Position`] is what makes sense of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct RawPosition {
    /// Each side's pawns, White's first.
    pub pawns: [Bits; 2],
    /// Whose turn it is.
    pub turn: Side,
    /// Who has yet to make a first move, White first.
    pub first: [bool; 2],
    /// The fresh arrival.
    pub fresh: Option<Square>,
}

/// Why a text is no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadPosition {
    /// Not four parts.
    #[error("a position has 4 parts (pawns, side to move, first moves, fresh arrival), this has {0}")]
    Parts(usize),
    /// Not eight rows.
    #[error("a position has 8 rows, this has {0}")]
    Rows(usize),
    /// A row of the wrong length.
    #[error("row {row} has {squares} squares, not 8")]
    Squares {
        /// Which row, as the notation counts.
        row: usize,
        /// How many squares it has.
        squares: usize,
    },
    /// Neither a pawn nor a number of empty squares.
    #[error("row {row}: {found:?} is neither w, b nor a digit from 1 to 8")]
    Letter {
        /// Which row, as the notation counts.
        row: usize,
        /// What is there.
        found: char,
    },
    /// No side to move.
    #[error("{0:?} is no side to move: w or b")]
    Turn(String),
    /// No first-move rights.
    #[error("{0:?} does not say who has yet to make a first move: wb, w, b or -")]
    First(String),
    /// No fresh arrival.
    #[error("fresh arrival: {0}")]
    Fresh(#[from] BadSquare),
    /// It can be read, but is against the rules.
    #[error(transparent)]
    Invalid(#[from] Invalid),
}

impl FromStr for RawPosition {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<RawPosition, BadPosition> {
        let parts: Vec<&str> = text.split_ascii_whitespace().collect();
        let [pawns, turn, first, fresh] = parts[..] else {
            return Err(BadPosition::Parts(parts.len()));
        };
        Ok(RawPosition {
            pawns: read_pawns(pawns)?,
            turn: match turn {
                "w" => Side::White,
                "b" => Side::Black,
                _ => return Err(BadPosition::Turn(quoted(turn))),
            },
            first: match first {
                "wb" => [true, true],
                "w" => [true, false],
                "b" => [false, true],
                "-" => [false, false],
                _ => return Err(BadPosition::First(quoted(first))),
            },
            fresh: match fresh {
                "-" => None,
                square => Some(square.parse().map_err(|BadSquare(text)| BadSquare(quoted(&text)))?),
            },
        })
    }
}

fn read_pawns(text: &str) -> Result<[Bits; 2], BadPosition> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 8 {
        return Err(BadPosition::Rows(rows.len()));
    }
    let mut pawns = [Bits::NONE; 2];
    for (letters, row) in rows.into_iter().zip((1..=8_u8).rev()) {
        let mut squares = 0_usize;
        for letter in letters.chars() {
            let side = match letter {
                'w' => Side::White,
                'b' => Side::Black,
                '1'..='8' => {
                    squares += letter as usize - '0' as usize;
                    continue;
                }
                found => {
                    return Err(BadPosition::Letter { row: row.into(), found });
                }
            };
            // Beyond the edge nothing is set; the row's length is complained about below.
            if let Some(square) =
                i8::try_from(squares).ok().and_then(|column| Square::at(column, row.cast_signed() - 1))
            {
                pawns[side.index()] |= square.into();
            }
            squares += 1;
        }
        if squares != 8 {
            return Err(BadPosition::Squares { row: row.into(), squares });
        }
    }
    Ok(pawns)
}

impl fmt::Display for RawPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..8).rev() {
            let mut empty = 0;
            for square in (0..8).filter_map(|column| Square::at(column, row)) {
                let pawn = Side::BOTH.into_iter().find(|side| self.pawns[side.index()].contains(square));
                match pawn {
                    None => empty += 1,
                    Some(side) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                        }
                        empty = 0;
                        write!(f, "{}", side.letter())?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            f.write_str(if row > 0 { "/" } else { "" })?;
        }
        let first = match self.first {
            [true, true] => "wb",
            [true, false] => "w",
            [false, true] => "b",
            [false, false] => "-",
        };
        write!(f, " {} {first} ", self.turn.letter())?;
        match self.fresh {
            Some(square) => square.fmt(f),
            None => f.write_str("-"),
        }
    }
}

text_serde!(RawPosition);

impl From<Position> for RawPosition {
    fn from(position: Position) -> RawPosition {
        RawPosition {
            pawns: Side::BOTH.map(|side| position.pawns(side)),
            turn: position.turn(),
            first: Side::BOTH.map(|side| position.is_first(side)),
            fresh: position.fresh(),
        }
    }
}
