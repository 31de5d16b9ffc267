//! What experts said of finished games. One thinks at a time, for so long at the most, and what was said lately is
//! kept, whether the expert came to the end or not: asking again and again costs the server nothing, and asking for many
//! at once gets a `busy`.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tablier_game::GameId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// So many reviews are kept; the oldest goes.
const KEPT: usize = 32;

/// After this long an expert is told to stop, and what has been said so far is what is answered.
pub(crate) const LONGEST: Duration = Duration::from_secs(30);

/// The experts' place and their latest words.
pub(crate) struct Reviews {
    place: Arc<Semaphore>,
    said: Mutex<VecDeque<(GameId, Arc<str>)>>,
}

impl Reviews {
    pub(crate) fn new() -> Reviews {
        Reviews { place: Arc::new(Semaphore::new(1)), said: Mutex::default() }
    }

    /// What was said of this game, if it was lately.
    pub(crate) fn said(&self, id: GameId) -> Option<Arc<str>> {
        let said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        said.iter().find(|(other, _)| *other == id).map(|(_, text)| Arc::clone(text))
    }

    pub(crate) fn keep(&self, id: GameId, text: Arc<str>) {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        said.truncate(KEPT - 1);
        said.push_front((id, text));
    }

    /// The one place to think in, unless somebody is in it.
    pub(crate) fn place(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.place).try_acquire_owned().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_reviews_are_kept_and_the_oldest_goes() {
        let reviews = Reviews::new();
        let id = |n: usize| GameId([u8::try_from(n).unwrap(); 16]);
        for n in 0..=KEPT {
            reviews.keep(id(n), n.to_string().into());
        }
        assert_eq!(reviews.said(id(0)), None);
        assert_eq!(reviews.said(id(1)).as_deref(), Some("1"));
        assert_eq!(reviews.said(id(KEPT)).as_deref(), Some(KEPT.to_string().as_str()));
    }

    #[test]
    fn one_expert_thinks_at_a_time() {
        let reviews = Reviews::new();
        let place = reviews.place();
        assert!(place.is_some() && reviews.place().is_none());
        drop(place);
        assert!(reviews.place().is_some());
    }
}
