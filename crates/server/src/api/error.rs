//! The one error type of HTTP: a status and a stable code. What went wrong inside is logged, not returned.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use tablier_room::{BadSetup, Refusal};
use tablier_store::ReadError;

use crate::body::Failure;
use crate::code::Refused;
use crate::registry::NoTable;
use crate::server::Shared;
use crate::table::Trouble;

/// A "no" over HTTP.
#[derive(Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    refusal: Refusal,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, refused: Refused) -> ApiError {
        ApiError { status, refusal: refused.into() }
    }

    pub(crate) fn bad_request(refused: Refused) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, refused)
    }

    pub(crate) fn not_found(refused: Refused) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, refused)
    }

    pub(crate) fn unavailable(refused: Refused) -> ApiError {
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, refused)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(Failure { error: self.refusal })).into_response()
    }
}

impl From<NoTable> for ApiError {
    fn from(error: NoTable) -> ApiError {
        match error {
            NoTable::Unknown => ApiError::not_found(Refused::NoSuchTable),
            NoTable::UnknownGame => ApiError::bad_request(Refused::NoSuchGame),
            NoTable::BadSetup(bad) => match bad.as_ref() {
                BadSetup::Shape(_) => ApiError::bad_request(Refused::BadSetup),
                BadSetup::Refused(refusal) => {
                    ApiError { status: StatusCode::BAD_REQUEST, refusal: refusal.clone() }
                }
            },
            NoTable::Gone => ApiError::unavailable(Refused::TableGone),
            NoTable::Stopping => ApiError::unavailable(Refused::ServerStops),
            NoTable::TooMany => ApiError::unavailable(Refused::TooManyTables),
            NoTable::Log(_) | NoTable::Store(_) | NoTable::NoCode => {
                tracing::error!(%error, "no table");
                ApiError::unavailable(Refused::StoreFailing)
            }
        }
    }
}

impl From<ReadError> for ApiError {
    fn from(error: ReadError) -> ApiError {
        tracing::error!(%error, "could not read");
        ApiError::unavailable(Refused::StoreFailing)
    }
}

impl From<Trouble> for ApiError {
    fn from(trouble: Trouble) -> ApiError {
        match trouble {
            Trouble::Refused(refusal) => ApiError { status: StatusCode::FORBIDDEN, refusal },
            Trouble::ReadOnly => ApiError::unavailable(Refused::ReadOnly),
        }
    }
}

/// Counts refusals, and gives a code to those that come from below us and have none.
pub(crate) async fn refusals_have_codes(State(shared): State<Arc<Shared>>, response: Response) -> Response {
    let status = response.status();
    if status.is_client_error() {
        shared.counters.bad_request.one();
    }
    let ours = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if ours || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let code = match status {
        StatusCode::PAYLOAD_TOO_LARGE => Refused::TooLong,
        StatusCode::UPGRADE_REQUIRED => Refused::SocketExpected,
        _ if status.is_server_error() => Refused::ServerFailing,
        _ => Refused::BadRequest,
    };
    ApiError::new(status, code).into_response()
}
