//! What the striker did, read from the trace: the only contacts that can be fouls (N7).

use crate::physics::{Across, Event, Rim, What};
use crate::stroke::{Ended, Played};
use crate::table::DiscId;

/// "At once" means within so many seconds (N23).
pub const AT_ONCE: f64 = 10e-6;

/// What the striker touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touched {
    /// A game disc.
    Disc(DiscId),
    /// A rim, as the shooter sees them.
    Rim(Rim),
}

/// A touch of the striker.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Touch {
    /// Seconds since the stroke.
    pub at: f64,
    /// The disc or the rim.
    pub what: Touched,
}

/// The striker's part in a stroke.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Story {
    /// What it touched, in order of time.
    pub touches: Vec<Touch>,
    /// Was its hole wholly beyond the shooter's line and later wholly behind it (N11)?
    pub came_back: bool,
    /// Did it fall, leave the table or stop on the rim (N13)?
    pub lost: bool,
}

impl Story {
    /// The story of this stroke.
    pub fn of(played: &Played<'_>) -> Story {
        let disc = |body: usize| played.discs[body - 1];
        let touch = |event: &Event| {
            let what = match event.what {
                What::DiscDisc(0, other) => Touched::Disc(disc(other)),
                What::DiscRim(0, rim) => Touched::Rim(rim),
                _ => return None,
            };
            Some(Touch { at: event.at, what })
        };
        Story {
            touches: played.trace.events.iter().filter_map(touch).collect(),
            came_back: came_back(played),
            lost: !matches!(played.striker, Ended::Table(_)),
        }
    }

    /// The disc or discs touched first, at once (N23), and when.
    pub fn first_discs(&self) -> Option<(f64, Vec<DiscId>)> {
        let first = self.discs().next()?.0;
        let together = self.discs().take_while(|&(at, _)| at <= first + AT_ONCE);
        let mut discs: Vec<DiscId> = together.map(|(_, disc)| disc).collect();
        discs.sort_unstable();
        discs.dedup();
        Some((first, discs))
    }

    /// Every touch of a disc, in order.
    pub fn discs(&self) -> impl Iterator<Item = (f64, DiscId)> + '_ {
        self.touches.iter().filter_map(|touch| match touch.what {
            Touched::Disc(disc) => Some((touch.at, disc)),
            Touched::Rim(_) => None,
        })
    }

    /// Was one of these rims touched before that moment? A disc and a rim at once: the disc first (N23).
    pub fn rim_before(&self, at: f64, rims: &[Rim]) -> bool {
        self.touches.iter().any(|touch| match touch.what {
            Touched::Rim(rim) => rims.contains(&rim) && touch.at < at - AT_ONCE,
            Touched::Disc(_) => false,
        })
    }

    /// Was one of these discs touched before that moment, and not at once with it (N23)?
    pub fn disc_before(&self, at: f64, discs: &[DiscId]) -> bool {
        self.discs().any(|(when, disc)| discs.contains(&disc) && when < at - AT_ONCE)
    }

    /// Was this rim touched at all?
    pub fn touched_rim(&self, rim: Rim) -> bool {
        self.touches.iter().any(|touch| touch.what == Touched::Rim(rim))
    }
}

fn came_back(played: &Played<'_>) -> bool {
    let mut lines = played.trace.events.iter().filter_map(|event| match event.what {
        What::Line(0, across) => Some(across),
        _ => None,
    });
    lines.any(|across| across == Across::Beyond) && lines.any(|across| across == Across::Behind)
}
