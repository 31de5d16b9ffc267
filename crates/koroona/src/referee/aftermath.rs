//! What follows from the rulings, in the order of N21: discs put back, N10, the penalty disc, debts, the win.

use super::fouls::Judged;
use super::spots;
use super::{Debts, Finish, Respot, Rule, Ruling, Stance, Verdict};
use crate::stroke::{Ended, Played};
use crate::table::{Colour, DiscId, Place, Point, RULER, Stand, Table};

pub(super) fn settle(
    before: &Table,
    mut after: Table,
    debts: &Debts,
    stance: &Stance<'_>,
    played: &Played<'_>,
    judged: Judged,
) -> Verdict {
    // Discs off the table are nowhere until they are put somewhere.
    for (&disc, ended) in played.discs.iter().zip(&played.ended) {
        if *ended == Ended::Off {
            after.put(disc, Place::Pocket);
        }
    }
    let Judged { rulings, back } = judged;
    let mut desk = Desk { table: after, debts: debts.clone(), respots: vec![], shooter: stance.shooter };
    let mut rulings = rulings;
    let ends_turn = rulings.iter().any(|ruling| ruling.rule.ends_turn());

    for &(disc, _) in &back {
        desk.table.put(disc, Place::Pocket);
    }
    for &(disc, rule) in &back {
        let was = before.point(disc).expect("a disc that was hit was on the table");
        desk.put_near(disc, was, rule);
    }
    let off = rulings.iter().find(|ruling| ruling.rule == Rule::N10).map(|ruling| ruling.discs.clone());
    for disc in off.unwrap_or_default() {
        desk.put_near(disc, RULER.middle(), Rule::N10);
    }
    if rulings.iter().any(|ruling| ruling.rule.is_foul()) {
        rulings.push(desk.penalty(stance.colour));
    }
    for colour in [stance.colour, stance.colour.other()] {
        rulings.extend(desk.pay(colour));
    }
    let finish = desk.finish();
    match finish {
        Some(Finish::Won(colour)) if colour == stance.colour => {
            rulings.push(Ruling { rule: Rule::N1, discs: vec![] });
        }
        Some(_) => rulings.push(Ruling { rule: Rule::N22, discs: vec![] }),
        None if !ends_turn => {
            let own = |disc: &DiscId| before.colour(*disc) == stance.colour;
            let fell = played.discs.iter().zip(&played.ended).filter(|(_, ended)| **ended == Ended::Pocket);
            let discs = fell.map(|(&disc, _)| disc).filter(own).collect();
            rulings.push(Ruling { rule: Rule::N5, discs });
        }
        None => {}
    }
    rulings.sort_by_key(|ruling| ruling.rule);
    Verdict {
        rulings,
        respots: desk.respots,
        table: desk.table,
        debts: desk.debts,
        again: !ends_turn && finish.is_none(),
        finish,
    }
}

/// The table while the referee's hands are on it.
struct Desk {
    table: Table,
    debts: Debts,
    respots: Vec<Respot>,
    shooter: Stand,
}

impl Desk {
    fn put(&mut self, disc: DiscId, to: Point, rule: Rule) {
        self.table.put(disc, Place::Table(to));
        self.respots.push(Respot { disc, to, rule });
    }

    fn put_near(&mut self, disc: DiscId, wanted: Point, rule: Rule) {
        let to = spots::nearest_free(&self.table, wanted, self.shooter);
        self.put(disc, to, rule);
    }

    /// N18, or N19 if there is none to put.
    fn penalty(&mut self, colour: Colour) -> Ruling {
        let first = self.table.pocketed(colour).next();
        if let Some(disc) = first {
            let to = spots::penalty(&self.table, self.shooter);
            self.put(disc, to, Rule::N18);
            Ruling { rule: Rule::N18, discs: vec![disc] }
        } else {
            self.debts.0[colour.index()].push(self.shooter);
            Ruling { rule: Rule::N19, discs: vec![] }
        }
    }

    /// Debts are paid as soon as there is a pocketed disc, opposite the player who incurred them (N19, N20).
    fn pay(&mut self, colour: Colour) -> Option<Ruling> {
        let mut discs = vec![];
        while let Some(&debtor) = self.debts.0[colour.index()].first()
            && let Some(disc) = { self.table.pocketed(colour).next() }
        {
            self.debts.0[colour.index()].remove(0);
            let to = spots::penalty(&self.table, debtor);
            self.put(disc, to, Rule::N19);
            discs.push(disc);
        }
        (!discs.is_empty()).then_some(Ruling { rule: Rule::N19, discs })
    }

    fn finish(&self) -> Option<Finish> {
        match Colour::BOTH.map(|colour| self.table.left(colour) == 0) {
            [true, true] => Some(Finish::Void),
            [true, false] => Some(Finish::Won(Colour::Red)),
            [false, true] => Some(Finish::Won(Colour::Black)),
            [false, false] => None,
        }
    }
}
