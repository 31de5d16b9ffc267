//! What a table is worth to a side: discs, whose turn it is, and how far a series would go.

use super::level::Level;
use super::measures::{DISC_REACH, LEAST_RUN, POCKET_SLACK, STRIKER_REACH, THINNEST_CUT, USUAL_Y};
use super::sight::{Sight, into_zone, straight_behind, window};
use crate::physics::Vec2;
use crate::referee::{Debts, Finish, Rule, Ruling, Stance, Verdict};
use crate::table::{Colour, Point, RULER, Stand, Table};

/// More than all discs together.
const WIN: f64 = 20.0;
/// What the turn itself is worth, in discs: also to one who does not look ahead.
const TURN: f64 = 0.8;
/// What a foul costs besides its penalty disc: nobody fouls on purpose.
const FOUL: f64 = 0.6;
/// What a stroke costs that touches no own disc though it is no foul: a stroke into nothing.
const INTO_NOTHING: f64 = 0.5;
/// How much of a good series counts: the estimate is an optimist's.
const SERIES: f64 = 0.7;
/// A disc that only a rim shot can pocket.
const INDIRECT: f64 = 0.18;
/// A disc behind a pocket: it has to be freed first, by a striker that skims past the hole or by another disc.
const BEHIND_POCKET: f64 = 0.05;
/// What such a disc costs besides: freeing it takes a stroke.
const STUCK: f64 = 0.5;
/// How much of a series counts for the side whose turn it is not.
const WAITING: f64 = 0.3;
/// An angle this many standard deviations of the hand wide is an even chance, about.
const EVEN_CHANCE: f64 = 1.2;
/// A disc that has to come back more than this can't be played directly: the striker can't get behind it.
const BACKWARDS: f64 = -0.3;

/// The worth of a verdict for the side that shot, in discs.
pub(super) fn of_verdict(verdict: &Verdict, stance: &Stance<'_>, next: Stand, level: &Level) -> f64 {
    let (own, enemy) = (stance.colour, stance.colour.other());
    match verdict.finish {
        Some(Finish::Won(colour)) if colour == own => return WIN,
        Some(Finish::Won(_)) => return -WIN,
        Some(Finish::Void) => return 0.0,
        None => {}
    }
    let left = |colour: Colour| verdict.table.left(colour) + verdict.debts.of(colour);
    let lead = count(left(enemy)) - count(left(own));
    let (sign, mover, stand) = if verdict.again { (1.0, own, stance.shooter) } else { (-1.0, enemy, next) };
    let foul = verdict.rulings.iter().any(|ruling| ruling.rule.is_foul());
    let stuck =
        |colour: Colour| verdict.table.lying_of(colour).filter(|&(_, at)| is_behind_pocket(at)).count();
    let mut left = STUCK * (count(stuck(enemy)) - count(stuck(own)));
    left += sign * SERIES * series(&verdict.table, mover, stand, level);
    // Where one's own discs lie matters even when it is not one's turn.
    let (idle, there) = if verdict.again { (enemy, next) } else { (own, stance.shooter) };
    left -= sign * WAITING * SERIES * series(&verdict.table, idle, there, level);
    let foul = if foul { FOUL * level.caution } else { 0.0 };
    lead + sign * TURN - foul + level.foresight * left
}

/// What it costs besides that the striker touched no own disc.
pub(super) fn of_touching(touched_own: bool) -> f64 {
    if touched_own { 0.0 } else { -INTO_NOTHING }
}

/// The worth of a foul from this table, whatever else happens: a penalty disc, and the turn.
pub(super) fn of_foul(before: &Table, debts: &Debts, stance: &Stance<'_>, next: Stand, level: &Level) -> f64 {
    let mut debts = debts.clone();
    debts.0[stance.colour.index()].push(stance.shooter);
    let rulings = vec![Ruling { rule: Rule::N13, discs: vec![] }];
    let table = before.clone();
    let verdict = Verdict { rulings, respots: vec![], table, debts, again: false, finish: None };
    of_verdict(&verdict, stance, next, level)
}

#[allow(clippy::cast_precision_loss, reason = "at most 32 discs")]
fn count(discs: usize) -> f64 {
    discs as f64
}

