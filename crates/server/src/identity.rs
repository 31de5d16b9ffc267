//! Who somebody is, without accounts: an unguessable token in a cookie. Only its hash goes any further.

use axum::http::{HeaderMap, HeaderValue, header};
use rand::RngExt;
use sha2::{Digest, Sha256};
use tablier_room::Person;

const COOKIE: &str = "tablier";
/// A year: people come back to their tables.
const MAX_AGE: u32 = 31_536_000;

/// What a request's cookie says.
pub(crate) enum Identity {
    /// Somebody we have given a token.
    Known(Person),
    /// Nobody yet.
    Stranger,
    /// A token that is none of ours.
    Bad,
}

/// A token, only ever in a cookie.
pub(crate) struct Token([u8; 32]);

impl Token {
    pub(crate) fn draw() -> Token {
        Token(rand::rng().random())
    }

    pub(crate) fn person(&self) -> Person {
        Person(Sha256::digest(self.0).into())
    }

    /// The header that gives it to a browser.
    pub(crate) fn cookie(&self, secure: bool) -> HeaderValue {
        let token = hex::encode(self.0);
        let secure = if secure { "; Secure" } else { "" };
        let cookie = format!("{COOKIE}={token}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&cookie).expect("a cookie of hexadecimal digits is a header's value")
    }
}

/// Who sends these headers.
pub(crate) fn of(headers: &HeaderMap) -> Identity {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let Some((_, token)) = pairs.find(|(name, _)| *name == COOKIE) else { return Identity::Stranger };
    let mut bytes = [0; 32];
    match hex::decode_to_slice(token, &mut bytes) {
        Ok(()) => Identity::Known(Token(bytes).person()),
        Err(_) => Identity::Bad,
    }
}
