//! The spectators, on a thread of their own: reading what ten thousand are told must not keep the players' answers
//! waiting in the driver.

use std::sync::Arc;
use std::thread::{self, JoinHandle};

use anyhow::{Context, Result, anyhow};
use tokio::sync::oneshot;

use crate::opening::Door;
use crate::people::{Person, watch};
use crate::tally::{Load, Tally};

pub(crate) struct Crowd {
    leave: oneshot::Sender<()>,
    thread: JoinHandle<Vec<Tally>>,
}

impl Crowd {
    /// Lets them come, and answers when all are there.
    pub(crate) async fn gather(
        door: Door,
        codes: Vec<String>,
        count: usize,
        openers: usize,
        load: Arc<Load>,
    ) -> Result<Crowd> {
        let (leave, left) = oneshot::channel();
        let (here, all_here) = oneshot::channel();
        let thread = thread::spawn(move || {
            let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
                Ok(runtime) => runtime,
                Err(error) => {
                    let _ = here.send(Err(anyhow!(error)));
                    return Vec::new();
                }
            };
            runtime.block_on(async {
                let people = match watch(&door, &codes, count, openers, &load).await {
                    Ok(people) => people,
                    Err(error) => {
                        let _ = here.send(Err(error));
                        return Vec::new();
                    }
                };
                let _ = here.send(Ok(()));
                // Also when nobody is there any more to tell them.
                let _ = left.await;
                people.iter().map(Person::take_tally).collect()
            })
        });
        all_here.await.context("the spectators' thread broke")??;
        Ok(Crowd { leave, thread })
    }

    /// Sends them home, and answers what they counted.
    pub(crate) fn disperse(self) -> Result<Vec<Tally>> {
        let _ = self.leave.send(());
        self.thread.join().map_err(|_| anyhow!("the spectators' thread broke"))
    }
}