/// How many discs a series is good for: the chance of the easiest, and of the next, as long as it goes on.
fn series(table: &Table, colour: Colour, stand: Stand, level: &Level) -> f64 {
    let sight = Sight::new(table, colour, stand);
    let mut chances: Vec<f64> = sight
        .own()
        .map(|disc| {
            if is_behind_pocket(Point::from_millimetres(disc.at)) {
                return BEHIND_POCKET;
            }
            if disc.dark.is_some() {
                return INDIRECT;
            }
            let easiest = sight.pockets.iter().map(|&pocket| forgives(&sight, disc.at, pocket, disc.disc));
            let angle = easiest.fold(0.0, f64::max);
            // About the chance that a normal error stays inside.
            let ratio = angle / (EVEN_CHANCE * level.angle_error);
            (ratio / (1.0 + ratio * ratio).sqrt()).max(INDIRECT)
        })
        .collect();
    chances.sort_by(|a, b| b.total_cmp(a));
    let mut alive = 1.0;
    let mut expected = 0.0;
    for chance in chances {
        alive *= chance;
        expected += alive;
    }
    expected
}

/// Does a disc here lie in a corner, behind its pocket? The same from every stand.
pub fn is_behind_pocket(at: Point) -> bool {
    let from_rim = |along: i32| along.min(RULER.surface - along);
    from_rim(at.x).max(from_rim(at.y)) < RULER.pocket_inset + RULER.disc_radius
}

/// The error of the angle that the best direct shot at this disc into this pocket forgives.
fn forgives(sight: &Sight, disc: Vec2, pocket: Vec2, id: crate::table::DiscId) -> f64 {
    let way = pocket - disc;
    let normal = way.unit();
    if normal.y < BACKWARDS {
        return 0.0;
    }
    let ghost = disc - normal * STRIKER_REACH;
    let from = Vec2::new(into_zone(straight_behind(ghost, normal, USUAL_Y)), USUAL_Y);
    let striker_way = ghost - from;
    let cosine = striker_way.unit().dot(normal);
    if cosine < THINNEST_CUT
        || striker_way.y < LEAST_RUN
        || sight.blocked(disc, pocket, DISC_REACH, &[id])
        || sight.blocked(from, ghost, STRIKER_REACH, &[id])
    {
        return 0.0;
    }
    window(POCKET_SLACK, way.length(), striker_way.length(), cosine, STRIKER_REACH)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shooter::LEVELS;
    use crate::table::Place;

    /// Behind a pocket, and dark in the open: neither can be hit directly, but only one of them is stuck.
    const STUCK_THERE: (f64, f64) = (20.0, 20.0);
    const DARK: (f64, f64) = (400.0, 60.0);

    /// What a missed stroke is worth to red, with one disc of each side here.
    fn worth(red: (f64, f64), black: (f64, f64), level: &Level) -> f64 {
        let place = |(x, y)| Place::Table(Point::from_millimetres(Vec2::new(x, y)));
        let verdict = Verdict {
            rulings: Vec::new(),
            respots: Vec::new(),
            table: Table::new(vec![place(red), place(black)]),
            debts: Debts::default(),
            again: false,
            finish: None,
        };
        let stands: [&[Stand]; 2] = [&[Stand::South], &[Stand::North]];
        let stance = Stance { shooter: Stand::South, colour: Colour::Red, stands };
        of_verdict(&verdict, &stance, Stand::North, level)
    }

    #[test]
    fn a_disc_behind_a_pocket_costs_its_side() {
        let best = &LEVELS[LEVELS.len() - 1];
        let free = worth(DARK, (600.0, 60.0), best);
        assert!(worth(STUCK_THERE, (600.0, 60.0), best) < free - STUCK / 2.0, "an own one is bad");
        assert!(worth(DARK, STUCK_THERE, best) > free + STUCK / 2.0, "an enemy's is good");
        let beginner = &LEVELS[0];
        let seen = worth(DARK, DARK, beginner) - worth(STUCK_THERE, DARK, beginner);
        let known = worth(DARK, DARK, best) - worth(STUCK_THERE, DARK, best);
        assert!(seen > 0.0 && seen < known, "who looks less far ahead sees less of it: {seen} {known}");
    }
}
