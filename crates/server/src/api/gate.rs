//! Whoever comes is looked at before anything is done for them: by address, and at a table by whether it is there.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tablier_room::{DOOR_STAYS_OPEN, Person, TableCode};

use super::Answer;
use super::error::ApiError;
use crate::code::Refused;
use crate::edge::caller::{Caller, Peer};
use crate::edge::guesses::Code;
use crate::server::Shared;

/// Finds out who asks, and whether they may ask anything just now.
pub(crate) async fn at_the_gate(
    State(shared): State<Arc<Shared>>,
    mut request: Request,
    next: Next,
) -> Response {
    let peer = request.extensions().get::<Peer>().copied();
    let caller = peer.map_or(Caller::NOBODY, |Peer(address)| shared.gate.caller(address, request.headers()));
    if let Err(too_many) = shared.gate.request(caller) {
        return ApiError::from(too_many).into_response();
    }
    request.extensions_mut().insert(caller);
    next.run(request).await
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Infallible> {
        Ok(parts.extensions.get::<Caller>().copied().unwrap_or(Caller::NOBODY))
    }
}

/// Lets somebody through to a table. Whoever asked too often for tables that are not there gets to none but their own,
/// and hears nothing of whether there is one.
pub(super) async fn admit(
    shared: &Shared,
    caller: Caller,
    person: Option<Person>,
    code: TableCode,
) -> Answer<()> {
    let kind = if code.is_short() { Code::Short } else { Code::Long };
    let guess = match shared.gate.guess(caller, kind) {
        Ok(guess) => guess,
        Err(too_many) => {
            let is_known = match person {
                Some(person) => shared.store.is_guest(person, code).await?,
                None => false,
            };
            if is_known {
                return Ok(());
            }
            shared.counters.guesses_of_address.one();
            return Err(too_many.into());
        }
    };
    // An old table's code is short enough to be guessed: it admits those who were there, and others while the door is
    // open. To anybody else there is no such table, and nothing tells whether there is one.
    let is_admitted = if code.is_short() {
        admits_by_short_code(shared, person, code).await?
    } else {
        shared.owners.is_awake(code)? || shared.store.last(code).await?.is_some()
    };
    if is_admitted {
        return Ok(());
    }
    guess.missed();
    Err(ApiError::not_found(Refused::NoSuchTable))
}

/// Whether an old table's code is enough for somebody: they were there, or its door is open.
pub(super) async fn admits_by_short_code(
    shared: &Shared,
    person: Option<Person>,
    code: TableCode,
) -> Answer<bool> {
    if !shared.store.admits(code, person).await? {
        return Ok(false);
    }
    let was_there = match person {
        Some(person) => shared.store.is_guest(person, code).await?,
        None => false,
    };
    Ok(was_there || !is_forgotten(shared, code).await?)
}

/// Whether nothing has happened at a table for so long that its door leads nowhere, though it was never closed.
pub(super) async fn is_forgotten(shared: &Shared, code: TableCode) -> Answer<bool> {
    let last = shared.store.last(code).await?;
    Ok(last.is_none_or(|last| shared.world.wall().since(last.wall) >= DOOR_STAYS_OPEN))
}
