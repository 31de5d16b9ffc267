//! Predicted against played: the fit, the bins and the picture, in plain numbers.

use std::fmt::Write;

use tablier_colorado::engine::{Score, Slope};

/// A position of a game.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sample {
    pub(super) board: u32,
    pub(super) game: u32,
    pub(super) ply: u32,
    /// To White.
    pub(super) score: Score,
    pub(super) phase: i32,
    /// What White got: 1, a half or nothing.
    pub(super) outcome: f64,
}

/// Positions of which much the same was predicted.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bin {
    pub(super) from: f64,
    pub(super) to: f64,
    pub(super) positions: usize,
    pub(super) games: usize,
    pub(super) predicted: f64,
    pub(super) played: f64,
    /// The statistical error of what was played: positions of one game are not apart from each other, so it goes by
    /// games.
    pub(super) error: f64,
}

/// How many bins.
const BINS: u8 = 10;

#[allow(clippy::cast_precision_loss, reason = "some hundred thousand positions")]
fn count(number: usize) -> f64 {
    number as f64
}

/// What is predicted for a position, kept off certainty: a mistake that was thought impossible costs much, not endlessly.
fn predicted(sample: &Sample, slope: Slope) -> f64 {
    slope.chance(sample.score, sample.phase).clamp(0.001, 0.999)
}

/// How much one is surprised on average, in bits.
pub(super) fn loss(samples: &[Sample], slope: Slope) -> f64 {
    let surprise = |sample: &Sample| {
        let chance = predicted(sample, slope);
        -(sample.outcome * chance.log2() + (1.0 - sample.outcome) * (1.0 - chance).log2())
    };
    samples.iter().map(surprise).sum::<f64>() / count(samples.len()).max(1.0)
}

/// The slope with the least loss, found by ever smaller steps from where it begins.
pub(super) fn fit(samples: &[Sample], from: Slope) -> Slope {
    let (mut best, mut least, mut step) = (from, loss(samples, from), 0.002);
    while step > 0.000_01 {
        let tried = [step, -step].map(|step| {
            let slope = Slope((best.0 + step).max(0.0));
            (loss(samples, slope), slope)
        });
        let (found, slope) = tried.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).expect("two were tried");
        if found < least {
            (best, least) = (slope, found);
        } else {
            step /= 2.0;
        }
    }
    best
}

/// The positions by what is predicted; bins without any are left out.
pub(super) fn bins(samples: &[Sample], slope: Slope) -> Vec<Bin> {
    let bin = |nth: u8| {
        let (from, to) = (f64::from(nth) / f64::from(BINS), f64::from(nth + 1) / f64::from(BINS));
        let last = nth + 1 == BINS;
        let within: Vec<&Sample> = samples
            .iter()
            .filter(|sample| {
                let chance = slope.chance(sample.score, sample.phase);
                chance >= from && (chance < to || last)
            })
            .collect();
        let mut games: Vec<u32> = within.iter().map(|sample| sample.game).collect();
        games.sort_unstable();
        games.dedup();
        let mean = |sum: f64| sum / count(within.len()).max(1.0);
        let played = mean(within.iter().map(|sample| sample.outcome).sum());
        let error = (played * (1.0 - played) / count(games.len()).max(1.0)).sqrt();
        let predicted = mean(within.iter().map(|sample| slope.chance(sample.score, sample.phase)).sum());
        Bin { from, to, positions: within.len(), games: games.len(), predicted, played, error }
    };
    (0..BINS).map(bin).filter(|bin| bin.positions > 0).collect()
}

/// Predicted to the right, played upwards; on the diagonal both are the same.
pub(super) fn plot(bins: &[Bin]) -> String {
    const SIZE: f64 = 400.0;
    const EDGE: f64 = 48.0;
    let at = |share: f64| EDGE + share * SIZE;
    let up = |share: f64| EDGE + (1.0 - share) * SIZE;
    let whole = SIZE + 2.0 * EDGE;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {whole} {whole}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"{whole}\" height=\"{whole}\" fill=\"#fbf5e8\"/>\n\
         <path d=\"M{EDGE} {EDGE}V{low}H{low}\" fill=\"none\" stroke=\"#2b2119\"/>\n\
         <path d=\"M{EDGE} {low}L{low} {EDGE}\" stroke=\"#9a8a72\" stroke-dasharray=\"5 5\"/>\n",
        low = EDGE + SIZE
    );
    let mut line = |text: std::fmt::Arguments<'_>| {
        svg.write_fmt(text).expect("a string takes any text");
        svg.push('\n');
    };
    for tenth in (0..=10).step_by(2) {
        let share = f64::from(tenth) / 10.0;
        line(format_args!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{} %</text>",
            at(share),
            EDGE + SIZE + 18.0,
            tenth * 10
        ));
        line(format_args!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{} %</text>",
            EDGE - 6.0,
            up(share) + 4.0,
            tenth * 10
        ));
    }
    for bin in bins {
        let (x, low, high) = (at(bin.predicted), up(bin.played - bin.error), up(bin.played + bin.error));
        line(format_args!("<path d=\"M{x:.1} {low:.1}V{high:.1}\" stroke=\"#a63d12\" stroke-width=\"2\"/>"));
        line(format_args!("<circle cx=\"{x:.1}\" cy=\"{:.1}\" r=\"5\" fill=\"#a63d12\"/>", up(bin.played)));
    }
    line(format_args!(
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">predicted</text>",
        at(0.5),
        EDGE + SIZE + 38.0
    ));
    line(format_args!("<text x=\"{EDGE}\" y=\"{:.1}\">played</text>\n</svg>", EDGE - 14.0));
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games that go as a slope says, so many at each of a row of scores.
    fn samples(slope: Slope) -> Vec<Sample> {
        let mut game = 0;
        let mut all = Vec::new();
        for phase in [4, 16] {
            for score in (-600..=600).step_by(40) {
                let won = slope.chance(Score(score), phase) * 200.0;
                for nth in 0..200 {
                    game += 1;
                    let outcome = if f64::from(nth) < won { 1.0 } else { 0.0 };
                    all.push(Sample { board: 0, game, ply: 0, score: Score(score), phase, outcome });
                }
            }
        }
        all
    }

    #[test]
    fn what_was_played_by_a_slope_is_fitted_by_it_and_lies_on_the_diagonal() {
        let samples = samples(Slope(0.006));
        let fitted = fit(&samples, Slope(0.002));
        assert!((fitted.0 - 0.006).abs() < 0.000_1, "{fitted:?}");
        let bins = bins(&samples, fitted);
        assert_eq!(bins.len(), 10);
        assert!(bins.iter().all(|bin| (bin.predicted - bin.played).abs() < 0.02));
        assert!(loss(&samples, fitted) < loss(&samples, Slope(0.0)));
        assert_eq!(plot(&bins).matches("<circle").count(), 10);
    }
}
