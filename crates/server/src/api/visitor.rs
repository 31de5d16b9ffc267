//! Who asks: known by their cookie, or nobody yet. Only somebody who does something becomes somebody, and is given a
//! cookie with the answer: two answers under way at once would give a browser two, and the later would undo the other.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tablier_room::Person;

use super::error::ApiError;
use crate::code::Refused;
use crate::identity::{self, Identity, Token};
use crate::origin;
use crate::server::Shared;

/// Whoever looks.
pub(crate) struct Visitor {
    /// Who they are, if we know them.
    pub(crate) known: Option<Person>,
}

impl FromRequestParts<Arc<Shared>> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, ApiError> {
        match identity::of(&parts.headers) {
            Identity::Known(person) => Ok(Visitor { known: Some(person) }),
            Identity::Stranger => Ok(Visitor { known: None }),
            Identity::Bad => {
                shared.counters.bad_token.one();
                Err(ApiError::new(StatusCode::UNAUTHORIZED, Refused::BadToken))
            }
        }
    }
}

/// Whoever comes from one of our own pages, as those must who open a socket or change something.
pub(crate) struct OwnPage(pub(crate) Visitor);

impl FromRequestParts<Arc<Shared>> for OwnPage {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, ApiError> {
        if !origin::is_our_own(&parts.headers, shared.config.public_url.as_deref()) {
            shared.counters.foreign_origin.one();
            return Err(ApiError::new(StatusCode::FORBIDDEN, Refused::ForeignOrigin));
        }
        Visitor::from_request_parts(parts, shared).await.map(OwnPage)
    }
}

/// Whoever changes something: somebody from now on.
pub(crate) struct Writer {
    pub(crate) person: Person,
    /// For somebody who was nobody before.
    cookie: Option<HeaderValue>,
}

impl Writer {
    /// The answer, with their cookie if it is new.
    pub(crate) fn answer(self, answer: impl IntoResponse) -> Response {
        let mut response = answer.into_response();
        if let Some(cookie) = self.cookie {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }
}

impl FromRequestParts<Arc<Shared>> for Writer {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, ApiError> {
        let OwnPage(visitor) = OwnPage::from_request_parts(parts, shared).await?;
        if let Some(person) = visitor.known {
            return Ok(Writer { person, cookie: None });
        }
        let secure = shared.config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"));
        let token = Token::draw();
        Ok(Writer { person: token.person(), cookie: Some(token.cookie(secure)) })
    }
}
