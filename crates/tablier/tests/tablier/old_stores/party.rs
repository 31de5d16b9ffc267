//! Everybody at a table, each with a client of their own.

use rand::{SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};
use tablier_client::{Client, ClientError, Visitor};
use tablier_game::{Nonce, Offer, Offered, Offers, Seat};
use tablier_room::{ChairView, Command, CommandOf, GuestId, Playable, TableCode, ViewOf};

use super::kept::{Kept, Table};

/// Whoever takes a seat by its link.
const TAKER: &str = "Dora";
/// What brings a game's end nearer than anything else that is offered with it.
const ENDINGS: [&str; 5] = ["accept_draw", "continue", "resign", "touch", "end_play"];

pub(crate) struct Party<G: Playable> {
    /// The host is somewhere among them.
    people: Vec<Client<G>>,
    table: TableCode,
    rng: ChaCha8Rng,
}

impl<G: Playable> Party<G> {
    /// Every guest with the token they had is the guest they were.
    pub(crate) async fn come_back(kept: &Kept, host: &str, table: &Table) -> Party<G> {
        let mut people = Vec::new();
        for guest in table.view["guests"].as_array().unwrap() {
            let token = &kept.tokens[guest["name"].as_str().unwrap()];
            let client = Visitor::with_token(host, token).connect::<G>(table.code).await.unwrap();
            assert_eq!(serde_json::to_value(client.you()).unwrap(), guest["id"]);
            people.push(client);
        }
        Party { people, table: table.code, rng: ChaCha8Rng::seed_from_u64(1) }
    }

    fn view(&self) -> &ViewOf<G> {
        self.people[0].view()
    }

    pub(crate) fn number(&self) -> u64 {
        self.people[0].number()
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.view().paused.is_some()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.view().playing.as_ref().is_some_and(|game| game.outcome.is_some())
    }

    /// The seats that people hold, whose they are, and the level of whoever plays for them.
    fn seats(&self) -> Vec<(Seat, GuestId, Option<u8>)> {
        let chairs = self.view().chairs.iter().enumerate();
        let held = chairs.filter_map(|(index, chair)| match chair {
            ChairView::Guest { guest, stand_in, .. } => Some((Seat::nth(index), *guest, *stand_in)),
            ChairView::Nobody | ChairView::Bot { .. } => None,
        });
        held.collect()
    }

    fn index_of(&self, guest: GuestId) -> usize {
        self.people.iter().position(|person| person.you() == Some(guest)).unwrap()
    }

    /// Everybody hears of what one of them did before anybody does something else.
    async fn catch_up(&mut self, number: u64) {
        for person in &mut self.people {
            person.until(|person| person.number() >= number).await.unwrap();
        }
    }

    async fn perform(&mut self, guest: GuestId, command: CommandOf<G>) {
        let index = self.index_of(guest);
        let number = self.people[index].perform(&command).await.unwrap();
        self.catch_up(number).await;
    }

    /// Something that anybody who sits there may do.
    pub(crate) async fn perform_somebody(&mut self, command: CommandOf<G>) {
        let (_, guest, _) = self.seats()[0];
        self.perform(guest, command).await;
    }

    /// Somebody else takes a seat by the link that was made for it. An old table lets in whoever was not there only
    /// while its door is open.
    pub(crate) async fn take_link(&mut self, kept: &Kept, host: &str, secret: &str) {
        let mut taker = Visitor::with_token(host, &kept.tokens[TAKER]);
        let stranger = taker.come_in(self.table, TAKER).await.unwrap_err();
        assert_eq!(stranger.code(), Some("no_such_table"));
        self.perform(self.view().host, Command::OpenDoor).await;
        let door = self.view().door.unwrap();
        assert_eq!(taker.find(door).await.unwrap(), self.table);
        let guest = taker.come_in(self.table, TAKER).await.unwrap();
        self.people.push(taker.connect::<G>(self.table).await.unwrap());
        let number = self.people.last().unwrap().number();
        self.catch_up(number).await;
        let mut bytes = [0; 32];
        hex::decode_to_slice(secret, &mut bytes).unwrap();
        self.perform(guest, Command::TakeLink { secret: bytes }).await;
        assert!(self.seats().iter().any(|(_, holder, _)| *holder == guest));
    }

