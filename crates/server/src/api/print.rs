//! The games on paper: made once, kept for a while.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use tokio::task::spawn_blocking;

use super::visitor::Visitor;
use super::{Answer, ApiError, App};
use crate::code::Refused;
use crate::edge::caller::Caller;
use crate::fair::Asker;
use crate::press::{ASK_AGAIN, NotPrinted};

/// The same bytes until the program is another: browsers may keep them for a while.
const AN_HOUR: &str = "public, max-age=3600";

/// A game on paper, as a PDF.
pub(crate) async fn print(
    State(shared): App,
    caller: Caller,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(wishes): Query<Vec<(String, String)>>,
) -> Answer<Response> {
    let press = shared.prints.press().ok_or_else(|| ApiError::not_found(Refused::NothingHere))?;
    let job = press.order(&game, &wishes).map_err(|not_printed| match not_printed {
        NotPrinted::NoSuchGame => ApiError::not_found(Refused::NoSuchGame),
        NotPrinted::BadWish => ApiError::bad_request(Refused::BadRequest),
    })?;
    if let Some(bytes) = shared.prints.kept(&job.name) {
        return Ok(pdf(&job.name, bytes));
    }
    let reader = Asker::at(caller, visitor.known);
    let Some(place) = shared.prints.permit(reader, &job.name).await else {
        return Err(ApiError::unavailable(Refused::Busy).after(ASK_AGAIN));
    };
    // It may have been printed while this one waited.
    if let Some(bytes) = shared.prints.kept(&job.name) {
        return Ok(pdf(&job.name, bytes));
    }
    // Kept by whoever does the work, not by whoever asked: they may have gone.
    let (name, keeper) = (job.name.clone(), Arc::clone(&shared));
    let printed = spawn_blocking(move || {
        let _place = place;
        let bytes = Bytes::from((job.make)());
        keeper.prints.keep(job.name, bytes.clone());
        bytes
    });
    let bytes = printed.await.map_err(|error| {
        tracing::error!(%name, %error, "printing failed");
        ApiError::unavailable(Refused::ServerFailing)
    })?;
    Ok(pdf(&name, bytes))
}

fn pdf(name: &str, bytes: Bytes) -> Response {
    let about = [
        (header::CONTENT_TYPE, "application/pdf".to_owned()),
        (header::CONTENT_DISPOSITION, format!("inline; filename=\"{name}\"")),
        (header::CACHE_CONTROL, AN_HOUR.to_owned()),
    ];
    (about, bytes).into_response()
}
