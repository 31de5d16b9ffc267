//! `tablier print` as people use it: a whole file or none, one clear line and code 2 for what can't be done; and the same
//! bytes from the server.

use std::fs;
use std::path::Path;
use std::process::Output;

use tablier_client::{Request, Visitor};

use crate::page::Program;
use crate::support::tool;

fn print(arguments: &[&str], out: &Path) -> Output {
    tool("print", &[arguments, &["--out", out.to_str().unwrap()]].concat(), "")
}

/// What is in a folder.
fn files(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap();
    names.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect()
}

#[test]
fn every_game_is_printed_and_the_same_twice() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("game.pdf");
    for game in ["corona", "colorado", "koroona"] {
        let arguments = [game, "--paper", "letter", "--language", "de"];
        let output = print(&arguments, &out);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let first = fs::read(&out).unwrap();
        assert!(first.starts_with(b"%PDF-"), "{game}");
        // A file that is there is replaced.
        assert!(print(&arguments, &out).status.success());
        assert_eq!(fs::read(&out).unwrap(), first, "{game}");
    }
    assert_eq!(files(folder.path()), ["game.pdf"]);
}

#[test]
fn cards_follow_from_their_seed_and_level() {
    let folder = tempfile::tempdir().unwrap();
    let deal = |name: &str, arguments: &[&str]| {
        let out = folder.path().join(name);
        let output = print(&[&["corona", "--cards", "9"], arguments].concat(), &out);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        fs::read(out).unwrap()
    };
    let one = deal("a.pdf", &["--seed", "7", "--level", "2"]);
    assert_eq!(one, deal("b.pdf", &["--seed", "7", "--level", "2..2"]));
    assert_ne!(one, deal("c.pdf", &["--seed", "8", "--level", "2"]));
    assert_ne!(one, deal("d.pdf", &["--seed", "7", "--level", "3"]));
}

#[test]
fn bad_arguments_get_one_clear_line_and_code_2_and_leave_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("game.pdf");
    let cases: [(&[&str], &str); 12] = [
        (&["chess"], "there are corona, colorado and koroona"),
        (&["corona", "--paper", "a3"], "a4 and letter"),
        (&["corona", "--language", "it"], "en, fr and de"),
        (&["colorado", "--cards", "9"], "only Corona has cards"),
        (&["corona", "--cards", "0"], "a deck has 1 to 520"),
        (&["corona", "--cards", "521"], "a deck has 1 to 520"),
        (&["corona", "--cards", "x"], "--cards"),
        (&["corona", "--cards", "9", "--level", "6"], "a level is 1 to 5"),
        (&["corona", "--cards", "9", "--level", "4..2"], "a level is 1 to 5"),
        (&["corona", "--seed", "7"], "--cards"),
        (&["corona", "--level", "3"], "--cards"),
        (&["corona", "--ink", "red"], "--ink"),
    ];
    for (arguments, says) in cases {
        refused(&print(arguments, &out), says);
    }
    refused(&tool("print", &["corona"], ""), "--out");
    assert!(files(folder.path()).is_empty());
}

fn refused(output: &Output, says: &str) {
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.contains(says), "{says}: {error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(output.stdout.is_empty());
}

#[test]
fn a_file_that_can_not_be_written_gets_one_clear_line_and_code_2() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("kept");
    fs::write(&kept, "something else").unwrap();
    let cases = [folder.path().join("missing/game.pdf"), kept.join("game.pdf"), folder.path().to_path_buf()];
    for out in cases {
        refused(&print(&["corona"], &out), "can't write");
    }
    assert_eq!(files(folder.path()), ["kept"]);
    assert_eq!(fs::read_to_string(kept).unwrap(), "something else");
}

/// A full disk: what was there before stays, and nothing half-written is left beside it.
#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_leaves_what_was_there() {
    use std::process::Command;

    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("game.pdf");
    fs::write(&out, "the old one").unwrap();
    // No file may grow beyond 8 KiB: the system answers a write beyond that as it answers one on a full disk.
    let script = format!(
        "trap '' XFSZ; ulimit -f 8; exec {} print corona --out {}",
        env!("CARGO_BIN_EXE_tablier"),
        out.display()
    );
    let output = Command::new("sh").args(["-c", &script]).output().unwrap();
    refused(&output, "can't write");
    assert_eq!(fs::read_to_string(&out).unwrap(), "the old one");
    assert_eq!(files(folder.path()), ["game.pdf"]);
}

#[tokio::test]
async fn the_server_prints_the_same_as_the_program() {
    let program = Program::start();
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("game.pdf");
    let cases: [(&str, &[&str]); 3] = [
        ("/api/print/corona?paper=letter&language=fr", &["corona", "--paper", "letter", "--language", "fr"]),
        ("/api/print/colorado", &["colorado"]),
        (
            "/api/print/corona?cards=9&seed=7&level=1..3",
            &["corona", "--cards", "9", "--seed", "7", "--level", "1..3"],
        ),
    ];
    for (path, arguments) in cases {
        let reply = Visitor::new(&program.url).ask(Request::get(path)).await.unwrap();
        assert_eq!((reply.status, reply.header("content-type")), (200, Some("application/pdf")), "{path}");
        assert!(print(arguments, &out).status.success());
        assert_eq!(reply.body, fs::read(&out).unwrap(), "{path}");
    }
    let refused = Visitor::new(&program.url).ask(Request::get("/api/print/corona?cards=105")).await.unwrap();
    assert_eq!((refused.status, refused.refusal().unwrap().code.as_ref()), (400, "bad_request"));
}
