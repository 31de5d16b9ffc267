//! Who asks: known by their cookie, or nobody yet. Only somebody who does something becomes somebody, and is given a
//! cookie with the answer: two answers under way at once would give a browser two, and the later would undo the other.
//! Who has one gets the same again, so that it does not run out on those who come back.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tablier_room::Person;

use super::error::ApiError;
use crate::code::Refused;
use crate::edge::identity::{self, Identity, Token};
use crate::edge::origin;
use crate::server::Shared;

/// Whoever looks.
pub(crate) struct Visitor {
    /// Who they are, if we know them.
    pub(crate) known: Option<Person>,
    /// Their own cookie anew, for another year.
    cookie: Option<HeaderValue>,
}

impl Visitor {
    /// The answer, with their cookie renewed if they have one.
    pub(crate) fn answer(self, answer: impl IntoResponse) -> Response {
        with_cookie(answer, self.cookie)
    }
}

impl FromRequestParts<Arc<Shared>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, Infallible> {
        let token = match identity::of(&parts.headers) {
            Identity::Known(token) => Some(token),
            Identity::Stranger => None,
            Identity::Bad => {
                shared.counters.bad_token.one();
                None
            }
        };
        let cookie = token.as_ref().map(|token| token.cookie(is_secure(shared)));
        Ok(Visitor { known: token.map(|token| token.person()), cookie })
    }
}

fn is_secure(shared: &Shared) -> bool {
    shared.config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
}

fn with_cookie(answer: impl IntoResponse, cookie: Option<HeaderValue>) -> Response {
    let mut response = answer.into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
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
        let Ok(visitor) = Visitor::from_request_parts(parts, shared).await;
        Ok(OwnPage(visitor))
    }
}

/// Whoever changes something: somebody from now on.
pub(crate) struct Writer {
    pub(crate) person: Person,
    cookie: HeaderValue,
}

impl Writer {
    /// The answer, with their cookie: a new one for somebody who was nobody before, or whose own was none of ours.
    pub(crate) fn answer(self, answer: impl IntoResponse) -> Response {
        with_cookie(answer, Some(self.cookie))
    }
}

impl FromRequestParts<Arc<Shared>> for Writer {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, ApiError> {
        let OwnPage(visitor) = OwnPage::from_request_parts(parts, shared).await?;
        if let Visitor { known: Some(person), cookie: Some(cookie) } = visitor {
            return Ok(Writer { person, cookie });
        }
        let token = Token::draw(&shared.world);
        Ok(Writer { person: token.person(), cookie: token.cookie(is_secure(shared)) })
    }
}
