//! What people see. Corona hides nothing but the seed of the dice, and that only until the end.

use serde::{Deserialize, Serialize};
use tablier_game::{Commitment, GameId, Millis, Nonce, Offered, Offers, Outcome, Seed, Viewer};

use crate::auction::Call;
use crate::offer::offers_to;
use crate::round::{Chapter, Round};
use crate::table::{Chips, OpeningRoll, Phase, Table};
use crate::tick::acts_until;
use crate::{Corona, Offer, Setup};

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

pub(crate) fn view(table: &Table, viewer: &Viewer) -> View {
    let over = matches!(table.phase, Phase::Over(_));
    let seats = table.started.seats().zip(&table.players).map(|(seat, player)| SeatView {
        chips: player.chips,
        silenced: table.silenced == Some(seat),
        left: player.left,
    });
    let lead = match &table.phase {
        Phase::Auction(auction) => auction.lead().copied(),
        _ => None,
    };
    View {
        game: table.started.id,
        setup: table.started.setup,
        commitment: table.started.commitment(),
        nonces: table.started.nonces.clone(),
        seats: seats.collect(),
        opening: table.opening.clone(),
        played: table.played,
        time_is_up: table.time_is_up(),
        acts_until: acts_until(table),
        phase: table.phase.clone(),
        lead,
        last: table.last.clone(),
        story: if over { table.story.clone() } else { Vec::new() },
        seed: over.then_some(table.started.seed),
        outcome: <Corona as tablier_game::Game>::outcome(table),
        offers: viewer.seats().flat_map(|seat| offers_to(table, seat)).collect(),
    }
}
