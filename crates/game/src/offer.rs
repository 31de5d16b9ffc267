//! What may be done now: exact commands, or described sets of them.

use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::{Seat, When};

/// A set of commands that would be accepted, described well enough to choose from.
pub trait Offer<Command> {
    /// Would this command be accepted under this offer, given at that time?
    fn contains(&self, when: When, command: &Command) -> bool;

    /// One of the offered commands, by chance.
    fn sample(&self, rng: &mut dyn Rng) -> Command;
}

/// An offer and whose it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offered<O> {
    /// The seat that may do it.
    pub seat: Seat,
    /// What it may do.
    #[serde(flatten)]
    pub offer: O,
}

/// Views carry the offers of the seats they are for.
pub trait Offers {
    /// The game's kind of offer.
    type Offer;

    /// All that the viewer's seats may do now.
    fn offers(&self) -> &[Offered<Self::Offer>];

    /// Would this command of that seat be accepted?
    fn offer_contains<Command>(&self, seat: Seat, when: When, command: &Command) -> bool
    where
        Self::Offer: Offer<Command>,
    {
        self.offers().iter().any(|offered| offered.seat == seat && offered.offer.contains(when, command))
    }
}
