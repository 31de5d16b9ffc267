//! The list of games that tables can be opened for: one line each.

use tablier_room::Kind;

/// Every game.
pub(crate) fn kinds() -> Vec<Kind> {
    vec![
        Kind::with_review::<tablier_corona::Corona>(),
        Kind::with_review::<tablier_colorado::Colorado>(),
        Kind::with_review::<tablier_koroona::game::Koroona>(),
    ]
}
