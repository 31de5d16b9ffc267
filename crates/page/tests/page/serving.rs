//! Pages over real sockets: which file answers, in which form, with what said about it.

use axum::Router;
use axum::routing::get;
use tablier_client::{Reply, Request, Visitor};
use tablier_page::{File, ON_ALL, Pages};
use tokio::net::TcpListener;

const fn file(path: &'static str, kind: &'static str, tag: &'static str, plain: &'static [u8]) -> File {
    File { path, kind, tag, plain, brotli: None, gzip: None }
}

static FILES: [File; 4] = [
    file("/assets/font-1a2b.woff2", "font/woff2", "W/\"f\"", b"font"),
    File {
        brotli: Some(b"app.br"),
        gzip: Some(b"app.gz"),
        ..file("/assets/main-1a2b.js", "text/javascript; charset=utf-8", "W/\"m\"", b"app")
    },
    file("/icon.svg", "image/svg+xml", "W/\"i\"", b"<svg/>"),
    File {
        brotli: Some(b"page.br"),
        gzip: Some(b"page.gz"),
        ..file("/index.html", "text/html; charset=utf-8", "W/\"p\"", b"page")
    },
];

/// Serves the files beside an API, as the program does.
async fn open() -> Visitor {
    let api =
        Router::new().route("/games", get(|| async { "games" })).fallback(|| async { "none of the API's" });
    let routes = Router::new().nest("/api", api).fallback_service(Pages::new(&FILES).routes());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let visitor = Visitor::new(listener.local_addr().unwrap().to_string());
    tokio::spawn(async move { axum::serve(listener, routes).await.unwrap() });
    visitor
}

async fn get_from(visitor: &mut Visitor, path: &str) -> Reply {
    visitor.ask(Request::get(path)).await.unwrap()
}

#[tokio::test]
async fn a_file_answers_where_there_is_one_and_the_client_where_its_routes_are() {
    let mut visitor = open().await;
    let cases: [(&str, u16, &[u8]); 15] = [
        ("/", 200, b"page"),
        ("/index.html", 200, b"page"),
        ("/t/KLMPRT", 200, b"page"),
        ("/rules/corona", 200, b"page"),
        ("/played/00112233445566778899aabbccddeeff", 200, b"page"),
        ("/apiary", 200, b"page"),
        ("/icon.svg", 200, b"<svg/>"),
        ("/assets/main-1a2b.js?import", 200, b"app"),
        ("/assets/main-0000.js", 404, b"There is nothing here.\n"),
        ("/assets/", 404, b"There is nothing here.\n"),
        ("/favicon.ico", 404, b"There is nothing here.\n"),
        ("/assets/../index.html", 404, b"There is nothing here.\n"),
        ("/api/games", 200, b"games"),
        ("/api/nothing", 200, b"none of the API's"),
        ("/api", 200, b"none of the API's"),
    ];
    for (path, status, body) in cases {
        let reply = get_from(&mut visitor, path).await;
        assert_eq!((reply.status, &*reply.body), (status, body), "{path}");
    }
}

#[tokio::test]
async fn the_form_is_the_one_the_browser_reads() {
    let mut visitor = open().await;
    let cases: [(&str, &str, &[u8], Option<&str>); 5] = [
        ("/assets/main-1a2b.js", "gzip, deflate, br", b"app.br", Some("br")),
        ("/assets/main-1a2b.js", "gzip", b"app.gz", Some("gzip")),
        ("/assets/main-1a2b.js", "identity", b"app", None),
        ("/t/KLMPRT", "br", b"page.br", Some("br")),
        ("/assets/font-1a2b.woff2", "gzip, deflate, br", b"font", None),
    ];
    for (path, accepted, body, encoding) in cases {
        let reply = visitor.ask(Request::get(path).with("accept-encoding", accepted)).await.unwrap();
        assert_eq!((&*reply.body, reply.header("content-encoding")), (body, encoding), "{path} {accepted}");
        assert_eq!(reply.header("vary"), Some("accept-encoding"));
        assert_eq!(reply.header("content-length"), Some(&*body.len().to_string()));
    }
}

