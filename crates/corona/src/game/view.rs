//! What people see: everything but the seed of the dice, until the end. What a situation is worth is in no state
//! before its round is settled, so no view has to hide it.

use serde::{Deserialize, Serialize};
use tablier_game::{Commitment, GameId, Millis, Nonce, Offered, Offers, Outcome, Seed, Viewer};

use super::offer::offers_to;
use super::time::acts_until;
use super::{Corona, Offer, Phase, Setup, State};
use crate::auction::Call;
use crate::dice::OpeningRoll;
use crate::{Chapter, Chips, Round};

/// A seat, for all to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// What they hold.
    pub chips: Chips,
    /// Whether they can't call in this auction, or the next (C14).
    pub silenced: bool,
    /// Whether they left for good.
    pub left: bool,
}

/// The table as somebody sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// This game's own name.
    pub game: GameId,
    /// What was agreed.
    pub setup: Setup,
    /// What binds the server's dice.
    pub commitment: Commitment,
    /// Each seat's nonce for the opening rolls.
    pub nonces: Vec<Nonce>,
    /// The seats, clockwise.
    pub seats: Vec<SeatView>,
    /// The opening rolls (C4).
    pub opening: Vec<OpeningRoll>,
    /// Rounds played so far.
    pub played: u32,
    /// When the agreed time is up (C17 b).
    pub time_is_up: Option<Millis>,
    /// When the table goes on without the setter or the bidder, if they do nothing until then.
    pub acts_until: Option<Millis>,
    /// Where the game stands.
    pub phase: Phase,
    /// The call that would win now (C7); provisional.
    pub lead: Option<Call>,
    /// The last round, with what it was worth.
    pub last: Option<Round>,
    /// The whole story, told when the game is over.
    pub story: Vec<Chapter>,
    /// The secret of the dice, told when the game is over.
    pub seed: Option<Seed>,
    /// The result, when the game is over.
    pub outcome: Option<Outcome>,
    /// What the viewer's seats may do.
    pub offers: Vec<Offered<Offer>>,
}

impl Offers for View {
    type Offer = Offer;

    fn offers(&self) -> &[Offered<Offer>] {
        &self.offers
    }
}

pub(super) fn view(state: &State, viewer: &Viewer) -> View {
    let over = state.is_over();
    let seats = state.started.seats().zip(&state.players).map(|(seat, player)| SeatView {
        chips: player.chips,
        silenced: state.silenced == Some(seat),
        left: player.left,
    });
    let lead = match &state.phase {
        Phase::Auction(auction) => auction.lead().copied(),
        _ => None,
    };
    View {
        game: state.started.id,
        setup: state.started.setup,
        commitment: state.started.commitment(),
        nonces: state.started.nonces.clone(),
        seats: seats.collect(),
        opening: state.opening.clone(),
        played: state.played,
        time_is_up: state.time_is_up(),
        acts_until: acts_until(state),
        phase: state.phase.clone(),
        lead,
        last: state.last.clone(),
        story: if over { state.story.clone() } else { Vec::new() },
        seed: over.then_some(state.started.seed),
        outcome: <Corona as tablier_game::Game>::outcome(state),
        offers: viewer.seats().flat_map(|seat| offers_to(state, seat)).collect(),
    }
}
