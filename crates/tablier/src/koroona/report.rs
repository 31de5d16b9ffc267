//! What came out of a match of bots.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use tablier_koroona::game::Struck;
use tablier_koroona::referee::Rule;

/// How a set ended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Ran {
    /// With all discs of a side in the pockets.
    #[default]
    Cleared,
    /// By discs left, after four hundred strokes (N27).
    TooLong,
    /// By discs left, after sixty strokes without progress (N27).
    Stalled,
}

/// One set.
#[derive(Debug, Clone, Default)]
pub(crate) struct SetReport {
    pub(crate) won_by_a: Option<bool>,
    pub(crate) a_began: Option<bool>,
    /// Strokes, clean ones and fouls, of each level.
    pub(crate) strokes: [u32; 2],
    pub(crate) clean: [u32; 2],
    pub(crate) fouls: [u32; 2],
    pub(crate) ran: Ran,
    /// The side that began pocketed everything in its first series.
    pub(crate) cleared_at_once: bool,
    pub(crate) slowest: Duration,
    /// How often each rule spoke.
    pub(crate) rules: BTreeMap<Rule, u32>,
}

impl SetReport {
    /// A stroke of the first level or the second.
    pub(crate) fn add_stroke(&mut self, level: usize, struck: &Struck) {
        self.strokes[level] += 1;
        for ruling in &struck.rulings {
            *self.rules.entry(ruling.rule).or_default() += 1;
        }
        self.clean[level] += u32::from(!struck.rulings.iter().any(|ruling| ruling.rule.ends_turn()));
        self.fouls[level] += u32::from(struck.rulings.iter().any(|ruling| ruling.rule.is_foul()));
    }
}

/// A whole match.
#[derive(Debug, Clone)]
pub(crate) struct Report {
    names: [&'static str; 2],
    wins: [u32; 2],
    drawn: u32,
    strokes: [u32; 2],
    clean: [u32; 2],
    fouls: [u32; 2],
    /// Sets that N27 ended: by four hundred strokes, by sixty without progress.
    long: [u32; 2],
    /// The strokes of the longest set.
    longest: u32,
    /// First series that cleared the table, and sets begun, by level.
    cleared: [u32; 2],
    began: [u32; 2],
    slowest: Duration,
    rules: BTreeMap<Rule, u32>,
}

impl Report {
    pub(crate) fn new(names: [&'static str; 2]) -> Report {
        Report {
            names,
            wins: [0; 2],
            drawn: 0,
            strokes: [0; 2],
            clean: [0; 2],
            fouls: [0; 2],
            long: [0; 2],
            longest: 0,
            cleared: [0; 2],
            began: [0; 2],
            slowest: Duration::ZERO,
            rules: BTreeMap::new(),
        }
    }

    pub(crate) fn add(&mut self, set: &SetReport) {
        match set.won_by_a {
            Some(true) => self.wins[0] += 1,
            Some(false) => self.wins[1] += 1,
            None => self.drawn += 1,
        }
        if let Some(a_began) = set.a_began {
            let who = usize::from(!a_began);
            self.began[who] += 1;
            self.cleared[who] += u32::from(set.cleared_at_once);
        }
        for level in 0..2 {
            self.strokes[level] += set.strokes[level];
            self.clean[level] += set.clean[level];
            self.fouls[level] += set.fouls[level];
        }
        self.longest = self.longest.max(set.strokes.iter().sum());
        self.long[0] += u32::from(set.ran == Ran::TooLong);
        self.long[1] += u32::from(set.ran == Ran::Stalled);
        self.slowest = self.slowest.max(set.slowest);
        for (rule, count) in &set.rules {
            *self.rules.entry(*rule).or_default() += count;
        }
    }

    fn sets(&self) -> u32 {
        self.wins[0] + self.wins[1] + self.drawn
    }

    pub(crate) fn score(&self) -> String {
        format!("{} {} : {} {}", self.names[0], self.wins[0], self.wins[1], self.names[1])
    }
}

/// The bounds of Wilson's 95 % interval for a share.
fn wilson(share: f64, count: f64) -> (f64, f64) {
    let z2 = 1.96_f64 * 1.96;
    let middle = (share + z2 / (2.0 * count)) / (1.0 + z2 / count);
    let half =
        1.96 * (share * (1.0 - share) / count + z2 / (4.0 * count * count)).sqrt() / (1.0 + z2 / count);
    (middle - half, middle + half)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sets = f64::from(self.sets().max(1));
        let share = (f64::from(self.wins[0]) + 0.5 * f64::from(self.drawn)) / sets;
        let (low, high) = wilson(share, sets);
        writeln!(f, "{}, {} drawn", self.score(), self.drawn)?;
        writeln!(
            f,
            "{} won {:.1} % of {} sets (95 %: {:.1} to {:.1} %)",
            self.names[0],
            100.0 * share,
            self.sets(),
            100.0 * low,
            100.0 * high
        )?;
        let strokes = f64::from(self.strokes.iter().sum::<u32>().max(1));
        writeln!(
            f,
            "{:.1} strokes per set, {} in the longest; slowest stroke {:.0} ms",
            strokes / sets,
            self.longest,
            self.slowest.as_secs_f64() * 1000.0
        )?;
        for n in 0..2 {
            let strokes = f64::from(self.strokes[n].max(1));
            let [clean, fouls] =
                [self.clean[n], self.fouls[n]].map(|count| 100.0 * f64::from(count) / strokes);
            writeln!(f, "{}: {clean:.1} % of its strokes clean, {fouls:.1} % fouls", self.names[n])?;
        }
        writeln!(
            f,
            "sets ended by N27: {} after 400 strokes, {} after 60 without progress",
            self.long[0], self.long[1]
        )?;
        let spoke =
            |(rule, count): (&Rule, &u32)| format!("{rule} {:.1}", 100.0 * f64::from(*count) / strokes);
        let rules: Vec<String> = self.rules.iter().map(spoke).collect();
        writeln!(f, "rules that spoke, per 100 strokes: {}", rules.join(", "))?;
        for n in 0..2 {
            writeln!(
                f,
                "{} began {} sets and cleared the table in its first series in {}",
                self.names[n], self.began[n], self.cleared[n]
            )?;
        }
        Ok(())
    }
}
