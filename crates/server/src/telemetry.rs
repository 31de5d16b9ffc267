//! What the server counts: what it refused, and what it did about clients that misbehave.

use std::sync::atomic::{AtomicU64, Ordering};

use serde::Serialize;

macro_rules! counters {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// Counts since the start.
        #[derive(Debug, Default)]
        pub struct Counters {
            $($(#[$doc])* pub(crate) $name: Count,)*
        }

        /// The counts at one moment.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
        #[allow(missing_docs, reason = "as the counters of the same names")]
        pub struct Counted {
            $(pub $name: u64,)*
        }

        impl Counters {
            /// What was counted so far.
            pub fn read(&self) -> Counted {
                Counted { $($name: self.$name.get(),)* }
            }
        }
    };
}

counters! {
    /// Sockets opened.
    sockets,
    /// Commands accepted and durable, each once, however often it was sent.
    acked,
    /// Commands refused by a room or a game.
    refused,
    /// Messages that could not be read.
    malformed,
    /// Frames that are too long or are none, or no text.
    bad_frame,
    /// Binary messages.
    binary,
    /// Requests over HTTP that were refused.
    bad_request,
    /// Messages over the rate limit.
    too_fast,
    /// Requests from another origin.
    foreign_origin,
    /// Tokens that are none, and were replaced when their bearer did something.
    bad_token,
    /// Sockets that were too slow and got everything anew.
    resynchronised,
    /// Sockets dropped for not reading or not answering.
    dropped,
    /// Appends that failed.
    append_failed,
    /// Questions that bots answered.
    bot_answers,
    /// Questions over which a bot failed; chance answered for it.
    bot_failures,
    /// Pages that came with a protocol that is no longer spoken.
    old_pages,
    /// Mishaps that pages reported of themselves.
    client_errors,
}

/// One count.
#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn one(&self) {
        self.more(1);
    }

    pub(crate) fn more(&self, count: usize) {
        self.0.fetch_add(count as u64, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}
