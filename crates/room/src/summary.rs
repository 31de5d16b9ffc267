//! What lists say of a game that is over: stored beside it, so that nobody has to read its log for that.

use serde::{Deserialize, Serialize};
use tablier_game::{Game, Outcome};

use crate::room::{Playing, Room};
use crate::{Name, Person};

/// A game that is over, in short. Who people are is in here: it does not leave the server as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The result.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// Who played, by seat. None at all where a game was stored before this was.
    #[serde(default)]
    pub seats: Vec<Player>,
}

/// Who played a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// What they were called as the game began; a bot has no name of its own.
    pub name: Option<Name>,
    /// The index of the bot's level, if it was one.
    pub level: Option<u8>,
    /// Whose the seat was as the game ended.
    pub person: Option<Person>,
}

impl<G: Game> Room<G> {
    /// What lists say of the game that was played last, if it is over.
    pub(crate) fn summary(&self) -> Option<Summary> {
        let Playing { names, levels, held, outcome, .. } = self.playing.as_ref()?;
        let person = |seat: usize| Some(self.guests.get(held.get(seat)?.as_ref()?)?.person);
        let player = |(seat, name): (usize, &Option<Name>)| Player {
            name: name.clone(),
            level: levels.get(seat).copied().flatten(),
            person: person(seat),
        };
        Some(Summary { outcome: outcome.clone()?, seats: names.iter().enumerate().map(player).collect() })
    }
}
