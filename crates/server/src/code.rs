//! The stable codes of the server's own: why it refuses, and why it ends a socket. Clients have a text for each; the
//! rooms' and the games' codes are theirs.

use tablier_room::Refusal;
use tablier_room::wire::{PlainMessage, to_text};

macro_rules! codes {
    ($(#[$docs:meta])* $kind:ident: $($(#[$doc:meta])* $name:ident = $code:literal;)*) => {
        $(#[$docs])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $kind {
            $($(#[$doc])* #[cfg_attr(feature = "ts", ts(rename = $code))] $name,)*
        }

        impl $kind {
            /// Every one there is.
            pub const ALL: &'static [$kind] = &[$($kind::$name,)*];

            /// The code.
            pub const fn code(self) -> &'static str {
                match self { $($kind::$name => $code,)* }
            }
        }
    };
}

codes! {
    /// Why the server refuses something, over HTTP or a socket. What a table's room or game refuses has their codes.
    Refused:
    /// Not a request that can be read.
    BadRequest = "bad_request";
    /// Not a message that can be read, on a socket.
    BadMessage = "bad_message";
    /// The request comes from somebody else's page.
    ForeignOrigin = "foreign_origin";
    /// There is nothing at that address.
    NothingHere = "nothing_here";
    /// That address does not take this method.
    NotAllowed = "not_allowed";
    /// That address is a socket's.
    SocketExpected = "socket_expected";
    /// More than a request may hold.
    TooLong = "too_long";
    /// This server does not know that game; or there is no such game that is over.
    NoSuchGame = "no_such_game";
    /// There is no such table.
    NoSuchTable = "no_such_table";
    /// Not a setup of that game.
    BadSetup = "bad_setup";
    /// The table is gone just now: ask again.
    TableGone = "table_gone";
    /// The server does as much of this as it can: ask again in a moment.
    Busy = "busy";
    /// Too many tables are awake.
    TooManyTables = "too_many_tables";
    /// Too many sockets are open.
    TooManySockets = "too_many_sockets";
    /// Too many requests from this address: ask again later.
    TooManyRequests = "too_many_requests";
    /// Too many sockets are open from this address.
    TooManyFromHere = "too_many_from_here";
    /// Too many sockets of this person's are open.
    TooManyOfYours = "too_many_of_yours";
    /// Too many tables were opened, from this address or by this person.
    TooManyOpened = "too_many_opened";
    /// Too many requests from this address were for tables that are not there.
    TooManyGuesses = "too_many_guesses";
    /// Too many from this address have begun a day: try again later.
    TooManyBegun = "too_many_begun";
    /// There is no situation of that day: it has not come yet, or is too long ago.
    NoSuchDay = "no_such_day";
    /// Only today's situation can be begun.
    NotToday = "not_today";
    /// Only what is no longer today's can be practised with.
    NotOlder = "not_older";
    /// An expert says nothing of a situation before its day is over.
    DaysSecret = "days_secret";
    /// The day's situation was not begun.
    NotBegun = "not_begun";
    /// The minute is over.
    TimeIsUp = "time_is_up";
    /// The day's situation is done: once a day.
    DayDone = "day_done";
    /// As many as the day may have have begun.
    DayFull = "day_full";
    /// Nothing can be stored just now: the table only shows itself.
    ReadOnly = "read_only";
    /// The store does not answer as it should.
    StoreFailing = "store_failing";
    /// The other nodes can't be reached.
    BusFailing = "bus_failing";
    /// The server does not do as it should.
    ServerFailing = "server_failing";
    /// The server stops.
    ServerStops = "server_stops";
}

codes! {
    /// Why the server ends a socket.
    Bye:
    /// The page speaks a protocol that is no longer spoken here: load it anew.
    OldPage = "old_page";
    /// The first message was no hello.
    HelloExpected = "hello_expected";
    /// Not a frame of a socket, or too long a one.
    BadFrame = "bad_frame";
    /// A message that is no text.
    Binary = "binary";
    /// Messages too fast.
    TooFast = "too_fast";
    /// Too many messages that can't be read.
    Malformed = "malformed";
    /// The table is gone just now: come again.
    TableGone = "table_gone";
    /// The server stops: come again.
    ServerStops = "server_stops";
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        Refusal { code: refused.code().into(), rule: None }
    }
}

impl Bye {
    /// The last message of a socket.
    pub(crate) fn message(self) -> String {
        to_text(&PlainMessage::Bye { why: self.code().to_owned() })
    }
}
