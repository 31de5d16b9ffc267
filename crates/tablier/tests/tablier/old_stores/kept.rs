//! The stores that are kept, and what the program that wrote each of them showed of it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tablier_game::GameId;
use tablier_room::{Kind, TableCode};
use tablier_server::{Config, Limits, Parts, Server, app};
use tablier_store::sqlite::{Options, SqliteStore};
use tempfile::TempDir;
use tokio::net::TcpListener;

const COPY: &str = "tables.db";

/// A store, and what must be seen of it for ever.
#[derive(Deserialize)]
pub(crate) struct Kept {
    #[serde(skip)]
    file: PathBuf,
    /// What each guest's browser keeps, by name. Made up for this: nobody's.
    pub(crate) tokens: BTreeMap<String, String>,
    pub(crate) tables: Vec<Table>,
    pub(crate) finished: Vec<Finished>,
    shapes: BTreeMap<String, Shape>,
}

/// A table, as somebody saw it who only watched.
#[derive(Deserialize)]
pub(crate) struct Table {
    pub(crate) code: TableCode,
    pub(crate) game: String,
    /// What it is kept for.
    pub(crate) what: String,
    pub(crate) number: u64,
    pub(crate) at: u64,
    pub(crate) view: Value,
    pub(crate) under_way: Option<UnderWay>,
    /// The secret of a link that nobody has taken yet.
    pub(crate) link: Option<String>,
}

/// The game under way at a table, as far as it had come.
#[derive(Deserialize)]
pub(crate) struct UnderWay {
    pub(crate) id: GameId,
    #[serde(flatten)]
    pub(crate) frames: Frames,
}

/// A game that is over.
#[derive(Deserialize)]
pub(crate) struct Finished {
    pub(crate) id: GameId,
    pub(crate) table: TableCode,
    pub(crate) game: String,
    pub(crate) started: Value,
    pub(crate) ended: Value,
    pub(crate) seats: Value,
    pub(crate) outcome: Value,
    /// What lists say of it.
    pub(crate) summary: Value,
    /// How many events its export has.
    pub(crate) events: usize,
    /// How many positions the expert spoke of, if the game has one.
    pub(crate) reviewed: Option<usize>,
    #[serde(flatten)]
    pub(crate) frames: Frames,
}

/// The first digits of two digests for every frame, apart by spaces: enough to say which frame it is that changed.
#[derive(Deserialize)]
pub(crate) struct Frames {
    /// Of its number, its time and what was told.
    told: String,
    /// Of what a spectator saw.
    seen: String,
}

/// Every field that tellings and views had: an object's fields each with its own shape, a list's one shape for all of
/// its elements. What is said in fields that came later is nothing the old program said.
#[derive(Deserialize)]
struct Shape {
    told: Value,
    view: Value,
}

/// Every store that is kept.
pub(crate) fn all() -> Vec<Kept> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stores");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> = files.filter(|file| file.extension().is_some_and(|e| e == "db")).collect();
    assert!(!files.is_empty(), "there is no store to try");
    files.sort();
    let read = |file: PathBuf| {
        let text = fs::read_to_string(file.with_extension("json")).unwrap();
        Kept { file, ..serde_json::from_str(&text).unwrap() }
    };
    files.into_iter().map(read).collect()
}

/// A server on such a store, and where it is.
pub(super) async fn serve(folder: &TempDir) -> (Server, String) {
    let config = Config::default();
    let limits = Limits::from(&config);
    let server = Server::new(Parts::new(crate::games::kinds(), Arc::new(open(folder).await), config));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let host = listener.local_addr().unwrap().to_string();
    tokio::spawn(tablier_server::serve(listener, app(&server), limits, std::future::pending()));
    (server, host)
}

/// Opens a copy with today's program.
pub(crate) async fn open(folder: &TempDir) -> SqliteStore {
    SqliteStore::open(folder.path().join(COPY), Options::default()).await.unwrap()
}

/// The kind of a game.
pub(crate) fn kind_of(game: &str) -> Kind {
    crate::games::kinds().into_iter().find(|kind| kind.name == game).unwrap()
}

impl Kept {
    /// A copy in a folder of its own: the file itself never changes.
    pub(crate) fn copy(&self) -> TempDir {
        let folder = tempfile::tempdir().unwrap();
        fs::copy(&self.file, folder.path().join(COPY)).unwrap();
        folder
    }

    /// Today's frames must tell and show what the old ones did, frame by frame.
    pub(crate) fn assert_same_frames(&self, game: &str, old: &Frames, today: &[Value]) {
        let shape = &self.shapes[game];
        let (told, seen): (Vec<_>, Vec<_>) = (old.told.split(' ').collect(), old.seen.split(' ').collect());
        assert_eq!((told.len(), seen.len()), (today.len(), today.len()), "as many frames as there were");
        for (index, frame) in today.iter().enumerate() {
            let what = only(&shape.told, &frame["told"]);
            let telling = Value::Array(vec![frame["number"].clone(), frame["at"].clone(), what]);
            assert_eq!(
                digits(&telling),
                told[index],
                "{game}: frame {index} tells something else: {telling}"
            );
            let seen_today = as_it_was_shown(game, without_namesakes(&frame["view"]));
            let view = only(&shape.view, &seen_today);
            assert_eq!(digits(&view), seen[index], "{game}: frame {index} shows something else: {view}");
        }
    }
}

/// What was there when this was the shape of things.
fn only(shape: &Value, found: &Value) -> Value {
    match (shape, found) {
        (Value::Object(shape), Value::Object(found)) => {
            let known =
                found.iter().filter_map(|(name, value)| Some((name.clone(), only(shape.get(name)?, value))));
            Value::Object(known.collect())
        }
        (Value::Array(shape), Value::Array(found)) => {
            let shape = shape.first().unwrap_or(&Value::Null);
            Value::Array(found.iter().map(|element| only(shape, element)).collect())
        }
        _ => found.clone(),
    }
}

/// A match of Koroona that was over showed an empty table; now it shows its last set as it was left.
pub(crate) fn as_it_was_shown(game: &str, mut view: Value) -> Value {
    if game == "koroona" && view.get("over").is_some_and(|over| !over.is_null()) {
        view["strokes"] = 0.into();
        view["discs"] = json!([]);
        view["debts"] = json!([[], []]);
    }
    view
}

fn digits(value: &Value) -> String {
    hex::encode(&Sha256::digest(value.to_string())[..4])
}

/// All that was seen must be seen today; there may be more.
pub(crate) fn assert_holds(today: &Value, old: &Value, path: &str) {
    match (today, old) {
        (Value::Object(today), Value::Object(old)) => {
            for (name, value) in old {
                let path = format!("{path}.{name}");
                assert_holds(today.get(name).unwrap_or_else(|| panic!("{path} is gone")), value, &path);
            }
        }
        (Value::Array(today), Value::Array(old)) => {
            assert_eq!(today.len(), old.len(), "{path} is of another length");
            for (index, (today, old)) in today.iter().zip(old).enumerate() {
                assert_holds(today, old, &format!("{path}[{index}]"));
            }
        }
        _ => assert_eq!(today, old, "{path} is not what it was"),
    }
}

/// A shape does not tell a phase's kinds apart: a field that came later to one of them, under a name that another had
/// before, is left out by hand.
fn without_namesakes(view: &Value) -> Value {
    let mut view = view.clone();
    if view["phase"]["kind"] == "setting_up"
        && let Some(phase) = view["phase"].as_object_mut()
    {
        phase.remove("pieces");
    }
    view
}
