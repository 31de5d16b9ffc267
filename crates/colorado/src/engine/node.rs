//! A node of the search tree: where, how deep, and between which bounds.

use super::position::SearchPosition;
use super::score::INFINITE;
use crate::Move;

/// The deepest line a search follows, in plies.
pub(super) const DEEPEST: usize = 100;

/// What a search is asked at one place of the tree.
#[derive(Clone, Copy)]
pub(super) struct Node<'p> {
    /// The position here.
    pub(super) here: &'p SearchPosition,
    /// Plies still to be searched.
    pub(super) depth: i32,
    /// Scores up to here are of no interest: something better is known.
    pub(super) alpha: i32,
    /// Scores from here on are of no interest: the enemy won't let it come to this.
    pub(super) beta: i32,
    /// Plies from the root.
    pub(super) ply: usize,
    /// The move that led here.
    pub(super) previous: Option<Move>,
}

impl<'p> Node<'p> {
    /// The root, with the widest bounds.
    pub(super) fn root(here: &'p SearchPosition, depth: u32) -> Node<'p> {
        Node { here, depth: depth.cast_signed(), alpha: -INFINITE, beta: INFINITE, ply: 0, previous: None }
    }

    /// Is the exact score asked for?
    #[inline]
    pub(super) fn is_principal(&self) -> bool {
        self.beta - self.alpha > 1
    }

    /// Plies from the root, as part of a score.
    #[inline]
    pub(super) fn distance(&self) -> i32 {
        i32::try_from(self.ply).unwrap_or(0)
    }

    /// The node after a move, seen from the other side; `alpha` is what the mover has by now.
    #[inline]
    pub(super) fn after<'n>(&self, next: &'n SearchPosition, played: Move, alpha: i32) -> Node<'n> {
        Node {
            here: next,
            depth: self.depth - 1,
            alpha: -self.beta,
            beta: -alpha,
            ply: self.ply + 1,
            previous: Some(played),
        }
    }

    /// The node after a pass.
    pub(super) fn after_pass<'n>(&self, next: &'n SearchPosition) -> Node<'n> {
        Node {
            here: next,
            depth: self.depth - 1,
            alpha: -self.beta,
            beta: -self.alpha,
            ply: self.ply + 1,
            previous: None,
        }
    }

    /// The same node, asked only whether it is worse for the one to move than `beta`, so many plies less deep.
    #[inline]
    pub(super) fn narrow(&self, reduced: i32) -> Node<'p> {
        Node { depth: self.depth - reduced, alpha: self.beta - 1, ..*self }
    }
}

/// Calm moves that were tried; those beyond the first 64 are forgotten.
pub(super) struct Tried {
    moves: [Option<Move>; 64],
    count: usize,
}

impl Default for Tried {
    fn default() -> Tried {
        Tried { moves: [None; 64], count: 0 }
    }
}

impl Tried {
    #[inline]
    pub(super) fn push(&mut self, one: Move) {
        if let Some(slot) = self.moves.get_mut(self.count) {
            *slot = Some(one);
            self.count += 1;
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        self.moves.iter().copied().map_while(|one| one)
    }
}
