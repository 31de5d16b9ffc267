//! `tablier koroona reach`: is every disc behind a pocket within reach of some stroke?

use std::collections::BTreeSet;

use anyhow::{Context, ensure};
use tablier_game::{Answer, Ask, Bots, Game, GameId, Millis, Nonce, Seat, Session, Started, Viewer, When};
use tablier_koroona::game::{Event, Koroona, Setup};
use tablier_koroona::shooter::{is_behind_pocket, reach};
use tablier_koroona::stroke::Ended;
use tablier_koroona::table::{Colour, DiscId, Place, Point, RULER, Stand, Table};

use super::contest::seed_of;

/// Strokes at random for a place that none of the aimed ones reaches.
const AT_RANDOM: usize = 200_000;

/// Tries places every so many millimetres, and those where discs came to rest in so many sets of each level.
pub(crate) fn run(every: f64, sets: u32) -> anyhow::Result<()> {
    let uniform = uniform(every);
    let unreached = report("uniform", &uniform)?;
    let played = played(sets)?;
    ensure!(!played.is_empty(), "no disc came to rest behind a pocket in {sets} sets");
    let unreached = unreached + report("played", &played)?;
    ensure!(unreached == 0, "{unreached} places are out of reach");
    Ok(())
}

/// Every place behind the four pockets where a disc can rest, on a grid, as the shooter sees them.
fn uniform(every: f64) -> Vec<Point> {
    let step = (every * 1000.0).round().max(100.0);
    let mut places = vec![];
    let (low, high) = (RULER.disc_radius, RULER.surface - RULER.disc_radius);
    let mut n = 0;
    loop {
        #[allow(clippy::cast_possible_truncation, reason = "a table is a million micrometres wide")]
        let from_rim = low + (step * f64::from(n)).round() as i32;
        if from_rim > RULER.pocket_inset + RULER.disc_radius {
            break;
        }
        n += 1;
        places.extend([from_rim, low + high - from_rim]);
    }
    let all = places.iter().flat_map(|&x| places.iter().map(move |&y| Point::new(x, y)));
    all.filter(|&at| is_behind_pocket(at) && !RULER.over_pocket(at)).collect()
}

/// Where discs came to rest behind pockets in sets between bots of equal level, as their side's player sees them.
fn played(sets: u32) -> anyhow::Result<Vec<Point>> {
    let mut places = BTreeSet::new();
    for number in 0..sets {
        let level = usize::try_from(number)? % Koroona::LEVELS.len();
        let seed = seed_of(5000 + u64::from(number));
        let started = Started {
            id: GameId([0; 16]),
            rules: Koroona::SCHEMA,
            setup: Setup::default(),
            nonces: vec![Nonce([0; 16]); 2],
            seed,
            at: Millis::ZERO,
        };
        let mut session = Session::<Koroona>::begin(started).context("the set can't begin")?;
        let bots: Vec<_> =
            Seat::all(2).map(|seat| Koroona::bot(level, seed.derive("bot", u32::from(seat.0)))).collect();
        while let Some(set) = session.state().set().cloned() {
            let seat = set.turn();
            let view = session.view(&Viewer::at(seat));
            let now = set.since() + Millis::seconds(10);
            let ask = Ask { view: &view, seat, now, should_stop: &|| false };
            let Answer::Do(command) = bots[seat.index()].answer(&ask) else {
                anyhow::bail!("a bot would not play")
            };
            let stands = session.state().stands();
            let events =
                session.command(seat, When::exactly(now), &command).context("a bot's stroke was refused")?;
            for recorded in events {
                let Event::Struck(struck) = &recorded.event else { continue };
                for resting in &struck.rest {
                    if let Ended::Table(at) = resting.at
                        && is_behind_pocket(at)
                    {
                        let owner = stands[set.table().colour(resting.disc).index()][0];
                        places.insert(owner.to_own(at));
                    }
                }
            }
        }
    }
    Ok(places.into_iter().collect())
}

/// Tries each place with nothing else on the table; returns how many no stroke reached.
fn report(name: &str, places: &[Point]) -> anyhow::Result<usize> {
    let (mut reached, mut aimed, mut most) = (0_usize, 0_usize, 0);
    for (n, &at) in places.iter().enumerate() {
        let table = Table::new(vec![Place::Table(at), Place::Pocket]);
        let mut rng = seed_of(u64::try_from(n)?).rng();
        let found = reach(&table, Colour::Red, Stand::South, DiscId(0), AT_RANDOM, &mut rng);
        match found {
            Some((_, tried)) => {
                reached += 1;
                aimed += usize::from(tried <= 1000);
                most = most.max(tried);
            }
            None => println!(
                "{name}: no stroke reaches {:.1} {:.1}",
                f64::from(at.x) / 1e3,
                f64::from(at.y) / 1e3
            ),
        }
    }
    println!(
        "{name}: {reached} of {} places behind pockets reached, {aimed} within a thousand strokes, {most} at most",
        places.len()
    );
    Ok(places.len() - reached)
}
