//! Who asks: known by their cookie, or given one with the answer. Writers must come from our own pages.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use tablier_room::Person;

use super::error::ApiError;
use crate::code::Refused;
use crate::identity::{self, Identity, Token};
use crate::origin;
use crate::server::Shared;

/// Whoever asks.
pub(crate) struct Visitor {
    person: Person,
    /// A new token for somebody who had none.
    token: Option<Token>,
    secure: bool,
}

impl Visitor {
    pub(crate) fn person(&self) -> Person {
        self.person
    }

    /// Who they are, if they had a token already.
    pub(crate) fn known(&self) -> Option<Person> {
        self.token.is_none().then_some(self.person)
    }

    /// The answer, with a new token for somebody who had none.
    pub(crate) fn answer(&self, answer: impl IntoResponse) -> Response {
        let mut response = answer.into_response();
        if let Some(token) = &self.token {
            response.headers_mut().append(header::SET_COOKIE, token.cookie(self.secure));
        }
        response
    }
}

impl FromRequestParts<Arc<Shared>> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, ApiError> {
        let secure = shared.config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"));
        match identity::of(&parts.headers) {
            Identity::Known(person) => Ok(Visitor { person, token: None, secure }),
            Identity::Stranger => {
                let token = Token::draw();
                Ok(Visitor { person: token.person(), token: Some(token), secure })
            }
            Identity::Bad => {
                shared.counters.bad_token.one();
                Err(ApiError::new(StatusCode::UNAUTHORIZED, Refused::BadToken))
            }
        }
    }
}

/// Whoever wants to change something, or to open a socket.
pub(crate) struct Writer(pub(crate) Visitor);

impl FromRequestParts<Arc<Shared>> for Writer {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, ApiError> {
        if !origin::is_our_own(&parts.headers, shared.config.public_url.as_deref()) {
            shared.counters.foreign_origin.one();
            return Err(ApiError::new(StatusCode::FORBIDDEN, Refused::ForeignOrigin));
        }
        Visitor::from_request_parts(parts, shared).await.map(Writer)
    }
}
