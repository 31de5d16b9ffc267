//! What the server counts: what it refused, and what it did about clients that misbehave.

use std::sync::Arc;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::registry::Registry;
use serde::Serialize;
use tablier_room::Kind;
use tablier_store::Observer;

use super::figures::Figures;
use super::labelled::Labelled;
use crate::code;

/// The list below, each with what it means. As it stands it is a metric of its own, `tablier_<name>_total`; counted
/// `as by_code` it has a label that says which code, and `as limit` it is one of `tablier_limits_total`.
macro_rules! counters {
    ($($(#[doc = $doc:literal])* $name:ident $(as $how:ident)?,)*) => {
        /// Counts since the start, and what is measured beside them.
        #[derive(Debug)]
        pub struct Counters {
            $($(#[doc = $doc])* pub(crate) $name: counters!(@type $($how)?),)*
            pub(crate) figures: Figures,
        }

        /// The counts at one moment.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
        #[allow(missing_docs, reason = "as the counters of the same names")]
        pub struct Counted {
            $(pub $name: u64,)*
        }

        impl Counters {
            fn with(codes: &Labelled) -> Counters {
                Counters {
                    $($name: counters!(@new codes $($how)?),)*
                    figures: Figures::default(),
                }
            }

            /// What was counted so far.
            pub fn read(&self) -> Counted {
                Counted { $($name: self.$name.get(),)* }
            }

            /// Shows everything that is counted or measured.
            pub(super) fn register(&self, registry: &mut Registry) {
                let mut limits = Vec::new();
                $(counters!(@show self.$name, stringify!($name), concat!($($doc,)*), registry, limits $(, $how)?);)*
                let limits = Labelled::of("limit", limits);
                registry.register("limits", "How often each limit was hit", limits);
                self.figures.register(registry);
            }
        }
    };

    (@type by_code) => { Labelled };
    (@type $($limit:ident)?) => { Count };
    (@new $codes:ident by_code) => { $codes.afresh() };
    (@new $codes:ident $($limit:ident)?) => { Count::default() };
    (@show $count:expr, $name:expr, $doc:expr, $registry:ident, $limits:ident, limit) => {
        $limits.push(($name, $count.0.clone()))
    };
    (@show $count:expr, $name:expr, $doc:expr, $registry:ident, $limits:ident, by_code) => {
        $registry.register($name, sentence($doc), $count.clone())
    };
    (@show $count:expr, $name:expr, $doc:expr, $registry:ident, $limits:ident) => {
        $registry.register($name, sentence($doc), $count.0.clone())
    };
}

counters! {
    /// Sockets opened.
    sockets,
    /// Commands accepted and durable, each once, however often it was sent.
    acked,
    /// Commands refused by a room or a game.
    refused as by_code,
    /// Messages that could not be read.
    malformed,
    /// Frames that are too long or are none, or no text.
    bad_frame,
    /// Binary messages.
    binary,
    /// Requests over HTTP that were refused.
    bad_request as by_code,
    /// Requests over HTTP that could not be served just then.
    unavailable as by_code,
    /// Messages over the rate limit.
    too_fast as limit,
    /// Requests from another origin.
    foreign_origin,
    /// Tokens that are none, and were replaced when their bearer did something.
    bad_token,
    /// Sockets that were too slow and got everything anew.
    resynchronised,
    /// Sockets dropped for not reading or not answering.
    dropped as limit,
    /// Appends that failed.
    append_failed,
    /// Commits that failed, each with all that was in it.
    commit_failed,
    /// Questions that bots answered.
    bot_answers,
    /// Questions over which a bot failed; chance answered for it.
    bot_failures,
    /// Pages that came with a protocol that is no longer spoken.
    old_pages,
    /// Tables that stored what they had and went to another node, or wait for one.
    moved,
    /// Messages to other nodes that were lost here, because the bus was gone or too slow.
    bus_lost,
    /// Messages of other nodes that could not be read.
    bus_unread,
    /// Mishaps that pages reported of themselves.
    client_errors,
    /// Questions to bots that nobody wanted answered any more when their turn came.
    bots_dropped,
    /// Connections closed as they came, because too many were open.
    too_many_connections as limit,
    /// Connections closed as they came, because too many were open from the same address.
    connections_of_address as limit,
    /// Requests refused, because too many came from the same address.
    requests_of_address as limit,
    /// Sockets refused, because too many were open.
    too_many_sockets as limit,
    /// Sockets refused, because too many were open from the same address.
    sockets_of_address as limit,
    /// Sockets refused, because the same person had too many.
    sockets_of_person as limit,
    /// Tables refused, because too many were awake.
    too_many_tables as limit,
    /// Tables not opened, because too many were from the same address.
    tables_of_address as limit,
    /// Tables not opened, because the same person had opened too many.
    tables_of_person as limit,
    /// Requests for tables refused, because too many from the same address or network, or of short codes in the whole
    /// house, had been for none.
    guesses_of_address as limit,
    /// Days not begun, because too many had been from the same address.
    days_of_address as limit,
    /// Questions to bots put off, because too many waited.
    too_many_questions as limit,
    /// Reviews refused, because too many waited or they waited too long.
    too_many_reviews as limit,
}

impl Counters {
    /// All at nothing, for a server of these games.
    pub fn new(kinds: &[Kind]) -> Counters {
        let own = code::Refused::ALL.iter().map(|refused| refused.code());
        let rooms = tablier_room::Refused::ALL.iter().map(|refused| refused.code());
        let games = kinds.iter().flat_map(Kind::refusals);
        Counters::with(&Labelled::new("code", own.chain(rooms).chain(games)))
    }

    /// What hears of a store's commits, for its options.
    pub fn observer(self: &Arc<Self>) -> Observer {
        let counters = Arc::clone(self);
        Observer::new(move |commit| {
            counters.figures.committed(commit);
            if !commit.ok {
                counters.commit_failed.one();
            }
        })
    }
}

/// A comment as a metric's help, to which the registry adds the stop.
fn sentence(doc: &str) -> &str {
    doc.trim().trim_end_matches('.')
}

/// One count.
#[derive(Debug, Default)]
pub(crate) struct Count(Counter);

impl Count {
    pub(crate) fn one(&self) {
        self.0.inc();
    }

    pub(crate) fn more(&self, count: usize) {
        self.0.inc_by(count as u64);
    }

    fn get(&self) -> u64 {
        self.0.get()
    }
}
