//! The provable dice: how a roll follows from the game's seed and the players' nonces. See `docs/dice.md`.

use serde::{Deserialize, Serialize};
use tablier_game::{Nonce, Seat, Seed, Started};

use crate::board::{Pips, Placement, SPACES, Space, Throw};
use crate::placement::PutDown;

/// The label of every roll of dice.
const DICE: &str = "dice";
/// The label of placements made for an idle setter.
const PLACEMENT: &str = "placement";

/// One of the rolls for the first set-up (C4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpeningRoll {
    /// The seat that rolled.
    pub seat: Seat,
    /// What the die showed.
    pub pips: Pips,
}

/// The nonce that stands in for an idle setter's.
pub const NO_NONCE: Nonce = Nonce([0; 16]);

fn pips(stream: &mut tablier_game::chance::Stream) -> Pips {
    Pips::try_from(stream.below(6) + 1).expect("below six, plus one, is a die's number")
}

/// Roll number `roll`: all six dice, with the nonce the setter gave along with the placement (C5).
pub fn throw(seed: &Seed, roll: u32, nonce: Nonce) -> Throw {
    let mut stream = seed.stream(DICE, roll, &nonce.0);
    Throw(std::array::from_fn(|_| pips(&mut stream)))
}

/// Roll number `roll` of the opening: one die, with the nonces of all seats together (C4).
pub fn opening_roll(seed: &Seed, roll: u32, joint_nonce: &[u8]) -> Pips {
    pips(&mut seed.stream(DICE, roll, joint_nonce))
}

/// The rolls for the first set-up: in turn from the first seat, round and round, until the first six (C4).
pub fn opening<Setup>(started: &Started<Setup>, seats: &[Seat]) -> Vec<OpeningRoll> {
    let nonce = started.joint_nonce();
    let mut rolls = Vec::new();
    for (roll, &seat) in (0..).zip(seats.iter().cycle()) {
        let pips = opening_roll(&started.seed, roll, &nonce);
        rolls.push(OpeningRoll { seat, pips });
        if pips.get() == 6 {
            break;
        }
    }
    rolls
}

/// Where an idle setter's pieces go, before roll number `roll`: what was put down stays, and chance puts the rest. It
/// draws for every piece, so that where one goes does not depend on which others were put down.
pub fn idle_placement(seed: &Seed, roll: u32, put_down: &PutDown) -> Placement {
    let mut stream = seed.stream(PLACEMENT, roll, b"");
    Placement(put_down.map(|stays| {
        let drawn = Space::try_from(stream.below(SPACES)).expect("below twelve is a space");
        stays.unwrap_or(drawn)
    }))
}
