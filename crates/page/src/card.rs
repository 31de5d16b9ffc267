//! What a link shows where it was sent to: a title, a sentence and a picture, for programs that read a page's head and
//! run nothing (Open Graph). A table is not asked for it: an invitation says itself which game it is for (`?corona`),
//! so nobody learns by it whether there is a table.

use std::fmt::Write;

/// The games, as addresses call them.
const GAMES: [&str; 3] = ["corona", "colorado", "koroona"];

/// The client's own texts: what a card says is said there too, and in the same languages.
const TEXTS: [(&str, &str); 3] = [
    ("en", include_str!("../../../web/src/text/en/shell.ftl")),
    ("fr", include_str!("../../../web/src/text/fr/shell.ftl")),
    ("de", include_str!("../../../web/src/text/de/shell.ftl")),
];

/// A card's picture, in pixels.
const SIZE: (u32, u32) = (1200, 630);

/// What a page's head says of itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    title: String,
    sentence: String,
    picture: String,
    language: &'static str,
}

impl Card {
    /// The card of an address, in the language that is asked for.
    pub fn of(path: &str, query: Option<&str>, languages: &str) -> Card {
        let (language, texts) = spoken(languages);
        let say = |key: &str| text(texts, key);
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let (first, second) = (parts.next(), parts.next());
        let named = match first {
            Some("t") => query,
            Some("rules" | "analyse") => second,
            _ => None,
        };
        let game = named.and_then(|name| GAMES.into_iter().find(|game| *game == name));
        let title = match (first, game) {
            (Some("t"), Some(game)) => say("card-table").replace("{ $game }", &say(&format!("game-{game}"))),
            (Some("t"), None) => say("card-table-any"),
            (Some("played"), _) => say("card-played"),
            (Some("analyse"), Some(game)) => say(&format!("game-{game}")),
            (_, Some(game)) => say("rules-game").replace("{ $game }", &say(&format!("game-{game}"))),
            (_, None) => "Tablier".to_owned(),
        };
        let sentence = game.map_or_else(|| say("tagline"), |game| say(&format!("game-{game}-about")));
        let picture = format!("/card-{}.png", game.unwrap_or("tablier"));
        Card { title, sentence, picture, language }
    }

    /// The language it is in, and the page probably will be.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// A page with this card in its head; none if it has no head. `origin` is where the page is seen, if that is known;
    /// `texts` the file of words that is asked for first: sent along, it is here one journey sooner.
    pub fn put_into(&self, page: &str, origin: Option<&str>, texts: Option<&str>) -> Option<String> {
        let (before, after) = page.split_once("</head>")?;
        let picture = format!("{}{}", origin.unwrap_or_default(), self.picture);
        let (width, height) = (SIZE.0.to_string(), SIZE.1.to_string());
        let properties = [
            ("og:type", "website"),
            ("og:site_name", "Tablier"),
            ("og:locale", self.language),
            ("og:title", &self.title),
            ("og:description", &self.sentence),
            ("og:image", &picture),
            ("og:image:width", &width),
            ("og:image:height", &height),
        ];
        let mut whole = before.to_owned();
        if let Some(path) = texts {
            let _ = writeln!(whole, "<link rel=\"modulepreload\" crossorigin href=\"{}\">", escaped(path));
        }
        for (name, value) in properties {
            let _ = writeln!(whole, "<meta property=\"{name}\" content=\"{}\" />", escaped(value));
        }
        whole.push_str("<meta name=\"twitter:card\" content=\"summary_large_image\" />\n</head>");
        whole.push_str(after);
        Some(whole)
    }
}

/// The first language of those accepted that the page speaks; English otherwise.
fn spoken(languages: &str) -> (&'static str, &'static str) {
    let wanted = languages.split(',').filter_map(|one| one.trim().get(..2));
    let known = |wanted: &str| TEXTS.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted));
    wanted.into_iter().find_map(known).unwrap_or(TEXTS[0])
}

/// A text of one line.
fn text(texts: &str, key: &str) -> String {
    let found = texts.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    found.unwrap_or_default().to_owned()
}

fn escaped(value: &str) -> String {
    value.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_has_a_title_a_sentence_and_a_picture_in_every_language() {
        let addresses = [
            ("/", None, "tablier"),
            ("/t/ABCDEFGHJKLM", None, "tablier"),
            ("/t/ABCDEFGHJKLM", Some("chess"), "tablier"),
            ("/t/ABCDEFGHJKLM", Some("corona"), "corona"),
            ("/t/ABCDEFGHJKLM", Some("koroona"), "koroona"),
            ("/rules/colorado", None, "colorado"),
            ("/played/00112233445566778899aabbccddeeff", None, "tablier"),
        ];
        for (path, query, picture) in addresses {
            let mut titles = Vec::new();
            for language in ["en-GB,en;q=0.9", "fr", "de-AT, fr"] {
                let card = Card::of(path, query, language);
                assert!(!card.title.is_empty() && !card.sentence.is_empty(), "{path} {query:?} {language}");
                assert!(!card.title.contains('{') && !card.sentence.contains('{'), "{card:?}");
                assert_eq!(card.picture, format!("/card-{picture}.png"), "{path} {query:?}");
                assert_eq!(card.language, &language[..2]);
                titles.push(card.title);
            }
            let same = titles.iter().all(|title| *title == titles[0]);
            assert_eq!(same, path == "/", "{titles:?}");
        }
        let position = Card::of("/analyse/koroona", None, "de");
        assert_eq!((&*position.title, &*position.picture), ("Koroona", "/card-koroona.png"));
        assert_eq!(Card::of("/t/A", Some("corona"), "xx, *"), Card::of("/t/A", Some("corona"), "en"));
    }

    #[test]
    fn what_is_put_into_a_page_is_only_words() {
        let card = Card {
            title: "\"><script>".to_owned(),
            sentence: "a & b".to_owned(),
            picture: "/p.png".to_owned(),
            language: "en",
        };
        let page =
            card.put_into("<head></head><body>", Some("https://play.example"), Some("/assets/t.js")).unwrap();
        assert!(
            page.contains("content=\"&quot;&gt;&lt;script&gt;\"") && !page.contains("<script>"),
            "{page}"
        );
        assert!(page.contains("content=\"https://play.example/p.png\""), "{page}");
        assert!(page.contains("href=\"/assets/t.js\"") && page.ends_with("</head><body>"), "{page}");
        assert_eq!(card.put_into("no head", None, None), None);
    }
}
