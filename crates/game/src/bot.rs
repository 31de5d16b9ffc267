//! Players made of code: they see a view, never a state, and have no clock of their own.

use crate::{Game, Millis, Seat, Seed};

/// What a bot is asked with.
pub struct Ask<'a, G: Game> {
    /// What the bot's seat may see.
    pub view: &'a G::View,
    /// The seat it plays.
    pub seat: Seat,
    /// Table time now.
    pub now: Millis,
    /// Says when thinking must end; a bot that is told so answers with the best it has.
    pub should_stop: &'a dyn Fn() -> bool,
}

/// What a bot answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer<Command> {
    /// Do this now, and ask again.
    Do(Command),
    /// Nothing yet: ask again at this time, or when the view changes.
    AskAt(Millis),
    /// Nothing until the view changes.
    Wait,
}

/// A player made of code.
///
/// It is asked whenever its view changes and at the times it asked for. The answer follows from the bot's own
/// seed and the question alone, so a bot that is woken after a restart goes on as if nothing had been.
pub trait Bot<G: Game>: Send + Sync {
    /// What to do now.
    fn answer(&self, ask: &Ask<'_, G>) -> Answer<G::Command>;
}

/// A game that has players made of code.
pub trait Bots: Game {
    /// Their levels by name, the weakest first.
    const LEVELS: &'static [&'static str];

    /// A bot of the level with this index in [`Bots::LEVELS`] (one too high plays at the highest), playing from its own
    /// seed.
    fn bot(level: usize, seed: Seed) -> Box<dyn Bot<Self>>;

    /// Until when bots leave people to look at how the last part of the game ended; sooner, once all of them have gone
    /// on. Where one person is alone with bots, nobody else is kept waiting.
    fn rest(_state: &Self::State, _alone: bool) -> Option<Millis> {
        None
    }

    /// Whether these seats, the people's, can do nothing any more but wait for bots: then bots hurry.
    fn waits_for_bots(_state: &Self::State, _people: &[Seat]) -> bool {
        false
    }

    /// The same bot as it plays while it hurries.
    fn hurried(level: usize, seed: Seed) -> Box<dyn Bot<Self>> {
        Self::bot(level, seed)
    }
}
