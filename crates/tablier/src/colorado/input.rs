//! Arguments that several tools share.

use std::str::FromStr;
use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use tablier_colorado::engine::{LEVELS, Level, Pruning};
use tablier_colorado::{Board, Geometry, Position, Verdict};

use crate::exit::BadInput;

/// The rule book's board, where none is given.
pub(crate) const BOARD: &str = "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB";

/// A board and a position on it.
#[derive(Debug, Args)]
pub(crate) struct Where {
    /// The board: 8 rows of R, Y, G, B, row 8 first, joined by `/`.
    #[arg(long, default_value = BOARD)]
    pub(crate) board: Board,
    /// The position: pawns, side to move, first moves, fresh arrival.
    #[arg(long, default_value_t = Position::START)]
    pub(crate) position: Position,
}

impl Where {
    pub(crate) fn geometry(&self) -> Arc<Geometry> {
        Arc::new(Geometry::new(self.board))
    }

    /// Bad input unless the game can go on from here.
    pub(crate) fn check_not_over(&self, geometry: &Geometry) -> Result<()> {
        match self.position.verdict(geometry) {
            None => Ok(()),
            Some(Verdict { reason, .. }) => {
                Err(BadInput(format!("the game is over in this position ({reason:?})")).into())
            }
        }
    }
}

/// A level by its number, 1 to 7, or its name.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Chosen(pub(crate) Level);

impl FromStr for Chosen {
    type Err = String;

    fn from_str(text: &str) -> Result<Chosen, String> {
        let by_number = text.parse::<usize>().ok().and_then(|number| LEVELS.get(number.wrapping_sub(1)));
        let by_name = || LEVELS.iter().find(|level| level.name == text);
        by_number.or_else(by_name).copied().map(Chosen).ok_or_else(|| {
            let names: Vec<&str> = LEVELS.iter().map(|level| level.name).collect();
            format!("levels are 1 to {}, or by name {}", LEVELS.len(), names.join(", "))
        })
    }
}

/// One of the search's prunings, by name.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ChosenPruning(pub(crate) Pruning);

impl FromStr for ChosenPruning {
    type Err = String;

    fn from_str(text: &str) -> Result<ChosenPruning, String> {
        let pruning = Pruning::ALL.iter().find(|(_, name)| *name == text);
        pruning.map(|&(pruning, _)| ChosenPruning(pruning)).ok_or_else(|| {
            let names: Vec<&str> = Pruning::ALL.iter().map(|(_, name)| *name).collect();
            format!("prunings are {}", names.join(", "))
        })
    }
}
