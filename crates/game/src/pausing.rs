//! When a game may be interrupted.

/// What a wish to pause comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pausing {
    /// The table stands still at once.
    Now,
    /// Not before what is going on is over: nobody gets more time with it than the rules give. The wish is kept.
    Later,
    /// When everybody who plays wishes it: a clock runs, and whoever could stop it alone would gain by that. Wishes
    /// are kept until they are taken back.
    Together,
}
