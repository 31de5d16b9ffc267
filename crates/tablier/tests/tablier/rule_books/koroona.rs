//! Koroona's examples, worked by the game: places for the striker, light and dark, strokes and what the referee says.

#[path = "../../../src/rules/strokes.rs"]
mod strokes;

use tablier_koroona::referee::{Verdict, zones};
use tablier_koroona::stroke::{Stroke, placement};
use tablier_koroona::table::{Place, Point, Stand, Table};

use super::book::Example;

/// An example is read from left to right: discs are put on the table, a stroke is played, and what follows is claimed.
pub(crate) fn check(example: &Example<'_>) -> Result<(), String> {
    let mut table = strokes::empty();
    let mut verdict = None;
    let mut claims = 0;
    for code in &example.codes {
        if *code == strokes::START {
            table = strokes::start();
        } else if code.ends_with("m/s") {
            let stroke = strokes::stroke(code).map_err(|error| error.to_string())?;
            placement(&table, Stand::South, stroke.point())
                .map_err(|error| format!("`{code}`: {error:?}"))?;
            let played = strokes::strike(&table, &stroke, |_, verdict| verdict.clone());
            verdict = Some(played.map_err(|error| error.to_string())?);
        } else if is_place(code) {
            strokes::put(&mut table, code).map_err(|error| error.to_string())?;
        } else {
            claims += 1;
            if !holds(&table, verdict.as_ref(), code).map_err(|error| error.to_string())? {
                let rulings = verdict.as_ref().map(rulings);
                let put = verdict.as_ref().map(|verdict| verdict.respots.clone());
                return Err(format!("`{code}` is not true: {rulings:?} {put:?}"));
            }
        }
    }
    if claims == 0 { Err("it claims nothing".to_owned()) } else { Ok(()) }
}

/// The table before an example's first stroke, and the stroke; nothing if there is none.
pub(super) fn stroke_of(example: &Example<'_>) -> Option<(Table, Stroke)> {
    let mut table = strokes::empty();
    for code in &example.codes {
        if *code == strokes::START {
            table = strokes::start();
        } else if code.ends_with("m/s") {
            return Some((table, strokes::stroke(code).ok()?));
        } else if is_place(code) {
            strokes::put(&mut table, code).ok()?;
        }
    }
    None
}

/// `r1 500 300`
fn is_place(code: &str) -> bool {
    let parts: Vec<&str> = code.split(' ').collect();
    matches!(parts[..], [name, x, y] if !name.starts_with('s') && x.parse::<f64>().is_ok() && y.parse::<f64>().is_ok())
}

fn rulings(verdict: &Verdict) -> String {
    let numbers: Vec<&str> = verdict.rulings.iter().map(|ruling| ruling.rule.number()).collect();
    numbers.join(" ")
}

fn holds(table: &Table, verdict: Option<&Verdict>, code: &str) -> anyhow::Result<bool> {
    if let Some(sign @ ("✓" | "✗")) = code.rsplit(' ').next() {
        // The striker may be placed there, or may not.
        let at = code.trim_start_matches("s ").trim_end_matches(sign).trim_end();
        let allowed = placement(table, Stand::South, Point::from_millimetres(strokes::place(at)?)).is_ok();
        return Ok(allowed == (sign == "✓"));
    }
    if let Some((name, sign @ ("●" | "○"))) = code.split_once(' ') {
        // Dark, or light.
        let at = table.point(strokes::disc(table, name)?);
        let dark = at.and_then(|at| zones::dark(at, Stand::South)).is_some();
        return Ok(at.is_some() && dark == (sign == "●"));
    }
    let verdict = verdict.ok_or_else(|| anyhow::anyhow!("`{code}` before any stroke"))?;
    if let Some(name) = code.strip_suffix(" ↓") {
        return Ok(verdict.table.place(strokes::disc(table, name)?) == Place::Pocket);
    }
    if let Some((name, to)) = code.split_once(" → ") {
        // The referee put it there.
        let disc = strokes::disc(table, name)?;
        let to = Point::from_millimetres(strokes::place(to)?);
        return Ok(verdict.respots.iter().any(|placed| (placed.disc, placed.to) == (disc, to)));
    }
    Ok(rulings(verdict) == code)
}

#[test]
fn a_wrong_example_is_found() {
    // A black disc far away: with none on the table black would have won.
    let wrong = |codes: &[&str]| {
        let codes = ["b1 900 500"].into_iter().chain(codes.iter().copied()).collect();
        check(&Example { codes, table: None }).is_err()
    };
    let stroke = "s 500 60 → 500 900, 0.8 m/s";
    assert!(!wrong(&["r1 900 600", stroke, "N8 N12 N18", "r2 → 500 987.5"]));
    assert!(wrong(&["r1 900 600", stroke, "N8 N12"]), "a ruling is missing");
    assert!(wrong(&["r1 900 600", stroke, "r2 → 475 987.5"]), "another place");
    assert!(wrong(&["r1 900 600", stroke, "r1 ↓"]), "it did not fall");
    assert!(wrong(&["r1 500 85", stroke, "N8"]), "the striker touches a disc");
    assert!(wrong(&["r1 500 125", "r1 ○"]) && wrong(&["r1 500 126", "r1 ●"]));
    assert!(wrong(&["s 500 60 ✗"]) && wrong(&["s 130 60 ✓"]));
    assert!(wrong(&["start"]) && wrong(&["start", "N5"]), "nothing was claimed, or nothing happened");
}
