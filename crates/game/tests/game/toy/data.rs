//! Fist's words: what is agreed, asked, recorded, told and refused.

use serde::{Deserialize, Serialize, Serializer};
use tablier_game::{Millis, Refuse, Seat, Seed};

/// A number of fingers. On paper there is room for one digit only: a larger number does not survive being written
/// down, which is what the `Spoils…` flaws make use of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub(crate) struct Fingers(pub(crate) u8);

impl Fingers {
    /// One that is not the same after JSON.
    pub(crate) const SPOILT: Fingers = Fingers(10);
}

impl Serialize for Fingers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0.min(9))
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Setup {
    /// The most fingers one may show.
    pub(crate) most: Fingers,
    /// How long a round lasts.
    pub(crate) limit: Millis,
    pub(crate) rounds: u32,
    /// Who has so many has won.
    pub(crate) points: i64,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { most: Fingers(5), limit: Millis::seconds(10), rounds: 5, points: 3 }
    }
}

/// Show so many fingers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Command {
    pub(crate) fingers: Fingers,
}

/// A hand, with the round it was shown in: no two rounds' hands are spelled alike.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Hand {
    pub(crate) round: u32,
    pub(crate) seat: Seat,
    pub(crate) fingers: Fingers,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) enum Event {
    HandShown(Hand),
    RoundSettled {
        hands: Vec<Hand>,
        points_to: Vec<Seat>,
        /// When the next round began.
        at: Millis,
    },
    SeatLeft(Seat),
    Ended,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) enum Told {
    SomebodyShowed(Seat),
    YouShowed(Hand),
    RoundSettled { hands: Vec<Hand>, points_to: Vec<Seat> },
    SeatLeft(Seat),
    Ended { seed: Seed },
}

/// As those learn of an event who may know nothing of it but that it was. The end says more when the seed may be told.
impl From<Event> for Told {
    fn from(event: Event) -> Told {
        match event {
            Event::HandShown(hand) => Told::SomebodyShowed(hand.seat),
            Event::RoundSettled { hands, points_to, .. } => Told::RoundSettled { hands, points_to },
            Event::SeatLeft(seat) => Told::SeatLeft(seat),
            Event::Ended => Told::Ended { seed: Seed([0; 32]) },
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("two to six can play")]
    Seats,
    #[error("nobody has that many fingers")]
    TooManyFingers,
    #[error("you have shown your hand")]
    ShownAlready,
    #[error("the time is up")]
    TooLate,
    #[error("the game is over")]
    Over,
    #[error("you have left")]
    Left,
    /// Of [`super::flaw::Flaw::RefusesWithoutCode`].
    #[error("no")]
    WithoutCode,
    /// Of [`super::flaw::Flaw::RefusesWithoutRule`].
    #[error("because")]
    WithoutRule,
    /// Of [`super::flaw::Flaw::RefusesUnlisted`].
    #[error("surprise")]
    Unlisted,
}

impl Refuse for Refusal {
    fn all() -> Vec<Refusal> {
        use Refusal::{Left, Over, Seats, ShownAlready, TooLate, TooManyFingers};
        vec![Seats, TooManyFingers, ShownAlready, TooLate, Over, Left]
    }

    fn code(&self) -> &'static str {
        match self {
            Refusal::Seats => "seats",
            Refusal::TooManyFingers => "too_many_fingers",
            Refusal::ShownAlready => "shown_already",
            Refusal::TooLate => "too_late",
            Refusal::Over => "over",
            Refusal::Left => "left",
            Refusal::WithoutCode => "",
            Refusal::WithoutRule => "without_rule",
            Refusal::Unlisted => "unlisted",
        }
    }

    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Refusal::Seats => "F1",
            Refusal::TooManyFingers | Refusal::WithoutCode | Refusal::Unlisted => "F2",
            Refusal::ShownAlready => "F3",
            Refusal::TooLate => "F4",
            Refusal::Over => "F6",
            Refusal::Left => "F7",
            Refusal::WithoutRule => "because",
        })
    }
}
