//! How many of something everybody has just now. Whoever has none is not known: there are no more entries than things.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many everybody has, and may have.
pub(crate) struct Tally<Who> {
    most: usize,
    counts: Mutex<HashMap<Who, usize>>,
}

/// One of them, until it is dropped.
pub(crate) struct Counted<Who: Copy + Eq + Hash> {
    who: Who,
    tally: Arc<Tally<Who>>,
}

impl<Who: Copy + Eq + Hash> Tally<Who> {
    /// Everybody may have so many.
    pub(crate) fn new(most: usize) -> Arc<Tally<Who>> {
        Arc::new(Tally { most, counts: Mutex::default() })
    }

    /// One more for this one, unless they have as many as they may.
    pub(crate) fn add(self: &Arc<Self>, who: Who) -> Option<Counted<Who>> {
        let mut counts = self.lock();
        let count = counts.get(&who).copied().unwrap_or(0);
        if count >= self.most {
            return None;
        }
        counts.insert(who, count + 1);
        Some(Counted { who, tally: Arc::clone(self) })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Who, usize>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<Who: Copy + Eq + Hash> Drop for Counted<Who> {
    fn drop(&mut self) {
        let mut counts = self.tally.lock();
        if let Some(count) = counts.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_may_have_so_many_and_whoever_has_none_is_forgotten() {
        let tally = Tally::new(2);
        let (one, other) = (tally.add('a'), tally.add('a'));
        assert!(one.is_some() && other.is_some() && tally.add('a').is_none());
        assert!(tally.add('b').is_some(), "and gone again");
        assert_eq!(tally.lock().len(), 1);
        drop(one);
        let again = tally.add('a');
        assert!(again.is_some() && tally.add('a').is_none());
        drop((other, again));
        assert!(tally.lock().is_empty());
    }
}
