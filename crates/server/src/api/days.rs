//! The situation of the day: begun once, handed in once within the minute, counted once; older days for practice, which
//! counts for nothing. What is to be found is told to nobody who may still hand in.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};
use tablier_room::{Person, Wall};
use tablier_store::{AppendError, Attempt, Begun, Day, Found, HandedIn};
use tokio::task::spawn_blocking;

use super::error::ApiError;
use super::visitor::{Visitor, Writer};
use super::{Answer, App, parse};
use crate::almanac::{self, Almanac, GRACE, MINUTE, MOST_A_DAY, NotPlayed, OLDEST, Seen};
use crate::body::GivenPosition;
use crate::body::days::{DayCommands, DayCount, DayDone, DayPage, DaySeen, DayStands, OlderDay, OlderDays};
use crate::code::Refused;
use crate::edge::caller::Caller;
use crate::server::Shared;

/// How many older days are listed at once.
const LISTED: u32 = 14;

/// A request about a day: which, and what is known of it.
struct Asked<'a> {
    shared: &'a Shared,
    almanac: Arc<dyn Almanac>,
    now: Wall,
    today: Day,
    day: Day,
}

impl<'a> Asked<'a> {
    fn new(shared: &'a Shared, day: &str) -> Answer<Asked<'a>> {
        let nothing = || ApiError::not_found(Refused::NothingHere);
        let almanac = Arc::clone(shared.almanac.get().ok_or_else(nothing)?);
        let now = shared.world.now().wall;
        let today = Day::of(now);
        let day = if day == "today" { Some(today) } else { day.parse().ok() };
        let known = day.filter(|day| *day <= today && day.0 >= today.0.saturating_sub(OLDEST));
        let day = known.ok_or_else(|| ApiError::not_found(Refused::NoSuchDay))?;
        Ok(Asked { shared, almanac, now, today, day })
    }

    async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&dyn Almanac) -> T + Send + 'static,
    ) -> Answer<T> {
        look_up(&self.almanac, question).await
    }

    async fn play(&self, commands: Value) -> Answer<Seen> {
        let day = self.day;
        self.ask(move |almanac| almanac.play(day, &commands)).await?.map_err(|not_played| match not_played {
            NotPlayed::Unreadable => ApiError::bad_request(Refused::BadRequest),
            NotPlayed::Refused(refusal) => ApiError::refused(refusal),
        })
    }

    async fn attempt(&self, person: Option<Person>) -> Answer<Option<Attempt>> {
        match person {
            Some(person) => Ok(self.shared.store.attempt(self.day, person).await?),
            None => Ok(None),
        }
    }

    async fn streak(&self, person: Option<Person>) -> Answer<u32> {
        let Some(person) = person else { return Ok(0) };
        let latest = self.shared.store.days_of(person, Some(self.today.after()), 2).await?;
        // Today's, if it is handed in; else yesterday's, which today may still go on with.
        let counts = |(day, attempt): &&(Day, Attempt)| attempt.found.is_some() && day.0 + 1 >= self.today.0;
        Ok(latest.iter().find(counts).map_or(0, |(_, attempt)| attempt.streak))
    }

    async fn page(&self, person: Option<Person>, stands: DayStands) -> Answer<Json<DayPage>> {
        let next_in = u64::try_from(self.today.after().begins().0 - self.now.0).unwrap_or(0);
        Ok(Json(DayPage {
            day: self.day.to_string(),
            today: self.today.to_string(),
            next_in,
            grade: self.almanac.grade(self.day),
            streak: self.streak(person).await?,
            stands,
        }))
    }

    /// An attempt while its minute runs, or what came of it.
    async fn stands(&self, attempt: &Attempt) -> Answer<DayStands> {
        if let Some(found) = &attempt.found {
            let played = serde_json::from_str(&found.what).ok();
            let after = since(attempt.begun, found.at);
            return Ok(DayStands::Done(self.done(Some(found.points), Some(after), played).await?));
        }
        let gone = since(attempt.begun, self.now);
        if gone > MINUTE + GRACE {
            return Ok(DayStands::Done(self.done(None, None, None).await?));
        }
        let view = self.play(json!([])).await?.view;
        Ok(DayStands::Begun { left: millis(MINUTE.saturating_sub(gone)), view })
    }

    async fn done(
        &self,
        points: Option<u8>,
        after: Option<Duration>,
        played: Option<Value>,
    ) -> Answer<DayDone> {
        let day = self.day;
        let almanac::Answer { best, round } =
            self.ask(move |almanac| almanac.answer(day, played.as_ref())).await?;
        let tally = self.shared.store.tally(day).await?;
        let found = tally.found.into_iter().map(|(points, people)| DayCount { points, people }).collect();
        Ok(DayDone { points, after: after.map(millis), best, round, begun: tally.begun, found })
    }
}

