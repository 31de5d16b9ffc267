//! The transposition table: what earlier searches found out about positions.
//!
//! A position's key says nothing of the board, but its score does: so a table belongs to one board, and a search takes
//! the board from its table.
//!
//! A slot is a pair of atomic words. The first is the exclusive or of the position's key and the second, so a slot that
//! two searches wrote halves of fits neither's key: it is not found, and a table can be shared without a lock.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use crate::{Geometry, Move, Square};

/// How a stored score relates to the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Upper,
    Lower,
    Exact,
}

/// What the table knows of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) best: Option<Move>,
    pub(super) score: i32,
    pub(super) depth: i32,
    pub(super) bound: Bound,
    pub(super) eval: i32,
}

#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// A transposition table for one board.
#[derive(Debug)]
pub struct TranspositionTable {
    geometry: Arc<Geometry>,
    slots: Vec<Slot>,
    mask: u64,
    age: AtomicU8,
}

impl TranspositionTable {
    /// A table of at most so many mebibytes, at least one, for positions on this board.
    pub fn new(geometry: &Arc<Geometry>, mebibytes: usize) -> TranspositionTable {
        TranspositionTable::with_slots(geometry, (mebibytes.max(1) << 20) / size_of::<Slot>())
    }

    /// A table of so many slots, rounded down to a power of two.
    pub(super) fn with_slots(geometry: &Arc<Geometry>, slots: usize) -> TranspositionTable {
        let count = 1_usize << slots.max(1).ilog2();
        TranspositionTable {
            geometry: Arc::clone(geometry),
            slots: (0..count).map(|_| Slot::default()).collect(),
            mask: count as u64 - 1,
            age: AtomicU8::new(0),
        }
    }

    /// The board that its positions are on.
    pub fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in &self.slots {
            slot.check.store(0, Relaxed);
            slot.data.store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
    }

    /// Another search begins: what older ones left may be overwritten more readily.
    pub(super) fn next_age(&self) {
        let age = self.age.load(Relaxed);
        self.age.store((age + 1) & 63, Relaxed);
    }

    #[inline]
    fn slot(&self, key: u64) -> &Slot {
        // The mask is below the number of slots, which fits any usize.
        #[allow(clippy::cast_possible_truncation)]
        &self.slots[(key & self.mask) as usize]
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let slot = self.slot(key);
        let data = slot.data.load(Relaxed);
        (data != 0 && slot.check.load(Relaxed) ^ data == key).then(|| unpack(data))
    }

    #[inline]
    pub(super) fn put(&self, key: u64, mut entry: Entry) {
        let slot = self.slot(key);
        let age = self.age.load(Relaxed);
        let old = slot.data.load(Relaxed);
        if old != 0 {
            let same = slot.check.load(Relaxed) ^ old == key;
            let before = unpack(old);
            if same && entry.best.is_none() {
                entry.best = before.best;
            }
            // What is there stays if it is the same position's, from this search and much deeper, and the new one is
            // not exact.
            let worth_keeping = same
                && (old >> 56) as u8 == age
                && entry.bound != Bound::Exact
                && before.depth > entry.depth + 3;
            if worth_keeping {
                return;
            }
        }
        let data = pack(entry, age);
        slot.check.store(key ^ data, Relaxed);
        slot.data.store(data, Relaxed);
    }
}

/// Two bits of bound (never 0), twelve of move, eight of depth, sixteen each of score and evaluation, six of age.
#[allow(clippy::cast_sign_loss, clippy::cast_possible_truncation, reason = "packed, and unpacked alike")]
fn pack(entry: Entry, age: u8) -> u64 {
    let best = entry.best.map_or(0, |best| u64::from(best.from.get()) << 6 | u64::from(best.to.get()));
    let bound = match entry.bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    };
    u64::from(entry.score as i16 as u16)
        | u64::from(entry.eval as i16 as u16) << 16
        | u64::from(entry.depth.clamp(-128, 127) as i8 as u8) << 32
        | best << 40
        | bound << 52
        | u64::from(age) << 56
}

#[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "unpacked as packed")]
fn unpack(data: u64) -> Entry {
    let from = Square::masked((data >> 46) as u32);
    let to = Square::masked((data >> 40) as u32);
    Entry {
        score: i32::from(data as u16 as i16),
        eval: i32::from((data >> 16) as u16 as i16),
        depth: i32::from((data >> 32) as u8 as i8),
        best: (from != to).then_some(Move { from, to }),
        bound: match (data >> 52) & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_got() {
        let geometry = Arc::new(Geometry::new("BBBBBBBB/".repeat(8).trim_end_matches('/').parse().unwrap()));
        let table = TranspositionTable::with_slots(&geometry, 1024);
        for (score, eval, depth, bound) in
            [(-29_990, 12, 7, Bound::Exact), (0, -5, -2, Bound::Upper), (29_999, 0, 100, Bound::Lower)]
        {
            let entry = Entry { best: Some("e2e5".parse().unwrap()), score, depth, bound, eval };
            let key = 0x1234_5678_9abc_def0 ^ u64::from(score.unsigned_abs());
            assert_eq!(table.get(key), None);
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
            assert_eq!(table.get(key ^ 1 << 60), None);
        }
        table.clear();
        assert_eq!(table.get(0x1234_5678_9abc_def0), None);
    }
}
