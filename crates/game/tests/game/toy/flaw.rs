//! What can be wrong with a game: each flaw breaks one law, and the suite must name that law.

/// A flaw of the toy. `Fist<{ Flaw::X as u8 }>` has it; the number stands for it because a type can't.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flaw {
    /// Plays by the rules.
    None,
    /// Refuses a table that the rules allow.
    RefusesATable,
    /// Begins from something that is not in the log.
    BeginsFromElsewhere,
    /// JSON changes its setup.
    SpoilsSetup,
    /// JSON changes a command.
    SpoilsCommand,
    /// JSON changes an event.
    SpoilsEvent,
    /// JSON changes a view.
    SpoilsView,
    /// JSON changes a telling.
    SpoilsTelling,
    /// Accepts a finger more than it offers.
    AcceptsMore,
    /// Refuses one of the numbers that it offers.
    AcceptsLess,
    /// Accepts a hand after the time limit, as long as the round is not settled.
    AcceptsTheLate,
    /// Offers nothing to a viewer of one seat, though it would accept.
    HidesOffers,
    /// Samples a finger more than it offers.
    SamplesMore,
    /// Offers and accepts a finger more than the rules allow.
    AllowsMore,
    /// Settles a round whenever it is ticked.
    TicksAlways,
    /// Names the beginning of the round as the next deadline.
    DeadlinePassed,
    /// Shows everyone's hands before the end of the round.
    ShowsHands,
    /// Tells everyone of a hand before the end of the round.
    TellsHands,
    /// Shows the seed before the game is over.
    ShowsSeed,
    /// Offers one seat's commands to everybody.
    OffersToAll,
    /// Refuses without a code.
    RefusesWithoutCode,
    /// Refuses without a rule's number.
    RefusesWithoutRule,
    /// Refuses for a reason that it does not list.
    RefusesUnlisted,
    /// Plays on after everyone agreed to end.
    EndsNever,
    /// Has a deadline after the end.
    WaitsAfterTheEnd,
    /// Makes offers after the end.
    OffersAfterTheEnd,
    /// Ends again, though over.
    EndsAgain,
    /// Lets seats leave that have left.
    LeavesAgain,
    /// Makes offers to those who left.
    OffersToTheGone,
    /// Ranks those who left.
    RanksTheGone,
    /// Ranks the worst first.
    RanksUpsideDown,
    /// Its bot shows a finger more than it may.
    BotShowsMore,
    /// Its bot answers the same question differently.
    BotIsFickle,
    /// Its bot asks to be asked again at once.
    BotNeverRests,
    /// Counts rounds backwards where it counts moments.
    MomentsFall,
    /// Has one moment for all rounds.
    MomentsStand,
    /// Panics at a fist.
    Panics,
}

/// Is this the flaw with that number?
pub(crate) const fn has(number: u8, flaw: Flaw) -> bool {
    number == flaw as u8
}
