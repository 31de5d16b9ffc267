//! What a socket is told, and what it asks for again.

use serde_json::Value;
use tablier_room::SessionId;

use super::*;

const LENGTH: usize = 8;

fn listener() -> (Listener, mpsc::Receiver<Parcel>) {
    let (line, texts) = mpsc::channel(LENGTH);
    let mut listener = Listener::new(SocketId(1), None, None, line);
    assert_eq!(listener.welcome(None, (None, 10), &[]), Written::Well);
    (listener, texts)
}

fn all(texts: &mut mpsc::Receiver<Parcel>) -> Vec<String> {
    std::iter::from_fn(|| texts.try_recv().ok()).map(|parcel| parcel.text.to_string()).collect()
}

fn order(number: u64) -> Order {
    let id = CommandId { session: SessionId([7; 16]), number };
    let (what, delay) = (Value::Null, Duration::ZERO);
    Order { id, moment: Moment::Any, what, delay, read: Instant::now() }
}

fn turn(said: &Said) -> u64 {
    match said {
        Said::Command { command, .. } => command.turn,
        other => panic!("not a command: {other:?}"),
    }
}

#[test]
fn a_welcome_that_comes_late_takes_nothing_back_and_leaves_nothing_out() {
    let (line, _texts) = mpsc::channel(LENGTH);
    let mut listener = Listener::new(SocketId(1), None, Some(96), line);
    listener.welcome(None, (Some(96), 99), &["told".into()]);
    listener.forgotten();
    for late in [(Some(96), 98), (Some(96), 99), (None, 98)] {
        listener.welcome(None, late, &["late".into()]);
        assert_eq!((listener.welcomed, listener.seen), (false, Some(99)), "{late:?}");
    }
    listener.welcome(None, (Some(99), 101), &["told".into()]);
    assert_eq!((listener.welcomed, listener.seen), (true, Some(101)));
}

#[test]
fn whoever_says_to_have_seen_what_has_not_been_gets_everything_anew() {
    let (line, mut texts) = mpsc::channel(LENGTH);
    let mut listener = Listener::new(SocketId(1), None, Some(u64::MAX), line);
    listener.welcome(None, (None, 10), &["snapshot".into()]);
    assert_eq!((listener.welcomed, listener.seen), (true, Some(10)));
    assert_eq!(all(&mut texts), ["snapshot"]);
}

#[test]
fn what_was_told_before_is_not_told_again_and_a_gap_is_noticed() {
    let (mut listener, mut texts) = listener();
    assert_eq!(listener.tell(11, &"11".into()), Written::Well);
    assert_eq!(listener.tell(11, &"11 again".into()), Written::Well);
    assert_eq!(listener.tell(13, &"13".into()), Written::Gap);
    assert_eq!(listener.caught_up(Some(10), 13, &"since 10".into()), Written::Well, "of before");
    assert_eq!(listener.caught_up(Some(11), 13, &"since 11".into()), Written::Well);
    assert_eq!(listener.caught_up(Some(11), 13, &"since 11, again".into()), Written::Well);
    assert_eq!(listener.tell(12, &"12, late".into()), Written::Well);
    assert_eq!(listener.tell(14, &"14".into()), Written::Well);
    assert_eq!(all(&mut texts), ["11", "since 11", "14"]);
}

#[test]
fn what_is_of_the_moment_only_never_puts_a_socket_behind() {
    let (listener, mut texts) = listener();
    for _ in 0..LENGTH * 2 {
        listener.glimpse(&"gesture".into());
    }
    assert!(!listener.overflowed);
    assert_eq!(all(&mut texts).len(), LENGTH / 2, "half the line is kept for what matters");
}

#[tokio::test(start_paused = true)]
async fn a_socket_that_fell_behind_gets_everything_anew_before_anything_else() {
    let (mut listener, mut texts) = listener();
    let first = listener.order(order(7), Instant::now());
    for number in 11..=10 + LENGTH as u64 {
        assert_eq!(listener.tell(number, &"told".into()), Written::Well);
    }
    assert_eq!(listener.tell(19, &"told".into()), Written::Overflowed);
    assert_eq!(listener.tell(20, &"told".into()), Written::Well, "it is so already");
    assert_eq!(listener.answer(7, turn(&first), "ack".into()), Written::Well);
    assert!(listener.wants(20, false, Instant::now()).is_empty(), "no room yet");
    all(&mut texts);
    let wants = listener.wants(20, false, Instant::now());
    assert!(matches!(wants[..], [Said::CatchUp { seen: None, .. }]), "{wants:?}");
    assert!(listener.wants(20, false, Instant::now()).is_empty(), "once is enough");
    listener.tell(20, &"told, of what comes before the snapshot".into());
    assert_eq!(listener.caught_up(None, 21, &"snapshot".into()), Written::Well);
    assert_eq!(listener.tell(22, &"told".into()), Written::Well);
    assert_eq!(all(&mut texts), ["snapshot", r#"{"kind":"resend","id":7}"#, "told"]);
}

#[test]
fn however_often_it_is_said_that_nobody_knows_it_it_comes_once_and_then_when_it_is_looked_after() {
    let (mut listener, _texts) = listener();
    let now = Instant::now();
    assert!(matches!(listener.come_again(now), Some(Said::Connect { .. })), "at once");
    for _ in 0..3 {
        assert!(listener.come_again(now).is_none(), "it has just come");
    }
    assert!(matches!(listener.wants(10, false, now)[..], [Said::Connect { .. }]), "not a second later");
    assert!(listener.wants(10, false, now).is_empty());
}

#[tokio::test(start_paused = true)]
async fn what_is_waited_for_is_asked_for_again() {
    let (line, mut texts) = mpsc::channel(LENGTH);
    let mut listener = Listener::new(SocketId(1), None, Some(5), line);
    let start = Instant::now();
    assert!(matches!(listener.connect(start), Said::Connect { seen: Some(5), turn: 1, .. }));
    listener.order(order(1), start + ASK_AGAIN / 2);
    listener.order(order(2), start + ASK_AGAIN / 2);
    assert!(listener.wants(0, false, start + ASK_AGAIN / 2).is_empty());
    let wants = listener.wants(0, false, start + ASK_AGAIN);
    assert!(matches!(wants[..], [Said::Connect { turn: 1, .. }]), "{wants:?}");
    listener.welcome(None, (None, 5), &["welcome".into()]);
    listener.welcome(None, (None, 5), &["welcome".into()]);
    assert!(listener.wants(5, false, start + ASK_AGAIN).is_empty());
    let wants = listener.wants(5, false, start + ASK_AGAIN * 2);
    assert_eq!(wants.iter().map(turn).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(listener.again(2, start).as_ref().map(turn), Some(2));
    assert!(listener.again(3, start).is_none());
    listener.answer(1, 1, "ack 1".into());
    listener.answer(1, 1, "ack 1".into());
    assert_eq!(listener.waiting().load(Ordering::Relaxed), 1);
    let wants = listener.wants(6, false, start + ASK_AGAIN * 2);
    assert!(matches!(wants[..], [Said::CatchUp { seen: Some(5), .. }, Said::Command { .. }]), "{wants:?}");
    assert_eq!(all(&mut texts), ["welcome", "ack 1"]);
}
