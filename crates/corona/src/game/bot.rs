//! Who sits in a seat without a person: a [`Bidder`] of some level.

use tablier_game::{Bot, Bots, Millis, Seat, Seed};

use super::{Corona, Phase, State};
use crate::bidder::{Bidder, Hurried, Level};

/// How long a round's end is looked at among people.
const LOOK: Millis = Millis(8_000);
/// And alone with bots, whom nobody has to be quick for.
const LOOK_ALONE: Millis = Millis(600_000);
/// How long the opening rolls are looked at: each of them, all of them at the most, and the six.
const LOOK_AT_ROLL: u64 = 500;
const LOOK_AT_ROLLS: u64 = 3_500;
const LOOK_AT_SIX: u64 = 1_500;

impl Bots for Corona {
    const LEVELS: &'static [&'static str] = Level::NAMES;

    fn bot(level: usize, seed: Seed) -> Box<dyn Bot<Corona>> {
        Box::new(Bidder { level: Level::nth(level), seed })
    }

    /// After a round its end is looked at, before a bot sets up the next; never so long that the bot would be idle. Before
    /// the first one the opening rolls are.
    fn rest(state: &State, alone: bool) -> Option<Millis> {
        let Phase::SettingUp(set_up) = state.phase() else { return None };
        let look = match state.last() {
            None => look_at_opening(state.opening().len()),
            Some(_) if alone => LOOK_ALONE,
            Some(_) => LOOK,
        };
        let idle = state.started().setup.idle_limit.map_or(look, |limit| Millis(limit.0 / 2));
        Some(set_up.since + look.min(idle))
    }

    /// In an auction that "done" can end, once every person has said it or is silenced (C14).
    fn waits_for_bots(state: &State, people: &[Seat]) -> bool {
        let Phase::Auction(auction) = state.phase() else { return false };
        let calls = |seat: &Seat| state.may_call().any(|one| one == *seat) && !auction.done.contains(seat);
        state.started().setup.early_end && !people.is_empty() && !people.iter().any(calls)
    }

    fn hurried(level: usize, seed: Seed) -> Box<dyn Bot<Corona>> {
        Box::new(Hurried(Bidder { level: Level::nth(level), seed }))
    }
}

/// Clients show them in this time.
fn look_at_opening(rolls: usize) -> Millis {
    let rolls = u64::try_from(rolls).unwrap_or(u64::MAX);
    Millis(rolls.saturating_mul(LOOK_AT_ROLL).min(LOOK_AT_ROLLS) + LOOK_AT_SIX)
}
