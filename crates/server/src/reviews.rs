//! What experts said of finished games and of positions. One thinks at a time, for so long at the most, and what was said
//! lately is kept here, whether the expert came to the end or not: asking again and again costs the server nothing. What
//! was said of whole games is kept in the store as well, for longer. Those who ask take turns, and where too many do, or
//! it takes too long, whoever asks for most gets a `busy`.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tablier_game::GameId;
use tablier_room::Person;
use tokio::time::timeout;

use crate::edge::caller::Caller;
use crate::fair::{Asker, Permit, Places};

/// So many reviews are kept; the oldest goes.
const KEPT: usize = 32;

/// After this long an expert is told to stop, and what has been said so far is what is answered.
pub(crate) const LONGEST: Duration = Duration::from_secs(30);

/// How long somebody waits for their turn: proxies wait no longer for an answer, with what the expert takes.
const LONGEST_WAIT: Duration = Duration::from_secs(25);

/// When those who got a `busy` may ask again.
pub(crate) const ASK_AGAIN: Duration = Duration::from_secs(10);

/// What somebody gets who asks.
pub(crate) enum Asked {
    /// It was said before.
    Said(Arc<str>),
    /// The one place to think in.
    Think(Permit<GameId>),
    /// Too many wait for it, or it takes too long.
    Busy,
}

/// The experts' place and their latest words.
pub(crate) struct Reviews {
    places: Places<GameId>,
    said: Mutex<VecDeque<(GameId, Arc<str>)>>,
}

impl Reviews {
    /// So many may wait for the one place.
    pub(crate) fn new(most_waiting: usize) -> Reviews {
        Reviews { places: Places::new(1, most_waiting), said: Mutex::default() }
    }

    /// What was said of this game, if it was lately.
    fn said(&self, id: GameId) -> Option<Arc<str>> {
        let said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        said.iter().find(|(other, _)| *other == id).map(|(_, text)| Arc::clone(text))
    }

    pub(crate) fn keep(&self, id: GameId, text: Arc<str>) {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        said.truncate(KEPT - 1);
        said.push_front((id, text));
    }

    /// Somebody wants to know what there is to say of this game or position: whether it was said, or where to think.
    pub(crate) async fn ask(&self, person: Option<Person>, caller: Caller, id: GameId) -> Asked {
        if let Some(said) = self.said(id) {
            return Asked::Said(said);
        }
        let Some(place) = self.permit(Asker::at(caller, person), id).await else { return Asked::Busy };
        // It may have been said while this one waited.
        self.said(id).map_or(Asked::Think(place), Asked::Said)
    }

    /// The one place to think in, in one's turn. None if too many wait, or it takes too long.
    async fn permit(&self, reader: Asker, id: GameId) -> Option<Permit<GameId>> {
        timeout(LONGEST_WAIT, self.places.take(reader, id)).await.ok().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_reviews_are_kept_and_the_oldest_goes() {
        let reviews = Reviews::new(1);
        let id = |n: usize| GameId([u8::try_from(n).unwrap(); 16]);
        for n in 0..=KEPT {
            reviews.keep(id(n), n.to_string().into());
        }
        assert_eq!(reviews.said(id(0)), None);
        assert_eq!(reviews.said(id(1)).as_deref(), Some("1"));
        assert_eq!(reviews.said(id(KEPT)).as_deref(), Some(KEPT.to_string().as_str()));
    }

    #[tokio::test(start_paused = true)]
    async fn one_expert_thinks_at_a_time_and_nobody_waits_for_ever() {
        let reviews = Reviews::new(1);
        let asks =
            |who: u8| reviews.permit(Asker::at(Caller::NOBODY, Some(Person([who; 32]))), GameId([who; 16]));
        let first = asks(1).await;
        let begun = tokio::time::Instant::now();
        let (waits, busy) = tokio::join!(asks(2), asks(2));
        assert!(first.is_some() && waits.is_none() && busy.is_none());
        assert_eq!(begun.elapsed(), LONGEST_WAIT);
        let waits = asks(3);
        let (third, ()) = tokio::join!(waits, async { drop(first) });
        assert!(third.is_some());
    }
}
