//! Whether a request comes from our own pages. Browsers say where from; programs that are none say nothing.

use axum::http::{HeaderMap, header};

/// The origins that may open sockets and write: the host the request was sent to, and the public address.
pub(crate) fn is_our_own(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    let same_host = authority.is_some() && authority == host;
    let public = public_url.map(|url| url.trim_end_matches('/'));
    same_host || public == Some(origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages() {
        let check = |origin: &str, host: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ORIGIN, origin.parse().unwrap());
            headers.insert(header::HOST, host.parse().unwrap());
            is_our_own(&headers, Some("https://play.example/"))
        };
        assert!(check("http://127.0.0.1:8080", "127.0.0.1:8080"));
        assert!(check("https://play.example", "127.0.0.1:8080"), "behind a proxy");
        for foreign in ["http://evil.example", "null", "http://127.0.0.1:8081", "https://play.example.evil"] {
            assert!(!check(foreign, "127.0.0.1:8080"), "{foreign}");
        }
        assert!(is_our_own(&HeaderMap::new(), None), "a program that is no browser");
    }
}
