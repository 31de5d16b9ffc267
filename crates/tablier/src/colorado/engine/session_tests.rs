//! The interface line by line, and a law: whatever is said gets an answer or a clear error.

use proptest::prelude::*;

use super::*;

fn heard(session: &mut Session, line: &str) -> String {
    match session.hear(Some(line), false) {
        Reply::Say(lines) => lines.join("\n"),
        Reply::Think(..) => "thinks".to_owned(),
        Reply::Stop => "stops".to_owned(),
        Reply::Quit => "quits".to_owned(),
    }
}

#[test]
fn a_conversation() {
    let session = &mut Session::default();
    assert!(heard(session, "ugi").ends_with("ugiok"));
    assert_eq!(heard(session, "isready"), "readyok");
    for (line, answer) in [
        ("position startpos moves d1d2 d8e6", "info string position bbb1bbbb/8/4b3/8/8/8/3w4/www1wwww w - -"),
        ("query p1turn", "response true"),
        ("query gameover", "response false"),
        ("query result", "response none"),
        ("go depth 3", "thinks"),
        ("stop", "info string nothing to stop"),
        (
            "position startpos moves d1d8",
            "info string error: move \"d1d8\": a pawn does not get from d1 to d8",
        ),
        (
            "position startpos moves d1xd2",
            "info string error: move \"d1xd2\": nothing stands on d2 to capture",
        ),
        ("position startpos moves pass", "info string error: move \"pass\": there is a legal move"),
        ("position fen 8/8 w - -", "info string error: position: a position has 8 rows, this has 2"),
        ("setoption name Board value RRR", "info string error: board: a board has 8 rows, this has 1"),
        ("setoption name Hash value 0", "info string error: Hash is a number from 1 to 65536"),
        ("go depth", "info string error: depth wants a number"),
        ("hello", "info string error: unknown command \"hello\""),
        ("", "info string error: the line is empty"),
        ("quit", "quits"),
    ] {
        assert_eq!(heard(session, line), answer, "{line}");
    }
}

#[test]
fn while_thinking_only_stop_isready_and_quit_are_heard() {
    let session = &mut Session::default();
    assert!(matches!(session.hear(Some("stop"), true), Reply::Stop));
    assert!(matches!(session.hear(Some("quit"), true), Reply::Quit));
    assert!(matches!(session.hear(Some("go depth 1"), true), Reply::Say(_)));
    assert!(matches!(session.hear(None, true), Reply::Say(_)));
}

/// Words of the interface, and others, in any order.
fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::sample::select(vec![
            "ugi",
            "uci",
            "isready",
            "uginewgame",
            "position",
            "startpos",
            "fen",
            "moves",
            "go",
            "depth",
            "nodes",
            "movetime",
            "infinite",
            "p1time",
            "stop",
            "setoption",
            "name",
            "value",
            "Board",
            "Threads",
            "query",
            "gameover",
            "result",
            "p1turn",
            "d1d2",
            "d8e6",
            "pass",
            "e2xe5",
            "w",
            "b",
            "-",
            "wb",
            "b1",
            "bbbbbbbb/8/8/8/8/8/8/wwwwwwww",
            "8/8/w7/8/b7/8/8/1b6",
            "1",
            "-1",
            "99999999999999999999",
        ])
        .prop_map(str::to_owned),
        "\\PC{0,12}",
        "[wb1-8/]{0,30}",
    ]
}

proptest! {
    #[test]
    fn any_line_gets_an_answer_or_a_clear_error(
        lines in prop::collection::vec(prop::collection::vec(word(), 0..10), 1..12),
        thinking: bool,
    ) {
        let session = &mut Session::default();
        for words in lines {
            if let Reply::Say(lines) = session.hear(Some(&words.join(" ")), thinking) {
                prop_assert!(!lines.is_empty());
                prop_assert!(lines.iter().all(|line| !line.is_empty() && !line.contains('\n')));
            }
        }
    }
}
