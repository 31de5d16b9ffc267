//! Strokes that the client's animation is tested with: their films, and where the exact trace has everything at given
//! times. Written by `cargo xtask wire` beside the client's own code, and compared like the types.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tablier_koroona::equipment::IN_PLAY;
use tablier_koroona::physics::{Model, Simulator, Trace, Vec2};
use tablier_koroona::stroke::{Film, Stroke, play};
use tablier_koroona::table::{Stand, Table};

/// Looked at this often per stroke, over its whole length.
const LOOKS: u32 = 16;

/// A break from each side, a soft stroke, and one that loses its striker.
const STROKES: [(Stand, Stroke); 6] = [
    (Stand::South, Stroke { x: 500_000, y: 60_000, angle: 0, speed: 3_000 }),
    (Stand::West, Stroke { x: 300_000, y: 100_000, angle: 250_000, speed: 4_200 }),
    (Stand::North, Stroke { x: 285_970, y: 63_263, angle: 282_499, speed: 4_151 }),
    (Stand::East, Stroke { x: 700_000, y: 40_000, angle: -300_000, speed: 2_500 }),
    (Stand::South, Stroke { x: 400_000, y: 100_000, angle: 100_000, speed: 1_700 }),
    (Stand::South, Stroke { x: 250_000, y: 120_000, angle: 0, speed: 5_000 }),
];

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/koroona/fixtures/strokes.json")
}

#[test]
fn the_clients_strokes_are_current() {
    let wanted = text();
    if std::env::var_os(super::WRITE).is_some() {
        fs::create_dir_all(file().parent().expect("a file lies in a folder"))
            .expect("the folder can be made");
        fs::write(file(), &wanted).expect("the strokes can be written");
    }
    let found = fs::read_to_string(file()).unwrap_or_default();
    assert!(
        found == wanted,
        "strokes or their films have changed: run `cargo xtask wire` and commit what it writes"
    );
}

fn text() -> String {
    let strokes: Vec<String> =
        STROKES.iter().map(|(stand, stroke)| one(*stand, stroke).to_string()).collect();
    format!("[\n{}\n]\n", strokes.join(",\n"))
}

fn one(stand: Stand, stroke: &Stroke) -> Value {
    let table = Table::start([&[Stand::South, Stand::North], &[Stand::West, Stand::East]]);
    let mut simulator = Simulator::new(Model::new(&IN_PLAY));
    let played = play(&mut simulator, &table, stand, stroke).expect("these strokes have an answer");
    let film = Film::of(&played, stand);
    let times = (0..=LOOKS).map(|n| played.trace.duration * f64::from(n) / f64::from(LOOKS));
    let looks: Vec<Value> = times
        .map(|time| {
            let places = film.paths.iter().filter_map(|path| {
                let body = path.disc.map_or(0, |disc| disc.index() + 1);
                let [x, y] = to_table(stand, place(played.trace, body, time)?);
                Some(json!([path.disc, x, y]))
            });
            json!({ "t": round(time * 1e6), "places": places.collect::<Vec<Value>>() })
        })
        .collect();
    let before: Vec<Value> = table.lying().map(|(_, at)| json!([at.x, at.y])).collect();
    json!({ "stand": stand, "stroke": stroke, "before": before, "film": film, "looks": looks })
}

/// Where a body is, by the legs of the trace; nowhere before its first.
fn place(trace: &Trace, body: usize, time: f64) -> Option<Vec2> {
    let leg = trace.legs.iter().rfind(|leg| leg.body == body && leg.since <= time)?;
    let (speed, slowing) = (leg.velocity.length(), IN_PLAY.slowing());
    if speed == 0.0 {
        return Some(leg.from);
    }
    let slid = (time - leg.since).min(speed / slowing);
    Some(leg.from + leg.velocity * (slid - slowing * slid * slid / (2.0 * speed)))
}

/// As `Stand::to_table`, between the micrometres.
fn to_table(stand: Stand, at: Vec2) -> [f64; 2] {
    let (x, y, w) = (at.x, at.y, IN_PLAY.surface);
    let (x, y) = match stand {
        Stand::South => (x, y),
        Stand::West => (y, w - x),
        Stand::North => (w - x, w - y),
        Stand::East => (w - y, x),
    };
    [round(x * 1000.0), round(y * 1000.0)]
}

/// To a thousandth.
fn round(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}
