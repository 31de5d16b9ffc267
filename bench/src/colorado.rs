//! Colorado's yardstick: chess, as the `cozy-chess` crate plays it, counted the same way in the same run.

use std::sync::Arc;
use std::time::Instant;

use tablier_colorado::engine::{Limits, Searcher, TranspositionTable, think};
use tablier_colorado::{Course, Geometry, Position, perft};

/// The rule book's board.
pub const BOARD: &str = "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB";

/// Positions to search from: an opening, midgames with arrivals, an ending.
pub const SEARCHED: [&str; 4] = [
    "bbbbbbbb/8/8/8/8/8/8/wwwwwwww w wb -",
    "bb1bb1b1/3b2b1/2b5/1w6/8/w2w1w2/8/ww1w3w b - -",
    "1bb2bw1/3b2b1/2b5/1w6/8/w2w1w1b/8/1w1w3w b - g8",
    "2w4b/2b3b1/4b1w1/6b1/1w3w2/8/w5w1/1w4bw w - -",
];

/// The table a search gets, in mebibytes, and its nodes.
pub const HASH: usize = 8;
/// How many nodes each position is searched for.
pub const NODES: u64 = 400_000;

/// The rule book's board, ready to move on.
pub fn geometry() -> Arc<Geometry> {
    Arc::new(Geometry::new(BOARD.parse().expect("the rule book's board can be read")))
}

/// Leaves of chess at `depth`, the last level counted without being made, as `cozy-chess` does in its own perft.
pub fn chess_perft(board: &cozy_chess::Board, depth: u8) -> u64 {
    let mut nodes = 0;
    match depth {
        0 => nodes = 1,
        1 => {
            board.generate_moves(|moves| {
                nodes += moves.len() as u64;
                false
            });
        }
        _ => {
            board.generate_moves(|moves| {
                for one in moves {
                    let mut next = board.clone();
                    next.play_unchecked(one);
                    nodes += chess_perft(&next, depth - 1);
                }
                false
            });
        }
    }
    nodes
}

/// Searches every position; returns the nodes visited.
pub fn search_all(table: &TranspositionTable) -> u64 {
    SEARCHED
        .iter()
        .map(|text| {
            table.clear();
            let position: Position = text.parse().expect("the bench's positions are valid");
            let searcher = Searcher::new(table, &|| false);
            think(&searcher, &Course::from(position), Limits::nodes(NODES), &mut |_| {}).nodes
        })
        .sum()
}

/// Millions a second, each the best of several rounds taken in turn: what the machine can do when left alone.
pub struct Rates {
    /// Colorado's perft.
    pub perft: f64,
    /// `cozy-chess`'s perft.
    pub chess: f64,
    /// The search.
    pub search: f64,
    /// The middle of the rounds' ratios of the two perfts.
    pub ratio: f64,
}

/// Measures the three side by side.
pub fn measure(rounds: u32) -> Rates {
    let geometry = geometry();
    let table = TranspositionTable::new(&geometry, HASH);
    let chess = cozy_chess::Board::default();
    let (mut rates, mut ratios) = (Rates { perft: 0.0, chess: 0.0, search: 0.0, ratio: 0.0 }, Vec::new());
    for _ in 0..rounds {
        let ours = rate(|| perft(&geometry, &Position::START, 6));
        let theirs = rate(|| chess_perft(&chess, 6));
        let searched = rate(|| search_all(&table));
        ratios.push(ours / theirs);
        rates.perft = rates.perft.max(ours);
        rates.chess = rates.chess.max(theirs);
        rates.search = rates.search.max(searched);
    }
    ratios.sort_by(f64::total_cmp);
    rates.ratio = ratios[ratios.len() / 2];
    rates
}

#[allow(clippy::cast_precision_loss, reason = "a rate")]
fn rate(count: impl FnOnce() -> u64) -> f64 {
    let begun = Instant::now();
    let counted = count();
    counted as f64 / begun.elapsed().as_secs_f64() / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_count_what_is_known() {
        assert_eq!(perft(&geometry(), &Position::START, 4), 862_974);
        assert_eq!(chess_perft(&cozy_chess::Board::default(), 4), 197_281);
    }
}
