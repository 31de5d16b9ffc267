//! A position inside a search: with its key, and what K13 counts, both kept up from move to move.

use super::keys;
use crate::{Course, Move, Position, QUIET_LIMIT, Side};

/// A position that a search has come to.
#[derive(Debug, Clone, Copy)]
pub(super) struct SearchPosition {
    pub(super) position: Position,
    /// Its key: pawns, side to move, first-move rights, fresh arrival.
    pub(super) key: u64,
    /// Moves in a row without progress (K13).
    quiet: u32,
    /// Moves since the last capture: what lies before can't be repeated.
    pub(super) since_capture: u32,
    /// Each side's highest number of pawns home since then (K13).
    peak: [u32; 2],
}

impl From<&Course> for SearchPosition {
    fn from(course: &Course) -> SearchPosition {
        let position = *course.position();
        SearchPosition {
            position,
            key: keys::whole(&position),
            quiet: course.quiet(),
            since_capture: u32::try_from(course.past().len()).unwrap_or(u32::MAX),
            peak: course.peak(),
        }
    }
}

impl SearchPosition {
    /// The keys of a course's past positions, the oldest first.
    pub(super) fn past_keys(course: &Course) -> Vec<u64> {
        course.past().iter().map(keys::whole).collect()
    }

    /// Is the game drawn here for want of progress (K13)?
    #[inline]
    pub(super) fn is_exhausted(&self) -> bool {
        self.quiet >= QUIET_LIMIT
    }

    /// One move on.
    #[inline]
    pub(super) fn play(&self, played: Move) -> SearchPosition {
        let before = &self.position;
        let (us, them) = (before.turn(), before.turn().other());
        let position = before.play_unchecked(played);
        let mut next = SearchPosition {
            position,
            key: self.key
                ^ keys::rest(before)
                ^ keys::rest(&position)
                ^ keys::pawn(us, played.from)
                ^ keys::pawn(us, played.to),
            quiet: self.quiet + 1,
            since_capture: self.since_capture + 1,
            peak: self.peak,
        };
        if before.pawns(them).contains(played.to) {
            next.key ^= keys::pawn(them, played.to);
            next.quiet = 0;
            next.since_capture = 0;
            next.peak = Side::BOTH.map(|side| position.home(side).count());
        } else if position.fresh().is_some() {
            let home = position.home(us).count();
            if home > next.peak[us.index()] {
                next.peak[us.index()] = home;
                next.quiet = 0;
            }
        }
        debug_assert_eq!(next.key, keys::whole(&position));
        next
    }

    /// One pass on (K12).
    pub(super) fn pass(&self) -> SearchPosition {
        let position = self.position.pass();
        SearchPosition {
            position,
            key: self.key ^ keys::rest(&self.position) ^ keys::rest(&position),
            quiet: self.quiet + 1,
            since_capture: self.since_capture + 1,
            peak: self.peak,
        }
    }
}
