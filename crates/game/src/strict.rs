//! Reading what people send to the letter: nothing that is not understood is passed over.

use serde::{Deserialize, Deserializer};

/// Reads a unit variant of an internally tagged enum (`#[serde(tag = "…")]`) and refuses every other field.
///
/// serde alone ignores whatever stands beside the tag of such a variant, even under `deny_unknown_fields`. Put
/// `#[serde(deserialize_with = "nothing_else")]` on the variant to have it refused.
///
/// # Errors
/// When there is any field besides the tag.
pub fn nothing_else<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}
    Nothing::deserialize(deserializer).map(|Nothing {}| ())
}