fn since(then: Wall, now: Wall) -> Duration {
    Duration::from_millis(u64::try_from(now.0.saturating_sub(then.0)).unwrap_or(0))
}

fn millis(length: Duration) -> u64 {
    u64::try_from(length.as_millis()).unwrap_or(u64::MAX)
}

fn conflict(refused: Refused) -> ApiError {
    ApiError::new(StatusCode::CONFLICT, refused)
}

fn not_stored(error: AppendError) -> ApiError {
    match error {
        AppendError::Closed => ApiError::unavailable(Refused::ServerStops),
        error => {
            tracing::error!(%error, "an attempt could not be stored");
            ApiError::unavailable(Refused::ReadOnly)
        }
    }
}

/// What the house's own expert would say is the day's answer: not before the last who began it have handed in.
pub(super) async fn ensure_not_todays(shared: &Shared, given: &GivenPosition) -> Answer<()> {
    let Some(almanac) = shared.almanac.get() else { return Ok(()) };
    let now = shared.world.now().wall;
    let today = Day::of(now);
    let still_runs = since(today.begins(), now) <= MINUTE + GRACE;
    let days = [Some(today), today.before().filter(|_| still_runs)];
    let (game, setup) = (given.game.clone(), given.setup.clone());
    let is_todays =
        move |almanac: &dyn Almanac| days.into_iter().flatten().any(|day| almanac.is_of(day, &game, &setup));
    if look_up(almanac, is_todays).await? { Err(conflict(Refused::DaysSecret)) } else { Ok(()) }
}

/// Off the async threads: a day's situation may have to be found first.
async fn look_up<T: Send + 'static>(
    almanac: &Arc<dyn Almanac>,
    question: impl FnOnce(&dyn Almanac) -> T + Send + 'static,
) -> Answer<T> {
    let almanac = Arc::clone(almanac);
    spawn_blocking(move || question(&*almanac)).await.map_err(|error| {
        tracing::error!(%error, "the almanac failed");
        ApiError::unavailable(Refused::ServerFailing)
    })
}

/// A day as whoever asks finds it.
pub(crate) async fn day(State(shared): App, visitor: Visitor, Path(day): Path<String>) -> Answer<Response> {
    let asked = Asked::new(&shared, &day)?;
    let stands = if asked.day == asked.today {
        match asked.attempt(visitor.known).await? {
            Some(attempt) => asked.stands(&attempt).await?,
            None => DayStands::New,
        }
    } else {
        // An attempt begun before midnight has its minute, also when it is another day by then.
        match asked.attempt(visitor.known).await? {
            Some(attempt) if runs(&attempt, asked.now) => asked.stands(&attempt).await?,
            _ => DayStands::Practice { view: asked.play(json!([])).await?.view },
        }
    };
    let page = asked.page(visitor.known, stands).await?;
    Ok(visitor.answer(page))
}

fn runs(attempt: &Attempt, now: Wall) -> bool {
    attempt.found.is_none() && since(attempt.begun, now) <= MINUTE + GRACE
}

/// Turns the glass. Whoever has done so before, and still has time, goes on.
pub(crate) async fn begin(
    State(shared): App,
    caller: Caller,
    writer: Writer,
    Path(day): Path<String>,
) -> Answer<Response> {
    let asked = Asked::new(&shared, &day)?;
    if asked.day != asked.today {
        return Err(conflict(Refused::NotToday));
    }
    // Found before the glass is turned: nobody's minute goes by with that.
    asked.play(json!([])).await?;
    shared.gate.begin_day(caller)?;
    let begun = shared.store.begin(asked.day, writer.person, asked.now, MOST_A_DAY).await;
    let attempt = match begun.map_err(not_stored)? {
        Begun::Now(attempt) => attempt,
        Begun::Before(attempt) if runs(&attempt, asked.now) => attempt,
        Begun::Before(_) => return Err(conflict(Refused::DayDone)),
        Begun::Full => return Err(ApiError::unavailable(Refused::DayFull)),
    };
    let stands = asked.stands(&attempt).await?;
    let page = asked.page(Some(writer.person), stands).await?;
    Ok(writer.answer(page))
}

