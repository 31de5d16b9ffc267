//! Tables on their way to their end.

use tokio::sync::oneshot;
use tokio::task::JoinSet;

use super::{Input, OwnerSender};

/// Those that have not come to it yet. Dropped, it waits for none of them.
pub(crate) struct Ending(JoinSet<()>);

impl Ending {
    /// Tells them all to stop. One that has too much to do to hear of it keeps no other waiting.
    pub(super) fn of(tables: impl Iterator<Item = OwnerSender>) -> Ending {
        let ends = tables.map(|table| async move {
            let (done, end) = oneshot::channel();
            if table.send(Input::Stop { done }).await.is_ok() {
                // A table that ended by itself has stored everything too.
                let _ = end.await;
            }
        });
        Ending(ends.collect())
    }

    /// Waits for all of them; it may be given up and taken up again.
    pub(crate) async fn all(&mut self) {
        while self.0.join_next().await.is_some() {}
    }

    /// How many are left.
    pub(crate) fn left(&self) -> usize {
        self.0.len()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::sync::mpsc;
    use tokio::time::timeout;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_table_that_does_not_listen_keeps_no_other_waiting() {
        let (deaf, _queue) = mpsc::channel(1);
        assert!(deaf.try_send(Input::Sleep).is_ok());
        let (gone, queue) = mpsc::channel(1);
        drop(queue);
        let (good, mut inputs) = mpsc::channel(1);
        let mut ending = Ending::of([deaf, gone, good].into_iter());
        assert_eq!(ending.left(), 3);
        let Some(Input::Stop { done }) = inputs.recv().await else { panic!("it is told to stop") };
        done.send(()).unwrap();
        assert!(timeout(Duration::from_secs(1), ending.all()).await.is_err());
        assert_eq!(ending.left(), 1);
    }
}
