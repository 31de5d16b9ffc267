//! Invariant 4, on the wire: searches every byte that anybody received for what nobody may know.

use serde_json::Value;
use tablier_client::Visitor;
use tablier_room::TableCode;
use tablier_store::Log;

use crate::house::House;

/// All texts that one viewer received, in order.
pub(crate) struct Heard {
    texts: Vec<String>,
    /// The first text in which the game is over.
    over: usize,
}

impl Heard {
    pub(crate) fn new(texts: Vec<String>) -> Heard {
        let outcome = |text: &String| !json(text)["view"]["playing"]["outcome"].is_null();
        let over = texts.iter().position(outcome).expect("everyone saw the game end");
        assert!(over > 20, "a game is told in more than {over} texts");
        Heard { texts, over }
    }

    fn find(&self, secret: &str, texts: std::ops::Range<usize>) {
        // A test that looks for nothing finds nothing.
        assert!(secret.len() >= 32, "{secret:?} is no secret");
        for text in &self.texts[texts] {
            assert!(!text.to_lowercase().contains(&secret.to_lowercase()), "{secret} is in {text}");
        }
    }
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// What the log holds and nobody may be told.
struct Secrets {
    /// The seeds of games, in the order they were drawn: the first game's may be told when it is over.
    seeds: Vec<String>,
    /// Bots' seeds and people's hashes: never told.
    never: Vec<String>,
}

async fn secrets(house: &House, code: TableCode) -> Secrets {
    let (mut seeds, mut never) = (Vec::new(), Vec::new());
    for entry in house.store.read(code, 0, 100_000).await.unwrap() {
        let events = json(&entry.events);
        for event in events.as_array().unwrap() {
            let text = |field: &str| event[field].as_str().unwrap().to_owned();
            match event["kind"].as_str().unwrap() {
                "seed_drawn" => seeds.push(text("seed")),
                "bot_seated" | "stand_in_seated" => never.push(text("seed")),
                "guest_came" => never.push(text("person")),
                _ => {}
            }
        }
    }
    Secrets { seeds, never }
}

pub(crate) async fn assert_secrets_kept(
    house: &House,
    code: TableCode,
    visitors: &[Visitor],
    heard: &[Heard],
) {
    let Secrets { seeds, never } = secrets(house, code).await;
    assert_eq!((seeds.len(), never.len()), (2, 5), "two games' seeds, four people, a bot");
    let tokens: Vec<String> = visitors.iter().map(|visitor| visitor.token().unwrap().to_owned()).collect();
    for viewer in heard {
        viewer.find(&seeds[0], 0..viewer.over);
        assert!(viewer.texts[viewer.over].contains(&seeds[0]), "the search finds the seed where it is told");
        for secret in never.iter().chain(&tokens).chain([&seeds[1]]) {
            viewer.find(secret, 0..viewer.texts.len());
        }
        assert_appraised_afterwards(viewer);
    }
}

/// What a situation was worth is told when its round is over, never while it can be used.
fn assert_appraised_afterwards(viewer: &Heard) {
    let mut appraised = 0;
    for text in viewer.texts.iter().filter(|text| text.contains("situation_appraised")) {
        let message = json(text);
        let phase = message["view"]["playing"]["view"]["phase"]["kind"].as_str().unwrap().to_owned();
        assert!(matches!(&*phase, "setting_up" | "over"), "appraised while {phase}");
        assert!(message["told"].to_string().contains("situation_appraised"));
        appraised += 1;
    }
    assert!(appraised >= 1, "the search finds what it looks for");
}
