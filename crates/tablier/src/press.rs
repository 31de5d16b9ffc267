//! The server's press: the same orders as `tablier print`, read from an address.

use tablier_print::corona::cards::Deck;
use tablier_print::{Game, Grades, Language, Order, Paper};
use tablier_server::{Job, NotPrinted, Press};

/// The most cards that are dealt over the network; the program itself deals more.
const MOST_CARDS: u16 = 104;

/// Prints all games of the house.
pub(crate) struct HousePress;

impl Press for HousePress {
    fn order(&self, game: &str, wishes: &[(String, String)]) -> Result<Job, NotPrinted> {
        let game: Game = game.parse().map_err(|_| NotPrinted::NoSuchGame)?;
        let order = read(game, wishes).ok_or(NotPrinted::BadWish)?;
        Ok(Job { name: order.file_name(), make: Box::new(move || order.print()) })
    }
}

/// An order of wishes, each given once at the most; what is not wished for is as with the command.
fn read(game: Game, wishes: &[(String, String)]) -> Option<Order> {
    let (mut paper, mut language, mut cards, mut seed, mut level) = (None, None, None, None, None);
    for (name, value) in wishes {
        let again = match name.as_str() {
            "paper" => paper.replace(value.parse::<Paper>().ok()?).is_some(),
            "language" => language.replace(value.parse::<Language>().ok()?).is_some(),
            "cards" => cards.replace(value.parse::<u16>().ok()?).is_some(),
            "seed" => seed.replace(value.parse::<u64>().ok()?).is_some(),
            "level" => level.replace(value.parse::<Grades>().ok()?).is_some(),
            _ => return None,
        };
        if again {
            return None;
        }
    }
    if cards.is_none() && (seed.is_some() || level.is_some()) || cards.is_some_and(|count| count > MOST_CARDS)
    {
        return None;
    }
    let Grades { from, to } = level.unwrap_or(Grades::ALL);
    let deck = cards.map(|count| Deck { count, seed: seed.unwrap_or(1), from, to });
    Order::new(game, paper.unwrap_or(Paper::A4), language.unwrap_or(Language::English), deck).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(game: &str, query: &str) -> Result<String, NotPrinted> {
        let wish = |wish: &str| wish.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
        let wishes: Vec<_> = query.split('&').filter_map(wish).collect();
        HousePress.order(game, &wishes).map(|job| job.name)
    }

    #[test]
    fn wishes_are_read_as_flags_are() {
        assert_eq!(name("corona", "").unwrap(), "corona-a4-en.pdf");
        assert_eq!(name("koroona", "paper=letter&language=de").unwrap(), "koroona-letter-de.pdf");
        let cards = name("corona", "cards=52&seed=7&level=2..4&language=fr").unwrap();
        assert_eq!(cards, "corona-52-cards-7-level-2-4-a4-fr.pdf");
    }

    #[test]
    fn what_can_not_be_printed_is_refused() {
        assert_eq!(name("chess", ""), Err(NotPrinted::NoSuchGame));
        let bad = [
            "paper=a3",
            "language=it",
            "cards=0",
            "cards=105",
            "cards=-1",
            "cards=5&level=0",
            "cards=5&level=4..2",
            "seed=7",
            "level=3",
            "ink=red",
            "paper=a4&paper=a4",
        ];
        for query in bad {
            assert_eq!(name("corona", query), Err(NotPrinted::BadWish), "{query}");
        }
        assert_eq!(name("colorado", "cards=5"), Err(NotPrinted::BadWish));
    }
}