#[tokio::test]
async fn hashed_files_are_kept_for_ever_and_the_rest_is_asked_for() {
    let mut visitor = open().await;
    let for_ever = Some("public, max-age=31536000, immutable");
    let cases = [
        ("/assets/main-1a2b.js", for_ever),
        ("/assets/font-1a2b.woff2", for_ever),
        ("/", Some("no-cache")),
        ("/t/KLMPRT", Some("no-cache")),
        ("/icon.svg", Some("no-cache")),
        // Whoever asks for a file of an older client must not remember for ever that it is not there.
        ("/assets/main-0000.js", Some("no-cache")),
    ];
    for (path, cache) in cases {
        assert_eq!(get_from(&mut visitor, path).await.header("cache-control"), cache, "{path}");
    }
}

#[tokio::test]
async fn what_the_browser_has_already_is_not_sent_again() {
    let mut visitor = open().await;
    let cases =
        [("W/\"p\"", 304), ("\"p\"", 304), ("\"x\", W/\"p\"", 304), ("*", 304), ("W/\"m\"", 200), ("p", 200)];
    for (known, status) in cases {
        let asked = Request::get("/t/KLMPRT").with("if-none-match", known).with("accept-encoding", "br");
        let reply = visitor.ask(asked).await.unwrap();
        assert_eq!(reply.status, status, "{known}");
        assert_eq!(reply.body.is_empty(), status == 304, "{known}");
        // What a 304 says replaces what the browser kept.
        assert_eq!(reply.header("etag"), Some("W/\"p\""));
        assert_eq!(reply.header("cache-control"), Some("no-cache"));
        assert!(reply.header("content-security-policy").is_some());
    }
}

#[tokio::test]
async fn every_answer_keeps_strangers_out() {
    let mut visitor = open().await;
    for path in ["/", "/t/KLMPRT", "/assets/main-1a2b.js", "/icon.svg", "/assets/gone.js"] {
        let reply = get_from(&mut visitor, path).await;
        for (name, value) in ON_ALL {
            assert_eq!(reply.header(name.as_str()), Some(value), "{path}");
        }
        let policy = reply.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self';"), "{policy}");
        assert!(!policy.contains("unsafe") && !policy.contains('*'), "{policy}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(reply.header("referrer-policy"), Some("same-origin"));
    }
}

#[tokio::test]
async fn only_reading_is_allowed() {
    let mut visitor = open().await;
    let head = Request { method: "HEAD".parse().unwrap(), ..Request::get("/") };
    let reply = visitor.ask(head).await.unwrap();
    assert_eq!((reply.status, reply.body.len(), reply.header("content-length")), (200, 0, Some("4")));
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
        let asked = Request { method: method.parse().unwrap(), ..Request::get("/t/KLMPRT") };
        let reply = visitor.ask(asked).await.unwrap();
        assert_eq!((reply.status, reply.header("allow")), (405, Some("GET, HEAD")), "{method}");
    }
}

static WITH_HEAD: [File; 2] = [
    file("/assets/text-de-shell-1a2b.js", "text/javascript; charset=utf-8", "W/\"t\"", b"words"),
    file("/index.html", "text/html; charset=utf-8", "W/\"p\"", b"<head></head><body></body>"),
];

#[tokio::test]
async fn a_link_that_was_sent_to_somebody_shows_a_card() {
    for origin in [None, Some("https://play.example")] {
        let routes = Pages::new(&WITH_HEAD).seen_at(origin.map(str::to_owned)).routes();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let seen = origin.map_or_else(|| format!("http://{address}"), str::to_owned);
        let mut visitor = Visitor::new(address);
        tokio::spawn(async move { axum::serve(listener, routes).await.unwrap() });
        let asked = || Request::get("/t/ABCDEFGHJKLM?corona").with("accept-language", "de-CH, en;q=0.5");
        let reply = visitor.ask(asked()).await.unwrap();
        let page = String::from_utf8(reply.body.clone()).unwrap();
        assert!(page.contains("property=\"og:title\" content=\"Komm und spiel Corona\""), "{page}");
        assert!(page.contains(&format!("content=\"{seen}/card-corona.png\"")), "{page}");
        assert!(page.contains("href=\"/assets/text-de-shell-1a2b.js\""), "{page}");
        let tag = reply.header("etag").unwrap().to_owned();
        let again = visitor.ask(asked().with("if-none-match", &tag)).await.unwrap();
        assert_eq!((again.status, again.body.len()), (304, 0));
        // Another address has another card, and is another page.
        let other = Request::get("/rules/corona").with("if-none-match", &tag);
        assert_eq!(visitor.ask(other).await.unwrap().status, 200);
    }
}
