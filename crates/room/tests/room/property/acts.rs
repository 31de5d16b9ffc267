//! What may happen to a table, by chance.

use proptest::prelude::*;
use rand::{RngExt, rngs::ChaCha8Rng};
use sha2::{Digest, Sha256};
use tablier_game::Seat;
use tablier_room::{Command, GuestId, Name};

use crate::support::{Asked, short};

/// How many people there are.
pub(super) const PEOPLE: u8 = 4;
/// The secret of every link.
pub(super) const SECRET: [u8; 32] = [0x77; 32];

/// Something that may happen to a table. The numbers choose among what there is.
#[derive(Debug, Clone)]
pub(super) enum Act {
    Come(u8),
    Connect(u8),
    Disconnect(u8),
    Watch,
    StopWatching,
    /// All who are guests are connected, and play goes on.
    Gather,
    /// Everybody on a chair is ready, and the host starts.
    Begin,
    /// A command of the game that a guest's view offers.
    Offered {
        guest: u8,
        seed: u64,
        delay: u16,
    },
    /// A command of the room, sensible or not.
    Asked {
        guest: u8,
        kind: u8,
        seed: u64,
    },
    /// The last command again.
    Again,
    /// A command that was held up on its way.
    Arrives,
    Pass(u32),
    AskBots,
    BotAnswers(u8),
    BotIsLost(u8),
    CatchUp(u8),
    Restart,
    Crash,
}

pub(super) fn act() -> impl Strategy<Value = Act> {
    let guest = || 0..PEOPLE;
    prop_oneof![
        2 => guest().prop_map(Act::Come),
        4 => guest().prop_map(Act::Connect),
        2 => guest().prop_map(Act::Disconnect),
        1 => Just(Act::Watch),
        1 => Just(Act::StopWatching),
        3 => Just(Act::Gather),
        5 => Just(Act::Begin),
        60 => (guest(), any::<u64>(), 0..400_u16)
            .prop_map(|(guest, seed, delay)| Act::Offered { guest, seed, delay }),
        10 => (guest(), 0..21_u8, any::<u64>()).prop_map(|(guest, kind, seed)| Act::Asked { guest, kind, seed }),
        2 => Just(Act::Again),
        4 => Just(Act::Arrives),
        2 => Just(Act::Crash),
        20 => prop_oneof![0..500_u32, 500..6_000_u32, 5_250..90_000_u32].prop_map(Act::Pass),
        8 => Just(Act::AskBots),
        8 => any::<u8>().prop_map(Act::BotAnswers),
        1 => any::<u8>().prop_map(Act::BotIsLost),
        5 => (0..=PEOPLE).prop_map(Act::CatchUp),
        2 => Just(Act::Restart),
    ]
}

/// A command of the room, sensible or not.
pub(super) fn any_command(kind: u8, rng: &mut ChaCha8Rng) -> Asked {
    let seat = Seat(rng.random_range(0..5));
    let guest = GuestId(rng.random_range(0..5));
    let level = rng.random_range(0..6);
    match kind {
        0 => Command::SetName { name: Name::clean(&format!("N{level}")) },
        1 | 2 => Command::Sit { name: None },
        3 => Command::SeatBot { level },
        4 => Command::Stand { seat },
        5 => Command::NotReady { seat },
        6 => Command::ChangeSetup { setup: short() },
        7 if level < 2 => Command::DoNotPause,
        7 if level == 2 => Command::SetAllowance { on: seat.0 < 3 },
        7 => Command::Pause,
        8 | 9 => Command::Resume,
        10 => Command::HandOver { to: guest },
        11 if level == 0 => Command::RemoveGuest { guest },
        11 | 12 => Command::StandIn { seat, level },
        13 => Command::TakeBack { seat },
        14 if level < 2 => Command::GiveUp { seat },
        14 | 15 => Command::AgreeToEnd { seat },
        16 => Command::PlayOn,
        17 if level < 2 => Command::OpenDoor,
        17 if level < 4 => Command::CloseDoor,
        17 | 18 => Command::MakeLink { seat, hash: Sha256::digest(SECRET).into() },
        19 => Command::PlayFor { seat },
        _ => Command::TakeLink { secret: SECRET },
    }
}
