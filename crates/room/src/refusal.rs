//! Every "no" of a room. A game's own refusals pass through as they are.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use tablier_game::Refuse;

/// A refusal as it travels: a stable code, and a rule's number where it rests on a game's rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// The stable code, for programs and translations.
    pub code: Cow<'static, str>,
    /// The rule's number, if a game refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Cow<'static, str>>,
}

impl Refusal {
    /// A game's refusal.
    pub fn by_game(refusal: &impl Refuse) -> Refusal {
        Refusal { code: refusal.code().into(), rule: refusal.rule().map(Into::into) }
    }
}

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $code:literal;)*) => {
        /// Why a room does not do what it was asked.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Refused {
            $($(#[$doc])* $name,)*
        }

        impl Refused {
            /// Every refusal there is.
            pub const ALL: &'static [Refused] = &[$(Refused::$name,)*];

            /// The stable code.
            pub const fn code(self) -> &'static str {
                match self { $(Refused::$name => $code,)* }
            }
        }
    };
}

refusals! {
    /// It was meant for a moment that has passed.
    TooLate = "too_late";
    /// Not something a room understands.
    BadCommand = "bad_command";
    /// No guest here, or removed.
    NotAGuest = "not_a_guest";
    /// Only the host may.
    NotTheHost = "not_the_host";
    /// There is no such seat, or it is not one's own.
    NotYourSeat = "not_your_seat";
    /// There is no such guest.
    NoSuchGuest = "no_such_guest";
    /// There is no such level.
    NoSuchLevel = "no_such_level";
    /// No chair is free and no more can be added.
    TableIsFull = "table_is_full";
    /// A game is under way: watch, then play the next.
    GameUnderWay = "game_under_way";
    /// Somebody is not ready.
    NotEveryoneReady = "not_everyone_ready";
    /// Too few or too many seats for this game.
    WrongNumberOfSeats = "wrong_number_of_seats";
    /// The table is paused.
    Paused = "paused";
    /// A bot plays this seat for the moment.
    StandInPlays = "stand_in_plays";
    /// Whoever holds the seat is here.
    SeatIsPresent = "seat_is_present";
    /// Nobody stands in there.
    NoStandIn = "no_stand_in";
    /// Whoever plays for somebody else has no seat of their own.
    AlreadyPlays = "already_plays";
    /// Given up for good, or its player was sent away: the game goes on without it.
    SeatIsOut = "seat_is_out";
    /// The link was used, replaced or never made.
    LinkIsDead = "link_is_dead";
    /// The door was opened anew again and again: for the next code one waits a little.
    DoorTooSoon = "door_too_soon";
    /// Nothing would change.
    NothingToDo = "nothing_to_do";
    /// This table has too many guests.
    TooManyGuests = "too_many_guests";
    /// This guest has changed too much in too short a time.
    TooManyChanges = "too_many_changes";
    /// So much has happened at this table that nothing more can begin here.
    LogIsFull = "log_is_full";
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        Refusal { code: refused.code().into(), rule: None }
    }
}
