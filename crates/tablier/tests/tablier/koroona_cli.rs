//! Koroona's command line as people and programs use it: what it prints, and how it ends.

use std::process::Output;

use crate::support::tool;
use serde_json::{Value, json};

fn koroona(arguments: &[&str], input: &str) -> Output {
    tool("koroona", arguments, input)
}

fn one_line(output: &Output) -> String {
    let text = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(2), "{text}");
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

const STROKE: &str =
    r#"{"discs":[{"id":0,"side":"red","x":500,"y":980}],"striker":{"x":500,"y":60,"vx":0,"vy":2500}}"#;

#[test]
fn simulate_prints_events_and_where_everything_rests() {
    let output = koroona(&["simulate", "--json"], STROKE);
    assert!(output.status.success());
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    let events = answer["events"].as_array().unwrap();
    let hit = events.iter().find(|event| event["kind"] == "disc-disc").unwrap();
    assert_eq!((&hit["a"], &hit["b"]), (&json!("striker"), &json!(0)));
    assert!(hit["t"].as_f64().unwrap() > 0.3);
    let kinds = ["disc-disc", "disc-rim", "drop", "escape", "pocket", "stop", "line", "off"];
    assert!(events.iter().all(|event| kinds.contains(&event["kind"].as_str().unwrap())));
    let times: Vec<f64> = events.iter().map(|event| event["t"].as_f64().unwrap()).collect();
    assert!(times.is_sorted());
    let ids: Vec<&Value> = answer["rest"].as_array().unwrap().iter().map(|rest| &rest["id"]).collect();
    assert_eq!(ids, [&json!("striker"), &json!(0)]);
    assert!(answer["rest"].as_array().unwrap().iter().all(|rest| rest["state"] == "table"));
}

#[test]
fn equipment_can_be_overridden() {
    let slippery = STROKE.replace("\"striker\"", "\"equipment\":{\"surface_friction\":0.05},\"striker\"");
    let duration = |text: &str| {
        let answer: Value = serde_json::from_slice(&koroona(&["simulate", "--json"], text).stdout).unwrap();
        answer["events"].as_array().unwrap().last().unwrap()["t"].as_f64().unwrap()
    };
    assert!(duration(&slippery) > duration(STROKE));
}

#[test]
fn bad_input_gets_one_clear_line_and_code_2() {
    let says = |text: &str| one_line(&koroona(&["simulate", "--json"], text));
    assert!(says("{").starts_with("error: not a stroke: "));
    assert!(says(&STROKE.replace("980", "60")).contains("the striker and disc 0 overlap"));
    assert!(says(&STROKE.replace("\"y\":980", "\"z\":980")).contains("unknown field `z`"));
    let heavy = STROKE.replace("\"striker\"", "\"equipment\":{\"disc_mass\":0},\"striker\"");
    assert!(says(&heavy).contains("disc_mass must be a number above 0"));
    let output = koroona(&["match", "--a", "grandmaster", "--b", "1"], "");
    assert!(one_line(&output).contains("the levels are novice, casual, club, strong, master"));
}

#[test]
fn draw_prints_a_picture() {
    let output = koroona(&["draw"], STROKE);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("<svg ") && text.trim_end().ends_with("</svg>"));
    assert!(text.matches("<polyline").count() == 2, "two bodies moved");
    assert!(text.contains("2.50 m/s"));
}

#[test]
fn match_plays_sets_and_prints_the_score() {
    let output = koroona(&["match", "--a", "2", "--b", "novice", "--sets", "2"], "");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        output.status.success() && text.contains("strokes per set") && text.starts_with("casual "),
        "{text}"
    );
}
