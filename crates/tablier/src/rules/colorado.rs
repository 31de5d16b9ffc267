//! Colorado's drawings: the board and its tiles, how each colour moves, arriving, and the last pawn.

use tablier_colorado::tile::{Tile, Up};
use tablier_colorado::{Board, Colour, Geometry, Move, Position, Side, Square};

use tablier_print::colorado::{Tone, face, pawn, squares};
use tablier_print::drawing::{At, INK, ORANGE, PAPER, SHADE, Sheet, dashed, outlined, stroke, unit};

/// The board of all the book's examples: the four fronts, unturned.
const BOARD: &str = "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB";

/// A board on the sheet: where, how large, and which rows of it.
struct Plan {
    corner: At,
    size: f64,
    top: u8,
    bottom: u8,
}

impl Plan {
    fn whole(corner: At, size: f64) -> Plan {
        Plan { corner, size, top: 7, bottom: 0 }
    }

    fn corner_of(&self, square: Square) -> At {
        let (column, row) = (f64::from(square.column()), f64::from(self.top) - f64::from(square.row()));
        (self.corner.0 + column * self.size, self.corner.1 + row * self.size)
    }

    fn middle_of(&self, square: Square) -> At {
        let (x, y) = self.corner_of(square);
        (x + 0.5 * self.size, y + 0.5 * self.size)
    }

    fn shown(&self) -> impl Iterator<Item = Square> {
        let rows = self.bottom..=self.top;
        Square::all().filter(move |square| rows.contains(&square.row()))
    }

    /// The squares; with a colour given, the others are faint.
    fn squares(&self, sheet: &mut Sheet, board: &Board, only: Option<Colour>) {
        let all: Vec<(At, Colour)> = self.shown().map(|at| (self.corner_of(at), board.colour(at))).collect();
        squares(sheet, self.size, &all, only, Tone::Full);
        let height = f64::from(self.top - self.bottom + 1) * self.size;
        sheet.rect(self.corner, (8.0 * self.size, height), 0.0, &stroke(INK, 0.07 * self.size));
    }

    /// The letters below and the numbers to the left.
    fn names(&self, sheet: &mut Sheet) {
        let (x, y) = self.corner;
        let text = 0.34 * self.size;
        for at in self.shown() {
            let (cx, cy) = self.middle_of(at);
            let name = at.to_string();
            let (letter, number) = name.split_at(1);
            if at.row() == self.bottom {
                let below = y + (f64::from(self.top - self.bottom) + 1.4) * self.size;
                sheet.text((cx, below), text, INK, letter);
            }
            if at.column() == 0 {
                sheet.text((x - 0.4 * self.size, cy), text, INK, number);
            }
        }
    }

    /// The pawns: White's light with a ring, Black's dark.
    fn pawns(&self, sheet: &mut Sheet, position: &Position) {
        for at in self.shown() {
            for side in [Side::White, Side::Black] {
                if position.pawns(side).contains(at) {
                    pawn(sheet, self.middle_of(at), self.size, side);
                }
            }
        }
    }

    fn dots(&self, sheet: &mut Sheet, squares: impl Iterator<Item = Square>) {
        for at in squares {
            sheet.circle(self.middle_of(at), 0.2 * self.size, &outlined(PAPER, INK, 0.06 * self.size));
        }
    }

    fn arrow(&self, sheet: &mut Sheet, played: Move, bend: f64) {
        let (from, to) = (self.middle_of(played.from), self.middle_of(played.to));
        let (ux, uy) = unit(from, to);
        let gap = 0.4 * self.size;
        let (from, to) = ((from.0 + gap * ux, from.1 + gap * uy), (to.0 - gap * ux, to.1 - gap * uy));
        sheet.arrow(from, to, bend * self.size, INK, 0.09 * self.size);
    }
}

/// The board of the examples with the pawns as they begin.
pub(crate) fn the_board() -> anyhow::Result<String> {
    let board: Board = BOARD.parse()?;
    let mut sheet = Sheet::new(600.0, 600.0);
    sheet.note(BOARD);
    sheet.note(Position::START.to_string());
    let plan = Plan::whole((62.0, 32.0), 62.0);
    plan.squares(&mut sheet, &board, None);
    plan.names(&mut sheet);
    plan.pawns(&mut sheet, &Position::START);
    Ok(sheet.finish())
}

/// The four tiles: fronts above, backs below.
pub(crate) fn tiles() -> String {
    let mut sheet = Sheet::new(720.0, 382.0);
    for (tile, column) in Tile::ALL.into_iter().zip(0_u8..) {
        for (up, y) in [(Up::Front, 32.0), (Up::Back, 206.0)] {
            face(&mut sheet, (38.0 + 168.0 * f64::from(column), y), 35.0, tile.face(up), Tone::Full);
        }
    }
    sheet.finish()
}

