//! What happened in a stroke: what the referee reads, and what is drawn and animated.

pub use super::detect::disc_line::Across;
pub use super::detect::disc_pocket::Pocket;
pub use super::detect::disc_rim::Rim;
use super::vector::Vec2;

/// A body's number in the scene.
pub type BodyNumber = usize;

/// Something that happened.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Event {
    /// Seconds since the stroke.
    pub at: f64,
    /// What happened, and to whom.
    pub what: What,
}

/// What can happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// Two discs hit each other, the lower number first.
    DiscDisc(BodyNumber, BodyNumber),
    /// A disc hit a rim.
    DiscRim(BodyNumber, Rim),
    /// A disc's front and back are both over a hole: it begins to drop.
    Drop(BodyNumber, Pocket),
    /// A disc that dropped is carried again before it was caught: it plays on.
    Escape(BodyNumber, Pocket),
    /// A disc fell.
    Pocket(BodyNumber, Pocket),
    /// A disc came to rest: it neither slides nor spins.
    Stop(BodyNumber),
    /// The striker's hole came to be there with respect to the shooter's zone line.
    Line(BodyNumber, Across),
    /// A disc left the table over this rim.
    Off(BodyNumber, Rim),
}

/// A straight piece of a body's path. It ends where the body's next begins, or at rest, in a pocket, off the table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Leg {
    /// The body whose path it is.
    pub body: BodyNumber,
    /// When it began, in seconds since the stroke.
    pub since: f64,
    /// Where the body was then.
    pub from: Vec2,
    /// How fast it was then, in mm/s.
    pub velocity: Vec2,
    /// Radians per second, then; positive to the left.
    pub spin: f64,
}

/// Where a body ended.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Rest {
    /// At rest on the table.
    Table(Vec2),
    /// In a pocket; it was caught here.
    Pocket(Pocket, Vec2),
    /// Off the table or on the rim; it crossed here.
    Off(Rim, Vec2),
}

impl Rest {
    /// Where it was seen last.
    pub fn point(self) -> Vec2 {
        match self {
            Rest::Table(at) | Rest::Pocket(_, at) | Rest::Off(_, at) => at,
        }
    }
}

/// Energy that kisses added.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Booked {
    /// When, in seconds since the stroke.
    pub at: f64,
    /// How much, in nanojoules.
    pub energy: f64,
}

/// All that happened until everything rested.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Trace {
    /// In order of time; of one instant in the order in which the blow travelled.
    pub events: Vec<Event>,
    /// The pieces of all paths, in order of time.
    pub legs: Vec<Leg>,
    /// Where each body ended.
    pub rest: Vec<Rest>,
    /// Energy that kisses added.
    pub booked: Vec<Booked>,
    /// When everything rested.
    pub duration: f64,
}

impl Trace {
    pub(crate) fn clear(&mut self) {
        self.events.clear();
        self.legs.clear();
        self.rest.clear();
        self.booked.clear();
        self.duration = 0.0;
    }
}
