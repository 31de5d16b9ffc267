//! What the writer tells whoever keeps figures.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// One commit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Commit {
    /// The calls that shared it.
    pub calls: usize,
    /// The entries in it; of one that failed, those that would have been.
    pub entries: usize,
    /// From when the writer took the calls to when they could be answered.
    pub took: Duration,
    /// Whether it is on the disk. Otherwise everybody in it was told of trouble.
    pub ok: bool,
}

/// Whoever wants to hear of commits. It is called by the writer between two of them: what takes long here holds
/// everything up.
#[derive(Clone)]
pub struct Observer(Arc<dyn Fn(Commit) + Send + Sync>);

impl Observer {
    /// One that does this with every commit.
    pub fn new(hears: impl Fn(Commit) + Send + Sync + 'static) -> Observer {
        Observer(Arc::new(hears))
    }

    pub(crate) fn hear(&self, commit: Commit) {
        (self.0)(commit);
    }
}

impl fmt::Debug for Observer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Observer")
    }
}
