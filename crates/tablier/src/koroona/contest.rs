//! `tablier koroona match`: levels against each other, set by set.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, ensure};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use tablier_game::{
    Answer, Ask, Bot, Game, GameId, Millis, Nonce, Seat, Seed, Session, Started, Viewer, When,
};
use tablier_koroona::game::{Command, Event, Koroona, SetEnd, Setup, Struck};
use tablier_koroona::table::{Colour, Place, RULER, Table};

use super::report::{Report, SetReport};
use super::scene::{Disc, Scene, Side, Striker};

/// Let two levels play.
#[derive(Debug, Args)]
pub(crate) struct Match {
    /// The first level: novice, casual, club, strong, master, or 1 to 5.
    #[arg(long, value_parser = level)]
    a: usize,
    /// The second level.
    #[arg(long, value_parser = level)]
    b: usize,
    /// Sets to play; with an even number each begins as often.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    sets: u32,
    /// Doubles: two bots of each level.
    #[arg(long)]
    doubles: bool,
    /// Where the seeds start.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Sets played at the same time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: u32,
    /// Save every stroke of the first set here, as input for `draw`.
    #[arg(long)]
    save: Option<PathBuf>,
    /// Save the record of the first set here.
    #[arg(long)]
    record: Option<PathBuf>,
}

fn level(text: &str) -> Result<usize, String> {
    let by_number = text
        .parse::<usize>()
        .ok()
        .and_then(|n| n.checked_sub(1))
        .filter(|&n| n < Koroona::LEVELS.len());
    by_number
        .or_else(|| Koroona::LEVELS.iter().position(|name| *name == text))
        .ok_or_else(|| format!("the levels are {}", Koroona::LEVELS.join(", ")))
}

/// Every level against the one below, then the best against itself.
pub(crate) fn strength(sets: u32) -> anyhow::Result<()> {
    let best = Koroona::LEVELS.len() - 1;
    let pairs = (1..=best).map(|level| (level, level - 1)).chain([(best, best)]);
    for (a, b) in pairs {
        Match {
            a,
            b,
            sets,
            doubles: false,
            seed: 1,
            threads: 1,
            save: None,
            record: None,
        }
        .run()?;
        println!();
    }
    Ok(())
}

impl Match {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let bar = ProgressBar::new(u64::from(self.sets));
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len} sets  {msg}  {eta} left")?;
        bar.set_style(style);
        let report = Mutex::new(Report::new([self.a, self.b].map(|level| Koroona::LEVELS[level])));
        let failure: Mutex<Option<anyhow::Error>> = Mutex::new(None);
        let next = AtomicU32::new(0);
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        let failed = failure.lock().is_ok_and(|failure| failure.is_some());
                        if number >= self.sets || failed {
                            return;
                        }
                        match self.play_set(number) {
                            Ok(set) => {
                                if let Ok(mut report) = report.lock() {
                                    report.add(&set);
                                    bar.set_message(report.score());
                                }
                            }
                            Err(error) => {
                                if let Ok(mut failure) = failure.lock() {
                                    failure.get_or_insert(error);
                                }
                            }
                        }
                        bar.inc(1);
                    }
                });
            }
        });
        bar.finish_and_clear();
        if let Some(error) = failure.into_inner().ok().flatten() {
            return Err(error);
        }
        if let Ok(report) = report.into_inner() {
            print!("{report}");
        }
        Ok(())
    }

    /// One set. Sets `2n` and `2n + 1` have the same lot with the levels' seats swapped.
    fn play_set(&self, number: u32) -> anyhow::Result<SetReport> {
        let seats = if self.doubles { 4 } else { 2 };
        let master = seed_of(self.seed.wrapping_add(u64::from(number / 2)));
        let swapped = number % 2 == 1;
        let started = Started {
            id: GameId([0; 16]),
            rules: Koroona::SCHEMA,
            setup: Setup::default(),
            nonces: vec![Nonce([0; 16]); seats],
            seed: master,
            at: Millis::ZERO,
        };
        let mut session = Session::<Koroona>::begin(started).context("the set can't begin")?;
        let a_is = if swapped { Colour::Black } else { Colour::Red };
        let bots: Vec<Box<dyn Bot<Koroona>>> = Seat::all(seats)
            .map(|seat| {
                let level = if Colour::of(seat) == a_is { self.a } else { self.b };
                Koroona::bot(level, master.derive("bot", u32::from(seat.0) + 10 * number))
            })
            .collect();
        let save = self.save.as_deref().filter(|_| number == 0);
        let set = play(&mut session, &bots, a_is, save)?;
        if let Some(path) = self.record.as_deref().filter(|_| number == 0) {
            let text = serde_json::to_string(&session.to_record())?;
            std::fs::write(path, text).with_context(|| format!("can't write {}", path.display()))?;
        }
        Ok(set)
    }
}

