//! Who somebody is, without accounts: an unguessable token in a cookie. Only its hash goes any further. A token proves that
//! one is the same as before, not that one is anybody: whoever likes makes one up, and is as new as with one of ours.

use axum::http::{HeaderMap, HeaderValue, header};
use sha2::{Digest, Sha256};
use tablier_room::Person;

use crate::world::World;

const COOKIE: &[u8] = b"tablier=";
/// A year: people come back to their tables.
const MAX_AGE: u32 = 31_536_000;

/// What a request's cookies say.
pub(crate) enum Identity {
    /// Somebody with a token: ours, or one that looks like it.
    Known(Token),
    /// Nobody yet.
    Stranger,
    /// A token that can be none of ours: as good as nobody.
    Bad,
}

/// A token, only ever in a cookie.
pub(crate) struct Token([u8; 32]);

impl Token {
    pub(crate) fn draw(world: &World) -> Token {
        Token(world.random())
    }

    pub(crate) fn person(&self) -> Person {
        Person(Sha256::digest(self.0).into())
    }

    /// The header that gives it to a browser.
    pub(crate) fn cookie(&self, secure: bool) -> HeaderValue {
        let token = hex::encode(self.0);
        let secure = if secure { "; Secure" } else { "" };
        let cookie = format!("tablier={token}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&cookie).expect("a cookie of hexadecimal digits is a header's value")
    }
}

/// Who sends these headers. Of several tokens the first that can be one of ours counts.
pub(crate) fn of(headers: &HeaderMap) -> Identity {
    let cookies =
        headers.get_all(header::COOKIE).iter().flat_map(|line| line.as_bytes().split(|b| *b == b';'));
    let tokens = cookies.filter_map(|cookie| cookie.trim_ascii().strip_prefix(COOKIE));
    let mut identity = Identity::Stranger;
    for token in tokens {
        let mut bytes = [0; 32];
        match hex::decode_to_slice(token, &mut bytes) {
            Ok(()) => return Identity::Known(Token(bytes)),
            Err(_) => identity = Identity::Bad,
        }
    }
    identity
}
