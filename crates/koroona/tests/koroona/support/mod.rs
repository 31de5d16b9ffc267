//! What several tests share.

pub(crate) mod scene;
pub(crate) mod strokes;
