//! `go …`: how long to think.

use std::time::Duration;

use tablier_colorado::Side;
use tablier_colorado::engine::Limits;

/// The shortest thought.
const LEAST: Duration = Duration::from_millis(5);
/// A game is expected to go on for so many moves of one's own.
const MOVES_TO_GO: u64 = 25;
/// What is never thought away, for the way to the other end.
const RESERVE: u64 = 30;

/// What a `go` asks for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Go {
    pub(super) limits: Limits,
    pub(super) time: Option<Duration>,
}

impl Go {
    /// Is it without any limit?
    pub(super) fn is_endless(&self) -> bool {
        *self == Go::default()
    }

    /// Reads what follows `go`. The first player's clock is White's; chess' own names are understood as well.
    pub(super) fn read(words: &[&str], turn: Side) -> Result<Go, String> {
        let mut go = Go::default();
        let (mut clock, mut increment) = (None, 0);
        let mut words = words.iter().copied();
        while let Some(word) = words.next() {
            if word == "infinite" {
                continue;
            }
            let mut number = || -> Result<u64, String> {
                let text = words.next().ok_or(format!("{word} wants a number"))?;
                text.parse().map_err(|_| format!("{word} wants a number, not {text:?}"))
            };
            match (word, turn) {
                ("depth", _) => {
                    let depth = number()?;
                    go.limits.depth = Some(u32::try_from(depth).unwrap_or(u32::MAX).max(1));
                }
                ("nodes", _) => go.limits.nodes = Some(number()?),
                ("movetime", _) => go.time = Some(Duration::from_millis(number()?).max(LEAST)),
                ("p1time" | "wtime", Side::White) | ("p2time" | "btime", Side::Black) => {
                    clock = Some(number()?);
                }
                ("p1inc" | "winc", Side::White) | ("p2inc" | "binc", Side::Black) => increment = number()?,
                ("p1time" | "wtime" | "p2time" | "btime" | "p1inc" | "winc" | "p2inc" | "binc", _) => {
                    number()?;
                }
                _ => return Err(format!("go does not know {word:?}")),
            }
        }
        if let Some(left) = clock {
            let share = left / MOVES_TO_GO + increment * 3 / 4;
            let most = left.saturating_sub(RESERVE) / 3;
            go.time = Some(Duration::from_millis(share.min(most)).max(LEAST));
        }
        Ok(go)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_and_clocks_are_read() {
        let go = Go::read(&["depth", "7", "nodes", "1000"], Side::White).unwrap();
        assert_eq!((go.limits.depth, go.limits.nodes, go.time), (Some(7), Some(1_000), None));
        let words = ["p1time", "60000", "p2time", "1000", "p1inc", "400"];
        let white = Go::read(&words, Side::White).unwrap().time.unwrap();
        assert_eq!(white, Duration::from_millis(2_700));
        let black = Go::read(&words, Side::Black).unwrap().time.unwrap();
        assert_eq!(black, Duration::from_millis(40));
        assert!(Go::read(&["infinite"], Side::White).unwrap().is_endless());
        assert_eq!(Go::read(&["depth"], Side::White).unwrap_err(), "depth wants a number");
        assert_eq!(Go::read(&["depth", "x"], Side::White).unwrap_err(), "depth wants a number, not \"x\"");
    }
}
