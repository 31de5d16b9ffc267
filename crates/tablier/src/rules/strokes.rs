//! Koroona's examples as the rule books write them: `r1 500 300` is a red disc, `s 500 60 → 500 300, 1.5 m/s` a stroke.
//!
//! Millimetres from the shooter's left corner; red shoots. Each side has eight discs, and those not named are pocketed.
//! The drawings and the books' tests both read this, so that they can't mean different things.

use anyhow::{Context, bail};
use tablier_koroona::equipment::IN_PLAY;
use tablier_koroona::physics::{Model, Simulator, Vec2};
use tablier_koroona::referee::{Debts, Stance, SwitchedOff, Verdict, judge};
use tablier_koroona::stroke::{Played, Stroke, play};
use tablier_koroona::table::{Colour, DISCS_EACH, DiscId, Place, Point, Stand, Table};

/// The opening arrangement.
pub(crate) const START: &str = "start";

/// Nothing on the table.
pub(crate) fn empty() -> Table {
    Table::new(vec![Place::Pocket; 2 * DISCS_EACH])
}

/// Everything as it begins.
pub(crate) fn start() -> Table {
    Table::start([&[Stand::South], &[Stand::North]])
}

/// `r1`, `b8`.
pub(crate) fn disc(table: &Table, name: &str) -> anyhow::Result<DiscId> {
    let colour = match name.get(..1) {
        Some("r") => Colour::Red,
        Some("b") => Colour::Black,
        _ => bail!("`{name}` is no disc: r1 to r8, b1 to b8"),
    };
    let number: usize = name[1..].parse().with_context(|| format!("`{name}` is no disc"))?;
    let disc = number.checked_sub(1).and_then(|n| table.ids_of(colour).nth(n));
    disc.with_context(|| format!("there is no disc {name}"))
}

/// `500 300`.
pub(crate) fn place(text: &str) -> anyhow::Result<Vec2> {
    let (x, y) = text.split_once(' ').with_context(|| format!("`{text}` is no place"))?;
    Ok(Vec2::new(x.parse()?, y.parse()?))
}

/// Puts `r1 500 300` on the table.
pub(crate) fn put(table: &mut Table, code: &str) -> anyhow::Result<()> {
    let (name, at) = code.split_once(' ').with_context(|| format!("`{code}` puts nothing anywhere"))?;
    let disc = disc(table, name)?;
    table.put(disc, Place::Table(Point::from_millimetres(place(at)?)));
    Ok(())
}

/// Reads `s 500 60 → 500 300, 1.5 m/s`.
pub(crate) fn stroke(code: &str) -> anyhow::Result<Stroke> {
    let parts = code.strip_prefix("s ").and_then(|code| code.strip_suffix(" m/s"));
    let parts = parts.and_then(|code| code.split_once(" → "));
    let (from, rest) = parts.with_context(|| format!("`{code}` is no stroke"))?;
    let (toward, speed) = rest.split_once(", ").with_context(|| format!("`{code}` has no speed"))?;
    let (from, toward) = (place(from)?, place(toward)?);
    let speed: f64 = speed.parse()?;
    Ok(Stroke::from_velocity(Point::from_millimetres(from), (toward - from).unit() * (1000.0 * speed)))
}

/// Plays it, and hands over what happened and what the referee says.
pub(crate) fn strike<T>(
    table: &Table,
    stroke: &Stroke,
    look: impl FnOnce(&Played<'_>, &Verdict) -> T,
) -> anyhow::Result<T> {
    let mut simulator = Simulator::new(Model::new(&IN_PLAY));
    let played = play(&mut simulator, table, Stand::South, stroke)?;
    let stance =
        Stance { shooter: Stand::South, colour: Colour::Red, stands: [&[Stand::South], &[Stand::North]] };
    let verdict = judge(table, &Debts::default(), &stance, &SwitchedOff::default(), &played);
    Ok(look(&played, &verdict))
}