/// What is seen after some commands: while one's minute runs, or in practice.
pub(crate) async fn play(
    State(shared): App,
    visitor: Visitor,
    Path(day): Path<String>,
    body: Bytes,
) -> Answer<Json<DaySeen>> {
    let DayCommands { commands } = parse(&body)?;
    let asked = Asked::new(&shared, &day)?;
    if asked.day == asked.today {
        let attempt = asked.attempt(visitor.known).await?.ok_or_else(|| conflict(Refused::NotBegun))?;
        in_time(&attempt, asked.now)?;
    }
    let Seen { view, told, .. } = asked.play(commands).await?;
    Ok(Json(DaySeen { view, told }))
}

fn in_time(attempt: &Attempt, now: Wall) -> Answer<()> {
    if attempt.found.is_some() {
        return Err(conflict(Refused::DayDone));
    }
    if runs(attempt, now) { Ok(()) } else { Err(conflict(Refused::TimeIsUp)) }
}

/// Hands in what one found: once.
pub(crate) async fn hand_in(
    State(shared): App,
    writer: Writer,
    Path(day): Path<String>,
    body: Bytes,
) -> Answer<Response> {
    let DayCommands { commands } = parse(&body)?;
    let asked = Asked::new(&shared, &day)?;
    let attempt = asked.attempt(Some(writer.person)).await?.ok_or_else(|| conflict(Refused::NotBegun))?;
    in_time(&attempt, asked.now)?;
    let Seen { points, played, .. } = asked.play(commands).await?;
    let found = Found { at: asked.now, points, what: played.to_string() };
    let handed_in = shared.store.hand_in(asked.day, writer.person, found).await;
    let attempt = match handed_in.map_err(not_stored)? {
        HandedIn::Now(attempt) => attempt,
        HandedIn::Before(_) => return Err(conflict(Refused::DayDone)),
        HandedIn::NotBegun => return Err(conflict(Refused::NotBegun)),
    };
    let stands = asked.stands(&attempt).await?;
    let page = asked.page(Some(writer.person), stands).await?;
    Ok(writer.answer(page))
}

/// What an older day's situation was worth, beside what one found just now. It counts for nothing.
pub(crate) async fn practise(
    State(shared): App,
    visitor: Visitor,
    Path(day): Path<String>,
    body: Bytes,
) -> Answer<Response> {
    let DayCommands { commands } = parse(&body)?;
    let asked = Asked::new(&shared, &day)?;
    let attempt = asked.attempt(visitor.known).await?;
    if asked.day == asked.today || attempt.is_some_and(|attempt| runs(&attempt, asked.now)) {
        return Err(conflict(Refused::NotOlder));
    }
    let Seen { points, played, .. } = asked.play(commands).await?;
    let done = asked.done(Some(points), None, Some(played)).await?;
    let page = asked.page(visitor.known, DayStands::Done(done)).await?;
    Ok(visitor.answer(page))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Before {
    before: Option<String>,
}

/// Older days, the latest first, with what one handed in on each.
pub(crate) async fn older(
    State(shared): App,
    visitor: Visitor,
    Query(Before { before }): Query<Before>,
) -> Answer<Response> {
    let asked = Asked::new(&shared, before.as_deref().unwrap_or("today"))?;
    let oldest = asked.today.0.saturating_sub(OLDEST);
    let days = (oldest..asked.day.0).rev().take(LISTED as usize).map(Day);
    let own = match visitor.known {
        Some(person) => shared.store.days_of(person, Some(asked.day), LISTED).await?,
        None => Vec::new(),
    };
    let points = |day: Day| {
        let own = own.iter().find(|(own, _)| *own == day);
        own.and_then(|(_, attempt)| attempt.found.as_ref()).map(|found| found.points)
    };
    let days: Vec<OlderDay> = days
        .map(|day| OlderDay { day: day.to_string(), grade: asked.almanac.grade(day), points: points(day) })
        .collect();
    let more = asked.day.0.saturating_sub(oldest) > LISTED;
    Ok(visitor.answer(Json(OlderDays { days, more })))
}
