//! Those who only watch, where they are many: served a few at a time, so that whoever plays never waits behind them. Who
//! is told in their turn gets the latest; what came in between, if several things did, is in the view.

use std::ops::Bound;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::Edge;
use super::gallery::{Gallery, Inner};
use super::listener::{ASK_AGAIN, Written};
use crate::bus::{Said, SocketId, Text};

/// How many are served at once, and how long it is before the next are: ten thousand get their turn within a second.
const AT_ONCE: usize = 64;
const PAUSE: Duration = Duration::from_millis(5);

/// The crowd of a gallery.
#[derive(Default)]
pub(super) struct Crowd {
    /// Somebody goes round.
    is_served: bool,
    /// Something came since the round began: there will be another.
    has_news: bool,
    /// Everything anew, as of a number.
    anew: Option<(u64, Text)>,
    /// When that was last asked for.
    asked: Option<Instant>,
}

impl Crowd {
    /// So many who watch are told at once, as players are.
    pub(super) const FEW: usize = 64;

    /// Everything anew, as of a number.
    pub(super) fn caught_up(&mut self, number: u64, text: Text) {
        (self.anew, self.asked) = (Some((number, text)), None);
    }
}

/// Goes round until everybody has the latest. There is one who goes round at a time.
pub(super) fn serve(edge: &Arc<Edge>, gallery: &Arc<Gallery>) {
    {
        let crowd = &mut gallery.lock().crowd;
        crowd.has_news = true;
        if std::mem::replace(&mut crowd.is_served, true) {
            return;
        }
    }
    let (edge, gallery) = (Arc::clone(edge), Arc::clone(gallery));
    tokio::spawn(async move {
        let mut last = SocketId::default();
        loop {
            let Served { overflowed, said, is_over } = gallery.lock().serve_some(&mut last);
            edge.counters.resynchronised.more(overflowed);
            edge.post(&gallery, said);
            if is_over {
                return;
            }
            sleep(PAUSE).await;
        }
    });
}

/// What came of serving a few.
struct Served {
    overflowed: usize,
    said: Option<Said>,
    /// Everybody has the latest, or waits for something that has to be asked for.
    is_over: bool,
}

