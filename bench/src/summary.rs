//! The last page of a run: each figure, the target it is held against, and whether it is met.

use std::fmt;

/// Which side of the target is good.
#[derive(Debug, Clone, Copy)]
pub enum Target {
    /// None: the figure is only shown.
    None,
    /// The figure may not be above.
    AtMost(f64),
    /// The figure may not be below.
    AtLeast(f64),
}

/// One figure of the summary.
#[derive(Debug, Clone)]
pub struct Figure {
    /// What was measured.
    pub name: &'static str,
    /// How much it is.
    pub measured: f64,
    /// In what.
    pub unit: &'static str,
    /// What it should be.
    pub target: Target,
}

impl Figure {
    /// Is the target met?
    pub fn is_met(&self) -> bool {
        match self.target {
            Target::None => true,
            Target::AtMost(most) => self.measured <= most,
            Target::AtLeast(least) => self.measured >= least,
        }
    }
}

/// All figures of a run, printed as a table.
#[derive(Debug, Clone)]
pub struct Summary(pub Vec<Figure>);

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:44} {:>12} {:5} {:>12}", "figure", "measured", "", "target")?;
        for figure in &self.0 {
            let target = match figure.target {
                Target::None => String::new(),
                Target::AtMost(most) => format!("≤ {most}"),
                Target::AtLeast(least) => format!("≥ {least}"),
            };
            let verdict = match figure.target {
                Target::None => "",
                _ if figure.is_met() => "pass",
                _ => "FAIL",
            };
            writeln!(
                f,
                "{:44} {:>12.2} {:5} {target:>12}  {verdict}",
                figure.name, figure.measured, figure.unit
            )?;
        }
        Ok(())
    }
}
