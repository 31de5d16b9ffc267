//! Printing: made once, kept, one at a time, refused with a code; and nobody waits behind a press that hangs.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};

use futures_util::future::join_all;
use tablier_client::{Reply, Request, Visitor};
use tablier_server::{Config, Job, NotPrinted, Press};

use crate::house::{House, within};

/// A press that counts what it makes, and makes nothing while it is held.
#[derive(Default)]
struct Counting {
    made: AtomicUsize,
    /// What was made, in its order.
    names: Mutex<Vec<String>>,
    at_once: AtomicUsize,
    most_at_once: AtomicUsize,
    held: Mutex<bool>,
    let_go: Condvar,
}

impl Counting {
    fn hold(&self, held: bool) {
        *self.held.lock().unwrap() = held;
        self.let_go.notify_all();
    }

    fn make(&self, name: &str) -> Vec<u8> {
        let now = self.at_once.fetch_add(1, Ordering::SeqCst) + 1;
        self.most_at_once.fetch_max(now, Ordering::SeqCst);
        let held = self.held.lock().unwrap();
        drop(self.let_go.wait_while(held, |held| *held).unwrap());
        self.at_once.fetch_sub(1, Ordering::SeqCst);
        self.made.fetch_add(1, Ordering::SeqCst);
        self.names.lock().unwrap().push(name.to_owned());
        name.as_bytes().to_vec()
    }
}

/// What the server is given: it outlives the test's own hand on it.
struct Toy(Arc<Counting>);

impl Press for Toy {
    fn order(&self, game: &str, wishes: &[(String, String)]) -> Result<Job, NotPrinted> {
        let wish = match wishes {
            [] => "plain".to_owned(),
            [(name, value)] if name == "paper" => value.clone(),
            _ => return Err(NotPrinted::BadWish),
        };
        if game != "corona" {
            return Err(NotPrinted::NoSuchGame);
        }
        let (name, press) = (format!("{game}-{wish}.pdf"), Arc::clone(&self.0));
        let made = name.clone();
        Ok(Job { name, make: Box::new(move || press.make(&made)) })
    }
}

fn code_of(reply: &Reply) -> String {
    reply.refusal().unwrap().code.into_owned()
}

async fn house() -> (House, Arc<Counting>) {
    house_with(Config::default()).await
}

async fn house_with(config: Config) -> (House, Arc<Counting>) {
    let (house, press) = (House::open_with(config).await, Arc::new(Counting::default()));
    house.server.prints_with(Arc::new(Toy(Arc::clone(&press))));
    (house, press)
}

#[tokio::test]
async fn what_is_printed_is_a_pdf_with_a_name_and_made_once() {
    within(async {
        let (house, press) = house().await;
        for _ in 0..3 {
            let reply = house.visitor().ask(Request::get("/api/print/corona?paper=a4")).await.unwrap();
            assert_eq!((reply.status, reply.header("content-type")), (200, Some("application/pdf")));
            let name = "inline; filename=\"corona-a4.pdf\"";
            assert_eq!(reply.header("content-disposition"), Some(name));
            assert_eq!(reply.header("cache-control"), Some("public, max-age=3600"));
            assert_eq!(reply.body, b"corona-a4.pdf");
        }
        assert_eq!(press.made.load(Ordering::SeqCst), 1);
        house.visitor().ask(Request::get("/api/print/corona?paper=letter")).await.unwrap();
        assert_eq!(press.made.load(Ordering::SeqCst), 2);
    })
    .await;
}

#[tokio::test]
async fn what_can_not_be_printed_gets_a_code_and_costs_nothing() {
    within(async {
        let (house, press) = house().await;
        let cases = [
            ("/api/print/chess", 404, "no_such_game"),
            ("/api/print/corona?ink=red", 400, "bad_request"),
            ("/api/print/corona?paper=a4&paper=a4", 400, "bad_request"),
            ("/api/print/%FF", 400, "bad_request"),
            ("/api/print/", 404, "nothing_here"),
            ("/api/print/corona/cards", 404, "nothing_here"),
        ];
        for (path, status, code) in cases {
            let reply = house.visitor().ask(Request::get(path)).await.unwrap();
            assert_eq!((reply.status, code_of(&reply).as_str()), (status, code), "{path}");
        }
        assert_eq!(press.made.load(Ordering::SeqCst), 0);
        // A house without a press has nothing there.
        let bare = House::open().await;
        let reply = bare.visitor().ask(Request::get("/api/print/corona")).await.unwrap();
        assert_eq!((reply.status, code_of(&reply).as_str()), (404, "nothing_here"));
    })
    .await;
}

