//! Corona played to the end by four people at four sockets and a bot, with every kind of disconnect in between.

use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use serde_json::{Value, json};
use tablier_client::{ClientError, Habits, Request, Visitor};
use tablier_corona::board::Points;
use tablier_corona::game::{Command as Play, Corona, Offer, Phase, View};
use tablier_game::{GameId, Nonce, Offer as _, Offers, Seat};
use tablier_room::{Command, TableCode};
use tablier_server::{Config, Server};

use crate::house::{House, Table, quick, the_end, within};
use crate::resync::assert_like_a_fresh_one;
use crate::secrets::{Heard, assert_secrets_kept};

const ROUNDS: u32 = 7;

/// What goes wrong for somebody, and after which round.
#[derive(Clone, Copy, PartialEq)]
enum Mishap {
    /// Closes the page, and opens it again.
    Close(u32),
    /// Loses the network with a command under way.
    LoseNetwork(u32),
    /// Is thrown out for misbehaving.
    Misbehave(u32),
    /// Does not read until so much has happened that it gets everything anew.
    Doze(u32),
}

struct Player {
    table: Table,
    seat: Seat,
    mishap: Option<Mishap>,
    rng: ChaCha8Rng,
    server: Server,
}

fn playing(table: &Table) -> Option<&View> {
    table.view().playing.as_ref().map(|playing| &playing.view)
}

fn is_over(table: &Table) -> bool {
    table.view().playing.as_ref().is_some_and(|playing| playing.outcome.is_some())
}

impl Player {
    /// Plays until the game is over, coming back whenever the connection is lost.
    async fn play(mut self) -> Table {
        while !is_over(&self.table) {
            let step = self.step().await;
            match step {
                Ok(()) => {}
                Err(ClientError::Gap { .. } | ClientError::Foreign { .. } | ClientError::Refused(_)) => {
                    step.unwrap();
                }
                Err(_) => come_back(&mut self.table).await,
            }
        }
        self.table
    }

    async fn step(&mut self) -> Result<(), ClientError> {
        self.maybe_mishap().await?;
        if self.table.unanswered().next().is_none()
            && let Some(command) = self.choose()
        {
            self.table.send(&Command::Play { seat: self.seat, command }).await?;
        }
        self.table.next().await.map(|_| ())
    }

    /// One of the offers. The round is played by whoever's turn it is to call 21; the second is left to the bot.
    fn choose(&mut self) -> Option<Play> {
        let view = playing(&self.table)?;
        let mine = |offer: &&tablier_game::Offered<Offer>| offer.seat == self.seat;
        let offers: Vec<&Offer> = view.offers().iter().filter(mine).map(|offered| &offered.offer).collect();
        let of = |wanted: fn(&Offer) -> bool| offers.iter().copied().find(|offer| wanted(offer));
        if let Phase::Auction(auction) = &view.phase {
            let people = (0..4).map(|turn| ((view.played + turn) % 4) as usize);
            let caller = people.into_iter().find(|seat| !view.seats[*seat].silenced);
            let for_the_bot = view.played == 1 && auction.unclaimed == 0;
            let calls = caller == Some(self.seat.index()) && !for_the_bot;
            if calls && of(|offer| matches!(offer, Offer::Call { .. })).is_some() {
                return Some(Play::PlaceCall { points: Points::MOST });
            }
            return of(|offer| matches!(offer, Offer::SayDone { .. })).map(|_| Play::SayDone);
        }
        let order: [fn(&Offer) -> bool; 5] = [
            |offer| matches!(offer, Offer::SetUp),
            |offer| matches!(offer, Offer::Touch { .. }),
            |offer| matches!(offer, Offer::TakeMarker { .. }),
            // In every other round not even one piece is played.
            |offer| matches!(offer, Offer::EndPlay),
            |offer| matches!(offer, Offer::PutMarker { .. }),
        ];
        let order =
            if view.played % 2 == 0 { [order[0], order[1], order[2], order[4], order[3]] } else { order };
        let offer = order.into_iter().find_map(of)?;
        Some(offer.sample(&mut self.rng))
    }

