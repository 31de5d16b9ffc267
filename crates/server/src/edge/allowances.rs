//! What many have left of a rate, each of their own.
//!
//! **Bounded.** Whoever has all of it again is forgotten, at the latest when twice as many are known as had not the last
//! time. Where more than half of those that may be known have not, everybody is forgotten: whoever comes from so many
//! addresses is not held by what one may do, and what the house takes as a whole has bounds of its own.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::rate::{Allowance, Rate};

/// So many are known at the most.
const MOST: usize = 65_536;
/// So few that it is not worth while to look whom to forget.
const FEW: usize = 1_024;

/// What everybody has left.
pub(crate) struct Allowances<Who> {
    rate: Rate,
    known: Mutex<Known<Who>>,
}

struct Known<Who> {
    left: HashMap<Who, Allowance>,
    /// At so many it is looked whom to forget.
    look_at: usize,
}

impl<Who: Eq + Hash> Allowances<Who> {
    pub(crate) fn new(rate: Rate) -> Allowances<Who> {
        Allowances { rate, known: Mutex::new(Known { left: HashMap::new(), look_at: FEW }) }
    }

    /// Takes one. If none is left: how long it is until there is.
    pub(crate) fn take(&self, who: Who, now: Instant) -> Result<(), Duration> {
        let (rate, mut known) = (self.rate, self.lock());
        if known.left.len() >= known.look_at && !known.left.contains_key(&who) {
            known.forget(rate, now);
        }
        let left = known.left.entry(who).or_insert_with(|| Allowance::whole(rate, now));
        if left.take(rate, now) { Ok(()) } else { Err(left.wait(rate, now)) }
    }

    /// Gives back one that was taken.
    pub(crate) fn give_back(&self, who: &Who) {
        if let Some(left) = self.lock().left.get_mut(who) {
            left.give_back(self.rate);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Known<Who>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<Who: Eq + Hash> Known<Who> {
    fn forget(&mut self, rate: Rate, now: Instant) {
        self.left.retain(|_, left| !left.is_whole(rate, now));
        if self.left.len() > MOST / 2 {
            tracing::warn!(known = self.left.len(), "too many at their limits to remember them all");
            self.left.clear();
        }
        self.left.shrink_to(FEW);
        self.look_at = (self.left.len() * 2).clamp(FEW, MOST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate::new(2, Duration::from_secs(1));

    #[test]
    fn everybody_has_their_own() {
        let (allowances, now) = (Allowances::new(RATE), Instant::now());
        assert_eq!([allowances.take(1, now), allowances.take(1, now)], [Ok(()), Ok(())]);
        assert_eq!(allowances.take(1, now), Err(RATE.every));
        assert_eq!(allowances.take(2, now), Ok(()));
        allowances.give_back(&1);
        assert_eq!(allowances.take(1, now), Ok(()));
        assert_eq!(allowances.take(1, now), Err(RATE.every));
        assert_eq!(allowances.take(1, now + RATE.every), Ok(()));
    }

    #[test]
    fn whoever_has_all_again_is_forgotten_and_whoever_has_not_is_not() {
        let (allowances, now) = (Allowances::new(RATE), Instant::now());
        for who in 0..FEW {
            let _ = allowances.take(who, now);
        }
        let later = now + RATE.every * 2;
        assert_eq!([allowances.take(0, later), allowances.take(0, later)], [Ok(()), Ok(())]);
        let _ = allowances.take(FEW, later);
        assert_eq!(allowances.lock().left.len(), 2);
        assert_eq!(allowances.take(0, later), Err(RATE.every));
    }

    #[test]
    fn there_are_never_more_than_may_be_known() {
        let (allowances, now) = (Allowances::new(RATE), Instant::now());
        for who in 0..MOST * 2 {
            let _ = allowances.take(who, now);
            assert!(allowances.lock().left.len() <= MOST);
        }
    }
}
