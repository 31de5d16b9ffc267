//! Colorado's material as a client needs it for drawing: the tiles' faces in every turn, and when quiet moves end a game.

use serde::Serialize;
use tablier_colorado::QUIET_LIMIT;
use tablier_colorado::tile::{Face, Quarter, Tile, Up, turned};

use super::files::HEADER;

/// The whole file.
pub(crate) fn text() -> String {
    let tiles: String = Tile::ALL.into_iter().map(tile).collect();
    format!(
        "{HEADER}import type {{ Quarter, Tile, Up }} from \"./colorado\";\n\n\
         /** Every tile's faces, turned every way (K1): four rows from the top, a letter for a colour (R, Y, G, B). */\n\
         export const TILES: Record<Tile, Record<Up, Record<Quarter, string>>> = {{\n{tiles}}};\n\n\
         /** So many quiet moves in a row, and the game is drawn (K13). */\n\
         export const QUIET_LIMIT = {QUIET_LIMIT};\n"
    )
}

fn tile(tile: Tile) -> String {
    let face = |up| {
        let turns = Quarter::ALL.into_iter().map(|by| {
            let rows = rows(turned(tile.face(up), by));
            format!("      {}: {rows:?},\n", key(by))
        });
        format!("    {}: {{\n{}    }},\n", key(up), turns.collect::<String>())
    };
    format!("  {}: {{\n{}{}  }},\n", key(tile), face(Up::Front), face(Up::Back))
}

fn rows(face: Face) -> String {
    face.map(|row| row.map(tablier_colorado::Colour::letter).iter().collect::<String>()).join("/")
}

/// A name as it crosses the wire.
fn key(name: impl Serialize) -> String {
    match serde_json::to_value(name) {
        Ok(serde_json::Value::String(name)) => name,
        other => panic!("a name is a text, not {other:?}"),
    }
}

#[test]
fn a_face_is_written_row_by_row_as_it_lies() {
    let text = text();
    assert!(
        text.contains("  t1: {\n    front: {\n      none: \"RYBG/GRGB/YYBR/BGRY\",\n      right: \"BYGR/")
    );
}