impl Inner {
    /// Serves the next few after this one.
    fn serve_some(&mut self, last: &mut SocketId) -> Served {
        if *last == SocketId::default() {
            self.crowd.has_news = false;
        }
        let number = self.number;
        let latest = self.latest.as_ref().filter(|latest| latest.number == number);
        let told = latest.and_then(|latest| latest.messages.of(None));
        let anew = self.crowd.anew.as_ref().filter(|(as_of, _)| *as_of >= number);
        let (order, presence) = &self.presence;
        let (mut served, mut overflowed, mut wants_anew, mut round_is_over) = (0, 0, false, true);
        for (id, listener) in self.listeners.range_mut((Bound::Excluded(*last), Bound::Unbounded)) {
            let behind = listener.seen.is_none_or(|seen| seen < number);
            if listener.guest.is_some() || !listener.welcomed || !(behind || listener.presence < *order) {
                continue;
            }
            if served == AT_ONCE {
                round_is_over = false;
                break;
            }
            (served, *last) = (served + 1, *id);
            listener.tell_presence(*order, presence);
            let written = match (told, anew) {
                _ if !behind => Written::Well,
                (Some(told), _) if listener.seen == Some(number - 1) => listener.tell(number, told),
                (_, Some((as_of, text))) => listener.caught_up(None, *as_of, text),
                _ => {
                    wants_anew = true;
                    Written::Well
                }
            };
            overflowed += usize::from(written == Written::Overflowed);
        }
        let now = Instant::now();
        let asks = wants_anew && self.crowd.asked.is_none_or(|asked| now >= asked + ASK_AGAIN);
        if asks {
            self.crowd.asked = Some(now);
        }
        if round_is_over {
            *last = SocketId::default();
        }
        let is_over = round_is_over && !self.crowd.has_news;
        if is_over {
            self.crowd.is_served = false;
        }
        Served { overflowed, said: asks.then_some(Said::CatchUp { who: None, seen: None }), is_over }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::sync::Mutex;

    use async_trait::async_trait;
    use tablier_room::{GuestId, Messages, TableCode};
    use tokio::sync::mpsc;
    use tokio::time::advance;

    use super::*;
    use crate::bus::{
        Bus, EdgeId, EdgeStatus, Epoch, Health, Question, Reply, Telling, ToEdge, ToOwner, Word,
    };
    use crate::edge::listener::Parcel;
    use crate::owner::NoTable;
    use crate::telemetry::Counters;

    /// A bus on which everything is written down and nothing answered.
    #[derive(Default)]
    pub(in crate::edge) struct Silent(Mutex<Vec<Said>>);

    #[async_trait]
    impl Bus for Silent {
        async fn send(&self, _: TableCode, letter: ToOwner) -> Result<(), NoTable> {
            self.0.lock().unwrap().push(letter.what);
            Ok(())
        }
        async fn ask(&self, _: TableCode, _: Question) -> Result<Reply, NoTable> {
            Err(NoTable::Gone)
        }
        async fn reach(&self, _: TableCode) -> Result<(), NoTable> {
            Ok(())
        }
        fn tell(&self, _: EdgeId, _: ToEdge) {}
        fn health(&self) -> Health {
            Health::ALONE
        }
        fn beat(&self, _: EdgeId, _: Vec<(TableCode, EdgeStatus)>) {}
    }

    const CROWD: u32 = 200;
    const ADA: GuestId = GuestId(0);

    struct Theatre {
        edge: Arc<Edge>,
        bus: Arc<Silent>,
        table: TableCode,
        /// The player's line, and those of all who watch.
        player: mpsc::Receiver<Parcel>,
        crowd: Vec<mpsc::Receiver<Parcel>>,
        _visits: Vec<super::super::Visit>,
    }

    impl Theatre {
        async fn open() -> Theatre {
            let (bus, table) = (Arc::new(Silent::default()), "KLMPRT".parse().unwrap());
            let counters = Arc::new(Counters::new(&[]));
            let edge = Edge::new(EdgeId(1), Arc::clone(&bus) as Arc<dyn Bus>, counters);
            let (mut lines, mut visits) = (Vec::new(), Vec::new());
            for _ in 0..=CROWD {
                let (line, texts) = mpsc::channel(16);
                visits.push(edge.enter(table, None, None, line).await.unwrap());
                lines.push(texts);
            }
            let player = lines.remove(0);
            let theatre = Theatre { edge, bus, table, player, crowd: lines, _visits: visits };
            for socket in 1..=u64::from(CROWD) + 1 {
                let guest = (socket == 1).then_some(ADA);
                let texts = Arc::new([]);
                theatre.say(Word::Welcome {
                    socket: SocketId(socket),
                    guest,
                    since: None,
                    number: 10,
                    texts,
                });
            }
            theatre
        }

        fn say(&self, what: Word) {
            self.edge.take(ToEdge { table: self.table, epoch: Some(Epoch(1)), what });
        }

        fn tell(&self, number: u64) {
            let messages = Messages::for_all([Some(ADA), None], Text::from(number.to_string()));
            self.say(Word::Telling(Arc::new(Telling { number, messages })));
        }

        /// What everybody who watches has got, each as one line.
        fn got(&mut self) -> Vec<String> {
            let all = |parcels: &mut mpsc::Receiver<Parcel>| {
                let parcels = std::iter::from_fn(|| parcels.try_recv().ok());
                parcels.map(|parcel| parcel.text.to_string()).collect::<Vec<_>>().join(" ")
            };
            self.crowd.iter_mut().map(all).collect()
        }
    }

    async fn pass(length: Duration) {
        for _ in 0..length.as_millis() {
            advance(Duration::from_millis(1)).await;
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_plays_is_told_at_once_and_a_crowd_in_turn() {
        let mut theatre = Theatre::open().await;
        theatre.tell(11);
        assert_eq!(theatre.player.try_recv().unwrap().text.as_str(), "11");
        assert_eq!(theatre.got().iter().filter(|got| !got.is_empty()).count(), 0, "their turn comes");
        pass(PAUSE / 2).await;
        let first = theatre.got();
        assert_eq!(first.iter().filter(|got| *got == "11").count(), AT_ONCE);
        pass(PAUSE * 5).await;
        let rest = theatre.got();
        assert_eq!(rest.iter().filter(|got| *got == "11").count(), CROWD as usize - AT_ONCE, "each once");
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_in_a_crowd_is_more_than_one_behind_gets_everything_anew_asked_for_once() {
        let mut theatre = Theatre::open().await;
        theatre.bus.0.lock().unwrap().clear();
        for number in 11..=14 {
            theatre.tell(number);
        }
        pass(PAUSE * 5).await;
        let asked = theatre.bus.0.lock().unwrap().len();
        assert_eq!(asked, 1, "one snapshot for all of them");
        assert!(matches!(theatre.bus.0.lock().unwrap()[0], Said::CatchUp { who: None, seen: None }));
        theatre.say(Word::CaughtUp { who: None, seen: None, number: 14, text: "all, as of 14".into() });
        pass(PAUSE * 5).await;
        assert!(theatre.got().iter().all(|got| got == "all, as of 14"));
        theatre.tell(15);
        pass(PAUSE * 5).await;
        assert!(theatre.got().iter().all(|got| got == "15"));
    }

    #[tokio::test(start_paused = true)]
    async fn who_is_there_is_told_to_a_crowd_as_it_is_in_the_end() {
        let mut theatre = Theatre::open().await;
        for order in 1..=50 {
            theatre.say(Word::Presence { order, text: format!("presence {order}").into() });
        }
        pass(PAUSE * 6).await;
        assert!(theatre.got().iter().all(|got| got == "presence 50"));
    }
}
