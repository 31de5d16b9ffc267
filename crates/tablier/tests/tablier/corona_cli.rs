//! The command line as people and programs use it: what it prints, and how it ends.

use std::io::{Read, Write};
use std::process::{Command, Output, Stdio};

use crate::support::{json, tool};
use serde_json::Value;

fn corona(arguments: &[&str]) -> Output {
    tool("corona", arguments, "")
}

#[test]
fn solve_prints_the_best_and_its_moves() {
    let output = corona(&["solve", "--pieces", "0,0,3,5,7,11", "--dice", "1,1,2,3,5,6", "--json"]);
    let answer = json(&output);
    let moves = answer["moves"].as_array().unwrap();
    let points: u64 = moves.iter().map(|step| step["points"].as_u64().unwrap()).sum();
    assert_eq!(answer["best"], 13);
    assert_eq!(points, 13);
    let keys: Vec<_> = moves[0].as_object().unwrap().keys().collect();
    assert_eq!(keys.len(), 4, "{keys:?}");
    for step in moves {
        let number = |key: &str| step[key].as_u64().unwrap();
        assert_eq!((number("from") + number("die")) % 12, number("to"));
    }
    assert!(String::from_utf8(output.stdout).unwrap().starts_with("{\"best\":13,\"moves\":[{\"from\":"));
}

#[test]
fn solve_draws_the_ring_for_people() {
    let output = corona(&["solve", "--pieces", "0,0,0,0,0,6", "--dice", "6,6,6,6,6,6"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("0 ●●●●●") && text.contains("6 ●\n") && text.contains("Worth 21 points"), "{text}");
}

#[test]
fn census_counts_every_situation() {
    let census = json(&corona(&["census", "--json"]));
    assert_eq!((&census["situations"], &census["maximum"]), (&Value::from(5_717_712), &Value::from(21)));
    let histogram = census["histogram"].as_object().unwrap();
    assert_eq!(histogram.values().map(|count| count.as_u64().unwrap()).sum::<u64>(), 5_717_712);
    assert!(!histogram.contains_key("1") && !histogram.contains_key("3"), "no situation is worth 1 or 3");
}

#[test]
fn bad_input_gets_one_clear_line_and_code_2() {
    let fine = ("0,0,3,5,7,11", "1,1,2,3,5,6");
    let cases = [
        ("0,0,3,5,7,11,1", fine.1, "expected six pieces, got 7"),
        ("0,0,3,5,7", fine.1, "expected six pieces, got 5"),
        ("0,0,3,5,7,12", fine.1, "space 12: the spaces are 0 to 11"),
        ("0,0,3,5,7,x", fine.1, "\"x\" is not a space's number"),
        ("", fine.1, "--pieces"),
        (fine.0, "1,1,2,3,5,9", "die 9: a die shows 1 to 6"),
        (fine.0, "0,1,2,3,5,6", "die 0: a die shows 1 to 6"),
        (fine.0, "1,1,2,3,5,999", "\"999\" is not a die's number"),
        (fine.0, "1,1,2,3,5,-1", "\"-1\" is not a die's number"),
    ];
    for (pieces, dice, complaint) in cases {
        let output = corona(&["solve", "--pieces", pieces, "--dice", dice, "--json"]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{pieces} {dice}: {said}");
        assert!(
            said.contains(complaint) && said.trim_end().lines().count() == 1,
            "{pieces} {dice}: {said:?}"
        );
        assert!(output.stdout.is_empty());
    }
    for arguments in
        [&["solve"][..], &["verify"], &["verify", "no/such/file"], &["play", "--bidders", "wizard"]]
    {
        let output = corona(arguments);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert_eq!(said.trim_end().lines().count(), 1, "{arguments:?}: {said}");
    }
}

/// Plays a whole game through standard input, at fifty times the speed, and returns what was printed.
fn play(lines: &str, save: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tablier"))
        .args([
            "corona",
            "play",
            "--bidders",
            "master,beginner",
            "--rounds",
            "2",
            "--speed",
            "50",
            "--save",
            save,
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(lines.as_bytes()).unwrap();
    // Whatever is asked of the person, one of these answers it: enter sets up, "none" plays a round out. Standard
    // input stays open until the game is over: closing it is leaving the table.
    let typist = std::thread::spawn(move || {
        while stdin.write_all(b"\nnone\n").is_ok() {
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
    });
    let mut printed = String::new();
    child.stdout.as_mut().unwrap().read_to_string(&mut printed).unwrap();
    assert!(child.wait().unwrap().success());
    typist.join().unwrap();
    printed
}

#[test]
fn a_game_at_the_terminal_is_played_saved_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    // Every line may come at any moment: some are calls, some set-ups, some nonsense.
    let printed = play("3\n\n0 0 3 5 7 11\nnonsense\n99\n\n\n\n", file.to_str().unwrap());
    assert!(printed.contains("The game is over."), "{printed}");
    assert!(printed.contains("There were"), "{printed}");

    let text = std::fs::read_to_string(&file).unwrap();
    let game: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(game["game"], "corona");
    let verified = corona(&["verify", file.to_str().unwrap()]);
    assert!(verified.status.success());
    let said = String::from_utf8(verified.stdout).unwrap();
    assert!(said.contains("follow from the seed"), "{said}");
    let commitment = said.lines().find_map(|line| line.strip_prefix("commitment  ")).unwrap();
    assert!(printed.contains(commitment), "the commitment was shown before the game");

    let with = corona(&["verify", file.to_str().unwrap(), "--commitment", commitment]);
    assert!(with.status.success());
    let other = corona(&["verify", file.to_str().unwrap(), "--commitment", &"0".repeat(64)]);
    assert_eq!(other.status.code(), Some(1));
    let tampered = text.replacen("\"roll\":", "\"roll\":1", 1);
    std::fs::write(&file, tampered).unwrap();
    assert_eq!(corona(&["verify", file.to_str().unwrap()]).status.code(), Some(1));
    std::fs::write(&file, "{\"game\":\"chess\",\"started\":{\"rules\":1}}").unwrap();
    let chess = corona(&["verify", file.to_str().unwrap()]);
    assert_eq!(chess.status.code(), Some(2));
    assert!(String::from_utf8(chess.stderr).unwrap().contains("a game of chess, not of corona"));
}
