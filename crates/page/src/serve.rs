//! Which file answers a request, and with what said about it.

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::{Encoding, FILES, File, ON_ALL};

/// Files whose names change with their contents, as the client's tools name them.
const HASHED: &str = "/assets/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// To be asked for every time; what is unchanged is not sent again.
const ASK: &str = "no-cache";

/// A client's files, to be served.
#[derive(Debug, Clone, Copy)]
pub struct Pages {
    files: &'static [File],
    index: &'static File,
}

impl Pages {
    /// The embedded client.
    pub fn embedded() -> Pages {
        Pages::new(FILES)
    }

    /// These files, which must be sorted by their paths, and have an `/index.html` among them.
    ///
    /// # Panics
    /// When they are not, or have none.
    pub fn new(files: &'static [File]) -> Pages {
        assert!(files.is_sorted_by_key(|file| file.path), "a table of files is sorted by their paths");
        let index = find(files, "/index.html").expect("a client has an index.html");
        Pages { files, index }
    }

    /// Routes that answer everything: a file where there is one, the client itself where its own routes are.
    pub fn routes(self) -> Router {
        Router::new().fallback(answer).with_state(self)
    }

    /// The file for a path: what is no file is the client's to make sense of, unless it looks like a file.
    fn file(&self, path: &str) -> Option<&'static File> {
        let looks_like_a_file = || {
            let name = path.rsplit('/').next().unwrap_or_default();
            path.starts_with(HASHED) || name.contains('.')
        };
        find(self.files, path).or_else(|| (!looks_like_a_file()).then_some(self.index))
    }
}

fn find(files: &'static [File], path: &str) -> Option<&'static File> {
    files.binary_search_by_key(&path, |file| file.path).ok().map(|place| &files[place])
}

async fn answer(State(pages): State<Pages>, request: Request) -> Response {
    let mut response = match *request.method() {
        Method::GET | Method::HEAD => match pages.file(request.uri().path()) {
            Some(file) => send(file, request.headers()),
            None => (StatusCode::NOT_FOUND, [(header::CACHE_CONTROL, ASK)], "There is nothing here.\n")
                .into_response(),
        },
        _ => (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")]).into_response(),
    };
    for (name, value) in ON_ALL {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn send(file: &'static File, asked: &HeaderMap) -> Response {
    let accepted = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let accepted = accepted.collect::<Vec<_>>().join(",");
    let (encoding, bytes) = Encoding::choose(file, &accepted);
    let cache = if file.path.starts_with(HASHED) { FOR_EVER } else { ASK };
    let about = [
        (header::ETAG, file.tag),
        (header::CACHE_CONTROL, cache),
        // Also where it is not compressed: a cache must not hand a compressed one to somebody who can't read it.
        (header::VARY, "accept-encoding"),
    ];
    if is_known(file.tag, asked) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let mut response = (about, [(header::CONTENT_TYPE, file.kind)], Body::from(bytes)).into_response();
    if let Some(name) = encoding.name() {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    response
}

/// Does whoever asks have this already?
fn is_known(tag: &str, asked: &HeaderMap) -> bool {
    let strong = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let known = asked.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    known.flat_map(|tags| tags.split(',')).any(|known| known.trim() == "*" || strong(known) == strong(tag))
}
