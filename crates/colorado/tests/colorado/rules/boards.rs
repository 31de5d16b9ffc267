//! K1: the tiles, the boards they make, and the facts the rule book lists.

use std::collections::BTreeSet;

use tablier_colorado::game::{BoardChoice, Clock, Games, Setup};
use tablier_colorado::tile::{Quarter, Tile, Up, turned};
use tablier_colorado::{Board, Colour, Laid, Layout, Side, Square};
use tablier_game::{Seed, Session};

use crate::support::session::{begin, setup, started, view};
use crate::support::{self, painted};

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
fn k1_a_tile_lies_as_it_is_laid() {
    let [first, second, third, _] = *Layout::all().next().unwrap().laid();
    let turned_back = Laid { tile: Tile::T4, up: Up::Back, turn: Quarter::Right };
    let board = Layout::try_from([first, second, third, turned_back]).unwrap().board();
    // T4's back read from its left edge, bottom to top: turned clockwise, that is its top row.
    let rows = board.to_string();
    let quarter: Vec<&str> = rows.split('/').skip(4).map(|row| &row[4..]).collect();
    assert_eq!(quarter, ["YBGR", "RBYY", "GRGB", "BYRG"]);
    assert_eq!(rows[..35], support::BOARD[..35], "the upper half is as it was");
}

#[test]
fn k1_a_layout_is_drawn_from_all_there_are() {
    let boards: BTreeSet<String> = (0..40_u8)
        .map(|seed| {
            let mut how = started(Setup::default());
            how.seed = Seed([seed; 32]);
            view(&Session::begin(how).unwrap()).board.to_string()
        })
        .collect();
    assert!(boards.len() > 38, "{}", boards.len());
    let all: BTreeSet<String> = Layout::all().map(|layout| layout.board().to_string()).collect();
    assert!(boards.is_subset(&all));
}

#[test]
fn k1_any_colouring_of_the_board_is_accepted() {
    let red = *painted('R', &[]).board();
    let terms = Setup { board: BoardChoice::HandMade(red), ..setup(Games::One, Clock::None) };
    assert_eq!(view(&begin(terms)).board, red);
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
