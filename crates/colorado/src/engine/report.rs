//! What a search is asked for, and what it answers.

use super::Score;
use crate::Ply;

/// When a search ends by itself. Without limits it ends when it is told to, or has followed every line to its end.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Limits {
    /// At this depth.
    pub depth: Option<u32>,
    /// After so many nodes.
    pub nodes: Option<u64>,
}

impl Limits {
    /// To this depth.
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), nodes: None }
    }

    /// Within so many nodes.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { depth: None, nodes: Some(nodes) }
    }
}

/// What a search found, after each depth and at its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The deepest depth finished.
    pub depth: u32,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// Positions searched.
    pub nodes: u64,
    /// The best play for both sides; its first turn is the answer. Empty only if the game is over.
    pub line: Vec<Ply>,
}

impl Report {
    /// The turn to play, unless the game is over.
    pub fn best(&self) -> Option<Ply> {
        self.line.first().copied()
    }
}
