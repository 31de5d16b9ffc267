//! Which file answers a request, and with what said about it.

use std::hash::{Hash, Hasher};

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::{Card, Encoding, FILES, File, ON_ALL};

/// Files whose names change with their contents, as the client's tools name them.
const HASHED: &str = "/assets/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// To be asked for every time; what is unchanged is not sent again.
const ASK: &str = "no-cache";

/// A client's files, to be served.
#[derive(Debug, Clone)]
pub struct Pages {
    files: &'static [File],
    index: &'static File,
    /// Where people see it, such as `https://play.example`.
    origin: Option<String>,
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
        Pages { files, index, origin: None }
    }

    /// The same, seen by people at this address: for the pictures of links that are sent to others. Where it is not
    /// known, it is what whoever asks calls this host.
    #[must_use]
    pub fn seen_at(self, origin: Option<String>) -> Pages {
        Pages { origin, ..self }
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

impl Pages {
    /// The client itself, with a card in its head that fits the address; none if this is another file.
    fn page(&self, file: &'static File, request: &Request) -> Option<Response> {
        if !std::ptr::eq(file, self.index) {
            return None;
        }
        let asked = request.headers();
        let uri = request.uri();
        let card = Card::of(uri.path(), uri.query(), &all_of(asked, &header::ACCEPT_LANGUAGE));
        let origin = self.origin.clone().or_else(|| origin_of(asked));
        let texts = format!("{HASHED}text-{}-shell-", card.language());
        let texts = self.files.iter().map(|file| file.path).find(|path| path.starts_with(&texts));
        let page = card.put_into(std::str::from_utf8(file.plain).ok()?, origin.as_deref(), texts)?;
        let tag = tag_of(&page);
        let about = [
            (header::ETAG, tag.as_str()),
            (header::CACHE_CONTROL, ASK),
            (header::VARY, "accept-encoding, accept-language, host"),
        ];
        Some(if is_known(&tag, asked) {
            (StatusCode::NOT_MODIFIED, about).into_response()
        } else {
            (about, [(header::CONTENT_TYPE, file.kind)], page).into_response()
        })
    }
}

/// Another whenever the page is another.
fn tag_of(page: &str) -> String {
    let mut hasher = std::hash::DefaultHasher::new();
    page.hash(&mut hasher);
    format!("W/\"{:x}\"", hasher.finish())
}

/// This host as it was called; what is no name of a host is none.
fn origin_of(asked: &HeaderMap) -> Option<String> {
    let host = asked.get(header::HOST)?.to_str().ok()?;
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    (!host.is_empty() && host.bytes().all(fits)).then(|| format!("http://{host}"))
}

/// All that a header says, however often it is there.
fn all_of(asked: &HeaderMap, name: &HeaderName) -> String {
    asked.get_all(name).iter().filter_map(|value| value.to_str().ok()).collect::<Vec<_>>().join(",")
}

fn find(files: &'static [File], path: &str) -> Option<&'static File> {
    files.binary_search_by_key(&path, |file| file.path).ok().map(|place| &files[place])
}

async fn answer(State(pages): State<Pages>, request: Request) -> Response {
    let mut response = match *request.method() {
        Method::GET | Method::HEAD => match pages.file(request.uri().path()) {
            Some(file) => match pages.page(file, &request) {
                Some(page) => page,
                None => send(file, request.headers()),
            },
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
    let (encoding, bytes) = Encoding::choose(file, &all_of(asked, &header::ACCEPT_ENCODING));
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