/// Fifty ask for fifty things while the press is held: one is at the press, so many wait, the others hear `busy` at once,
/// and the rest of the server answers meanwhile.
#[tokio::test]
async fn one_is_printed_at_a_time_and_the_queue_has_a_bound() {
    within(async {
        let (house, press) = house().await;
        press.hold(true);
        let turned_away = AtomicUsize::new(0);
        let asked = (0..50).map(|nth| {
            let (mut visitor, turned_away) = (house.visitor(), &turned_away);
            async move {
                let request = Request::get(format!("/api/print/corona?paper={nth}"));
                let reply = visitor.ask(request).await.unwrap();
                turned_away.fetch_add(usize::from(reply.status != 200), Ordering::SeqCst);
                reply
            }
        });
        let others = async {
            // One is at the press and 32 wait: the other 17 are told so while it is still held.
            while turned_away.load(Ordering::SeqCst) < 17 {
                let reply = house.visitor().ask(Request::get("/api/health")).await.unwrap();
                assert_eq!(reply.status, 200);
            }
            press.hold(false);
        };
        let (replies, ()) = tokio::join!(join_all(asked), others);
        let (printed, refused): (Vec<_>, Vec<_>) = replies.iter().partition(|reply| reply.status == 200);
        for reply in &refused {
            assert_eq!((reply.status, code_of(reply).as_str()), (503, "busy"));
            assert_eq!(reply.header("retry-after"), Some("10"));
        }
        assert_eq!((printed.len(), refused.len()), (33, 17));
        assert_eq!(press.most_at_once.load(Ordering::SeqCst), 1);
        assert_eq!(press.made.load(Ordering::SeqCst), printed.len());
    })
    .await;
}

/// Forty made-up cookies at one address fill the queue; somebody at another is printed for as the next but one.
#[tokio::test]
async fn made_up_cookies_have_the_turns_of_their_one_address() {
    within(async {
        let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
        let (house, press) = house_with(Config { trusted_proxies, ..Config::default() }).await;
        press.hold(true);
        let turned_away = AtomicUsize::new(0);
        let asks = async |address: &str, nth: u8| {
            let mut visitor = Visitor::with_token(house.host(), hex::encode([nth; 32]));
            let request = Request::get(format!("/api/print/corona?paper={nth}"));
            visitor.ask(request.with("x-forwarded-for", address)).await.unwrap()
        };
        let (asks, press, turned_away) = (&asks, &press, &turned_away);
        let crowd = (0..40).map(|nth| async move {
            let reply = asks("198.51.100.1", nth).await;
            turned_away.fetch_add(usize::from(reply.status != 200), Ordering::SeqCst);
            reply.status
        });
        let somebody = async {
            while turned_away.load(Ordering::SeqCst) < 7 {
                tokio::task::yield_now().await;
            }
            let asking = asks("203.0.113.5", 77);
            let letting = async {
                // One more of the crowd gives way.
                while turned_away.load(Ordering::SeqCst) < 8 {
                    tokio::task::yield_now().await;
                }
                press.hold(false);
            };
            tokio::join!(asking, letting).0.status
        };
        let (statuses, status) = tokio::join!(join_all(crowd), somebody);
        assert_eq!(statuses.iter().filter(|status| **status == 503).count(), 8);
        assert_eq!(status, 200);
        let names = press.names.lock().unwrap();
        let nth = names.iter().position(|name| name == "corona-77.pdf").unwrap();
        assert!(nth <= 2, "behind one or two of the crowd at the most: {names:?}");
    })
    .await;
}
