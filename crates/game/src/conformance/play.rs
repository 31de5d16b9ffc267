//! One seeded game, played by samples of the offers, by waiting, and now and then by somebody leaving.

use std::collections::BTreeSet;

use rand::{Rng, RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::checks;
use super::law::{Broken, Law, ensure};
use super::{Effort, Probe, Report};
use crate::{
    Game, GameId, Millis, Nonce, Offer, Offers, Recorded, Refuse, Seat, Seed, Session, Started, Viewer, When,
};

pub(super) fn one_game<G: Probe>(seed: u64, effort: Effort, report: &mut Report) -> Result<(), Broken> {
    for refusal in G::Refusal::all() {
        checks::refusal_cites(&refusal)?;
    }
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    let mut session = begin::<G>(rng)?;
    let mut now = session.started().at;
    let mut gone = BTreeSet::new();
    // Most games should come to their own end; in some the players agree to stop on the way.
    let agreed = rng.random_ratio(1, 5).then(|| rng.random_range(0..=effort.steps));

    for _ in 0..agreed.unwrap_or(effort.steps) {
        now = some_time_later::<G>(session.state(), now, rng);
        let (before, moments) = (session.events().len(), G::moments(session.state()));
        session.advance(now);
        checks::moments_pass(moments, &session, session.events().len() > before)?;
        after_every_move(&session, before, now, report)?;

        probe(&session, now, effort.probes, rng, report)?;
        ask_a_bot(&session, now, rng, report)?;
        if session.outcome().is_some() {
            report.finished += 1;
            break;
        }

        let (before, moments) = (session.events().len(), G::moments(session.state()));
        if rng.random_ratio(1, 100) {
            let seat = some_seat(&session, rng);
            session.leave(seat, now);
            gone.insert(seat);
            checks::gone_is_gone(&session, &gone, now)?;
        } else {
            play_a_sample(&mut session, now, rng)?;
        }
        checks::moments_pass(moments, &session, false)?;
        after_every_move(&session, before, now, report)?;
    }
    if session.outcome().is_none() {
        let before = session.events().len();
        session.end_by_agreement(now);
        after_every_move(&session, before, now, report)?;
    }
    checks::over_is_over(&session, &gone, now)?;
    checks::replays(&session)
}

fn begin<G: Probe>(rng: &mut dyn Rng) -> Result<Session<G>, Broken> {
    let (setup, seats) = G::table(rng);
    checks::serialises(&setup)?;
    let started = Started {
        id: GameId(rng.random()),
        rules: G::SCHEMA,
        setup,
        nonces: (0..seats).map(|_| Nonce(rng.random())).collect(),
        seed: Seed(rng.random()),
        at: Millis(rng.random_range(0..10_000)),
    };
    Session::<G>::begin(started).map_err(|refusal| Broken::new(Law::Begins, refusal.to_string()))
}

fn after_every_move<G: Probe>(
    session: &Session<G>,
    before: usize,
    now: Millis,
    report: &mut Report,
) -> Result<(), Broken> {
    let new = &session.events()[before..];
    report.events += u32::try_from(new.len()).unwrap_or(u32::MAX);
    checks::time_moves_on::<G>(session.state(), now)?;
    check_what_is_told(session, new, report)
}

fn some_seat<G: Game>(session: &Session<G>, rng: &mut dyn Rng) -> Seat {
    Seat::nth(rng.random_range(0..session.started().seat_count()))
}

fn some_time_later<G: Game>(state: &G::State, now: Millis, rng: &mut dyn Rng) -> Millis {
    match (G::next_deadline(state), rng.random_range(0..10)) {
        (_, 0) => now,
        (Some(deadline), 1) => deadline,
        (Some(deadline), 2) => deadline - Millis(rng.random_range(0..300)),
        _ => now + Millis(rng.random_range(0..3_000)),
    }
    .max(now)
}

fn everyone<G: Game>(session: &Session<G>) -> Viewer {
    Viewer::Seats(session.started().seats().collect())
}

/// Tries commands that should be refused, and some that should not, without playing them.
fn probe<G: Probe>(
    session: &Session<G>,
    now: Millis,
    probes: u32,
    rng: &mut dyn Rng,
    report: &mut Report,
) -> Result<(), Broken> {
    let view = session.view(&everyone(session));
    checks::serialises(&view)?;
    for _ in 0..probes {
        let when = When::after(now, Millis(rng.random_range(0..400)), Millis::ZERO);
        let mut try_out =
            |by, command: &G::Command| checks::offers_are_exact(session, &view, by, when, command, report);
        try_out(some_seat(session, rng), &G::arbitrary(rng))?;
        let Some(offered) = pick(view.offers(), rng) else {
            continue;
        };
        let sample = offered.offer.sample(rng);
        let anyone = some_seat(session, rng);
        for command in G::near_misses(&sample, rng).iter().chain([&sample]) {
            // Whose offer it is comes close to the mark; anybody else must be refused for being somebody else.
            try_out(offered.seat, command)?;
            try_out(anyone, command)?;
        }
    }
    Ok(())
}

fn ask_a_bot<G: Probe>(
    session: &Session<G>,
    now: Millis,
    rng: &mut dyn Rng,
    report: &mut Report,
) -> Result<(), Broken> {
    // Now and then is enough: a bot may think longer than all the rest takes.
    if G::LEVELS.is_empty() || !rng.random_ratio(1, 8) {
        return Ok(());
    }
    report.asked += 1;
    // One level too high is allowed, and plays at the highest.
    let bot = (rng.random_range(0..=G::LEVELS.len()), Seed(rng.random()));
    checks::bot_abides(session, some_seat(session, rng), now, bot)
}

fn play_a_sample<G: Game>(session: &mut Session<G>, now: Millis, rng: &mut dyn Rng) -> Result<(), Broken> {
    let view = session.view(&everyone(session));
    let Some(offered) = pick(view.offers(), rng) else {
        return Ok(());
    };
    let command = offered.offer.sample(rng);
    let when = When::exactly(now);
    if offered.offer.contains(when, &command) {
        let seat = offered.seat;
        session.command(seat, when, &command).map_err(|refusal| {
            Broken::new(Law::OffersAreExact, format!("{command:?} was offered to seat {seat}: {refusal}"))
        })?;
        return Ok(());
    }
    // Only time may take an offer away, or hold it back: the same command must be contained at some other moment.
    let earlier = (0..=now.0).rev().take(1_000);
    let later = (now.0..).step_by(10).take(3_000);
    let ever = earlier.chain(later).any(|at| offered.offer.contains(When::exactly(Millis(at)), &command));
    ensure(ever, Law::SamplesAreOffered, || format!("{:?} sampled {command:?}", offered.offer))
}

fn pick<'a, T>(all: &'a [T], rng: &mut dyn Rng) -> Option<&'a T> {
    (!all.is_empty()).then(|| &all[rng.random_range(0..all.len())])
}

