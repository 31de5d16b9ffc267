//! Tables of weights as columns of numbers, and as text in the shape of the engine's own.

use std::path::Path;

use anyhow::{Context, Result};
use tablier_colorado::engine::{TERMS, WEIGHTS, Weight, Weights};

use crate::exit::BadInput;

/// Both ends of the phase have their own weights.
pub(super) const COLUMNS: usize = 2 * TERMS;

/// The engine's own.
pub(super) fn current() -> [f64; COLUMNS] {
    let mut weights = [0.0; COLUMNS];
    for (pair, Weight { early, late }) in weights.chunks_mut(2).zip(WEIGHTS) {
        pair[0] = f64::from(early);
        pair[1] = f64::from(late);
    }
    weights
}

/// The table these columns make.
#[allow(clippy::cast_possible_truncation, reason = "weights are small")]
pub(super) fn table(columns: &[f64; COLUMNS]) -> Weights {
    let mut weights = WEIGHTS;
    for (weight, pair) in weights.iter_mut().zip(columns.chunks(2)) {
        *weight = Weight { early: pair[0].round() as i16, late: pair[1].round() as i16 };
    }
    weights
}

/// The table of weights in a file.
pub(crate) fn read_file(path: &Path) -> Result<Weights> {
    let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
    read_table(&text).ok_or_else(|| BadInput(format!("{} holds no table of weights", path.display())).into())
}

/// Reads what [`print_table`] wrote: `w(early, late)`, again and again.
fn read_table(text: &str) -> Option<Weights> {
    let mut weights = text.split("w(").skip(1).map(|rest| {
        let (early, rest) = rest.split_once(", ")?;
        let (late, _) = rest.split_once(')')?;
        Some(Weight { early: early.parse().ok()?, late: late.parse().ok()? })
    });
    let mut table = WEIGHTS;
    for weight in &mut table {
        *weight = weights.next()??;
    }
    weights.next().is_none().then_some(table)
}

/// Prints it in the shape of the engine's own table.
pub(super) fn print_table(weights: &[f64; COLUMNS]) {
    for (row, pairs) in weights.chunks(16).enumerate() {
        let texts: Vec<String> =
            pairs.chunks(2).map(|pair| format!("w({:.0}, {:.0})", pair[0], pair[1])).collect();
        println!("    // {}\n    {},", 8 * row, texts.join(", "));
    }
}
