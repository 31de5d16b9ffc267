//! What can be had on paper: a game's set, or a deck of Corona's cards.

use std::fmt;
use std::str::FromStr;

use tablier_corona::grading::Grade;

use crate::corona::cards::{self, Deck};
use crate::paper::Paper;
use crate::words::Language;
use crate::{colorado, corona, koroona};

/// A game that is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the games")]
pub enum Game {
    Corona,
    Colorado,
    Koroona,
}

impl Game {
    /// All of them.
    pub const ALL: [Game; 3] = [Game::Corona, Game::Colorado, Game::Koroona];

    /// Its name, as addresses and commands write it.
    pub const fn name(self) -> &'static str {
        match self {
            Game::Corona => "corona",
            Game::Colorado => "colorado",
            Game::Koroona => "koroona",
        }
    }

    /// Its title.
    pub const fn title(self) -> &'static str {
        match self {
            Game::Corona => "Corona",
            Game::Colorado => "Colorado",
            Game::Koroona => "Koroona",
        }
    }
}

/// Why something can't be printed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadOrder {
    /// Not a game that is printed.
    #[error("{0:?} is no game: there are corona, colorado and koroona")]
    Game(String),
    /// Cards of a game that has none.
    #[error("only Corona has cards")]
    Cards,
    /// Not a number of cards.
    #[error("{0} cards: a deck has 1 to {most}", most = cards::MOST)]
    Count(u16),
}

impl FromStr for Game {
    type Err = BadOrder;
    fn from_str(text: &str) -> Result<Game, BadOrder> {
        let game = Game::ALL.into_iter().find(|game| game.name() == text);
        game.ok_or_else(|| BadOrder::Game(text.to_owned()))
    }
}

/// Grades from the easiest to the hardest: `3`, or `1..5`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Grades {
    /// The easiest.
    pub from: Grade,
    /// The hardest.
    pub to: Grade,
}

impl Grades {
    /// All five.
    pub const ALL: Grades = Grades { from: Grade::ALL[0], to: Grade::ALL[4] };
}

/// Not grades.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a level is 1 to 5, or a range such as 1..5")]
pub struct NoGrades;

impl FromStr for Grades {
    type Err = NoGrades;
    fn from_str(text: &str) -> Result<Grades, NoGrades> {
        let (from, to) = text.split_once("..").unwrap_or((text, text));
        let grade = |text: &str| text.parse().ok().and_then(|number: u8| Grade::try_from(number).ok());
        match (grade(from), grade(to)) {
            (Some(from), Some(to)) if from <= to => Ok(Grades { from, to }),
            _ => Err(NoGrades),
        }
    }
}

impl fmt::Display for Grades {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.from.get(), self.to.get())
    }
}

/// What is to be printed. Equal orders make equal bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Order {
    game: Game,
    paper: Paper,
    language: Language,
    deck: Option<Deck>,
}

impl Order {
    /// A game's set, or cards in its place.
    ///
    /// # Errors
    /// When a game has no cards, or a deck can't have so many.
    pub fn new(game: Game, paper: Paper, language: Language, deck: Option<Deck>) -> Result<Order, BadOrder> {
        match deck {
            Some(_) if game != Game::Corona => Err(BadOrder::Cards),
            Some(Deck { count, .. }) if !(1..=cards::MOST).contains(&count) => Err(BadOrder::Count(count)),
            _ => Ok(Order { game, paper, language, deck }),
        }
    }

    /// A name for the file: `corona-a4-en.pdf`.
    pub fn file_name(&self) -> String {
        let Order { game, paper, language, deck } = self;
        let game = game.name();
        match deck {
            None => format!("{game}-{paper}-{language}.pdf"),
            Some(Deck { count, seed, from, to }) => {
                let (from, to) = (from.get(), to.get());
                format!("{game}-{count}-cards-{seed}-level-{from}-{to}-{paper}-{language}.pdf")
            }
        }
    }

    /// The PDF.
    pub fn print(&self) -> Vec<u8> {
        match (self.game, &self.deck) {
            (Game::Corona, Some(deck)) => cards::print(deck, self.paper, self.language),
            (Game::Corona, None) => corona::set(self.paper, self.language),
            (Game::Colorado, _) => colorado::set(self.paper, self.language),
            (Game::Koroona, _) => koroona::set(self.paper, self.language),
        }
    }
}