/// Every viewer's view and tellings: they survive JSON, hold no secret, and offer what is theirs.
fn check_what_is_told<G: Probe>(
    session: &Session<G>,
    new: &[Recorded<G::Event>],
    report: &mut Report,
) -> Result<(), Broken> {
    for recorded in new {
        checks::serialises(&recorded.event)?;
    }
    let state = session.state();
    let everyones = session.view(&everyone(session));
    let seats = session.started().seats();
    let pairs = seats.clone().zip(seats.clone().skip(1)).take(1);
    let viewers = std::iter::once(Viewer::Spectator)
        .chain(seats.take(4).map(Viewer::at))
        .chain(pairs.map(|(a, b)| Viewer::Seats(BTreeSet::from([a, b]))));
    for viewer in viewers {
        let view = session.view(&viewer);
        let secrets = checks::secrets(session, &viewer);
        checks::secrets_are_kept(&secrets, &viewer, &checks::serialises(&view)?, report)?;
        checks::offers_go_to_their_seats::<G>(everyones.offers(), &viewer, &view)?;
        for recorded in new {
            if let Some(told) = G::tell(state, &recorded.event, &viewer) {
                checks::secrets_are_kept(&secrets, &viewer, &checks::serialises(&told)?, report)?;
            }
        }
    }
    Ok(())
}
