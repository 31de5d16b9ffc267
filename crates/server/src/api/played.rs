//! Finished games: as a file, frame by frame, and with an expert's word. Their logs are read off the async threads, a few at a time.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tablier_game::GameId;
use tablier_room::{BadExport, Entry, Kind, Part};
use tablier_store::FinishedGame;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::error::ApiError;
use super::{Answer, App};
use crate::code::Refused;
use crate::registry::read_log;
use crate::reviews;
use crate::server::Shared;

/// A game that is over does not change; what is said of it may, with another version of the program.
const AN_HOUR: &str = "private, max-age=3600";

/// A finished game as a file.
pub(crate) async fn export(State(shared): App, Path(id): Path<String>) -> Answer<Response> {
    let game = find(&shared, &id).await?;
    let name = format!("attachment; filename=\"{}-{id}.json\"", game.game);
    let text = read(&shared, game, Kind::export).await?;
    Ok(([(header::CONTENT_DISPOSITION, name)], json(text)).into_response())
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
    Path(id): Path<String>,
    Query(From { from }): Query<From>,
) -> Answer<Response> {
    let game = find(&shared, &id).await?;
    let part = Part { from, longest: LONGEST_REPLAY };
    let text = read(&shared, game, move |kind, id, entries| kind.replay(id, part, entries)).await?;
    Ok(json(text))
}

/// What the game's expert says of a finished game.
pub(crate) async fn review(State(shared): App, Path(id): Path<String>) -> Answer<Response> {
    let game = find(&shared, &id).await?;
    let kind = shared.registry.kind(&game.game).ok_or_else(unknown)?;
    if !kind.has_review() {
        return Err(ApiError::not_found(Refused::NothingHere));
    }
    if let Some(said) = shared.reviews.said(game.id) {
        return Ok(json(said.as_ref().to_owned()));
    }
    let Some(place) = shared.reviews.place() else { return Err(ApiError::unavailable(Refused::Busy)) };
    // Kept by whoever does the work, not by whoever asked: they may have gone.
    let (begun, stopped, keeper) = (Instant::now(), shared.thinkers.stopping(), Arc::clone(&shared));
    let text = read(&shared, game, move |kind, id, entries| {
        let _place = place;
        let should_stop = || stopped() || begun.elapsed() > reviews::LONGEST;
        let text = kind.review(id, entries, &should_stop).unwrap_or(Err(BadExport::NotOver))?;
        // What was cut off is answered, but not kept as if it were all.
        if !should_stop() {
            keeper.reviews.keep(id, text.as_str().into());
        }
        Ok(text)
    })
    .await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

fn unknown() -> ApiError {
    ApiError::not_found(Refused::NoSuchGame)
}

async fn find(shared: &Shared, id: &str) -> Answer<FinishedGame> {
    let id: GameId = id.parse().map_err(|_| unknown())?;
    shared.store.game(id).await?.ok_or_else(unknown)
}

/// Makes something of a finished game's log.
async fn read(
    shared: &Shared,
    game: FinishedGame,
    make: impl FnOnce(&Kind, GameId, &[Entry]) -> Result<String, BadExport> + Send + 'static,
) -> Answer<String> {
    let kind = shared.registry.kind(&game.game).ok_or_else(unknown)?;
    let place = timeout(shared.config.patience, shared.reading_places.clone().acquire_owned());
    let Ok(Ok(place)) = place.await else { return Err(ApiError::unavailable(Refused::Busy)) };
    let entries = read_log(&*shared.store, game.table).await?;
    let work = spawn_blocking(move || {
        let _place = place;
        make(&kind, game.id, &entries)
    });
    let text = work.await.map_err(|error| {
        tracing::error!(id = %game.id, %error, "reading a finished game failed");
        ApiError::unavailable(Refused::ServerFailing)
    })?;
    text.map_err(|error| {
        tracing::error!(id = %game.id, %error, "a finished game could not be read");
        unknown()
    })
}

fn json(text: String) -> Response {
    let about = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, AN_HOUR)];
    (about, text).into_response()
}
