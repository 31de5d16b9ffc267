//! Turn losses and fouls: N8 to N17, each on its own.

use super::story::Story;
use super::zones::{self, Dark, dark};
use super::{Rule, Ruling, Stance, SwitchedOff};
use crate::physics::Rim;
use crate::stroke::{Ended, Played};
use crate::table::{DiscId, Place, Table};

const SIDES: [Rim; 2] = [Rim::Left, Rim::Right];

/// What was found, and which discs go back to where they were.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Judged {
    pub(super) rulings: Vec<Ruling>,
    /// Put back by N14, N15 or N16.
    pub(super) back: Vec<(DiscId, Rule)>,
}

struct Case<'a> {
    before: &'a Table,
    after: &'a Table,
    stance: &'a Stance<'a>,
    played: &'a Played<'a>,
    story: &'a Story,
    /// Own light discs as the stroke began.
    light: Vec<DiscId>,
}

/// Judges the fouls first, since N14 decides what counts as pocketed (N21), then lists all in the book's order.
pub(super) fn judge(
    before: &Table,
    after: &Table,
    stance: &Stance<'_>,
    off: &SwitchedOff,
    played: &Played<'_>,
    story: &Story,
) -> Judged {
    let light = zones::light_discs(before, stance.colour, stance.shooter).map(|(disc, _)| disc).collect();
    let case = Case { before, after, stance, played, story, light };
    let mut judged = Judged::default();
    let applies = |rule: Rule| off.applies(rule);
    let dark_hits = if applies(Rule::N14) { case.n14() } else { vec![] };
    judged.back.extend(dark_hits.iter().map(|&disc| (disc, Rule::N14)));
    let mut speak = |rule: Rule, discs: Option<Vec<DiscId>>| {
        if let Some(discs) = discs
            && (!rule.may_be_off() || applies(rule))
        {
            judged.rulings.push(Ruling { rule, discs });
            return true;
        }
        false
    };
    speak(Rule::N8, case.n8(&dark_hits));
    speak(Rule::N9, case.n9());
    speak(Rule::N11, case.n11());
    speak(Rule::N12, case.n12());
    speak(Rule::N13, story.lost.then(Vec::new));
    speak(Rule::N14, (!dark_hits.is_empty()).then(|| dark_hits.clone()));
    let enemy = case.enemy_first();
    let direct = enemy.clone().filter(|first| !first.after_rim).map(|first| first.discs);
    let after_rim = enemy.filter(|first| first.after_rim && !case.light.is_empty()).map(|first| first.discs);
    let n15 = speak(Rule::N15, direct.clone());
    let n16 = speak(Rule::N16, after_rim.clone());
    speak(Rule::N17, case.n17());
    let back = direct
        .filter(|_| n15)
        .map(|discs| (Rule::N15, discs))
        .or(after_rim.filter(|_| n16).map(|discs| (Rule::N16, discs)));
    if let Some((rule, discs)) = back {
        let goes_back = discs.into_iter().filter(|&disc| case.enemy_goes_back(disc, rule));
        judged.back.extend(goes_back.map(|disc| (disc, rule)));
    }
    // N10, with those that are not put back.
    let lost: Vec<DiscId> =
        case.off_table().filter(|disc| judged.back.iter().all(|(b, _)| b != disc)).collect();
    if !lost.is_empty() {
        judged.rulings.push(Ruling { rule: Rule::N10, discs: lost });
    }
    judged.rulings.sort_by_key(|ruling| ruling.rule);
    judged
}

/// The striker's first disc or discs, enemies among them.
#[derive(Debug, Clone)]
struct EnemyFirst {
    after_rim: bool,
    discs: Vec<DiscId>,
}

impl Case<'_> {
    fn is_own(&self, disc: DiscId) -> bool {
        self.before.colour(disc) == self.stance.colour
    }

    fn fell(&self) -> impl Iterator<Item = DiscId> + '_ {
        let ended = self.played.discs.iter().zip(&self.played.ended);
        ended.filter(|(_, ended)| **ended == Ended::Pocket).map(|(&disc, _)| disc)
    }

    fn off_table(&self) -> impl Iterator<Item = DiscId> + '_ {
        let ended = self.played.discs.iter().zip(&self.played.ended);
        ended.filter(|(_, ended)| **ended == Ended::Off).map(|(&disc, _)| disc)
    }

    fn was_dark(&self, disc: DiscId) -> Option<Dark> {
        dark(self.before.point(disc)?, self.stance.shooter)
    }

    /// No own disc fell; one that is put back does not count (N21).
    fn n8(&self, put_back: &[DiscId]) -> Option<Vec<DiscId>> {
        let any = self.fell().any(|disc| self.is_own(disc) && !put_back.contains(&disc));
        (!any).then(Vec::new)
    }

    fn n9(&self) -> Option<Vec<DiscId>> {
        let enemies: Vec<DiscId> = self.fell().filter(|&disc| !self.is_own(disc)).collect();
        (!enemies.is_empty()).then_some(enemies)
    }

    fn n11(&self) -> Option<Vec<DiscId>> {
        let Stance { shooter, colour, .. } = *self.stance;
        let mut own = self.before.lying_of(colour);
        let behind = own.any(|(_, at)| dark(at, shooter) == Some(Dark::Strip));
        (self.story.came_back && !behind).then(Vec::new)
    }

    fn n12(&self) -> Option<Vec<DiscId>> {
        (!self.light.is_empty() && self.story.discs().next().is_none()).then(Vec::new)
    }

    /// Own dark discs that the striker hit in a way N7 does not allow.
    fn n14(&self) -> Vec<DiscId> {
        let wrongly = |at: f64, disc: DiscId| {
            let Some(zone) = self.was_dark(disc) else {
                return false;
            };
            let by_far_rim = self.story.rim_before(at, &[Rim::Far]);
            let by_side_rim = zone == Dark::Circle && self.story.rim_before(at, &SIDES);
            let by_light_disc = self.story.disc_before(at, &self.light);
            !(by_far_rim || by_side_rim || by_light_disc)
        };
        let hits = self.story.discs().filter(|&(_, disc)| self.is_own(disc));
        let mut discs: Vec<DiscId> =
            hits.filter(|&(at, disc)| wrongly(at, disc)).map(|(_, disc)| disc).collect();
        discs.sort_unstable();
        discs.dedup();
        discs
    }

    fn enemy_first(&self) -> Option<EnemyFirst> {
        let (at, mut discs) = self.story.first_discs()?;
        discs.retain(|&disc| !self.is_own(disc));
        let after_rim = self.story.rim_before(at, &Rim::ALL);
        (!discs.is_empty()).then_some(EnemyFirst { after_rim, discs })
    }

    /// An enemy disc that was hit first goes back from a dark zone of its owner; by N15 also from off the table.
    fn enemy_goes_back(&self, disc: DiscId, rule: Rule) -> bool {
        if self.off_table().any(|off| off == disc) {
            return rule == Rule::N15;
        }
        let owners = self.stance.stands[self.stance.colour.other().index()];
        match self.after.place(disc) {
            Place::Table(at) => zones::dark_for_any(at, owners),
            Place::Pocket => false,
        }
    }

    fn n17(&self) -> Option<Vec<DiscId>> {
        if !self.light.is_empty() || self.story.touched_rim(Rim::Far) {
            return None;
        }
        let in_circle = |disc: DiscId| self.is_own(disc) && self.was_dark(disc) == Some(Dark::Circle);
        let by_side_rim =
            self.story.discs().any(|(at, disc)| in_circle(disc) && self.story.rim_before(at, &SIDES));
        (!by_side_rim).then(Vec::new)
    }
}
