//! The one error type of HTTP: a status and a stable code. What went wrong inside is logged, not returned.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tablier_room::{BadSetup, Refusal};
use tablier_store::ReadError;

use crate::body::Failure;
use crate::bus::Reply;
use crate::code::Refused;
use crate::edge::gate::TooMany;
use crate::edge::socket::NoPlace;
use crate::owner::NoTable;
use crate::reviews::ASK_AGAIN;
use crate::server::Shared;
use crate::telemetry::Counters;

/// A "no" over HTTP.
#[derive(Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    refusal: Refusal,
    /// When it is worth asking again, if that is known.
    wait: Option<Duration>,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, refused: Refused) -> ApiError {
        ApiError::with(status, refused.into())
    }

    fn with(status: StatusCode, refusal: Refusal) -> ApiError {
        ApiError { status, refusal, wait: None }
    }

    /// The same, and when it is worth asking again.
    pub(crate) fn after(self, wait: Duration) -> ApiError {
        ApiError { wait: Some(wait), ..self }
    }

    pub(crate) fn is(&self, refused: Refused) -> bool {
        self.refusal.code == refused.code()
    }

    pub(crate) fn bad_request(refused: Refused) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, refused)
    }

    /// What a game's rules refuse, in answer to a request.
    pub(crate) fn refused(refusal: Refusal) -> ApiError {
        ApiError::with(StatusCode::CONFLICT, refusal)
    }

    pub(crate) fn not_found(refused: Refused) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, refused)
    }

    /// Too many wait for an expert.
    pub(crate) fn busy(counters: &Counters) -> ApiError {
        counters.too_many_reviews.one();
        ApiError::unavailable(Refused::Busy).after(ASK_AGAIN)
    }

    pub(crate) fn unavailable(refused: Refused) -> ApiError {
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, refused)
    }
}

/// The code of a refusal, for whoever counts them.
#[derive(Clone)]
struct Code(Cow<'static, str>);

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let code = Code(self.refusal.code.clone());
        let mut response = (self.status, Json(Failure { error: self.refusal })).into_response();
        response.extensions_mut().insert(code);
        if let Some(wait) = self.wait {
            // Whole seconds, and none too few.
            let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds.max(1)));
        }
        response
    }
}

impl From<TooMany> for ApiError {
    fn from(TooMany { refused, wait }: TooMany) -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, refused).after(wait)
    }
}

impl From<NoPlace> for ApiError {
    fn from(no_place: NoPlace) -> ApiError {
        match no_place {
            NoPlace::TooMany(too_many) => too_many.into(),
            NoPlace::Full => ApiError::unavailable(Refused::TooManySockets),
        }
    }
}

impl From<NoTable> for ApiError {
    fn from(error: NoTable) -> ApiError {
        match error {
            NoTable::Unknown => ApiError::not_found(Refused::NoSuchTable),
            NoTable::UnknownGame => ApiError::bad_request(Refused::NoSuchGame),
            NoTable::BadSetup(bad) => bad.as_ref().into(),
            NoTable::Gone | NoTable::Elsewhere(_) | NoTable::Unreachable => {
                ApiError::unavailable(Refused::TableGone)
            }
            NoTable::Stopping | NoTable::Store(ReadError::Closed) => {
                ApiError::unavailable(Refused::ServerStops)
            }
            NoTable::TooMany => ApiError::unavailable(Refused::TooManyTables),
            NoTable::NotWoken(_) | NoTable::Store(_) | NoTable::NoCode => {
                tracing::error!(%error, "no table");
                ApiError::unavailable(Refused::StoreFailing)
            }
        }
    }
}

impl From<&BadSetup> for ApiError {
    fn from(bad: &BadSetup) -> ApiError {
        match bad {
            BadSetup::Shape(_) => ApiError::bad_request(Refused::BadSetup),
            BadSetup::Refused(refusal) => ApiError::with(StatusCode::BAD_REQUEST, refusal.clone()),
        }
    }
}

impl From<ReadError> for ApiError {
    fn from(error: ReadError) -> ApiError {
        if error == ReadError::Closed {
            return ApiError::unavailable(Refused::ServerStops);
        }
        tracing::error!(%error, "could not read");
        ApiError::unavailable(Refused::StoreFailing)
    }
}

/// A reply that is not what was asked for.
impl From<Reply> for ApiError {
    fn from(reply: Reply) -> ApiError {
        match reply {
            Reply::Refused(refusal) => ApiError::with(StatusCode::FORBIDDEN, refusal),
            Reply::ReadOnly => ApiError::unavailable(Refused::ReadOnly),
            Reply::Guest(_) | Reply::Seen(_) | Reply::Glance(_) => {
                ApiError::unavailable(Refused::ServerFailing)
            }
        }
    }
}

/// Counts refusals, and gives a code to those that come from below us and have none.
pub(crate) async fn refusals_have_codes(State(shared): State<Arc<Shared>>, response: Response) -> Response {
    let response = with_code(response);
    if let Some(Code(code)) = response.extensions().get() {
        let counters = &shared.counters;
        let fault = response.status().is_client_error();
        let refusals = if fault { &counters.bad_request } else { &counters.unavailable };
        refusals.one(code);
    }
    response
}

fn with_code(response: Response) -> Response {
    let status = response.status();
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
