//! A bidder among bots alone: every person has said "done" or is silenced, and waits.

use tablier_game::{Answer, Ask, Bot};

use super::Bidder;
use super::bidding::Pace;
use crate::game::{Command, Corona, Phase};

/// A bidder that does at once in an auction what it would have come to by the end of the glass; in everything else it is
/// the bidder itself.
#[derive(Debug, Clone, Copy)]
pub struct Hurried(pub Bidder);

impl Bot<Corona> for Hurried {
    fn answer(&self, ask: &Ask<'_, Corona>) -> Answer<Command> {
        let Ask { view, seat, now, .. } = *ask;
        match &view.phase {
            Phase::Auction(auction) => self.0.bid(Pace::AtOnce, view, auction, seat, now),
            _ => self.0.answer(ask),
        }
    }
}
