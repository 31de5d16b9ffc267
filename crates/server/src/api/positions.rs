//! Positions that no game stands behind: how they look, and what an expert says of them. The game's rules decide which
//! there can be. Experts think about them by the same turns, and for no longer, than about finished games.

use std::sync::Arc;
use std::time::Instant;

use axum::body::Bytes;
use axum::extract::State;
use axum::response::Response;
use sha2::{Digest, Sha256};
use tablier_game::GameId;
use tablier_room::{BadSetup, Kind};
use tokio::task::spawn_blocking;

use super::error::ApiError;
use super::visitor::OwnPage;
use super::{Answer, App, days, json, parse};
use crate::body::GivenPosition;
use crate::code::Refused;
use crate::edge::caller::Caller;
use crate::reviews;
use crate::server::Shared;

/// A position as everybody would see it.
pub(crate) async fn lay(State(shared): App, _own: OwnPage, body: Bytes) -> Answer<Response> {
    let given: GivenPosition = parse(&body)?;
    let kind = kind_of(&shared, &given)?;
    let text = off_the_threads(move || kind.lay(given.setup, given.seats.into())).await?;
    Ok(json(text))
}

/// What the game's expert says of it.
pub(crate) async fn consider(
    State(shared): App,
    caller: Caller,
    OwnPage(visitor): OwnPage,
    body: Bytes,
) -> Answer<Response> {
    let given: GivenPosition = parse(&body)?;
    let kind = kind_of(&shared, &given)?;
    days::ensure_not_todays(&shared, &given).await?;
    let expert = kind.expert().ok_or_else(|| ApiError::not_found(Refused::NothingHere))?;
    // Refused before anybody waits for it.
    let setup = given.setup.clone();
    off_the_threads(move || kind.lay(setup, given.seats.into())).await?;
    let id = name_of(&given);
    let place = match shared.reviews.ask(visitor.known, caller, id).await {
        reviews::Asked::Said(said) => return Ok(json(said.as_ref().to_owned())),
        reviews::Asked::Busy => return Err(ApiError::busy(&shared.counters)),
        reviews::Asked::Think(place) => place,
    };
    let (stopped, keeper) = (shared.thinkers.stopping(), Arc::clone(&shared));
    let text = off_the_threads(move || {
        let (_place, begun) = (place, Instant::now());
        let should_stop = || stopped() || begun.elapsed() > reviews::LONGEST;
        let opinion = expert.consider(id, given.setup, given.seats.into(), &should_stop)?;
        keeper.reviews.keep(id, opinion.text.as_str().into());
        Ok(opinion.text)
    });
    Ok(json(text.await?))
}

fn kind_of(shared: &Shared, given: &GivenPosition) -> Answer<Kind> {
    shared.owners.kind(&given.game).ok_or_else(|| ApiError::bad_request(Refused::NoSuchGame))
}

/// A name for a position, the same whenever it is asked for: no game has it, as games draw theirs.
fn name_of(GivenPosition { game, seats, setup }: &GivenPosition) -> GameId {
    let digest = Sha256::digest(format!("{game} {seats} {setup}"));
    GameId(std::array::from_fn(|n| digest[n]))
}

async fn off_the_threads(work: impl FnOnce() -> Result<String, BadSetup> + Send + 'static) -> Answer<String> {
    let made = spawn_blocking(work).await.map_err(|error| {
        tracing::error!(%error, "looking at a position failed");
        ApiError::unavailable(Refused::ServerFailing)
    })?;
    made.map_err(|bad| ApiError::from(&bad))
}
