//! The page in the browser: the client as `build/` built, compressed and embedded it, and how its files are served.
//!
//! What is embedded is the same in every profile, so that tests see what people get. The server knows nothing of it:
//! the program hands [`Pages::routes`] to it as what answers everything that is not the API.

mod card;
mod encoding;
mod headers;
mod serve;

pub use card::Card;
pub use encoding::Encoding;
pub use headers::{ON_ALL, POLICY};
pub use serve::Pages;

/// One file of the client.
#[derive(Debug, Clone, Copy)]
pub struct File {
    /// Its address: `/assets/main-1a2b3c.js`.
    pub path: &'static str,
    /// Its media type.
    pub kind: &'static str,
    /// Its entity tag: another whenever the file is another.
    pub tag: &'static str,
    /// Itself.
    pub plain: &'static [u8],
    /// Itself compressed, if that is any smaller.
    pub brotli: Option<&'static [u8]>,
    /// The same for those who can't read that.
    pub gzip: Option<&'static [u8]>,
}

/// Which build of the client this is: the name of its main script, which no other build has.
pub fn build() -> &'static str {
    let index = FILES.iter().find(|file| file.path == "/index.html");
    let text = index.and_then(|file| std::str::from_utf8(file.plain).ok()).unwrap_or_default();
    let name = |rest: &'static str| rest.split_once(".js\"").map(|(name, _)| name);
    text.split_once("src=\"/assets/").and_then(|(_, rest)| name(rest)).unwrap_or_default()
}

/// The client's files, by their paths.
pub static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