fn seed_of(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Seed(bytes)
}

fn play(
    session: &mut Session<Koroona>,
    bots: &[Box<dyn Bot<Koroona>>],
    a_is: Colour,
    save: Option<&Path>,
) -> anyhow::Result<SetReport> {
    let mut set = SetReport::default();
    // Only the first shooter has shot so far.
    let (mut first, mut first_series) = (None, true);
    while session.outcome().is_none() {
        let before = session.state().set().context("a set is under way")?.clone();
        let seat = before.turn;
        let view = session.view(&Viewer::at(seat));
        // Late enough for any bot's pace.
        let now = before.since + Millis::seconds(10);
        let ask = Ask {
            view: &view,
            seat,
            now,
            should_stop: &|| false,
        };
        let began = std::time::Instant::now();
        let Answer::Do(command) = bots[seat.index()].answer(&ask) else {
            anyhow::bail!("a bot would not play: {view:?}");
        };
        set.slowest = set.slowest.max(began.elapsed());
        if let (Some(folder), Command::Strike(stroke)) = (save, &command) {
            let stand = session.state().stand(seat);
            let velocity = stroke.velocity();
            let at = stroke.point().to_millimetres();
            let striker = Striker {
                x: at.x,
                y: at.y,
                vx: velocity.x,
                vy: velocity.y,
            };
            let disc = |(disc, at): (tablier_koroona::table::DiscId, tablier_koroona::table::Point)| {
                let own = stand.to_own(at).to_millimetres();
                let side = match before.table.colour(disc) {
                    Colour::Red => Side::Red,
                    Colour::Black => Side::Black,
                };
                Disc {
                    id: u32::from(disc.0),
                    side,
                    x: own.x,
                    y: own.y,
                }
            };
            let scene = Scene {
                discs: before.table.lying().map(disc).collect(),
                striker,
                equipment: tablier_koroona::equipment::Equipment::STANDARD,
            };
            let path = folder.join(format!("stroke-{:03}.json", before.strokes));
            std::fs::write(&path, serde_json::to_string(&scene)?)
                .with_context(|| format!("can't write {}", path.display()))?;
        }
        let events = session
            .command(seat, When::exactly(now), &command)
            .context("a bot's stroke was refused")?;
        for recorded in events {
            match &recorded.event {
                Event::Struck(struck) => {
                    first_series &= *first.get_or_insert(seat) == seat;
                    set.add_stroke(struck);
                    check(&before.table, struck)?;
                }
                Event::SetEnded(SetEnd::Won { by, .. }) => {
                    set.won_by_a = Some(*by == a_is);
                    set.cleared_at_once = first_series && *by == Colour::of(seat);
                }
                _ => {}
            }
        }
        set.a_began.get_or_insert(Colour::of(seat) == a_is);
    }
    Ok(set)
}

/// Every disc is accounted for: on the surface, over no pocket, overlapping none, or in a pocket.
fn check(before: &Table, struck: &Struck) -> anyhow::Result<()> {
    let mut table = before.clone();
    for resting in &struck.rest {
        let place = match resting.at {
            tablier_koroona::stroke::Ended::Table(at) => Place::Table(at),
            _ => Place::Pocket,
        };
        table.put(resting.disc, place);
    }
    for placement in &struck.placements {
        table.put(placement.disc, Place::Table(placement.to));
    }
    let off = struck
        .rest
        .iter()
        .filter(|r| r.at == tablier_koroona::stroke::Ended::Off);
    for resting in off {
        ensure!(
            table.point(resting.disc).is_some(),
            "disc {:?} is nowhere",
            resting.disc
        );
    }
    let lying: Vec<_> = table.lying().collect();
    for (n, &(disc, at)) in lying.iter().enumerate() {
        ensure!(
            RULER.disc_on_surface(at),
            "disc {disc:?} lies off the surface at {at:?}"
        );
        ensure!(
            !RULER.over_pocket(at),
            "disc {disc:?} lies over a pocket at {at:?}"
        );
        for &(other, there) in &lying[n + 1..] {
            // Two micrometres, as the physics counts touching.
            let reach = i64::from(2 * RULER.disc_radius - 2);
            ensure!(
                at.distance_squared(there) >= reach * reach,
                "discs {disc:?} and {other:?} overlap"
            );
        }
    }
    let all: usize = Colour::BOTH
        .map(|c| table.left(c) + table.pocketed(c).count())
        .iter()
        .sum();
    ensure!(all == table.ids().count(), "a disc is missing");
    Ok(())
}
