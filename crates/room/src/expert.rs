//! A game's expert, for a server that knows no games: what it says of a finished game, and of a position that somebody
//! gave. And how such a position looks.

use std::cell::Cell;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tablier_game::{GameId, Review, Viewer};

use crate::decide::begin_for_nobody;
use crate::entry::Entry;
use crate::kind::{BadExport, BadSetup, record};
use crate::replay::Reviewed;
use crate::{Playable, wire};

/// A position as it is laid out: no game stands behind it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Laid<View> {
    /// The game's name.
    pub game: String,
    /// What everybody sees.
    pub view: View,
}

/// A game's expert.
#[derive(Clone, Copy)]
pub struct Expert {
    /// Which one it is: what an earlier one said does not count any more.
    pub edition: u32,
    review: Reviewer,
    consider: Considerer,
}

type Reviewer = fn(GameId, &[Entry], &dyn Fn() -> bool) -> Result<Opinion, BadExport>;
type Considerer = fn(GameId, Value, usize, &dyn Fn() -> bool) -> Result<Opinion, BadSetup>;

/// What an expert said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opinion {
    /// A [`Reviewed`]'s text.
    pub text: String,
    /// Whether the expert came to the end.
    pub whole: bool,
}

impl Expert {
    pub(crate) const fn of<G: Playable + Review>() -> Expert {
        Expert { edition: G::EDITION, review: review::<G>, consider: consider::<G> }
    }

    /// What the expert says of a finished game.
    ///
    /// # Errors
    /// When the entries can't be read or the game is not over.
    pub fn review(
        &self,
        id: GameId,
        entries: &[Entry],
        should_stop: &dyn Fn() -> bool,
    ) -> Result<Opinion, BadExport> {
        (self.review)(id, entries, should_stop)
    }

    /// What the expert says of the position that a game would begin with, under a name that the caller gives it.
    ///
    /// # Errors
    /// When the setup is not one of this game's, or no game could begin with it.
    pub fn consider(
        &self,
        id: GameId,
        setup: Value,
        seats: usize,
        should_stop: &dyn Fn() -> bool,
    ) -> Result<Opinion, BadSetup> {
        (self.consider)(id, setup, seats, should_stop)
    }
}

/// How the position looks that a game would begin with: a [`Laid`]'s text.
pub(crate) fn lay<G: Playable>(setup: Value, seats: usize) -> Result<String, BadSetup> {
    let (started, mut state) =
        begin_for_nobody::<G>(serde_json::from_value(setup)?, seats).map_err(BadSetup::Refused)?;
    // What happens by itself as a game begins has happened.
    for event in G::due(&state, started.at) {
        G::apply(&mut state, &event);
    }
    Ok(wire::to_text(&Laid { game: G::NAME.to_owned(), view: G::view(&state, &Viewer::Spectator) }))
}

fn review<G: Review>(
    id: GameId,
    entries: &[Entry],
    should_stop: &dyn Fn() -> bool,
) -> Result<Opinion, BadExport> {
    let record = record::<G>(id, entries)?;
    Ok(opinion::<G>(id, should_stop, |should_stop| G::review(&record, should_stop)))
}

fn consider<G: Playable + Review>(
    id: GameId,
    setup: Value,
    seats: usize,
    should_stop: &dyn Fn() -> bool,
) -> Result<Opinion, BadSetup> {
    let (started, _) =
        begin_for_nobody::<G>(serde_json::from_value(setup)?, seats).map_err(BadSetup::Refused)?;
    Ok(opinion::<G>(id, should_stop, |should_stop| G::consider(&started, should_stop).into_iter().collect()))
}

fn opinion<G: Review>(
    id: GameId,
    should_stop: &dyn Fn() -> bool,
    think: impl FnOnce(&dyn Fn() -> bool) -> Vec<G::Said>,
) -> Opinion {
    let stopped = Cell::new(false);
    let positions = think(&|| {
        stopped.set(stopped.get() || should_stop());
        stopped.get()
    });
    let whole = !stopped.get();
    Opinion { text: wire::to_text(&Reviewed { game: G::NAME.to_owned(), id, positions, whole }), whole }
}
