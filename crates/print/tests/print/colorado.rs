//! Colorado's set: the faces as the rules have them, backs behind their fronts, a frame that fits, sixteen pawns.

use tablier_colorado::Colour;
use tablier_colorado::tile::{Tile, Up};
use tablier_print::{Language, Paper, colorado};

use crate::reader::{At, Page, Painted, near, read};

const SQUARE: f64 = 22.0;

/// The crosses that front and back are laid on each other by.
pub(crate) fn crosses(page: &Page) -> Vec<At> {
    page.circles(1.5)
}

/// Where each tile's outline is, by its upper left corner.
fn outlines(page: &Page) -> Vec<At> {
    let outline = page.painted.iter().filter(|painted| {
        painted.fill.is_none() && near(painted.size().0, 4.0 * SQUARE) && near(painted.size().1, 4.0 * SQUARE)
    });
    outline.map(|painted| painted.bounds().0).collect()
}

/// The colour of the square here: that of the filled path with a corner at each of its four.
fn colour(page: &Page, (x, y): At) -> [u8; 3] {
    let corners = [(x, y), (x + SQUARE, y), (x + SQUARE, y + SQUARE), (x, y + SQUARE)];
    let squares = page.painted.iter().filter(|painted| painted.fill.is_some());
    let mut here = squares.filter(|painted| {
        painted.points.chunks(4).any(|four| {
            corners.iter().all(|at| four.iter().any(|point| near(point.0, at.0) && near(point.1, at.1)))
        })
    });
    here.next().expect("a square is filled").fill.unwrap()
}

fn printed(colour: Colour) -> [u8; 3] {
    match colour {
        Colour::Red => [236, 182, 140],
        Colour::Yellow => [248, 242, 169],
        Colour::Green => [140, 211, 192],
        Colour::Blue => [140, 191, 220],
    }
}

#[test]
fn the_eight_faces_are_those_of_the_rules_and_backs_lie_behind_their_fronts() {
    for paper in Paper::ALL {
        let pages = read(&colorado::set(paper, Language::English));
        let (width, _) = paper.size();
        let fronts = outlines(&pages[0]);
        let backs = outlines(&pages[1]);
        assert_eq!((fronts.len(), backs.len()), (4, 4));
        for (nth, tile) in Tile::ALL.into_iter().enumerate() {
            // Turned at the long edge, left is right.
            let behind = (width - fronts[nth].0 - 4.0 * SQUARE, fronts[nth].1);
            assert!((behind.0 - backs[nth].0).abs() < 0.1 && (behind.1 - backs[nth].1).abs() < 0.1);
            for (page, corner, up) in [(&pages[0], fronts[nth], Up::Front), (&pages[1], backs[nth], Up::Back)]
            {
                for (row, colours) in (0_u8..).zip(tile.face(up)) {
                    for (column, expected) in (0_u8..).zip(colours) {
                        let at = (corner.0 + SQUARE * f64::from(column), corner.1 + SQUARE * f64::from(row));
                        assert_eq!(colour(page, at), printed(expected), "{tile:?} {up:?} {column} {row}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_crosses_of_front_and_back_lie_on_each_other() {
    for paper in Paper::ALL {
        let pages = read(&colorado::set(paper, Language::German));
        let (width, _) = paper.size();
        let (fronts, backs) = (crosses(&pages[0]), crosses(&pages[1]));
        assert_eq!(fronts.len(), 4);
        for (x, y) in fronts {
            assert!(backs.iter().any(|back| near(width - x, back.0) && near(y, back.1)), "{x} {y}");
        }
    }
}

#[test]
fn the_frame_fits_around_the_board() {
    for paper in Paper::ALL {
        let pages = read(&colorado::set(paper, Language::English));
        let strips: Vec<At> = pages[2]
            .painted
            .iter()
            .map(Painted::size)
            .filter(|(w, h)| near(*w, 18.0) && *h > 100.0)
            .collect();
        assert_eq!(strips.len(), 4);
        // Each lies along the board and before the end of the next.
        assert!(strips.iter().all(|(breadth, length)| near(*length, 8.0 * SQUARE + breadth)));
        for name in ["a", "h", "1", "8"] {
            assert_eq!(pages[2].said.iter().filter(|said| said.words == name).count(), 2, "{name}");
        }
    }
}

#[test]
fn there_are_sixteen_pawns_with_the_same_sign_on_both_sides() {
    for paper in Paper::ALL {
        let pages = read(&colorado::set(paper, Language::French));
        let pawns = &pages[3];
        let tents = pawns
            .painted
            .iter()
            .filter(|painted| near(painted.size().0, 17.0) && near(painted.size().1, 76.0));
        assert_eq!(tents.count(), 16);
        let spots = pawns.painted.iter().filter(|painted| painted.circle().is_some());
        let (full, open): (Vec<_>, Vec<_>) = spots.partition(|painted| painted.fill.is_some());
        assert_eq!((full.len(), open.len()), (16, 16));
    }
}
