//! A match's score as a difference in strength, with its error bar.

/// Wins, draws and losses of one side.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Tally {
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
}

impl Tally {
    pub(crate) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of points, 0 to 1.
    pub(crate) fn share(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games().max(1))
    }

    /// Half the width of the share's 95 % interval.
    pub(crate) fn margin(&self) -> f64 {
        let games = f64::from(self.games().max(1));
        let share = self.share();
        let square = |result: f64| (result - share).powi(2);
        let variance = (f64::from(self.wins) * square(1.0)
            + f64::from(self.draws) * square(0.5)
            + f64::from(self.losses) * square(0.0))
            / games;
        1.96 * (variance / games).sqrt()
    }

    /// The Elo difference, with the bounds of its 95 % interval.
    pub(crate) fn elo(&self) -> (f64, f64, f64) {
        let (share, margin) = (self.share(), self.margin());
        (elo(share), elo(share - margin), elo(share + margin))
    }
}

/// The difference in Elo at which this share of the points is expected; beyond 800 nothing can be told.
fn elo(share: f64) -> f64 {
    let share = share.clamp(0.01, 0.99);
    -400.0 * (1.0 / share - 1.0).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_quarters_of_the_points_are_190_elo() {
        let tally = Tally { wins: 60, draws: 30, losses: 10 };
        assert!((tally.share() - 0.75).abs() < 1e-9);
        let (elo, low, high) = tally.elo();
        assert!((elo - 190.8).abs() < 0.1);
        assert!(low < elo && elo < high);
        assert!(low > 130.0 && high < 260.0);
    }

    #[test]
    fn an_even_match_is_worth_nothing() {
        let tally = Tally { wins: 5, draws: 0, losses: 5 };
        assert!(tally.elo().0.abs() < 1e-9);
    }
}
