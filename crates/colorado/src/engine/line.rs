//! A position inside a search: with its key, and what K13 counts.

use super::keys;
use crate::{Move, Position, QUIET_LIMIT, Side, Situation};

/// A position on a line of play.
#[derive(Debug, Clone, Copy)]
pub struct Line {
    /// The position.
    pub position: Position,
    /// Its key: pawns, side to move, first-move rights, fresh arrival.
    pub key: u64,
    /// Moves in a row without progress (K13).
    quiet: u32,
    /// Moves since the last capture: what lies before can't be repeated.
    pub(super) since_capture: u32,
    peak: [u32; 2],
}

impl From<&Situation> for Line {
    fn from(situation: &Situation) -> Line {
        let position = *situation.position();
        Line {
            position,
            key: keys::whole(&position),
            quiet: situation.quiet(),
            since_capture: u32::try_from(situation.past().len()).unwrap_or(u32::MAX),
            peak: situation.peak(),
        }
    }
}

impl Line {
    /// The keys of the positions that led to a situation, the oldest first.
    pub(super) fn past_keys(situation: &Situation) -> Vec<u64> {
        situation.past().iter().map(keys::whole).collect()
    }

    /// Is the game drawn here for want of progress (K13)?
    #[inline]
    pub(super) fn is_exhausted(&self) -> bool {
        self.quiet >= QUIET_LIMIT
    }

    /// One move on.
    #[inline]
    pub(super) fn play(&self, played: Move) -> Line {
        let before = &self.position;
        let (us, them) = (before.turn(), before.turn().other());
        let position = before.play(played);
        let mut next = Line {
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
    pub(super) fn pass(&self) -> Line {
        let position = self.position.pass();
        Line {
            position,
            key: self.key ^ keys::rest(&self.position) ^ keys::rest(&position),
            quiet: self.quiet + 1,
            since_capture: self.since_capture + 1,
            peak: self.peak,
        }
    }
}
