//! The program as people start it: it says where the table is, and the page, its files and the API are there.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use tablier_client::{Request, Visitor};
use tempfile::TempDir;

pub(crate) struct Program {
    process: Child,
    _store: TempDir,
    pub(crate) url: String,
}

impl Program {
    pub(crate) fn start() -> Program {
        let store = tempfile::tempdir().unwrap();
        let mut process = Command::new(env!("CARGO_BIN_EXE_tablier"))
            .args(["serve", "--address", "127.0.0.1:0", "--store"])
            .arg(store.path().join("tables.db"))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let said = BufReader::new(process.stdout.take().unwrap()).lines();
        let said = said.map_while(Result::ok).find_map(|line| Some(line.split_once("http://")?.1.to_owned()));
        Program { url: said.expect("it says where the table is"), process, _store: store }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[tokio::test]
async fn the_program_serves_the_page_beside_the_api() {
    let program = Program::start();
    let mut visitor = Visitor::new(&program.url);
    for route in ["/", "/t/KLMPRT", "/rules/corona", "/played/00112233445566778899aabbccddeeff"] {
        let page = visitor.ask(Request::get(route)).await.unwrap();
        assert_eq!(
            (page.status, page.header("content-type")),
            (200, Some("text/html; charset=utf-8")),
            "{route}"
        );
        assert!(page.header("content-security-policy").unwrap().contains("default-src 'none'"), "{route}");
    }
    let page = String::from_utf8(visitor.ask(Request::get("/")).await.unwrap().body).unwrap();
    let script = page.split("src=\"").nth(1).unwrap().split('"').next().unwrap();
    let script = visitor.ask(Request::get(script).with("accept-encoding", "br")).await.unwrap();
    assert_eq!((script.status, script.header("content-encoding")), (200, Some("br")));
    assert_eq!(script.header("content-type"), Some("text/javascript; charset=utf-8"));

    for (path, code) in
        [("/api/nothing", "nothing_here"), ("/api", "nothing_here"), ("/api/", "nothing_here")]
    {
        let reply = visitor.ask(Request::get(path)).await.unwrap();
        assert_eq!((reply.status, reply.refusal().unwrap().code.as_ref()), (404, code), "{path}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(reply.header("cache-control"), Some("no-store"), "{path}");
    }
    let games = visitor.ask(Request::get("/api/games")).await.unwrap();
    let names: Vec<_> = crate::games::kinds().iter().map(|kind| kind.name).collect();
    assert_eq!(games.body, serde_json::json!({ "games": names }).to_string().as_bytes());
}
