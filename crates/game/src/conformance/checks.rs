//! How each law is checked.

use std::collections::BTreeSet;

use serde::{Serialize, de::DeserializeOwned};

use super::law::{Broken, Law, ensure};
use super::{Probe, Report};
use crate::{
    Answer, Ask, Bots, Data, Game, Millis, Moments, Offered, Offers, Outcome, Record, Refuse, Seat, Seed,
    Session, Viewer, When,
};

pub(super) fn serialises<T: Data>(value: &T) -> Result<String, Broken> {
    let text = to_json(value)?;
    let back: T = from_json(&text)?;
    ensure(&back == value, Law::Serialises, || format!("{value:?} came back as {back:?}"))?;
    Ok(text)
}

pub(super) fn replays<G: Game>(session: &Session<G>) -> Result<(), Broken> {
    let text = to_json(&session.to_record())?;
    let record: Record<G::Setup, G::Event> = from_json(&text)?;
    let replayed = Session::<G>::from_record(record).map_err(|e| Broken::new(Law::Replays, e.to_string()))?;
    ensure(replayed.state() == session.state(), Law::Replays, || {
        format!("replayed: {:?}\nplayed: {:?}", replayed.state(), session.state())
    })
}

fn to_json<T: Serialize>(value: &T) -> Result<String, Broken> {
    serde_json::to_string(value).map_err(|e| Broken::new(Law::Serialises, e.to_string()))
}

fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, Broken> {
    serde_json::from_str(text).map_err(|e| Broken::new(Law::Serialises, format!("{e} in {text}")))
}

/// Is a command accepted exactly when it is offered, and does the twin agree?
pub(super) fn offers_are_exact<G: Probe>(
    session: &Session<G>,
    view: &G::View,
    by: Seat,
    when: When,
    command: &G::Command,
    report: &mut Report,
) -> Result<(), Broken> {
    serialises(command)?;
    let offered = view.offer_contains(by, when, command);
    let decided = G::decide(session.state(), by, when, command);
    match &decided {
        Ok(_) => report.accepted += 1,
        Err(refusal) => {
            report.refused += 1;
            refusal_cites(refusal)?;
            refusal_is_listed(refusal)?;
        }
    }
    ensure(offered == decided.is_ok(), Law::OffersAreExact, || {
        format!("{command:?} by seat {by}, {when:?}: offered {offered}, decided {decided:?}, in {view:?}")
    })?;
    if let Some(twin) = G::twin(session.state(), by, when, command) {
        ensure(twin == decided.is_ok(), Law::TwinAgrees, || {
            format!("{command:?} by seat {by}, {when:?}: the twin says {twin}, the game {decided:?}")
        })?;
    }
    Ok(())
}

pub(super) fn refusal_cites(refusal: &impl Refuse) -> Result<(), Broken> {
    let code = refusal.code();
    let snake = !code.is_empty() && code.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    let rule = refusal.rule();
    let numbered = |rule: &str| {
        let digits = rule.strip_prefix(|c: char| c.is_ascii_uppercase()).unwrap_or_default();
        !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
    };
    ensure(snake && rule.is_none_or(numbered), Law::RefusalsCite, || format!("code {code:?}, rule {rule:?}"))
}

/// Clients translate what `all` lists: a refusal that is not in it would have no text.
fn refusal_is_listed<R: Refuse>(refusal: &R) -> Result<(), Broken> {
    let listed = R::all().iter().any(|known| known.code() == refusal.code());
    ensure(listed, Law::RefusalsCite, || format!("{:?} is not among all refusals", refusal.code()))
}

pub(super) fn time_moves_on<G: Game>(state: &G::State, at: Millis) -> Result<(), Broken> {
    let again = G::tick(state, at);
    ensure(again.is_empty(), Law::TicksOnce, || format!("a second tick at {at} brought {again:?}"))?;
    let deadline = G::next_deadline(state);
    ensure(deadline.is_none_or(|deadline| deadline > at), Law::DeadlineIsLater, || {
        format!("ticked at {at}, next deadline {deadline:?}")
    })
}

pub(super) fn moments_pass<G: Game>(
    before: Moments,
    session: &Session<G>,
    by_time: bool,
) -> Result<(), Broken> {
    let after = G::moments(session.state());
    let rises = after.turn >= before.turn && after.part >= before.part;
    ensure(rises, Law::MomentsPass, || format!("from {before:?} to {after:?}"))?;
    let new_turn = by_time || after.part > before.part;
    let passed = !new_turn || after.turn > before.turn || session.outcome().is_some();
    ensure(passed, Law::MomentsPass, || format!("still {after:?}, after {before:?}"))
}

