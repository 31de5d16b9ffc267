//! `tablier corona first-timer`: how often somebody wins who plays their first game against the bots of "play now". The
//! weakest bidder stands for them, two seconds late with everything it calls.

use std::io::Write;

use clap::Args;
use tablier_corona::bidder::{Bidder, Level};
use tablier_corona::game::{Corona, Phase, Setup};
use tablier_game::{
    Answer, Ask, Bot, Game, GameId, Millis, Nonce, Seat, Seed, Session, Started, Viewer, When,
};

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// How many games.
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// The bots against whom, by level; as "play now" seats them for a first game.
    #[arg(long, value_delimiter = ',', default_value = "0,0")]
    against: Vec<usize>,
    /// Where the games' seeds come from.
    #[arg(long, default_value_t = 1)]
    seed: u32,
}

/// So much later than the others a first-timer calls.
const LATE: Millis = Millis(2_000);

/// A game of ten rounds has a few hundred.
const MOST_STEPS: u32 = 100_000;

const FIRST_TIMER: Seat = Seat(0);

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let mut part = 0.0;
    let (mut alone, mut shared) = (0, 0);
    for number in 0..options.games {
        let winners = play(&options.against, Seed([7; 32]).derive("first-timer", options.seed + number))?;
        if winners.contains(&FIRST_TIMER) {
            part += 1.0 / f64::from(u32::try_from(winners.len())?);
            if winners.len() == 1 { alone += 1 } else { shared += 1 }
        }
    }
    let names: Vec<&str> = options.against.iter().map(|level| Level::nth(*level).name()).collect();
    writeln!(
        std::io::stdout(),
        "a first-timer against {}: {} games, {alone} won, {shared} shared, {:.1} % of the wins",
        names.join(" and "),
        options.games,
        100.0 * part / f64::from(options.games),
    )?;
    Ok(())
}

/// One game as "play now" sets it up: who won.
fn play(against: &[usize], seed: Seed) -> anyhow::Result<Vec<Seat>> {
    let seats = u32::try_from(against.len())? + 1;
    let started = Started {
        id: GameId([1; 16]),
        rules: Corona::SCHEMA,
        setup: Setup { early_end: true, ..Setup::default() },
        nonces: (0..seats).map(|seat| Nonce([u8::try_from(seat).unwrap_or(0); 16])).collect(),
        seed,
        at: Millis::ZERO,
    };
    let levels = std::iter::once(0).chain(against.iter().copied());
    let bidders: Vec<Bidder> = (0..)
        .zip(levels)
        .map(|(seat, level)| Bidder { level: Level::nth(level), seed: seed.derive("bidder", seat) })
        .collect();
    let mut session = Session::<Corona>::begin(started)?;
    let mut now = Millis::ZERO;
    for _ in 0..MOST_STEPS {
        session.advance(now);
        if let Some(outcome) = Corona::outcome(session.state()) {
            let first = outcome.standings.iter().filter(|standing| standing.place == 1);
            return Ok(first.map(|standing| standing.seat).collect());
        }
        let mut wake = Vec::from_iter(Corona::next_deadline(session.state()));
        for (seat, bidder) in Seat::all(bidders.len()).zip(&bidders) {
            let view = session.view(&Viewer::at(seat));
            let is_late = seat == FIRST_TIMER && matches!(view.phase, Phase::Auction(_));
            let late = if is_late { LATE } else { Millis::ZERO };
            let asked = Millis(now.0.saturating_sub(late.0));
            match bidder.answer(&Ask { view: &view, seat, now: asked, should_stop: &|| false }) {
                // What comes too late is refused, as it is at a table.
                Answer::Do(command) => match session.command(seat, When::exactly(now), &command) {
                    Ok(_) => wake.push(now),
                    Err(_) => wake.push(now + Millis(100)),
                },
                Answer::AskAt(at) => wake.push((at + late).max(now + Millis(1))),
                Answer::Wait => {}
            }
        }
        now = wake.into_iter().min().map_or(now + Millis(100), |wake| wake.max(now));
    }
    anyhow::bail!("a game does not come to its end")
}
