//! What is a foul already while the stroke still runs: N13 to N16, read event by event.
//!
//! Whoever only wants to know whether a stroke is clean need not see its end. It says of the striker what `fouls` says
//! of the finished stroke; N12 and N17 are known only then.

use super::story::AT_ONCE;
use super::zones::{Dark, dark};
use super::{Rule, Stance, SwitchedOff};
use crate::physics::{Event, Rim, What};
use crate::table::Table;

/// A disc as the rules see it when the stroke begins.
#[derive(Debug, Clone, Copy)]
struct Disc {
    own: bool,
    dark: Option<Dark>,
}

/// Reads a stroke along.
#[derive(Debug, Clone)]
pub struct Early<'a> {
    off: &'a SwitchedOff,
    /// The discs on the table, in their order: body `n` of the stroke is number `n - 1`.
    discs: Vec<Disc>,
    had_light: bool,
    /// When the striker first touched a rim, the far one, a side one, an own light disc, any disc.
    rim: f64,
    far: f64,
    side: f64,
    light: f64,
    first: f64,
}

impl<'a> Early<'a> {
    /// A stroke from this table by this shooter.
    pub fn new(table: &Table, stance: &Stance<'_>, off: &'a SwitchedOff) -> Early<'a> {
        let disc = |(disc, at)| {
            let own = table.colour(disc) == stance.colour;
            Disc { own, dark: dark(at, stance.shooter) }
        };
        let discs: Vec<Disc> = table.lying().map(disc).collect();
        let never = f64::INFINITY;
        Early {
            off,
            had_light: discs.iter().any(|disc| disc.own && disc.dark.is_none()),
            discs,
            rim: never,
            far: never,
            side: never,
            light: never,
            first: never,
        }
    }

    /// The same stroke's beginning again, for another.
    pub fn begin(&mut self) {
        let never = f64::INFINITY;
        (self.rim, self.far, self.side, self.light, self.first) = (never, never, never, never, never);
    }

    /// Is one of these events a foul? They must come in order, each once.
    pub fn is_foul(&mut self, events: &[Event]) -> bool {
        events.iter().any(|event| self.reads_foul(event))
    }

    fn reads_foul(&mut self, event: &Event) -> bool {
        match event.what {
            What::Pocket(0, _) | What::Off(0, _) => self.off.applies(Rule::N13),
            What::DiscRim(0, rim) => {
                self.rim = self.rim.min(event.at);
                match rim {
                    Rim::Far => self.far = self.far.min(event.at),
                    Rim::Left | Rim::Right => self.side = self.side.min(event.at),
                    Rim::Near => {}
                }
                false
            }
            What::DiscDisc(0, body) => self.touches(body - 1, event.at),
            _ => false,
        }
    }

    fn touches(&mut self, disc: usize, at: f64) -> bool {
        let Disc { own, dark } = self.discs[disc];
        self.first = self.first.min(at);
        // Before, and not at once with it (N23).
        let before = |when: f64| when < at - AT_ONCE;
        match dark {
            _ if !own => {
                let is_first = at <= self.first + AT_ONCE;
                let after_rim = self.rim < self.first - AT_ONCE;
                let rule = if after_rim { Rule::N16 } else { Rule::N15 };
                is_first && (!after_rim || self.had_light) && self.off.applies(rule)
            }
            Some(zone) => {
                let allowed =
                    before(self.far) || (zone == Dark::Circle && before(self.side)) || before(self.light);
                !allowed && self.off.applies(Rule::N14)
            }
            None => {
                self.light = self.light.min(at);
                false
            }
        }
    }
}