/// What this viewer may not know now: what the game says, and the seed as long as the game goes on.
pub(super) fn secrets<G: Probe>(session: &Session<G>, viewer: &Viewer) -> Vec<String> {
    let mut secrets = G::secrets(session.state(), viewer);
    if session.outcome().is_none() {
        secrets.push(session.started().seed.to_string());
    }
    secrets
}

pub(super) fn secrets_are_kept(
    secrets: &[String],
    viewer: &Viewer,
    text: &str,
    report: &mut Report,
) -> Result<(), Broken> {
    for secret in secrets {
        report.searched += 1;
        ensure(!text.contains(secret), Law::SecretsAreKept, || format!("{viewer:?} got {secret} in {text}"))?;
    }
    Ok(())
}

/// Whoever holds a seat gets all that is offered to it, and nobody else does.
pub(super) fn offers_go_to_their_seats<G: Game>(
    everyones: &[Offered<G::Offer>],
    viewer: &Viewer,
    view: &G::View,
) -> Result<(), Broken> {
    let offers = view.offers();
    ensure(offers.iter().all(|o| viewer.holds(o.seat)), Law::SecretsAreKept, || {
        format!("{viewer:?} was offered another's commands")
    })?;
    let mut own = everyones.iter().filter(|o| viewer.holds(o.seat));
    ensure(
        own.clone().count() == offers.len() && own.all(|o| offers.contains(o)),
        Law::OffersAreExact,
        || format!("{viewer:?} was offered {offers:?}, of {everyones:?}"),
    )
}

/// Seats that left have nothing to do and can't leave again.
pub(super) fn gone_is_gone<G: Game>(
    session: &Session<G>,
    gone: &BTreeSet<Seat>,
    at: Millis,
) -> Result<(), Broken> {
    let view = session.view(&Viewer::Seats(gone.clone()));
    let offers = view.offers();
    ensure(offers.is_empty(), Law::OverIsOver, || format!("{gone:?} left, and were offered {offers:?}"))?;
    for &seat in gone {
        let events = G::leave(session.state(), seat, at);
        ensure(events.is_empty(), Law::OverIsOver, || format!("seat {seat} left again: {events:?}"))?;
    }
    Ok(())
}

pub(super) fn over_is_over<G: Game>(
    session: &Session<G>,
    gone: &BTreeSet<Seat>,
    at: Millis,
) -> Result<(), Broken> {
    let state = session.state();
    let seats = session.started().seats();
    let Some(Outcome { standings }) = session.outcome() else {
        return Err(Broken::new(Law::OverIsOver, "agreed to end, and no outcome"));
    };
    let offers = session.view(&Viewer::Seats(seats.clone().collect())).offers().len();
    let events = seats.clone().map(|seat| G::leave(state, seat, at).len()).sum::<usize>()
        + G::end_by_agreement(state, at).len()
        + G::tick(state, at + Millis::seconds(86_400)).len();
    let quiet = offers == 0 && events == 0 && G::next_deadline(state).is_none();
    ensure(quiet, Law::OverIsOver, || format!("{offers} offers and {events} events in {state:?}"))?;
    let in_order = standings.is_sorted_by_key(|standing| standing.place);
    let mut ranked: Vec<Seat> = standings.iter().map(|standing| standing.seat).collect();
    ranked.sort_unstable();
    let stayed = seats.filter(|seat| !gone.contains(seat));
    ensure(
        in_order && standings.first().is_some_and(|best| best.place == 1) && stayed.eq(ranked),
        Law::OverIsOver,
        || format!("standings {standings:?}, without {gone:?}"),
    )
}

/// Puts one question to a bot, twice. It is told to stop at once: what it answers matters here, not how well.
pub(super) fn bot_abides<G: Bots>(
    session: &Session<G>,
    seat: Seat,
    now: Millis,
    (level, seed): (usize, Seed),
) -> Result<(), Broken> {
    let view = &session.view(&Viewer::at(seat));
    let ask = Ask::<G> { view, seat, now, should_stop: &|| true };
    let answer = G::bot(level, seed).answer(&ask);
    let again = G::bot(level, seed).answer(&ask);
    ensure(answer == again, Law::BotsAbide, || format!("seat {seat} at {now}: {answer:?}, then {again:?}"))?;
    let allowed = match &answer {
        Answer::Do(command) => view.offer_contains(seat, When::exactly(now), command),
        Answer::AskAt(later) => *later > now,
        Answer::Wait => true,
    };
    ensure(allowed, Law::BotsAbide, || format!("seat {seat} at {now}: {answer:?}, in {view:?}"))
}
