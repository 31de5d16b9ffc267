//! One set of bots, stroke by stroke, every disc accounted for after each.

use std::path::Path;

use anyhow::{Context, ensure};
use tablier_game::{Answer, Ask, Bot, Millis, Session, Viewer, When};
use tablier_koroona::equipment::IN_PLAY;
use tablier_koroona::game::{Command, Event, Koroona, MOST_STROKES, SetEnd, Struck, Why};
use tablier_koroona::stroke::{Ended, Stroke};
use tablier_koroona::table::{Colour, DiscId, Place, Point, RULER, Stand, Table};

use super::report::{Ran, SetReport};
use super::scene::{Disc, Scene, Side, Striker};

/// Plays a set to its end. `a_is` is the first level's side; every stroke is saved in the folder, if there is one.
pub(crate) fn play(
    session: &mut Session<Koroona>,
    bots: &[Box<dyn Bot<Koroona>>],
    a_is: Colour,
    save: Option<&Path>,
) -> anyhow::Result<SetReport> {
    let mut report = SetReport::default();
    // Only the first shooter has shot so far.
    let (mut first, mut first_series) = (None, true);
    while session.outcome().is_none() {
        let before = session.state().set().context("a set is under way")?.clone();
        let seat = before.turn();
        let view = session.view(&Viewer::at(seat));
        // Late enough for any bot's pace.
        let now = before.since() + Millis::seconds(10);
        let ask = Ask { view: &view, seat, now, should_stop: &|| false };
        let began = std::time::Instant::now();
        let Answer::Do(command) = bots[seat.index()].answer(&ask) else {
            anyhow::bail!("a bot would not play: {view:?}");
        };
        report.slowest = report.slowest.max(began.elapsed());
        if let (Some(folder), Command::Strike(stroke)) = (save, &command) {
            let scene = scene(before.table(), session.state().stand(seat), stroke);
            let path = folder.join(format!("stroke-{:03}.json", before.strokes()));
            std::fs::write(&path, serde_json::to_string(&scene)?)
                .with_context(|| format!("can't write {}", path.display()))?;
        }
        let events =
            session.command(seat, When::exactly(now), &command).context("a bot's stroke was refused")?;
        for recorded in events {
            match &recorded.event {
                Event::Struck(struck) => {
                    first_series &= *first.get_or_insert(seat) == seat;
                    report.add_stroke(usize::from(Colour::of(seat) != a_is), struck);
                    check(before.table(), struck)?;
                }
                Event::SetEnded(SetEnd::Drawn | SetEnd::Won { why: Why::FewerLeft, .. })
                    if before.strokes() + 1 < MOST_STROKES =>
                {
                    report.ran = Ran::Stalled;
                }
                Event::SetEnded(SetEnd::Drawn | SetEnd::Won { why: Why::FewerLeft, .. }) => {
                    report.ran = Ran::TooLong;
                }
                _ => {}
            }
            if let Event::SetEnded(SetEnd::Won { by, .. }) = &recorded.event {
                report.won_by_a = Some(*by == a_is);
                report.cleared_at_once = first_series && *by == Colour::of(seat);
            }
        }
        report.a_began.get_or_insert(Colour::of(seat) == a_is);
    }
    Ok(report)
}

/// A stroke as `draw` reads it.
fn scene(table: &Table, stand: Stand, stroke: &Stroke) -> Scene {
    let (at, velocity) = (stroke.point().to_millimetres(), stroke.velocity());
    let disc = |(disc, at): (DiscId, Point)| {
        let own = stand.to_own(at).to_millimetres();
        let side = match table.colour(disc) {
            Colour::Red => Side::Red,
            Colour::Black => Side::Black,
        };
        Disc { id: u32::from(disc.0), side, x: own.x, y: own.y }
    };
    Scene {
        discs: table.lying().map(disc).collect(),
        striker: Striker { x: at.x, y: at.y, vx: velocity.x, vy: velocity.y },
        equipment: IN_PLAY,
    }
}

/// Every disc is accounted for: on the surface, over no pocket, overlapping none, or in a pocket.
fn check(before: &Table, struck: &Struck) -> anyhow::Result<()> {
    let mut table = before.clone();
    for resting in &struck.rest {
        let place = match resting.at {
            Ended::Table(at) => Place::Table(at),
            _ => Place::Pocket,
        };
        table.put(resting.disc, place);
    }
    for respot in &struck.respots {
        table.put(respot.disc, Place::Table(respot.to));
    }
    let off = struck.rest.iter().filter(|r| r.at == Ended::Off);
    for resting in off {
        ensure!(table.point(resting.disc).is_some(), "disc {:?} is nowhere", resting.disc);
    }
    let lying: Vec<_> = table.lying().collect();
    for (n, &(disc, at)) in lying.iter().enumerate() {
        ensure!(RULER.disc_on_surface(at), "disc {disc:?} lies off the surface at {at:?}");
        ensure!(!RULER.over_pocket(at), "disc {disc:?} lies over a pocket at {at:?}");
        for &(other, there) in &lying[n + 1..] {
            // Two micrometres, as the physics counts touching.
            let reach = i64::from(2 * RULER.disc_radius - 2);
            ensure!(at.distance_squared(there) >= reach * reach, "discs {disc:?} and {other:?} overlap");
        }
    }
    let all: usize = Colour::BOTH.map(|c| table.left(c) + table.pocketed(c).count()).iter().sum();
    ensure!(all == table.ids().count(), "a disc is missing");
    Ok(())
}
