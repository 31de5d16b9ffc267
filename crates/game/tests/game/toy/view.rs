//! What a viewer of Fist sees, and what they may do.

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use tablier_game::{Commitment, Millis, Offer, Offered, Offers, Seat, Seed, Viewer, When};

use super::data::{Command, Fingers, Hand};
use super::flaw::{Flaw, has};
use super::state::{Place, State};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct View<const FLAW: u8> {
    commitment: Commitment,
    seed: Option<Seed>,
    pub(crate) round: Option<u32>,
    /// Who has shown a hand in this round.
    shown: Vec<Seat>,
    points: Vec<i64>,
    /// The viewer's own hands.
    hands: Vec<Hand>,
    last: Vec<Hand>,
    pub(crate) offers: Vec<Offered<Show<FLAW>>>,
}

/// Show any hand, in time.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Show<const FLAW: u8> {
    pub(crate) most: Fingers,
    pub(crate) until: Millis,
}

impl<const FLAW: u8> Offer<Command> for Show<FLAW> {
    fn contains(&self, when: When, command: &Command) -> bool {
        command.fingers <= self.most && when.credited <= self.until
    }

    fn sample(&self, rng: &mut dyn Rng) -> Command {
        if has(FLAW, Flaw::SpoilsCommand) {
            return Command { fingers: Fingers::SPOILT };
        }
        let most = self.most.0 + u8::from(has(FLAW, Flaw::SamplesMore));
        Command { fingers: Fingers(rng.random_range(0..=most)) }
    }
}

impl<const FLAW: u8> Offers for View<FLAW> {
    type Offer = Show<FLAW>;

    fn offers(&self) -> &[Offered<Show<FLAW>>] {
        &self.offers
    }
}

impl<const FLAW: u8> View<FLAW> {
    pub(crate) fn of(state: &State, viewer: &Viewer) -> View<FLAW> {
        let number = state.round.map(|round| round.number);
        let hand = |place: &Place| Some(Hand { round: number?, seat: place.seat, fingers: place.hand? });
        let has_shown = |place: &&Place| place.hand.is_some();
        let mut last = state.last.clone();
        if has(FLAW, Flaw::SpoilsView) {
            for hand in &mut last {
                hand.fingers = Fingers::SPOILT;
            }
        }
        View {
            commitment: state.commitment,
            seed: (number.is_none() || has(FLAW, Flaw::ShowsSeed)).then_some(state.seed),
            round: number,
            shown: state.staying().filter(has_shown).map(|place| place.seat).collect(),
            points: state.places.iter().map(|place| place.points).collect(),
            hands: state
                .places
                .iter()
                .filter(|place| viewer.holds(place.seat) || has(FLAW, Flaw::ShowsHands))
                .filter_map(hand)
                .collect(),
            last,
            offers: offers(state, viewer),
        }
    }
}

fn offers<const FLAW: u8>(state: &State, viewer: &Viewer) -> Vec<Offered<Show<FLAW>>> {
    let until = match state.round {
        Some(round) => round.ends,
        None if has(FLAW, Flaw::OffersAfterTheEnd) => Millis(u64::MAX),
        None => return Vec::new(),
    };
    if has(FLAW, Flaw::HidesOffers) && viewer.seats().count() == 1 {
        return Vec::new();
    }
    let most = Fingers(state.setup.most.0 + u8::from(has(FLAW, Flaw::AllowsMore)));
    state
        .places
        .iter()
        .filter(|place| !place.gone || has(FLAW, Flaw::OffersToTheGone))
        .filter(|place| place.hand.is_none())
        .map(|place| place.seat)
        .filter(|&seat| viewer.holds(seat) || has(FLAW, Flaw::OffersToAll))
        .map(|seat| Offered { seat, offer: Show { most, until } })
        .collect()
}