    /// Whoever was away is back.
    pub(crate) async fn dismiss_stand_ins(&mut self) {
        for (seat, guest, stand_in) in self.seats() {
            if stand_in.is_some() {
                self.perform(guest, Command::TakeBack { seat }).await;
            }
        }
        assert!(self.seats().iter().all(|(.., stand_in)| stand_in.is_none()));
    }

    /// The next game. Those who are ready already don't say so again.
    pub(crate) async fn begin(&mut self, are_ready: bool) {
        let host = self.view().host;
        if !are_ready {
            // Bots for those who were sent away: two or four play any of the games.
            while self.view().chairs.len() < self.view().fewest_seats || self.view().chairs.len() % 2 == 1 {
                self.perform(host, Command::SeatBot { level: 0 }).await;
            }
            for (seat, guest, _) in self.seats() {
                self.perform(guest, Command::Ready { seat, nonce: Nonce([5; 16]) }).await;
            }
        }
        self.perform(host, Command::Start).await;
    }

    /// Somebody plays something, or everybody waits for whoever is to play. Nobody gives up; nor does anybody say that
    /// they have no more to call, for a bot takes its time with that, of a glass that may run for an hour.
    pub(crate) async fn play(&mut self) {
        let others = ["resign", "draw", "say_done"];
        self.play_if(|text| !others.iter().any(|other| text.contains(other))).await;
    }

    /// Plays until the game is over, the shortest way there is.
    pub(crate) async fn play_to_the_end(&mut self) {
        while !self.is_over() {
            let wish = ENDINGS.into_iter().find(|ending| self.is_offered(ending));
            self.play_if(|text| wish.is_none_or(|wish| text.contains(wish))).await;
        }
    }

    fn is_offered(&self, what: &str) -> bool {
        let names_it = |offer: &Offered<G::Offer>| serde_json::to_string(offer).unwrap().contains(what);
        self.people.iter().any(|person| offers(person).iter().any(names_it))
    }

    async fn play_if(&mut self, may: impl Fn(&str) -> bool) {
        for index in 0..self.people.len() {
            if let Some(command) = some_move(&self.people[index], &mut self.rng, &may) {
                match self.people[index].perform(&command).await {
                    Ok(number) => return self.catch_up(number).await,
                    // An offer may run out, or be one of several that exclude each other, before it is taken up: then
                    // something else is about to happen.
                    Err(ClientError::Refused(_)) => break,
                    Err(other) => panic!("{other}"),
                }
            }
        }
        self.people[0].next().await.unwrap();
        let number = self.number();
        self.catch_up(number).await;
    }

    /// Everybody who plays agrees to stop here; some may have before.
    pub(crate) async fn agree_to_end(&mut self) {
        for (seat, guest, _) in self.seats() {
            if !self.is_over() && !self.view().for_ending.contains(&seat) {
                self.perform(guest, Command::AgreeToEnd { seat }).await;
            }
        }
    }

    pub(crate) async fn leave(mut self) {
        for person in &mut self.people {
            person.close().await;
        }
    }
}

fn offers<G: Playable>(person: &Client<G>) -> &[Offered<G::Offer>] {
    person.view().playing.as_ref().map_or(&[], |game| game.view.offers())
}

/// Something that is offered to this person and that they may choose, by its text.
fn some_move<G: Playable>(
    person: &Client<G>,
    rng: &mut ChaCha8Rng,
    may: &impl Fn(&str) -> bool,
) -> Option<CommandOf<G>> {
    let mut samples = (0..200).filter_map(|_| {
        let offered = offers(person).choose(rng)?;
        Some((offered.seat, offered.offer.sample(rng)))
    });
    let (seat, command) = samples.find(|(_, command)| may(&serde_json::to_string(command).unwrap()))?;
    Some(Command::Play { seat, command })
}
