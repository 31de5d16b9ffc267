//! The ring, drawn in text: twelve spaces as on a clock, space 0 at the top.

use std::fmt::Write;

use tablier_corona::board::{Colour, Placement, Space, Throw};

/// Where each space's text begins: row and column.
const PLACES: [(usize, usize); 12] =
    [(0, 24), (1, 35), (2, 43), (3, 46), (4, 43), (5, 35), (6, 24), (5, 13), (4, 5), (3, 2), (2, 5), (1, 13)];

/// Draws the ring with a text for what stands on each space.
pub(crate) fn draw(on: impl Fn(Space) -> String) -> String {
    let mut rows = vec![String::new(); 7];
    let mut cells: Vec<_> = Space::all().zip(PLACES).collect();
    cells.sort_by_key(|&(_, place)| place);
    for (space, (row, column)) in cells {
        let line = &mut rows[row];
        let gap = column.saturating_sub(line.chars().count());
        let pieces = on(space);
        let text = if pieces.is_empty() { "·" } else { &pieces };
        let _ = write!(line, "{:gap$}{:>2} {text}", "", space.get());
    }
    rows.join("\n")
}

/// The ring with its pieces as dots, stacked so that one can count them.
pub(crate) fn with_pieces(placement: &Placement) -> String {
    draw(|space| "●".repeat(usize::from(placement.occupants(space))))
}

/// The dice in their colours.
pub(crate) fn dice(throw: &Throw) -> String {
    let dice = Colour::ALL.map(|colour| format!("{colour} {}", throw.of(colour)));
    dice.join(" · ")
}
