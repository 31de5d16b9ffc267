//! Finished games: as a file, frame by frame, and with an expert's word. Only a game's own entries are read for it, a
//! few games at a time, in fair turns, and what is made of them is made off the async threads.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tablier_game::GameId;
use tablier_room::{BadExport, Entry, Kind, Opinion, Part, Summary};
use tablier_store::FinishedGame;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::error::ApiError;
use super::visitor::Visitor;
use super::{Answer, App, json};
use crate::code::Refused;
use crate::edge::caller::Caller;
use crate::fair::{Asker, Permit};
use crate::owner::read_entries;
use crate::reviews;
use crate::server::Shared;

/// A game that is over does not change; what is shown of it may, with another version of the program.
const AN_HOUR: &str = "private, max-age=3600";

/// A finished game as a file.
pub(crate) async fn export(
    State(shared): App,
    caller: Caller,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Answer<Response> {
    let game = find(&shared, &id).await?;
    let name = format!("attachment; filename=\"{}-{id}.json\"", game.game);
    let (kind, id) = (kind_of(&shared, &game)?, game.id);
    let log = Log::read(&shared, Asker::at(caller, visitor.known), &game).await?;
    let text = make(id, move || kind.export(id, &log.entries)).await?;
    let about = [(header::CONTENT_DISPOSITION, name.as_str()), (header::CACHE_CONTROL, AN_HOUR)];
    Ok((about, json(text)).into_response())
}

/// A replay holds so many bytes of frames, and then says which to ask for next. Most games are whole at once; long
/// matches of Koroona, with every stroke's film, are not.
const LONGEST_REPLAY: usize = 8 << 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct From {
    #[serde(default)]
    from: usize,
}

/// A finished game as a spectator saw it, or as much of it as is told at once.
pub(crate) async fn replay(
    State(shared): App,
    caller: Caller,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(From { from }): Query<From>,
) -> Answer<Response> {
    let game = find(&shared, &id).await?;
    let (kind, id) = (kind_of(&shared, &game)?, game.id);
    let mut summary: Summary = serde_json::from_str(&game.summary).map_err(|error| {
        tracing::error!(%id, %error, "could not read what is kept of a game");
        unknown()
    })?;
    let log = Log::read(&shared, Asker::at(caller, visitor.known), &game).await?;
    // It ended before it was kept who sat there: then it takes all that went before.
    let before =
        if summary.seats.is_empty() { Some(log.also(&shared, &game, 1..=game.first).await?) } else { None };
    let part = Part { from, longest: LONGEST_REPLAY };
    let text = make(id, move || {
        if let Some(before) = before {
            summary.seats = kind.who_sat(id, &before)?;
        }
        kind.replay(id, part, summary, &log.entries)
    })
    .await?;
    Ok(([(header::CACHE_CONTROL, AN_HOUR)], json(text)).into_response())
}

/// What the game's expert says of a finished game.
pub(crate) async fn review(
    State(shared): App,
    caller: Caller,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Answer<Response> {
    let game = find(&shared, &id).await?;
    let id = game.id;
    let expert = kind_of(&shared, &game)?.expert();
    let expert = expert.ok_or_else(|| ApiError::not_found(Refused::NothingHere))?;
    if let Some(said) = said_before(&shared, id, expert.edition).await {
        return Ok(json(said));
    }
    let place = match shared.reviews.ask(visitor.known, caller, id).await {
        reviews::Asked::Said(said) => return Ok(json(said.as_ref().to_owned())),
        reviews::Asked::Busy => return Err(ApiError::busy(&shared.counters)),
        reviews::Asked::Think(place) => place,
    };
    // In the expert's place, not in a reader's: the one expert waits for nobody who only reads.
    let entries = read_entries(&*shared.store, game.table, game.first..=game.last).await?;
    // Kept by whoever does the work, not by whoever asked: they may have gone.
    let work = async move {
        let (stopped, keeper) = (shared.thinkers.stopping(), Arc::clone(&shared));
        let opinion = make(id, move || {
            let (_place, begun) = (place, Instant::now());
            let should_stop = || stopped() || begun.elapsed() > reviews::LONGEST;
            let opinion = expert.review(id, &entries, &should_stop)?;
            keeper.reviews.keep(id, opinion.text.as_str().into());
            Ok(opinion)
        });
        let opinion = opinion.await?;
        keep(&shared, id, expert.edition, &opinion).await;
        Ok(json(opinion.text))
    };
    tokio::spawn(work).await.unwrap_or_else(|_| Err(ApiError::unavailable(Refused::ServerFailing)))
}

/// What the same expert said before, if the store has it. A store that fails keeps nobody from thinking again.
async fn said_before(shared: &Shared, id: GameId, edition: u32) -> Option<String> {
    let said = shared.store.review(id, edition).await;
    said.inspect_err(|error| tracing::warn!(%id, %error, "could not read a review")).ok().flatten()
}

/// Keeps what an expert has said to the end.
async fn keep(shared: &Shared, id: GameId, edition: u32, opinion: &Opinion) {
    if !opinion.whole {
        return;
    }
    if let Err(error) = shared.store.keep_review(id, edition, opinion.text.clone()).await {
        tracing::warn!(%id, %error, "could not keep a review");
    }
}

fn unknown() -> ApiError {
    ApiError::not_found(Refused::NoSuchGame)
}

async fn find(shared: &Shared, id: &str) -> Answer<FinishedGame> {
    let id: GameId = id.parse().map_err(|_| unknown())?;
    shared.store.game(id).await?.ok_or_else(unknown)
}

fn kind_of(shared: &Shared, game: &FinishedGame) -> Answer<Kind> {
    shared.owners.kind(&game.game).ok_or_else(unknown)
}

/// A finished game's entries, with the place they were read in: they are many, and those of only a few games are in
/// memory at a time.
struct Log {
    entries: Vec<Entry>,
    _place: Permit<GameId>,
}

impl Log {
    async fn read(shared: &Shared, asker: Asker, game: &FinishedGame) -> Answer<Log> {
        let place = timeout(shared.config.patience, shared.reading_places.take(asker, game.id));
        let Ok(Some(place)) = place.await else { return Err(ApiError::unavailable(Refused::Busy)) };
        let entries = read_entries(&*shared.store, game.table, game.first..=game.last).await?;
        Ok(Log { entries, _place: place })
    }

    /// Others of the same table's, in the same place.
    async fn also(
        &self,
        shared: &Shared,
        game: &FinishedGame,
        numbers: RangeInclusive<u64>,
    ) -> Answer<Vec<Entry>> {
        Ok(read_entries(&*shared.store, game.table, numbers).await?)
    }
}

/// Makes something of a finished game, off the async threads.
async fn make<T: Send + 'static>(
    id: GameId,
    work: impl FnOnce() -> Result<T, BadExport> + Send + 'static,
) -> Answer<T> {
    let made = spawn_blocking(work).await.map_err(|error| {
        tracing::error!(%id, %error, "reading a finished game failed");
        ApiError::unavailable(Refused::ServerFailing)
    })?;
    made.map_err(|error| {
        tracing::error!(%id, %error, "a finished game could not be read");
        unknown()
    })
}
