//! Checks the dice of a finished game: that the seed is the one committed to, and that every roll follows from it, as
//! does where an idle setter's pieces went.

use tablier_game::{Commitment, Recorded, Session};

use crate::board::{PIECES, Placement, Situation};
use crate::dice;
use crate::game::{Corona, Event};

/// What was checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verified {
    /// How many opening rolls (C4).
    pub opening_rolls: usize,
    /// Throws of all six dice.
    pub throws: usize,
    /// Placements for the idle.
    pub placements: usize,
    /// Whether the first round was given: its dice are no roll, and nothing speaks for them.
    pub given: bool,
}

/// What does not fit.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Mismatch {
    /// The seed is not the one shown before the game.
    #[error("the seed does not belong to the commitment {shown}: it gives {found}")]
    Commitment {
        /// What was shown.
        shown: Commitment,
        /// What the file's seed gives.
        found: Commitment,
    },
    /// A roll that the seed and the nonces don't give.
    #[error("roll {roll}: the file says {said}, the seed gives {follows}")]
    Roll {
        /// Its number in the game.
        roll: u32,
        /// What the file says.
        said: String,
        /// What follows from the seed.
        follows: String,
    },
    /// Pieces of an idle setter that the seed does not put there.
    #[error("before roll {roll}: the file says the pieces went to {said}, the seed gives {follows}")]
    Placement {
        /// The number of the roll that followed.
        roll: u32,
        /// What the file says.
        said: Placement,
        /// What follows from the seed, and from what was put down.
        follows: Placement,
    },
    /// A round that claims to be given, other than the one the table agreed on, or not as the first.
    #[error("a round is said to be given, and the game did not begin with that position")]
    Given,
    /// Rolls out of order.
    #[error("roll {expected} was due, the file has roll {found}")]
    Order {
        /// The number that was due.
        expected: u32,
        /// The number in the file.
        found: u32,
    },
    /// The game was not played to its end: nobody can know yet whether the file is whole.
    #[error("the game is not over in this file")]
    NotOver,
}

/// Checks every roll of a game against its seed and, where given, the seed against the commitment noted before it.
///
/// # Errors
/// The first thing that does not fit.
pub fn verify(game: &Session<Corona>, shown: Option<Commitment>) -> Result<Verified, Mismatch> {
    let started = game.started();
    let found = started.commitment();
    if let Some(shown) = shown
        && shown != found
    {
        return Err(Mismatch::Commitment { shown, found });
    }
    let joint_nonce = started.joint_nonce();
    let mut verified = Verified { opening_rolls: 0, throws: 0, placements: 0, given: false };
    let mut put_down = [None; PIECES];
    let mut due = 0;
    for Recorded { event, .. } in game.events() {
        let (said, follows) = match event {
            Event::OpeningRolled { pips, .. } => {
                verified.opening_rolls += 1;
                (pips.to_string(), dice::opening_roll(&started.seed, due, &joint_nonce).to_string())
            }
            Event::SetUpBegan { .. } => {
                put_down = [None; PIECES];
                continue;
            }
            Event::PiecesPlaced { pieces, .. } => {
                put_down = *pieces;
                continue;
            }
            // It is what everybody agreed on before the start, and once only: no roll can hide behind it.
            Event::SituationGiven { placement, throw, .. } => {
                let agreed = started.setup.position.map(|position| position.situation());
                let said = Situation { placement: *placement, throw: *throw };
                if verified.given || due > 0 || agreed != Some(said) {
                    return Err(Mismatch::Given);
                }
                verified.given = true;
                continue;
            }
            Event::RoundSetUp { roll, nonce, throw, placement: said, idle, .. } => {
                if *roll != due {
                    return Err(Mismatch::Order { expected: due, found: *roll });
                }
                if *idle {
                    let (said, follows) = (*said, dice::idle_placement(&started.seed, due, &put_down));
                    if said != follows {
                        return Err(Mismatch::Placement { roll: due, said, follows });
                    }
                    verified.placements += 1;
                }
                verified.throws += 1;
                (throw.to_string(), dice::throw(&started.seed, due, *nonce).to_string())
            }
            _ => continue,
        };
        if said != follows {
            return Err(Mismatch::Roll { roll: due, said, follows });
        }
        due += 1;
    }
    if game.state().is_over() { Ok(verified) } else { Err(Mismatch::NotOver) }
}
