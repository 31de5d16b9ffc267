//! The laws of the Game trait, each checkable on its own, and the report of one that was broken.

use std::fmt;

use serde::{Serialize, de::DeserializeOwned};

use super::{Probe, Report};
use crate::{Data, Game, Millis, Offers, Outcome, Record, Refuse, Seat, Session, Viewer, When};

/// What every game promises.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Law {
    /// A setup the probe calls allowed can begin.
    Begins,
    /// The same events give the same state.
    Replays,
    /// Views, offers, commands, events and tellings survive JSON.
    Serialises,
    /// `decide` accepts exactly what the offers contain.
    OffersAreExact,
    /// What an offer samples, it contains.
    SamplesAreOffered,
    /// The naive twin agrees.
    TwinAgrees,
    /// A second tick at the same time brings nothing.
    TicksOnce,
    /// The next deadline is later than the last tick.
    DeadlineIsLater,
    /// What a viewer may not know reaches them nowhere.
    SecretsAreKept,
    /// Refusals have a code in snake case and a rule's number.
    RefusalsCite,
    /// A seat that left, or a game that is over, has nothing to do and nothing to wait for.
    OverIsOver,
}

/// A law that was broken.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct Broken {
    /// Which.
    pub law: Law,
    /// In the game from which seed.
    pub seed: u64,
    /// What was seen.
    pub detail: String,
}

impl Broken {
    pub(super) fn new(law: Law, detail: impl Into<String>) -> Broken {
        Broken {
            law,
            seed: 0,
            detail: detail.into(),
        }
    }

    pub(super) fn in_game(self, seed: u64) -> Broken {
        Broken { seed, ..self }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} broken in the game from seed {}: {}",
            self.law, self.seed, self.detail
        )
    }
}

pub(super) fn ensure(holds: bool, law: Law, detail: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds {
        Ok(())
    } else {
        Err(Broken::new(law, detail()))
    }
}

pub(super) fn serialises<T: Data>(value: &T) -> Result<String, Broken> {
    let text = to_json(value)?;
    let back: T = from_json(&text)?;
    ensure(&back == value, Law::Serialises, || {
        format!("{value:?} came back as {back:?}")
    })?;
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
    let (letters, digits) = rule.split_at(rule.len().min(1));
    let numbered = letters.chars().all(|c| c.is_ascii_uppercase())
        && !digits.is_empty()
        && digits.chars().all(|c| c.is_ascii_digit());
    ensure(snake && numbered, Law::RefusalsCite, || {
        format!("code {code:?}, rule {rule:?}")
    })
}

pub(super) fn time_moves_on<G: Game>(state: &G::State, at: Millis) -> Result<(), Broken> {
    let again = G::tick(state, at);
    ensure(again.is_empty(), Law::TicksOnce, || {
        format!("a second tick at {at} brought {again:?}")
    })?;
    let deadline = G::next_deadline(state);
    ensure(
        deadline.is_none_or(|deadline| deadline > at),
        Law::DeadlineIsLater,
        || format!("ticked at {at}, next deadline {deadline:?}"),
    )
}

pub(super) fn secrets_are_kept<G: Probe>(
    state: &G::State,
    viewer: &Viewer,
    text: &str,
    report: &mut Report,
) -> Result<(), Broken> {
    report.searched += 1;
    for secret in G::secrets(state, viewer) {
        ensure(!text.contains(&secret), Law::SecretsAreKept, || {
            format!("{viewer:?} got {secret} in {text}")
        })?;
    }
    Ok(())
}

pub(super) fn over_is_over<G: Game>(session: &Session<G>, at: Millis) -> Result<(), Broken> {
    let state = session.state();
    let everyone = Viewer::Seats(session.started().seats().collect());
    let offers = session.view(&everyone).offers().len();
    let events = session
        .started()
        .seats()
        .map(|seat| G::leave(state, seat, at).len())
        .sum::<usize>()
        + G::end_by_agreement(state, at).len()
        + G::tick(state, at + Millis::seconds(86_400)).len();
    let quiet = offers == 0 && events == 0 && G::next_deadline(state).is_none();
    ensure(quiet, Law::OverIsOver, || {
        format!("{offers} offers and {events} events in {state:?}")
    })?;
    let Some(Outcome { standings }) = session.outcome() else {
        return Ok(());
    };
    let in_order = standings.is_sorted_by_key(|standing| standing.place);
    ensure(
        in_order && standings.first().is_some_and(|best| best.place == 1),
        Law::OverIsOver,
        || format!("standings {standings:?}"),
    )
}
