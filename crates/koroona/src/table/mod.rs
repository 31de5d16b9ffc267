//! What lies where, in whole micrometres: the table as the rules see it, between strokes.

mod point;
mod ruler;
mod stand;

use serde::{Deserialize, Serialize};

pub use point::Point;
pub use ruler::{RULER, Ruler};
pub use stand::Stand;

/// A side of the game: one player, or two partners.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Seat 1, and seat 3 in doubles.
    Red,
    /// Seat 2, and seat 4 in doubles.
    Black,
}

impl Colour {
    /// Both sides, red first.
    pub const BOTH: [Colour; 2] = [Colour::Red, Colour::Black];

    /// The side of the enemy.
    #[must_use]
    pub fn other(self) -> Colour {
        match self {
            Colour::Red => Colour::Black,
            Colour::Black => Colour::Red,
        }
    }

    /// Red is 0, black is 1.
    pub fn index(self) -> usize {
        match self {
            Colour::Red => 0,
            Colour::Black => 1,
        }
    }
}

/// A game disc's number: the red ones first, then as many black ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct DiscId(pub u8);

impl DiscId {
    /// The disc with this index.
    ///
    /// # Panics
    /// If a table had more than 256 discs.
    pub fn nth(index: usize) -> DiscId {
        DiscId(u8::try_from(index).expect("a table has at most 32 discs"))
    }

    /// Its place in a list of all discs.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Where a disc is between strokes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Its centre lies here.
    Table(Point),
    /// It is pocketed.
    Pocket,
}

impl Place {
    /// Its centre, if it is on the table.
    pub fn point(self) -> Option<Point> {
        match self {
            Place::Table(point) => Some(point),
            Place::Pocket => None,
        }
    }
}

/// All discs, each on the table or in a pocket.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Table {
    places: Vec<Place>,
}

/// Discs of one player.
pub const DISCS_EACH: usize = 8;

impl Table {
    /// The start (N2): each player's eight discs in a row on the far side of the table, touching each other and the
    /// rim, four either side of the middle line. `stands` says where the players of each colour stand.
    pub fn start(stands: [&[Stand]; 2]) -> Table {
        let row = |stand: &Stand| {
            let stand = *stand;
            (0..DISCS_EACH).map(move |n| {
                let n = i32::try_from(n).expect("eight discs");
                let diameter = 2 * RULER.disc_radius;
                let x = RULER.surface / 2 - 4 * diameter + RULER.disc_radius + n * diameter;
                let far = Point::new(x, RULER.surface - RULER.disc_radius);
                Place::Table(stand.to_table(far))
            })
        };
        Table { places: stands.into_iter().flatten().flat_map(row).collect() }
    }

    /// A table with these discs, the red ones first.
    ///
    /// # Panics
    /// If there are not as many red as black ones.
    pub fn new(places: Vec<Place>) -> Table {
        assert!(places.len().is_multiple_of(2), "as many red discs as black ones");
        Table { places }
    }

    /// All discs' numbers.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = DiscId> + Clone + use<> {
        (0..self.places.len()).map(DiscId::nth)
    }

    /// The numbers of one side's discs.
    pub fn ids_of(&self, colour: Colour) -> impl DoubleEndedIterator<Item = DiscId> + Clone + use<> {
        let each = self.places.len() / 2;
        (colour.index() * each..(colour.index() + 1) * each).map(DiscId::nth)
    }

    /// Whose disc it is.
    pub fn colour(&self, disc: DiscId) -> Colour {
        if disc.index() < self.places.len() / 2 { Colour::Red } else { Colour::Black }
    }

    /// Where it is.
    pub fn place(&self, disc: DiscId) -> Place {
        self.places[disc.index()]
    }

    /// Where its centre lies, if it is on the table.
    pub fn point(&self, disc: DiscId) -> Option<Point> {
        self.place(disc).point()
    }

    /// Puts it somewhere; a disc this table does not have stays nowhere.
    pub fn put(&mut self, disc: DiscId, place: Place) {
        if let Some(slot) = self.places.get_mut(disc.index()) {
            *slot = place;
        }
    }

    /// The discs on the table and where they lie.
    pub fn lying(&self) -> impl Iterator<Item = (DiscId, Point)> + '_ {
        self.ids().filter_map(|disc| Some((disc, self.point(disc)?)))
    }

    /// One side's discs on the table.
    pub fn lying_of(&self, colour: Colour) -> impl Iterator<Item = (DiscId, Point)> + '_ {
        self.ids_of(colour).filter_map(|disc| Some((disc, self.point(disc)?)))
    }

    /// One side's pocketed discs.
    pub fn pocketed(&self, colour: Colour) -> impl Iterator<Item = DiscId> + '_ {
        self.ids_of(colour).filter(|&disc| self.place(disc) == Place::Pocket)
    }

    /// How many of one side's discs are on the table.
    pub fn left(&self, colour: Colour) -> usize {
        self.lying_of(colour).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn n2_eight_in_a_row_on_the_far_side() {
        let table = Table::start([&[Stand::South], &[Stand::North]]);
        assert_eq!(table.ids().count(), 16);
        let first = table.point(DiscId(0)).unwrap();
        assert_eq!(first, Point::new(412_500, 987_500), "red, standing south, shoots at the north rim");
        let reds: Vec<Point> = table.lying_of(Colour::Red).map(|(_, at)| at).collect();
        assert!(reds.windows(2).all(|pair| pair[0].distance_squared(pair[1]) == 25_000 * 25_000));
        assert_eq!(reds.iter().filter(|at| at.x < 500_000).count(), 4);
        assert!(table.lying_of(Colour::Black).all(|(_, at)| at.y == 12_500));
    }

    #[test]
    fn n20_in_doubles_a_team_has_sixteen_and_the_partners_lie_along_ones_own_rim() {
        let table = Table::start([&[Stand::South, Stand::North], &[Stand::West, Stand::East]]);
        assert_eq!(table.left(Colour::Red), 16);
        let ys: Vec<i32> = table.lying_of(Colour::Red).map(|(_, at)| at.y).collect();
        assert!(ys[..8].iter().all(|&y| y == 987_500) && ys[8..].iter().all(|&y| y == 12_500));
        assert!(table.lying_of(Colour::Black).all(|(_, at)| at.x == 12_500 || at.x == 987_500));
    }
}
