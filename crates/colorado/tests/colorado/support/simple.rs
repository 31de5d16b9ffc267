//! A second move generator, deliberately simple: letters in a grid, one rule after the other, nothing precomputed.
//! It shares no code with the crate, not even the reading of notation.

/// Column and row, both from 0.
pub(crate) type At = (i32, i32);

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Simple {
    /// Row 1 first.
    colours: Vec<Vec<char>>,
    pawns: Vec<Vec<char>>,
    pub(crate) turn: char,
    first: String,
    fresh: Option<At>,
}

fn grid(text: &str) -> Vec<Vec<char>> {
    text.split('/')
        .rev()
        .map(|row| {
            row.chars()
                .flat_map(|c| match c.to_digit(10) {
                    Some(empty) => vec!['.'; empty as usize],
                    None => vec![c],
                })
                .collect()
        })
        .collect()
}

fn index(number: i32) -> usize {
    usize::try_from(number).unwrap()
}

pub(crate) fn name((column, row): At) -> String {
    format!("{}{}", "abcdefgh".chars().nth(index(column)).unwrap(), row + 1)
}

pub(crate) fn at(name: &str) -> At {
    let bytes = name.as_bytes();
    (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'))
}

impl Simple {
    pub(crate) fn read(board: &str, position: &str) -> Simple {
        let parts: Vec<&str> = position.split(' ').collect();
        Simple {
            colours: grid(board),
            pawns: grid(parts[0]),
            turn: parts[1].chars().next().unwrap(),
            first: parts[2].to_owned(),
            fresh: (parts[3] != "-").then(|| at(parts[3])),
        }
    }

    fn pawn(&self, (column, row): At) -> char {
        self.pawns[index(row)][index(column)]
    }

    fn colour(&self, (column, row): At) -> char {
        self.colours[index(row)][index(column)]
    }

    fn other(&self) -> char {
        if self.turn == 'w' { 'b' } else { 'w' }
    }

    fn destination(side: char) -> i32 {
        if side == 'w' { 7 } else { 0 }
    }

    /// K7.
    fn is_safe(&self, square: At) -> bool {
        let side = self.pawn(square);
        side != '.' && square.1 == Simple::destination(side) && self.fresh != Some(square)
    }

    /// Every legal move, pass not among them.
    pub(crate) fn moves(&self) -> Vec<(At, At)> {
        let mut all = Vec::new();
        for row in 0..8 {
            for column in 0..8 {
                if self.pawn((column, row)) == self.turn {
                    self.add_moves((column, row), &mut all);
                }
            }
        }
        all
    }

    fn add_moves(&self, from: At, all: &mut Vec<(At, At)>) {
        for columns in -2..=2_i32 {
            for rows in -2..=2_i32 {
                let (wide, high) = (columns.abs(), rows.abs());
                // K2.
                let slides = match self.colour(from) {
                    'R' if wide + high == 1 => true,
                    'Y' if wide == 1 && high == 1 => true,
                    'G' if wide + high == 3 && wide * high == 2 => false,
                    'B' if wide.max(high) == 1 => false,
                    _ => continue,
                };
                let mut to = from;
                loop {
                    to = (to.0 + columns, to.1 + rows);
                    if !(0..8).contains(&to.0) || !(0..8).contains(&to.1) {
                        break;
                    }
                    if self.may_land(to) {
                        all.push((from, to));
                    }
                    // K3.
                    if !slides || self.pawn(to) != '.' || self.colour(to) == self.colour(from) {
                        break;
                    }
                }
            }
        }
    }

    fn may_land(&self, to: At) -> bool {
        if self.pawn(to) == self.turn {
            return false; // K4
        }
        if self.pawn(to) == '.' {
            return true;
        }
        // K5, K7.
        !self.first.contains(self.turn) && !self.is_safe(to)
    }

    pub(crate) fn play(&self, (from, to): (At, At)) -> Simple {
        let mut next = self.clone();
        next.pawns[index(from.1)][index(from.0)] = '.';
        next.pawns[index(to.1)][index(to.0)] = self.turn;
        next.first = self.first.replace(self.turn, "");
        if next.first.is_empty() {
            next.first = "-".into();
        }
        next.fresh = (to.1 == Simple::destination(self.turn)).then_some(to);
        next.turn = self.other();
        next
    }

    pub(crate) fn pass(&self) -> Simple {
        Simple { turn: self.other(), fresh: None, ..self.clone() }
    }

    fn all_home(&self, side: char) -> bool {
        (0..8).all(|row| {
            row == Simple::destination(side) || (0..8).all(|column| self.pawn((column, row)) != side)
        })
    }

    /// K8 to K11: somebody has nobody left on the way, because all are home or all are captured.
    pub(crate) fn is_won(&self) -> bool {
        self.all_home('w') || self.all_home('b')
    }

    /// K12.
    pub(crate) fn is_stuck(&self) -> bool {
        self.moves().is_empty() && self.pass().moves().is_empty()
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.is_won() || self.is_stuck() {
            return 0;
        }
        let moves = self.moves();
        if moves.is_empty() {
            return self.pass().perft(depth - 1);
        }
        moves.into_iter().map(|one| self.play(one).perft(depth - 1)).sum()
    }

    pub(crate) fn position(&self) -> String {
        let rows: Vec<String> = self
            .pawns
            .iter()
            .rev()
            .map(|row| {
                let mut text: String = row.iter().collect();
                for empty in (1..=8).rev() {
                    text = text.replace(&".".repeat(empty), &empty.to_string());
                }
                text
            })
            .collect();
        let fresh = self.fresh.map_or("-".into(), name);
        format!("{} {} {} {fresh}", rows.join("/"), self.turn, self.first)
    }
}
