//! The set-up phase (C5): one player places all six pieces; only then are the dice rolled.

use serde::{Deserialize, Serialize};
use tablier_game::{Millis, Seat};

use crate::board::{PIECES, Space};

/// Where each piece was put down so far, if anywhere yet.
pub type PutDown = [Option<Space>; PIECES];

/// Somebody is setting up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SettingUp {
    /// The seat that sets up.
    pub setter: Seat,
    /// Auctions without a call that this player's set-ups have seen in a row (C9).
    pub unclaimed: u32,
    /// When their time began.
    pub since: Millis,
    /// What they have put down so far: it stays, should they be called away.
    pub pieces: PutDown,
    /// How often they have put something down.
    pub changes: u8,
    /// When they last did something.
    pub acted: Millis,
}

impl SettingUp {
    /// How often what was put down is noted in one set-up: every piece, and each of them three times elsewhere.
    pub const MOST_CHANGES: u8 = 24;
    /// How long a setter who keeps putting pieces down has in all, unless the table lets people be idle for longer.
    pub const IN_ALL: Millis = Millis::seconds(300);

    /// A set-up that begins.
    pub(crate) fn begun(setter: Seat, unclaimed: u32, at: Millis) -> SettingUp {
        SettingUp { setter, unclaimed, since: at, pieces: [None; PIECES], changes: 0, acted: at }
    }

    /// May something be put down, and noted?
    pub(crate) fn may_change(&self) -> bool {
        self.changes < SettingUp::MOST_CHANGES
    }

    /// When the table goes on without the setter: they have done nothing for too long, or taken too long in all.
    pub(crate) fn ends(&self, idle_limit: Option<Millis>) -> Option<Millis> {
        let limit = idle_limit?;
        Some((self.acted + limit).min(self.since + SettingUp::IN_ALL.max(limit)))
    }
}
