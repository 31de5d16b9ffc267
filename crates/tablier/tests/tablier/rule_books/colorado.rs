//! Colorado's examples, worked by the game: positions, where a pawn may go, moves allowed, forbidden, played and final.

use tablier_colorado::{Board, Course, Geometry, Move, Ply, Position, Side};

use super::book::{Book, Example, Point};

/// The board of all a book's examples: the one it writes down.
pub(crate) fn board(book: &Book) -> Geometry {
    let points = book.points();
    let mut codes = points.iter().flat_map(Point::codes);
    Geometry::new(codes.find_map(|code| code.parse::<Board>().ok()).expect("a board is written down"))
}

/// An example is read from left to right: a position; then what is true in it.
pub(crate) fn check(geometry: &Geometry, example: &Example<'_>) -> Result<(), String> {
    let mut codes = example.codes.iter();
    let first = codes.next().ok_or("an example without a position")?;
    let mut course = Course::from(position(first)?);
    let mut claims = 0;
    for code in codes {
        if code.contains('/') {
            course = Course::from(position(code)?);
        } else {
            claims += 1;
            claim(geometry, &mut course, code).map_err(|problem| format!("`{code}`: {problem}"))?;
        }
    }
    if claims == 0 { Err("it claims nothing".to_owned()) } else { Ok(()) }
}

fn position(text: &str) -> Result<Position, String> {
    let position: Position = text.parse().map_err(|problem| format!("`{text}`: {problem}"))?;
    if position.to_string() == text { Ok(position) } else { Err(format!("`{text}` is written `{position}`")) }
}

/// `e4: c3 c5`, `e2xe5 ✓`, `e2e5 ✗`, `e2e5 1-0`, or a move that is played.
fn claim(geometry: &Geometry, course: &mut Course, code: &str) -> Result<(), String> {
    if let Some((from, listed)) = code.split_once(": ") {
        let moves = course.position().moves(geometry);
        let from_here = moves.iter().filter(|one| one.from.to_string() == from);
        let mut squares: Vec<String> = from_here.map(|one| one.to.to_string()).collect();
        squares.sort();
        let all = squares.join(" ");
        return if all == listed { Ok(()) } else { Err(format!("it is {all}")) };
    }
    let (text, said) = code.split_once(' ').unwrap_or((code, ""));
    let played: Move = text.parse().map_err(|_| "no move".to_owned())?;
    let legal = course.position().check(geometry, played);
    if said == "✗" {
        return if legal.is_err() { Ok(()) } else { Err("it is allowed".to_owned()) };
    }
    legal.map_err(|problem| problem.to_string())?;
    let written = course.position().notation(Ply::Move(played));
    if written != text {
        return Err(format!("it is written `{written}`"));
    }
    let mut after = course.clone();
    after.play(geometry, Ply::Move(played)).map_err(|problem| problem.to_string())?;
    let result = after.verdict(geometry).map_or("", |verdict| match verdict.winner {
        Some(Side::White) => "1-0",
        Some(Side::Black) => "0-1",
        None => "½-½",
    });
    match said {
        "✓" => return Ok(()),
        _ if said != result => return Err(format!("the result is “{result}”")),
        _ => *course = after,
    }
    Ok(())
}

#[test]
fn a_wrong_example_is_found() {
    let geometry = board(&Book::open("en", "colorado"));
    let wrong = |codes: &[&str]| check(&geometry, &Example { codes: codes.to_vec(), table: None }).is_err();
    let lone = "7b/8/8/2w5/8/8/8/8 w - -";
    assert!(!wrong(&[lone, "c5: a5 b5 c2 c3 c4 c6 c7 c8 d5 e5 f5"]));
    assert!(wrong(&[lone, "c5: a5 b5 c2 c3 c4 c6 c7 c8 d5 e5"]));
    assert!(wrong(&[lone, "c5g5 ✓"]) && wrong(&[lone, "c5f5 ✗"]) && wrong(&[lone, "c5xf5 ✓"]));
    assert!(wrong(&[lone, "c5c8"]), "a move that wins, and it is not said");
    assert!(wrong(&[lone, "c5c8 0-1"]) && !wrong(&[lone, "c5c8 1-0"]));
    assert!(wrong(&[lone]) && wrong(&["7b/8/8/2w5/8/8/8/8 w - a1", "c5f5"]));
}

#[test]
fn the_board_of_the_examples_is_the_four_fronts_unturned() {
    use tablier_colorado::tile::{Tile, Up};
    let board = *board(&Book::open("en", "colorado")).board();
    let rows = board.to_string();
    let fronts = |left: Tile, right: Tile| {
        (0..4).map(move |row| {
            let both = left.face(Up::Front)[row].into_iter().chain(right.face(Up::Front)[row]);
            both.map(tablier_colorado::Colour::letter).collect::<String>()
        })
    };
    let laid: Vec<String> = fronts(Tile::T1, Tile::T2).chain(fronts(Tile::T3, Tile::T4)).collect();
    assert_eq!(rows, laid.join("/"));
}
