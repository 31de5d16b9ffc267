//! Doors: the short code that is read aloud leads to a table while its host keeps the door open.

use axum::Json;
use axum::extract::{Path, State};
use tablier_room::{DoorCode, Person, TableCode};

use super::error::ApiError;
use super::gate::{admits_by_short_code, is_forgotten};
use super::visitor::Visitor;
use super::{Answer, App};
use crate::body::Found;
use crate::code::Refused;
use crate::edge::caller::Caller;
use crate::edge::guesses::Code;
use crate::server::Shared;

/// The table that a short code leads to. Whatever it may mean, it is one guess.
pub(crate) async fn door(
    State(shared): App,
    caller: Caller,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Answer<Json<Found>> {
    let no_such_table = || ApiError::not_found(Refused::NoSuchTable);
    let code: DoorCode = code.parse().map_err(|_| no_such_table())?;
    let guess = shared.gate.guess(caller, Code::Short);
    let guess = guess.inspect_err(|_| shared.counters.guesses_of_address.one())?;
    let Some(code) = leads_to(&shared, visitor.known, code).await? else {
        guess.missed();
        return Err(no_such_table());
    };
    Ok(Json(Found { code }))
}

/// The table behind an open door of this code; or one of before codes were long that has it itself, for those whom that
/// admits.
async fn leads_to(shared: &Shared, person: Option<Person>, code: DoorCode) -> Answer<Option<TableCode>> {
    if let Some(behind) = shared.store.door(code).await?
        && !is_forgotten(shared, behind).await?
    {
        return Ok(Some(behind));
    }
    let Ok(old) = code.as_str().parse::<TableCode>() else { return Ok(None) };
    Ok(admits_by_short_code(shared, person, old).await?.then_some(old))
}
