//! Laying the four tiles: 24,576 boards up to turning the whole (K1).

use serde::{Deserialize, Serialize};

use super::Board;
use crate::tile::{Quarter, Tile, Up, turned};
use crate::{Colour, Square};

/// One tile as it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Laid {
    /// Which tile.
    pub tile: Tile,
    /// Which face is up.
    pub up: Up,
    /// How far it is turned.
    pub turn: Quarter,
}

/// Four different tiles on the four quarters: top left, top right, bottom left, bottom right, seen from White.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "[Laid; 4]", into = "[Laid; 4]")]
pub struct Layout([Laid; 4]);

/// A tile can lie on one quarter only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("tile {0:?} lies on two quarters: there is one of each")]
pub struct TileTwice(pub Tile);

/// How many ways there are to lay the tiles, turns of the whole board counted apart.
const LAYOUTS: u32 = 24 * 8 * 8 * 8 * 8;

impl Layout {
    /// All 98,304 ways to lay the tiles: each of the 24,576 boards four times, once for each turn of the whole.
    pub fn all() -> impl Iterator<Item = Layout> + Clone {
        (0..LAYOUTS).map(|number| {
            let mut rest = number;
            Layout::chosen(|bound| {
                let choice = rest % u32::from(bound);
                rest /= u32::from(bound);
                u8::try_from(choice).expect("a choice is below its bound, a byte")
            })
        })
    }

    /// The layout that these choices lead to; `below` gets a bound and answers with a number below it.
    ///
    /// First the tiles, quarter by quarter, out of those that are left; then face and turn for each quarter.
    pub fn chosen(mut below: impl FnMut(u8) -> u8) -> Layout {
        let mut left = Tile::ALL.to_vec();
        let tiles = [4, 3, 2, 1].map(|bound| left.remove(usize::from(below(bound))));
        Layout(tiles.map(|tile| Laid {
            tile,
            up: if below(2) == 0 { Up::Front } else { Up::Back },
            turn: Quarter::ALL[usize::from(below(4))],
        }))
    }

    /// The tiles as they lie.
    pub fn laid(&self) -> &[Laid; 4] {
        &self.0
    }

    /// The board they make.
    pub fn board(&self) -> Board {
        let faces = self.0.map(|laid| turned(laid.tile.face(laid.up), laid.turn));
        let mut colours = [Colour::Red; 64];
        for square in Square::all() {
            let (from_top, column) = (usize::from(7 - square.row()), usize::from(square.column()));
            let quarter = from_top / 4 * 2 + column / 4;
            colours[square.index()] = faces[quarter][from_top % 4][column % 4];
        }
        Board::new(colours)
    }
}

impl TryFrom<[Laid; 4]> for Layout {
    type Error = TileTwice;

    fn try_from(laid: [Laid; 4]) -> Result<Layout, TileTwice> {
        for (index, one) in laid.iter().enumerate() {
            if laid[..index].iter().any(|other| other.tile == one.tile) {
                return Err(TileTwice(one.tile));
            }
        }
        Ok(Layout(laid))
    }
}

impl From<Layout> for [Laid; 4] {
    fn from(layout: Layout) -> [Laid; 4] {
        layout.0
    }
}
