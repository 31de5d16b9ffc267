//! Sockets that babble: after a few messages that can't be read they are said goodbye to, and then nobody listens.

use std::time::Duration;

use futures_util::SinkExt;
use tablier_corona::game::{Corona, Setup};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;

use crate::hostile_socket::{goodbye, raw};
use crate::house::{House, set_name, within};

const HELLO: &str = r#"{"kind":"hello","protocol":2,"session":"07070707070707070707070707070707"}"#;
/// So many messages that can't be read are answered one by one; with the next one it is enough.
const ANSWERED: u64 = 10;
/// As long as a message may be.
const LONGEST: usize = 16 * 1024;
/// Far more than a system holds for a socket that nobody reads: 128 MiB of messages.
const WITHOUT_END: usize = 8_192;

/// A text as a frame, by hand: a client as it should be says no more after a goodbye.
fn frame(text: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x81, 0xfe];
    frame.extend(u16::try_from(text.len()).unwrap().to_be_bytes());
    frame.extend([0; 4]);
    frame.extend(text);
    frame
}

#[tokio::test]
async fn whoever_babbles_hears_goodbye_though_more_of_it_was_under_way() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let mut socket = raw(&house, code).await;
        socket.feed(Message::Text(HELLO.into())).await.unwrap();
        for _ in 0..ANSWERED + 30 {
            socket.feed(Message::Text("{".into())).await.unwrap();
        }
        socket.flush().await.unwrap();
        assert_eq!(goodbye(&mut socket).await.as_deref(), Some("malformed"));
        assert_eq!(house.server.counters().read().malformed, ANSWERED + 1);
        ada.perform(&set_name("Ada L.")).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn whoever_goes_on_after_the_goodbye_is_not_read_any_more() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let mut socket = raw(&house, code).await;
        socket.send(Message::Text(HELLO.into())).await.unwrap();
        let (mut listen, mut talk) = socket.into_inner().into_split();
        // It takes in all it is told, closing included, and does nothing about it: only the server's ear holds it up.
        let listening = tokio::spawn(async move {
            let mut told = vec![0; LONGEST];
            while let Ok(1..) = listen.read(&mut told).await {}
        });
        let babble = frame(&[b'['; LONGEST]);
        let mut taken = 0;
        while taken < WITHOUT_END && talk.write_all(&babble).await.is_ok() {
            taken += 1;
        }
        assert!(taken < WITHOUT_END / 2, "{taken} of them were taken");
        listening.await.unwrap();
        assert_eq!(house.server.counters().read().malformed, ANSWERED + 1);
        // It was nobody in particular, and its place is free again.
        while house.visitor().connect::<Corona>(code).await.is_err() {
            sleep(Duration::from_millis(20)).await;
        }
        ada.perform(&set_name("Ada L.")).await.unwrap();
    })
    .await;
}
