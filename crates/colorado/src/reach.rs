//! Where a pawn can go from each square, whatever stands in its way: one table look-up.
//!
//! A pawn's lines are cut off at the next square of its own colour (K3), so only few squares can block it. For each
//! square the table holds one set of targets per arrangement of blockers, at an index that the arrangement is multiplied
//! to (*magic bitboards*); the multipliers are found when the table is built. It is the board's, shared by all positions.

use crate::{Bits, Board, Colour, Square};

const ROOK: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const BISHOP: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const KNIGHT: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const KING: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// How often a multiplier is tried before the square gets a table twice as large.
const TRIES: u32 = 400;

/// A square's magic: how an arrangement of blockers becomes an index.
#[derive(Debug, Clone, Copy, Default)]
struct Magic {
    /// Squares on which a pawn would block.
    mask: u64,
    multiplier: u64,
    shift: u32,
    /// Where the square's part of the table begins.
    offset: u32,
}

/// The table of one board.
#[derive(Debug, Clone)]
pub(crate) struct Reach {
    magics: [Magic; 64],
    targets: Vec<u64>,
}

impl Reach {
    pub(crate) fn new(board: &Board) -> Reach {
        let mut reach = Reach { magics: [Magic::default(); 64], targets: Vec::with_capacity(1024) };
        let mut random = 0x9e37_79b9_7f4a_7c15;
        for square in Square::all() {
            reach.add(board, square, &mut random);
        }
        reach
    }

    /// The squares a pawn on `square` attacks or can go to: up to and including the first pawn in each line.
    #[inline]
    pub(crate) fn from(&self, square: Square, occupied: Bits) -> Bits {
        let magic = &self.magics[square.index()];
        let index = (occupied.0 & magic.mask).wrapping_mul(magic.multiplier) >> (magic.shift & 63);
        // The index has at most 20 bits: it fits.
        #[allow(clippy::cast_possible_truncation)]
        Bits(self.targets[magic.offset as usize + index as usize])
    }

    fn add(&mut self, board: &Board, square: Square, random: &mut u64) {
        let mask = blockers(board, square).0;
        let arrangements = subsets(mask);
        let targets: Vec<u64> =
            arrangements.iter().map(|&occupied| walk(board, square, Bits(occupied)).0).collect();
        let mut bits = mask.count_ones();
        loop {
            // Without blockers everything is multiplied to 0; any shift will do.
            let shift = (64 - bits).min(63);
            for _ in 0..TRIES {
                let multiplier = sparse(random);
                if let Some(table) = tabulate(&arrangements, &targets, multiplier, shift, bits) {
                    self.magics[square.index()] = Magic {
                        mask,
                        multiplier,
                        shift,
                        offset: u32::try_from(self.targets.len()).expect("a board's table is small"),
                    };
                    self.targets.extend(table);
                    return;
                }
            }
            bits += 1;
        }
    }
}

/// The table this multiplier makes, unless two different sets of targets get the same index.
fn tabulate(
    arrangements: &[u64],
    targets: &[u64],
    multiplier: u64,
    shift: u32,
    bits: u32,
) -> Option<Vec<u64>> {
    // Every pawn has somewhere to go on an empty board, and a set of targets is never empty: 0 marks a free one.
    let mut table = vec![0; 1 << bits];
    for (&occupied, &set) in arrangements.iter().zip(targets) {
        let index = usize::try_from(occupied.wrapping_mul(multiplier) >> shift).ok()?;
        if table[index] != 0 && table[index] != set {
            return None;
        }
        table[index] = set;
    }
    Some(table)
}

/// Where a pawn on `square` gets by walking (K2, K3): the definition that the table is filled from.
pub(crate) fn walk(board: &Board, square: Square, occupied: Bits) -> Bits {
    let colour = board.colour(square);
    match colour {
        Colour::Green => jumps(square, &KNIGHT),
        Colour::Blue => jumps(square, &KING),
        Colour::Red | Colour::Yellow => lines(board, square, |next| occupied.contains(next)).0,
    }
}

/// Whether a line of this colour leads from one square to another (K2). Green and blue have none.
pub(crate) fn leads(colour: Colour, from: Square, to: Square) -> bool {
    let (columns, rows) = (from.column().abs_diff(to.column()), from.row().abs_diff(to.row()));
    match colour {
        Colour::Red => (columns == 0) != (rows == 0),
        Colour::Yellow => columns == rows && columns > 0,
        Colour::Green | Colour::Blue => false,
    }
}

fn jumps(square: Square, steps: &[(i8, i8)]) -> Bits {
    steps.iter().filter_map(|&(columns, rows)| square.offset(columns, rows)).collect()
}

/// The squares that can block a pawn on `square`: all of its lines but their last squares.
fn blockers(board: &Board, square: Square) -> Bits {
    match board.colour(square) {
        Colour::Green | Colour::Blue => Bits::NONE,
        Colour::Red | Colour::Yellow => lines(board, square, |_| false).1,
    }
}

/// Squares reached along the lines, and those among them from which the line went on.
fn lines(board: &Board, square: Square, blocked: impl Fn(Square) -> bool) -> (Bits, Bits) {
    let colour = board.colour(square);
    let directions = if colour == Colour::Red { &ROOK } else { &BISHOP };
    let (mut reached, mut passed) = (Bits::NONE, Bits::NONE);
    for &(columns, rows) in directions {
        let mut here = square;
        while let Some(next) = here.offset(columns, rows) {
            reached |= next.into();
            if here != square {
                passed |= here.into();
            }
            // K3: not beyond the next square of the starting square's colour, nor over a pawn.
            if board.colour(next) == colour || blocked(next) {
                break;
            }
            here = next;
        }
    }
    (reached, passed)
}

/// All subsets of a set of squares.
fn subsets(mask: u64) -> Vec<u64> {
    let mut all = Vec::with_capacity(1 << mask.count_ones());
    let mut subset = 0_u64;
    loop {
        all.push(subset);
        subset = subset.wrapping_sub(mask) & mask;
        if subset == 0 {
            return all;
        }
    }
}

/// The next candidate: few bits set make good multipliers. A fixed sequence, the same on every machine.
fn sparse(state: &mut u64) -> u64 {
    let mut next = || {
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        *state
    };
    next() & next() & next()
}
