//! One seeded game, played by samples of the offers, by waiting, and now and then by somebody leaving.

use std::collections::BTreeSet;

use rand::{Rng, RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::law::{self, Broken, Law, ensure};
use super::{Effort, Probe, Report};
use crate::{Game, GameId, Millis, Nonce, Offer, Offers, Refuse, Seat, Seed, Session, Started, Viewer, When};

pub(super) fn one_game<G: Probe>(seed: u64, effort: Effort, report: &mut Report) -> Result<(), Broken> {
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    for refusal in G::Refusal::all() {
        law::refusal_cites(&refusal)?;
    }
    let (setup, seats) = G::table(rng);
    let started = Started {
        id: GameId(rng.random()),
        rules: G::SCHEMA,
        setup,
        nonces: (0..seats).map(|_| Nonce(rng.random())).collect(),
        seed: Seed(rng.random()),
        at: Millis(rng.random_range(0..10_000)),
    };
    let mut now = started.at;
    let mut session =
        Session::<G>::begin(started).map_err(|refusal| Broken::new(Law::Begins, refusal.to_string()))?;

    for _ in 0..effort.steps {
        // Departures are rare: most games should come to their own end.
        let departure = rng.random_ratio(1, 100);
        now = some_time_later::<G>(session.state(), now, rng);
        let before = session.events().len();
        session.advance(now);
        law::time_moves_on::<G>(session.state(), now)?;
        check_what_is_told(&session, before, report)?;

        if session.outcome().is_some() {
            law::over_is_over(&session, now)?;
        }
        probe(&session, now, effort.probes, rng, report)?;
        if session.outcome().is_some() {
            report.finished += 1;
            return law::replays(&session);
        }

        let before = session.events().len();
        if departure {
            let seat = Seat::nth(rng.random_range(0..seats));
            session.leave(seat, now);
        } else {
            play_a_sample(&mut session, now, rng)?;
        }
        law::time_moves_on::<G>(session.state(), now)?;
        check_what_is_told(&session, before, report)?;
        report.events += u32::try_from(session.events().len() - before).unwrap_or(u32::MAX);
    }
    session.end_by_agreement(now);
    ensure(session.outcome().is_some(), Law::OverIsOver, || {
        "agreed to end, and no outcome".into()
    })?;
    law::over_is_over(&session, now)?;
    law::replays(&session)
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
    law::serialises(&view)?;
    for _ in 0..probes {
        let by = Seat::nth(rng.random_range(0..session.started().seat_count()));
        let when = When::delayed(now, Millis(rng.random_range(0..400)));
        let mut candidates = vec![G::arbitrary(rng)];
        if let Some(offered) = pick(view.offers(), rng) {
            let sample = offered.offer.sample(rng);
            candidates.extend(G::near_misses(&sample, rng));
            candidates.push(sample);
        }
        for command in &candidates {
            law::offers_are_exact(session, &view, by, when, command, report)?;
        }
    }
    Ok(())
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
            Broken::new(
                Law::OffersAreExact,
                format!("{command:?} was offered to seat {seat}: {refusal}"),
            )
        })?;
        return Ok(());
    }
    // Only time may take an offer away: the same command must be contained at some earlier moment.
    let ever = (0..=now.0)
        .rev()
        .take(1_000)
        .any(|at| offered.offer.contains(When::exactly(Millis(at)), &command));
    ensure(ever, Law::SamplesAreOffered, || {
        format!("{:?} sampled {command:?}", offered.offer)
    })
}

fn pick<'a, T>(all: &'a [T], rng: &mut dyn Rng) -> Option<&'a T> {
    (!all.is_empty()).then(|| &all[rng.random_range(0..all.len())])
}

/// Every viewer's view and tellings: they survive JSON and hold no secret.
fn check_what_is_told<G: Probe>(
    session: &Session<G>,
    before: usize,
    report: &mut Report,
) -> Result<(), Broken> {
    let seats = session.started().seats();
    let pairs = seats.clone().zip(seats.clone().skip(1)).take(1);
    let viewers = std::iter::once(Viewer::Spectator)
        .chain(seats.take(4).map(Viewer::at))
        .chain(pairs.map(|(a, b)| Viewer::Seats(BTreeSet::from([a, b]))));
    for viewer in viewers {
        let view = session.view(&viewer);
        law::secrets_are_kept::<G>(session.state(), &viewer, &law::serialises(&view)?, report)?;
        ensure(
            view.offers().iter().all(|o| viewer.holds(o.seat)),
            Law::SecretsAreKept,
            || format!("{viewer:?} was offered another's commands"),
        )?;
        for recorded in &session.events()[before..] {
            law::serialises(&recorded.event)?;
            if let Some(told) = G::tell(session.state(), &recorded.event, &viewer) {
                law::secrets_are_kept::<G>(session.state(), &viewer, &law::serialises(&told)?, report)?;
            }
        }
    }
    Ok(())
}