    async fn maybe_mishap(&mut self) -> Result<(), ClientError> {
        let Some(played) = playing(&self.table).map(|view| view.played) else { return Ok(()) };
        match self.mishap {
            Some(Mishap::Close(round)) if played >= round => {
                self.mishap = None;
                self.table.close().await;
                come_back(&mut self.table).await;
            }
            Some(Mishap::LoseNetwork(round)) if played >= round => {
                self.mishap = None;
                let known = self.table.number();
                self.table.send(&crate::house::set_name("Lost")).await?;
                self.table.drop_hard();
                come_back(&mut self.table).await;
                self.table.until(|table| table.unanswered().next().is_none()).await?;
                assert!(self.table.number() >= known);
            }
            Some(Mishap::Misbehave(round)) if played >= round => {
                self.mishap = None;
                self.table.send_binary(vec![0; 100]).await?;
                assert_eq!(the_end(&mut self.table).await.as_deref(), Some("binary"));
                come_back(&mut self.table).await;
            }
            Some(Mishap::Doze(round)) if played >= round => {
                self.mishap = None;
                while self.server.counters().read().resynchronised == 0 {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
            _ => {}
        }
        Ok(())
    }
}

/// Connects again, however often that takes: the server may be away for a moment.
async fn come_back(table: &mut Table) {
    while let Err(error) = table.reconnect().await {
        assert!(!matches!(error, ClientError::Gap { .. } | ClientError::Foreign { .. }), "{error}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn seat(house: &House, code: TableCode, visitor: &Visitor, index: u16, mishap: Mishap) -> Player {
    let receive_buffer = matches!(mishap, Mishap::Doze(_)).then_some(4 * 1024);
    let habits = Habits { records: true, receive_buffer, ..Habits::default() };
    let mut table: Table = visitor.connect_as(code, habits).await.unwrap();
    table.perform(&Command::Sit { name: None }).await.unwrap();
    let seat = Seat(index);
    let nonce = Nonce([u8::try_from(index).unwrap() + 1; 16]);
    table.perform(&Command::Ready { seat, nonce }).await.unwrap();
    let rng = ChaCha8Rng::seed_from_u64(u64::from(index));
    Player { table, seat, mishap: Some(mishap), rng, server: house.server.clone() }
}

/// Anybody can see it again: it ends as it ended, and travels compressed.
async fn assert_replayed(eve: &mut Table, anybody: &mut Visitor, id: GameId) {
    let film = anybody.replay::<Corona>(id, 0).await.unwrap();
    assert_eq!(film.frames.last().unwrap().view, *playing(eve).unwrap(), "a spectator's last view");
    let rest = anybody.replay::<Corona>(id, 10).await.unwrap();
    assert_eq!(rest.frames, film.frames[10..]);
    let path = format!("/api/played/{id}/replay");
    let plain = anybody.ask(Request::get(&path)).await.unwrap();
    for encoding in ["br", "gzip"] {
        let reply = anybody.ask(Request::get(&path).with("accept-encoding", encoding)).await.unwrap();
        assert_eq!((reply.status, reply.header("content-encoding")), (200, Some(encoding)));
        assert_eq!(reply.header("vary"), Some("accept-encoding"));
        assert!(reply.body.len() * 10 < plain.body.len(), "{} of {}", reply.body.len(), plain.body.len());
    }
    assert_eq!(plain.header("cache-control"), Some("private, max-age=3600"));
}

/// Watches until the game is over, whatever happens to the server.
async fn watch(mut table: Table) -> Table {
    while !is_over(&table) {
        if table.next().await.is_err() {
            come_back(&mut table).await;
        }
    }
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn corona_is_played_to_the_end_by_four_sockets_and_a_bot() {
    within(async {
        let mut house = House::open_with(Config { line: 8, ..Config::default() }).await;
        let mut visitors = vec![house.visitor()];
        let (code, _) = visitors[0].open_table::<Corona>(Some(&quick(ROUNDS)), "Ada").await.unwrap();
        for name in ["Bob", "Cid", "Dan"] {
            let mut visitor = house.visitor();
            visitor.come_in(code, name).await.unwrap();
            visitors.push(visitor);
        }
        let mishaps = [Mishap::Close(1), Mishap::LoseNetwork(3), Mishap::Misbehave(2), Mishap::Doze(1)];
        let mut players = Vec::new();
        for (index, mishap) in (0..).zip(mishaps) {
            players.push(seat(&house, code, &visitors[usize::from(index)], index, mishap).await);
        }
        let habits = Habits { records: true, ..Habits::default() };
        let mut eve: Table = house.visitor().connect_as(code, habits).await.unwrap();
        let mut host: Table = visitors[0].connect(code).await.unwrap();
        host.perform(&Command::SeatBot { level: 1 }).await.unwrap();
        let started = host.perform(&Command::Start).await.unwrap();
        for player in &mut players {
            player.table.until(|table| table.number() >= started).await.unwrap();
        }
        let tasks: Vec<_> = players.into_iter().map(|player| tokio::spawn(player.play())).collect();

        // The server restarts in the middle: four rounds are played, and it has seen the worst of it.
        let counted = || house.server.counters().read();
        let seen_the_worst = || counted().resynchronised >= 1 && counted().binary == 1;
        let in_the_middle = |view: &View| view.played >= 4;
        eve.until(|eve| is_over(eve) || (playing(eve).is_some_and(in_the_middle) && seen_the_worst()))
            .await
            .unwrap();
        assert!(!is_over(&eve), "{:?}", counted());
        host.drop_hard();
        house.restart().await;
        let mut eve = watch(eve).await;

        let mut heard = Vec::new();
        for task in tasks {
            let mut table = task.await.unwrap();
            assert_like_a_fresh_one(&mut table, code).await;
            assert!(playing(&table).is_some_and(|view| view.story.len() >= ROUNDS as usize));
            heard.push(Heard::new(table.take_record()));
        }
        assert_like_a_fresh_one(&mut eve, code).await;
        heard.push(Heard::new(eve.take_record()));

        assert_secrets_kept(&house, code, &visitors, &heard).await;
        let id = eve.view().playing.as_ref().unwrap().id;
        let listed = visitors[1].games().await.unwrap().remove(0);
        assert_eq!(listed["id"], id.to_string());
        assert!(listed["ended"].as_i64() > listed["started"].as_i64());
        assert_eq!(listed["outcome"]["standings"].as_array().unwrap().len(), 5);
        let seat = |name: &str, own: bool| json!({ "name": name, "level": null, "own": own });
        let mut seats: Vec<Value> = ["Ada", "Bob", "Cid", "Dan"].map(|name| seat(name, name == "Bob")).into();
        seats.push(json!({ "name": null, "level": 1, "own": false }));
        assert_eq!(listed["seats"], Value::from(seats));
        let file = visitors[1].export(id).await.unwrap();
        assert_eq!(file["game"], "corona");
        assert_replayed(&mut eve, &mut house.visitor(), id).await;
    })
    .await;
}
