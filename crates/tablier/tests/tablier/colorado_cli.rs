//! Colorado at the command line: what it prints, and how it ends.

use std::process::Output;

use crate::support::{json, tool};

fn colorado(arguments: &[&str], input: &str) -> Output {
    tool("colorado", arguments, input)
}

#[test]
fn perft_prints_the_rule_books_numbers() {
    let output = colorado(&["perft", "--depth", "4", "--json"], "");
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "{\"nodes\":[28,863,26053,862974]}\n");
}

#[test]
fn perft_divides() {
    let answer = json(&colorado(&["perft", "--depth", "2", "--json", "--divide"], ""));
    let divide = answer["divide"].as_object().unwrap();
    assert_eq!(divide.len(), 28);
    assert_eq!(divide.values().map(|leaves| leaves.as_u64().unwrap()).sum::<u64>(), 863);
}

#[test]
fn analyse_prints_a_move_a_score_and_a_line() {
    let answer = json(&colorado(&["analyse", "--nodes", "5000", "--json"], ""));
    assert_eq!(answer["move"], answer["pv"][0]);
    assert!(answer["score"].is_i64() && answer["depth"].as_u64().unwrap() >= 3);
    assert!(answer["nodes"].as_u64().unwrap() >= 1_000);
}

#[test]
fn analyse_says_in_how_many_moves_a_game_is_won() {
    let position = "w2b4/1w6/8/8/8/4b3/8/8 w - -";
    let board = ["BBBBBBBB"; 8].join("/");
    let arguments = ["analyse", "--board", &board, "--position", position, "--depth", "4", "--json"];
    assert_eq!(json(&colorado(&arguments, ""))["wins_in"], 1);
}

#[test]
fn bad_input_gets_one_clear_line_and_code_2() {
    for (arguments, words) in [
        (vec!["perft", "--board", "RYB"], "a board has 8 rows, this has 1"),
        (vec!["perft", "--position", "8/8/8/8/8/w8/8/8 w - -"], "row 3 has 9 squares, not 8"),
        (vec!["perft", "--position", "8/8/8/8/8/8/8/b7 w - -"], "White has no pawns"),
        (vec!["perft", "--depth", "0"], "0 is not in 1..=20"),
        (vec!["match", "--a", "9", "--b", "1"], "levels are 1 to 7"),
        (vec!["analyse", "--threads", "no"], "invalid digit"),
        (vec!["dance"], "unrecognized subcommand 'dance'"),
    ] {
        let output = colorado(&arguments, "");
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(said.contains(words), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}

#[test]
fn the_engine_answers_every_line_and_ends_with_its_input() {
    let output = colorado(&["engine"], "ugi\nisready\nwhat?\nposition startpos moves d1d2\ngo depth 4\n");
    let text = String::from_utf8(output.stdout).unwrap();
    for part in ["ugiok\n", "readyok\n", "error: unknown command \"what?\"", "info depth 4 ", "\nbestmove "] {
        assert!(text.contains(part), "{text}");
    }
    assert!(output.status.success());
}

#[test]
fn an_endless_search_ends_with_stop_and_with_the_input() {
    for input in ["go infinite\nstop\nquit\n", "go infinite\n"] {
        let text = String::from_utf8(colorado(&["engine"], input).stdout).unwrap();
        assert!(text.contains("bestmove "), "{text}");
    }
}

#[test]
fn a_match_ends_the_same_on_one_thread_and_on_three() {
    let on = |threads| {
        let arguments = ["match", "--a", "2", "--b", "1", "--games", "12", "--threads", threads, "--json"];
        json(&colorado(&arguments, ""))
    };
    let alone = on("1");
    assert_eq!(alone["games"], 12);
    assert_eq!(alone, on("3"));
}

#[test]
fn strength_prints_the_one_match_asked_for() {
    let output = colorado(&["strength", "--only", "brook", "--games", "2"], "");
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3, "{text}");
    assert!(lines[2].starts_with("| brook | spring | 2 |"), "{text}");
    assert_eq!(lines[0].matches('|').count(), lines[2].matches('|').count());
}

#[test]
fn a_match_reports_score_and_elo() {
    let answer = json(&colorado(&["match", "--a", "2", "--b", "spring", "--games", "4", "--json"], ""));
    let count = |key: &str| answer[key].as_u64().unwrap();
    assert_eq!(count("wins") + count("draws") + count("losses"), 4);
    assert!(answer["elo"].is_f64() && count("median") > 10);
}

#[test]
fn a_game_at_the_terminal() {
    let output =
        colorado(&["play", "--seed", "3", "--level", "1"], "moves\nnonsense\nhint\nd1d2\nundo\nresign\n");
    let text = String::from_utf8(output.stdout).unwrap();
    for part in ["White to move> a1c2", "is not a move", "White: d1d2", "White resigns: Black wins"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(output.status.success());
}
