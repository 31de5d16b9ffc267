//! Reading what people send to the letter: nothing that is not understood is passed over.

use serde::{Deserialize, Deserializer};

/// For a variant that is but its name, of an enum told apart by a field (`deserialize_with`): by itself serde would
/// let it carry any fields along, known or not.
///
/// # Errors
/// When there are any.
pub fn nothing_else<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}
    Nothing::deserialize(deserializer).map(|Nothing {}| ())
}
