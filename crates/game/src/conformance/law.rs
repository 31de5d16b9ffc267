//! The laws of the Game trait, and the report of one that was broken.

use std::fmt;

/// What every game promises.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Law {
    /// A setup the probe calls allowed can begin.
    Begins,
    /// The same events give the same state.
    Replays,
    /// Setups, views, offers, commands, events and tellings survive JSON.
    Serialises,
    /// `decide` accepts exactly what the offers contain, and whoever holds a seat gets its offers.
    OffersAreExact,
    /// What an offer samples, it contains.
    SamplesAreOffered,
    /// The naive twin agrees.
    TwinAgrees,
    /// A second tick at the same time brings nothing.
    TicksOnce,
    /// The next deadline is later than the last tick.
    DeadlineIsLater,
    /// What a viewer may not know reaches them nowhere.
    SecretsAreKept,
    /// Refusals have a code in snake case, a rule's number unless they are about terms, and an example in `all`.
    RefusalsCite,
    /// A seat that left, or a game that is over, has nothing to do and nothing to wait for; the result ranks exactly
    /// the seats that stayed.
    OverIsOver,
    /// A bot does only what it is offered, asks to be asked later or not at all, and answers the same question
    /// the same way.
    BotsAbide,
    /// The numbers of moments never fall, a new part is a new turn, and so is what time brings about in a game that
    /// goes on.
    MomentsPass,
    /// Nothing panics.
    NeverPanics,
}

impl Law {
    /// Every law.
    pub const ALL: [Law; 14] = [
        Law::Begins,
        Law::Replays,
        Law::Serialises,
        Law::OffersAreExact,
        Law::SamplesAreOffered,
        Law::TwinAgrees,
        Law::TicksOnce,
        Law::DeadlineIsLater,
        Law::SecretsAreKept,
        Law::RefusalsCite,
        Law::OverIsOver,
        Law::BotsAbide,
        Law::MomentsPass,
        Law::NeverPanics,
    ];
}

/// A law that was broken.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct Broken {
    /// Which.
    pub law: Law,
    /// In the game from which seed.
    pub seed: u64,
    /// What was seen.
    pub detail: String,
}

impl Broken {
    pub(super) fn new(law: Law, detail: impl Into<String>) -> Broken {
        Broken { law, seed: 0, detail: detail.into() }
    }

    pub(super) fn in_game(self, seed: u64) -> Broken {
        Broken { seed, ..self }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} broken in the game from seed {}: {}", self.law, self.seed, self.detail)
    }
}

pub(super) fn ensure(holds: bool, law: Law, detail: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken::new(law, detail())) }
}
