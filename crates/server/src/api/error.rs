//! The one error type of HTTP: a status and a stable code. What went wrong inside is logged, not returned.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use tablier_room::Refusal;
use tablier_store::ReadError;

use crate::registry::NoTable;
use crate::table::Trouble;

/// A "no" over HTTP.
#[derive(Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    refusal: Refusal,
}

#[derive(Serialize)]
struct Body {
    error: Refusal,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: &'static str) -> ApiError {
        ApiError { status, refusal: Refusal { code: code.into(), rule: None } }
    }

    pub(crate) fn bad_request(code: &'static str) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, code)
    }

    pub(crate) fn unavailable(code: &'static str) -> ApiError {
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, code)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(Body { error: self.refusal })).into_response()
    }
}

impl From<NoTable> for ApiError {
    fn from(error: NoTable) -> ApiError {
        match error {
            NoTable::Unknown => ApiError::new(StatusCode::NOT_FOUND, "no_such_table"),
            NoTable::UnknownGame => ApiError::bad_request("no_such_game"),
            NoTable::BadSetup(_) => ApiError::bad_request("bad_setup"),
            NoTable::TooMany => ApiError::unavailable("too_many_tables"),
            NoTable::Log(_) | NoTable::Store(_) | NoTable::NoCode => {
                tracing::error!(%error, "no table");
                ApiError::unavailable("store_failing")
            }
        }
    }
}

impl From<ReadError> for ApiError {
    fn from(error: ReadError) -> ApiError {
        tracing::error!(%error, "could not read");
        ApiError::unavailable("store_failing")
    }
}

impl From<Trouble> for ApiError {
    fn from(trouble: Trouble) -> ApiError {
        match trouble {
            Trouble::Refused(refusal) => ApiError { status: StatusCode::FORBIDDEN, refusal },
            Trouble::ReadOnly => ApiError::unavailable("read_only"),
        }
    }
}