/// A pawn on each colour and everywhere it may go.
pub(crate) fn moves() -> anyhow::Result<String> {
    let geometry = Geometry::new(BOARD.parse()?);
    let mut sheet = Sheet::new(720.0, 760.0);
    let positions = [
        "7b/8/8/2w5/8/8/8/8 w - -",
        "7b/8/8/8/3w4/8/8/8 w - -",
        "7b/8/8/8/5w2/8/8/8 w - -",
        "7b/8/8/8/2w5/8/8/8 w - -",
    ];
    for (place, text) in (0_u8..).zip(positions) {
        let position: Position = text.parse()?;
        sheet.note(text);
        let corner = (48.0 + 348.0 * f64::from(place % 2), 30.0 + 362.0 * f64::from(place / 2));
        let plan = Plan::whole(corner, 38.0);
        let from = position.pawns(Side::White).first();
        let colour = from.map(|from| geometry.board().colour(from));
        plan.squares(&mut sheet, geometry.board(), colour);
        plan.names(&mut sheet);
        plan.dots(&mut sheet, position.moves(&geometry).iter().map(|one| one.to));
        plan.pawns(&mut sheet, &position);
    }
    Ok(sheet.finish())
}

/// Arriving: capturable at once, safe a move later.
pub(crate) fn arrival() -> anyhow::Result<String> {
    let geometry = Geometry::new(BOARD.parse()?);
    let before: Position = "4b3/1w6/8/7b/4w3/8/8/8 w - -".parse()?;
    let fresh = before.play(&geometry, "b7b8".parse()?)?;
    let safe = fresh.play(&geometry, "h5g3".parse()?)?.play(&geometry, "e4e5".parse()?)?;
    let capture: Move = "e8b8".parse()?;
    let mut sheet = Sheet::new(720.0, 226.0);
    sheet.note(before.to_string());
    for (position, x) in [(&fresh, 46.0), (&safe, 398.0)] {
        let plan = Plan { corner: (x, 30.0), size: 36.0, top: 7, bottom: 5 };
        plan.squares(&mut sheet, geometry.board(), None);
        plan.names(&mut sheet);
        plan.pawns(&mut sheet, position);
        let legal = position.check(&geometry, capture).is_ok();
        let home = plan.middle_of(capture.to);
        if legal {
            sheet.circle(home, 17.0, &dashed(INK, 3.0));
        } else {
            sheet.circle(home, 17.0, &stroke(INK, 3.5));
            sheet.circle(home, 21.0, &stroke(ORANGE, 3.5));
        }
        plan.arrow(&mut sheet, capture, 0.0);
        sheet.verdict((x + 144.0, 192.0), 20.0, legal);
    }
    Ok(sheet.finish())
}

/// The last enemy pawn on its way: capturing it wins, or loses if another is home already.
pub(crate) fn last_pawn() -> anyhow::Result<String> {
    let geometry = Geometry::new(BOARD.parse()?);
    let capture: Move = "c5e5".parse()?;
    let mut sheet = Sheet::new(720.0, 430.0);
    let positions = ["8/8/8/2w1b3/8/8/8/8 w - -", "8/8/8/2w1b3/8/8/8/b7 w - -"];
    for (text, x) in positions.into_iter().zip([48.0, 396.0]) {
        let position: Position = text.parse()?;
        sheet.note(text);
        let plan = Plan::whole((x, 30.0), 38.0);
        plan.squares(&mut sheet, geometry.board(), None);
        plan.names(&mut sheet);
        plan.pawns(&mut sheet, &position);
        plan.arrow(&mut sheet, capture, 0.0);
        let winner = position.play(&geometry, capture)?.verdict(&geometry).and_then(|verdict| verdict.winner);
        trophy(&mut sheet, (x + 152.0, 390.0), winner.unwrap_or(Side::White));
    }
    Ok(sheet.finish())
}

/// Who wins: their pawn between laurels of points.
fn trophy(sheet: &mut Sheet, (x, y): At, side: Side) {
    sheet.rect((x - 62.0, y - 22.0), (124.0, 44.0), 22.0, &outlined(SHADE, INK, 2.5));
    pawn(sheet, (x - 34.0, y), 44.0, side);
    pawn(sheet, (x + 34.0, y), 44.0, side.other());
    sheet.polyline(&[(x - 5.0, y - 9.0), (x + 5.0, y), (x - 5.0, y + 9.0)], &stroke(INK, 3.5));
    sheet.circle((x - 34.0, y), 20.0, &stroke(ORANGE, 3.0));
}
