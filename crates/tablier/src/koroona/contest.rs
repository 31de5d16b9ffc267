//! `tablier koroona match`: levels against each other, set by set.

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::Context;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use tablier_game::{Bot, Bots, Game, GameId, Millis, Nonce, Seat, Seed, Session, Started};
use tablier_koroona::game::{Koroona, Setup};
use tablier_koroona::table::Colour;

use super::report::{Report, SetReport};
use super::set;

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
    /// Save every stroke here, a folder for each set, as input for `draw`.
    #[arg(long)]
    save: Option<PathBuf>,
    /// Save the record of the first set here.
    #[arg(long)]
    record: Option<PathBuf>,
}

/// A level by its name or number.
pub(crate) fn level(text: &str) -> Result<usize, String> {
    let by_number =
        text.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).filter(|&n| n < Koroona::LEVELS.len());
    by_number
        .or_else(|| Koroona::LEVELS.iter().position(|name| *name == text))
        .ok_or_else(|| format!("the levels are {}", Koroona::LEVELS.join(", ")))
}

/// The weakest level against itself, every level against the one below, then the best against itself.
pub(crate) fn strength(sets: u32, threads: u32) -> anyhow::Result<()> {
    let best = Koroona::LEVELS.len() - 1;
    let pairs = [(0, 0)].into_iter().chain((1..=best).map(|level| (level, level - 1))).chain([(best, best)]);
    for (a, b) in pairs {
        Match { a, b, sets, doubles: false, seed: 1, threads, save: None, record: None }.run()?;
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

    /// One set.
    fn play_set(&self, number: u32) -> anyhow::Result<SetReport> {
        let seats = if self.doubles { 4 } else { 2 };
        let (mut session, a_is, master) = begin(self.seed, number, seats)?;
        let bots: Vec<Box<dyn Bot<Koroona>>> = Seat::all(seats)
            .map(|seat| {
                let level = if Colour::of(seat) == a_is { self.a } else { self.b };
                Koroona::bot(level, master.derive("bot", u32::from(seat.0) + 10 * number))
            })
            .collect();
        let save = self.save.as_deref().map(|folder| folder.join(format!("set-{number:03}")));
        if let Some(folder) = &save {
            std::fs::create_dir_all(folder).with_context(|| format!("can't make {}", folder.display()))?;
        }
        let report = set::play(&mut session, &bots, a_is, save.as_deref())?;
        if let Some(path) = self.record.as_deref().filter(|_| number == 0) {
            let text = serde_json::to_string(&session.to_record())?;
            std::fs::write(path, text).with_context(|| format!("can't write {}", path.display()))?;
        }
        Ok(report)
    }
}

/// A set about to begin, which side is the first player's, and its seed. Sets `2n` and `2n + 1` have the same lot with the
/// seats swapped.
pub(crate) fn begin(
    seed: u64,
    number: u32,
    seats: usize,
) -> anyhow::Result<(Session<Koroona>, Colour, Seed)> {
    let master = seed_of(seed.wrapping_add(u64::from(number / 2)));
    let started = Started {
        id: GameId([0; 16]),
        rules: Koroona::SCHEMA,
        setup: Setup::default(),
        nonces: vec![Nonce([0; 16]); seats],
        seed: master,
        at: Millis::ZERO,
    };
    let session = Session::<Koroona>::begin(started).context("the set can't begin")?;
    let first_is = if number % 2 == 1 { Colour::Black } else { Colour::Red };
    Ok((session, first_is, master))
}

/// The seed with this number.
pub(crate) fn seed_of(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Seed(bytes)
}
