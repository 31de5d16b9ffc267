//! The board on a terminal: squares in their colours with their letters, pawns on them.

use std::fmt::Write;

use tablier_colorado::{Colour, Geometry, Position, Reason, Side, Square};

/// With colours or without.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Style {
    Coloured,
    Plain,
}

impl Style {
    /// Colours on a terminal, unless its owner asked for none.
    pub(crate) fn choose(terminal: bool) -> Style {
        if terminal && std::env::var_os("NO_COLOR").is_none() { Style::Coloured } else { Style::Plain }
    }
}

/// The board, row 8 on top. A pawn at home is marked `!` while it can be captured, `=` once it is safe.
pub(crate) fn drawn(geometry: &Geometry, position: &Position, style: Style) -> String {
    let mut text = String::new();
    for row in (0..8).rev() {
        let _ = write!(text, "{} ", row + 1);
        for square in (0..8).filter_map(|column| Square::at(column, row)) {
            text.push_str(&cell(geometry, position, square, style));
        }
        text.push('\n');
    }
    text + "   a   b   c   d   e   f   g   h"
}

fn cell(geometry: &Geometry, position: &Position, square: Square, style: Style) -> String {
    let colour = geometry.board().colour(square);
    let pawn = Side::BOTH.into_iter().find(|&side| position.pawns(side).contains(square));
    let mark = match pawn {
        Some(_) if position.fresh() == Some(square) => '!',
        Some(side) if position.safe(side).contains(square) => '=',
        _ => ' ',
    };
    let shape = match (pawn, style) {
        (None, _) => ' ',
        (Some(Side::White), Style::Coloured) => '○',
        (Some(Side::Black), Style::Coloured) => '●',
        (Some(side), Style::Plain) => side.letter(),
    };
    let letter = colour.letter().to_ascii_lowercase();
    match style {
        Style::Plain => format!(" {}{shape}{mark}", colour.letter()),
        Style::Coloured => format!("\x1b[30;{}m{letter}{shape}{mark} \x1b[0m", background(colour)),
    }
}

fn background(colour: Colour) -> u8 {
    match colour {
        Colour::Red => 101,
        Colour::Yellow => 103,
        Colour::Green => 102,
        Colour::Blue => 104,
    }
}

/// What ended a game, in words.
pub(crate) fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::AllHome => "all remaining pawns are home",
        Reason::AllCaptured => "the last enemy pawn is captured",
        Reason::LastStragglerCaptured => "the last pawn on its way was captured, the rest are home",
        Reason::Stuck => "nobody can move",
        Reason::Repetition => "the same position for the third time",
        Reason::NoProgress => "a hundred moves without progress",
        Reason::Agreement => "by agreement",
        Reason::Resignation => "by resignation",
        Reason::Time => "on time",
        Reason::Departure => "the other side left",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colorado::input::BOARD;

    #[test]
    fn a_plain_board_shows_letters_pawns_and_who_is_safe() {
        let geometry = Geometry::new(BOARD.parse().unwrap());
        let position = "w1b5/3b4/8/8/4w3/8/8/2b5 b - a8".parse().unwrap();
        let text = drawn(&geometry, &position, Style::Plain);
        assert!(text.starts_with("8  Rw! Y   Bb  G   R   Y   G   B  \n"), "{text}");
        assert!(text.contains("1  G   R   Yb= B   G   R   Y   B  \n"), "{text}");
        assert!(text.ends_with('h'));
    }

    #[test]
    fn a_coloured_board_has_four_backgrounds() {
        let geometry = Geometry::new(BOARD.parse().unwrap());
        let position = "w1b5/3b4/8/8/4w3/8/8/2b5 b - a8".parse().unwrap();
        let text = drawn(&geometry, &position, Style::Coloured);
        for code in ["101m", "102m", "103m", "104m"] {
            assert!(text.contains(code));
        }
    }
}
