//! K1: the tiles, the boards they make, and the facts the rule book lists.

use std::collections::BTreeSet;

use tablier_colorado::tile::{Quarter, Tile, Up, turned};
use tablier_colorado::{Board, Colour, Layout, Side, Square};

use crate::support;

fn faces() -> Vec<tablier_colorado::tile::Face> {
    let sides = Tile::ALL.into_iter().flat_map(|tile| [tile.face(Up::Front), tile.face(Up::Back)]);
    sides.flat_map(|face| Quarter::ALL.map(|turn| turned(face, turn))).collect()
}

#[test]
fn k1_each_face_has_four_squares_of_each_colour() {
    for face in faces() {
        for colour in Colour::ALL {
            assert_eq!(face.iter().flatten().filter(|&&c| c == colour).count(), 4);
        }
    }
}

#[test]
fn k1_all_faces_and_turns_are_distinct() {
    let faces = faces();
    assert_eq!(faces.len(), 32);
    assert_eq!(faces.iter().collect::<BTreeSet<_>>().len(), 32);
}

#[test]
fn k1_a_back_is_a_mirror_image_of_its_front() {
    for tile in Tile::ALL {
        let front = tile.face(Up::Front);
        // Over the diagonal from the top left.
        let mirrored = std::array::from_fn(|row| std::array::from_fn(|column| front[column][row]));
        let images = Quarter::ALL.map(|turn| turned(mirrored, turn));
        assert!(images.contains(&tile.face(Up::Back)), "{tile:?}");
    }
}

#[test]
fn k1_there_are_24576_boards_up_to_turning() {
    let mut texts = BTreeSet::new();
    for board in Layout::all().map(|layout| layout.board()) {
        let turns = std::iter::successors(Some(board), |board| Some(board.turned_90())).take(4);
        texts.insert(turns.map(|board| board.to_string()).min().unwrap());
    }
    assert_eq!(texts.len(), 24_576);
}

#[test]
fn k1_every_edge_row_of_a_laid_board_has_two_squares_of_each_colour() {
    for board in Layout::all().map(|layout| layout.board()) {
        for side in Side::BOTH {
            for colour in Colour::ALL {
                assert_eq!((board.squares(colour) & side.base()).count(), 2, "{board}");
            }
        }
    }
}

#[test]
fn k1_the_rule_books_board_is_four_fronts_unturned() {
    let fronts = Layout::all().next().unwrap();
    assert_eq!(fronts.board(), support::board());
}

#[test]
fn k1_a_tile_lies_on_one_quarter_only() {
    let laid = *Layout::all().next().unwrap().laid();
    let twice = [laid[0], laid[1], laid[2], laid[0]];
    let error = Layout::try_from(twice).unwrap_err().to_string();
    assert_eq!(error, "tile T1 lies on two quarters: there is one of each");
}

#[test]
fn four_quarter_turns_are_the_identity_and_two_are_a_half() {
    let board = support::board();
    assert_eq!(board.turned_90().turned_90(), board.turned_180());
    assert_eq!(board.turned_180().turned_180(), board);
    // Clockwise: what was top left comes to lie top right.
    let (a8, h8): (Square, Square) = ("a8".parse().unwrap(), "h8".parse().unwrap());
    let one: Board = support::BOARD.replacen('R', "G", 1).parse().unwrap();
    assert_ne!(one.turned_90().colour(h8), board.turned_90().colour(h8));
    assert_eq!(board.colour(a8), board.turned_90().colour(h8));
}
