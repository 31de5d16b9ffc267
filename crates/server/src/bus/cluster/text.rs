//! How texts for sockets travel between nodes: as strings. What is shared within a node is sent once to each.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tablier_room::{GuestId, Messages};

use crate::bus::{Telling, Text};

pub(crate) fn serialize<S: Serializer>(text: &Text, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(text.as_str())
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Text, D::Error> {
    String::deserialize(from).map(Text::from)
}

/// Several texts.
pub(crate) mod several {
    use super::{Arc, Deserialize, Deserializer, Serializer, Text};

    pub(crate) fn serialize<S: Serializer>(texts: &Arc<[Text]>, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(texts.iter().map(Text::as_str))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<[Text]>, D::Error> {
        let texts = Vec::<String>::deserialize(from)?;
        Ok(texts.into_iter().map(Text::from).collect())
    }
}

/// A telling, with every wording once.
pub(crate) mod telling {
    use super::{Arc, Deserialize, Deserializer, GuestId, Messages, Serialize, Serializer, Telling, Text};

    #[derive(Serialize, Deserialize)]
    struct Told<Words> {
        number: u64,
        texts: Vec<Words>,
        /// Who gets which of them.
        whose: Vec<(Option<GuestId>, usize)>,
    }

    pub(crate) fn serialize<S: Serializer>(telling: &Arc<Telling>, to: S) -> Result<S::Ok, S::Error> {
        let Telling { number, messages } = &**telling;
        let texts = messages.texts().iter().map(Text::as_str).collect();
        Told::<&str> { number: *number, texts, whose: messages.whose().collect() }.serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Telling>, D::Error> {
        let Told { number, texts, whose } = Told::<String>::deserialize(from)?;
        let texts = texts.into_iter().map(Text::from).collect();
        Ok(Arc::new(Telling { number, messages: Messages::of_parts(texts, whose) }))
    }
}
