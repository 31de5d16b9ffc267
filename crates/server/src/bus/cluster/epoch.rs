//! How an epoch travels: as the number it is.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bus::Epoch;

#[expect(clippy::ref_option, reason = "serde hands a field over as it is")]
pub(crate) fn serialize<S: Serializer>(epoch: &Option<Epoch>, to: S) -> Result<S::Ok, S::Error> {
    epoch.map(|Epoch(number)| number).serialize(to)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Epoch>, D::Error> {
    Ok(Option::deserialize(from)?.map(Epoch))
}
