//! What is printed. The server knows no games, so the program hands it a [`Press`]. One thing is printed at a time, off
//! the async threads; what was printed lately is kept, so asking again costs nothing. Those who ask take turns, and
//! where too many do, or it takes too long, whoever asks for most gets a `busy`.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use tokio::time::timeout;

use crate::fair::{Asker, Permit, Places};

/// So many documents are kept, and so many bytes of them; the oldest goes.
const KEPT: usize = 32;
const KEPT_BYTES: usize = 16 * 1024 * 1024;
/// So many may wait for the press.
const WAITING: usize = 32;
/// How long somebody waits for their turn.
const LONGEST_WAIT: Duration = Duration::from_secs(20);
/// When those who got a `busy` may ask again.
pub(crate) const ASK_AGAIN: Duration = Duration::from_secs(10);

/// Something to print.
pub struct Job {
    /// The name of the file. Jobs of one name make the same bytes.
    pub name: String,
    /// Makes it.
    pub make: Box<dyn FnOnce() -> Vec<u8> + Send>,
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Job").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Why something is not printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotPrinted {
    /// There is no such game here.
    NoSuchGame,
    /// A wish that can't be read, or can't be fulfilled.
    BadWish,
}

/// Makes PDFs of games.
pub trait Press: Send + Sync {
    /// What a game's name and the wishes in an address ask for: `paper=a4`, `language=fr`.
    ///
    /// # Errors
    /// When that is nothing that can be printed.
    fn order(&self, game: &str, wishes: &[(String, String)]) -> Result<Job, NotPrinted>;
}

/// The press, its queue, and what it printed lately.
pub(crate) struct Prints {
    press: OnceLock<Arc<dyn Press>>,
    places: Places<String>,
    kept: Mutex<VecDeque<(String, Bytes)>>,
}

impl Prints {
    pub(crate) fn new() -> Prints {
        Prints { press: OnceLock::new(), places: Places::new(1, WAITING), kept: Mutex::default() }
    }

    /// The press, from now on; the first one stays.
    pub(crate) fn set(&self, press: Arc<dyn Press>) {
        let _ = self.press.set(press);
    }

    pub(crate) fn press(&self) -> Option<&Arc<dyn Press>> {
        self.press.get()
    }

    /// What was printed under this name, if it was lately.
    pub(crate) fn kept(&self, name: &str) -> Option<Bytes> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(other, _)| other == name).map(|(_, bytes)| bytes.clone())
    }

    pub(crate) fn keep(&self, name: String, bytes: Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_front((name, bytes));
        let mut sum = 0;
        let fitting = kept.iter().take(KEPT).take_while(|(_, bytes)| {
            sum += bytes.len();
            sum <= KEPT_BYTES
        });
        let fitting = fitting.count();
        kept.truncate(fitting);
    }

    /// The press, in one's turn. None if too many wait, or it takes too long.
    pub(crate) async fn permit(&self, reader: Asker, name: &str) -> Option<Permit<String>> {
        timeout(LONGEST_WAIT, self.places.take(reader, name.to_owned())).await.ok().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_are_kept_by_count_and_by_size() {
        let prints = Prints::new();
        for n in 0..=KEPT {
            prints.keep(n.to_string(), Bytes::from(vec![0; 10]));
        }
        assert_eq!(prints.kept("0"), None);
        assert!(prints.kept("1").is_some());
        prints.keep("large".to_owned(), Bytes::from(vec![0; KEPT_BYTES - 10]));
        assert!(prints.kept("large").is_some() && prints.kept(&KEPT.to_string()).is_some());
        assert_eq!(prints.kept("2"), None, "what no longer fits beside it goes");
        prints.keep("too large".to_owned(), Bytes::from(vec![0; KEPT_BYTES + 1]));
        assert_eq!((prints.kept("too large"), prints.kept("large")), (None, None));
    }
}
