//! Who sits in a seat without a person: a [`Bidder`] of some level.

use tablier_game::{Bot, Bots, Millis, Seed};

use super::{Corona, Phase, State};
use crate::bidder::{Bidder, Level};

/// How long a round's end is looked at among people.
const LOOK: Millis = Millis(8_000);
/// And alone with bots, whom nobody has to be quick for.
const LOOK_ALONE: Millis = Millis(60_000);

impl Bots for Corona {
    const LEVELS: &'static [&'static str] = Level::NAMES;

    fn bot(level: usize, seed: Seed) -> Box<dyn Bot<Corona>> {
        Box::new(Bidder { level: Level::nth(level), seed })
    }

    /// After a round its end is looked at, before a bot sets up the next; never so long that the bot would be idle.
    fn rest(state: &State, alone: bool) -> Option<Millis> {
        let Phase::SettingUp(set_up) = state.phase() else { return None };
        state.last()?;
        let look = if alone { LOOK_ALONE } else { LOOK };
        let idle = state.started().setup.idle_limit.map_or(look, |limit| Millis(limit.0 / 2));
        Some(set_up.since + look.min(idle))
    }
}
