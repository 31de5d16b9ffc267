//! `tablier corona play`: a game at the terminal against bidders, with a running glass.

mod hands;
mod host;
mod screen;
mod words;

use std::fs;
use std::io::BufRead;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use clap::builder::PossibleValuesParser;
use tablier_corona::bidder::Level;
use tablier_corona::game::{Endings, Setup};
use tablier_game::{Millis, Refuse, Seat};

use host::Host;
use screen::Screen;

use crate::exit::BadInput;

/// The seat of the person at the terminal.
const YOU: Seat = Seat(0);
/// How often the glass is redrawn.
const FRAME: Duration = Duration::from_millis(250);

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The bidders to play against, one level each: beginner, gatherer, planner, expert, master
    #[arg(long, value_delimiter = ',', default_values = ["gatherer", "planner", "expert"],
          value_parser = PossibleValuesParser::new(Level::NAMES))]
    bidders: Vec<String>,
    /// Rounds to play.
    #[arg(long, default_value_t = 5)]
    rounds: u32,
    /// Length of the glass in seconds.
    #[arg(long, default_value_t = 60)]
    glass: u64,
    /// Let the auction end when everyone has said "done".
    #[arg(long)]
    early_end: bool,
    /// Write the finished game to this file, to replay it or to check its dice.
    #[arg(long)]
    save: Option<PathBuf>,
    /// Let table time run this many times faster: for demonstrations.
    #[arg(long, default_value_t = 1, hide = true)]
    speed: u32,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let levels = options.bidders.iter().map(|name| level(name)).collect::<Vec<_>>();
    let setup = Setup {
        endings: Endings { rounds: Some(options.rounds), ..Endings::NEVER },
        glass: Millis::seconds(options.glass),
        early_end: options.early_end,
        idle_limit: None,
        ..Setup::default()
    };
    let mut host = Host::open(setup, &levels).map_err(|refused| BadInput(refused.to_string()))?;
    let mut screen = Screen::new(host.names().to_vec());
    screen.welcome(host.session());
    let lines = lines_typed();
    let began = Instant::now();
    loop {
        let elapsed = began.elapsed().as_millis().saturating_mul(u128::from(options.speed));
        let now = Millis(u64::try_from(elapsed).unwrap_or(u64::MAX));
        for event in host.pump(now) {
            screen.tell(&event, host.session(), now);
        }
        if host.session().outcome().is_some() {
            break;
        }
        screen.show(&host.view(), now);
        match lines.recv_timeout(FRAME / options.speed.max(1)) {
            Ok(line) => obey(&line, &mut host, &mut screen, now),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                screen.say("You left the table.");
                return Ok(());
            }
        }
    }
    screen.farewell(host.session());
    if let Some(file) = &options.save {
        fs::write(file, serde_json::to_string(&host.session().to_record())?)?;
        screen.say(&format!("Saved. Check its dice: tablier corona verify {}", file.display()));
    }
    Ok(())
}

fn level(name: &str) -> Level {
    let index = Level::NAMES.iter().position(|known| *known == name);
    Level::nth(index.expect("the argument parser lets only known levels through"))
}

/// Does what a line asks for, word by word, up to the first that can't be done.
fn obey(line: &str, host: &mut Host, screen: &mut Screen, now: Millis) {
    screen.line_was_typed();
    let commands = match hands::read(line, &host.view(), host::nonce()) {
        Ok(commands) => commands,
        Err(hint) => return screen.say(&hint),
    };
    for command in commands {
        match host.command(YOU, now, &command) {
            Ok(events) => events.iter().for_each(|event| screen.tell(event, host.session(), now)),
            Err(refused) => return screen.say(&format!("{refused} [{}]", refused.code())),
        }
    }
}

/// Lines as they are typed, from a thread that may wait for ever.
fn lines_typed() -> Receiver<String> {
    let (sender, receiver) = mpsc::sync_channel(16);
    thread::spawn(move || {
        for line in std::io::stdin().lock().lines() {
            let Ok(line) = line else { return };
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    receiver
}
