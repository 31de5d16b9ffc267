//! What must hold of a table at any time, and in the end.

use tablier_corona::{Chips, Corona};
use tablier_game::{Seat, Session};
use tablier_room::{Event, EventOf, GuestId, Kind};

use super::acts::PEOPLE;
use super::world::World;

impl World {
    /// Judges whatever is new in the log, and the room as it is now.
    pub(super) fn judge(&mut self) {
        for index in self.judged..self.table.log.len() {
            let entry = &self.table.log[index];
            assert_eq!(entry.number, index as u64 + 1);
            assert!(index == 0 || self.table.log[index - 1].at <= entry.at, "table time never goes back");
            let events: Vec<EventOf<Corona>> = serde_json::from_str(&entry.events).expect("events");
            for event in &events {
                self.note(event);
            }
            self.judge_messages(index);
        }
        self.judged = self.table.log.len();
        let at = self.table.at();
        assert!(at >= self.at, "table time went back from {} to {at}", self.at);
        self.at = at;
        self.judge_room();
    }

    fn note(&mut self, event: &EventOf<Corona>) {
        match event {
            Event::SeedDrawn { id, seed } => {
                assert!(self.shown.insert(*id, seed.commitment(*id)).is_none(), "each game has its own id");
                assert!(self.nonces.is_empty(), "the commitment comes before any nonce");
                self.seeds.insert(*id, seed.to_string());
            }
            Event::BotSeated { seed, .. } | Event::StandInSeated { seed, .. } => {
                self.never.push(seed.to_string());
            }
            Event::SeatReady { nonce, .. } => self.nonces.push(nonce.to_string()),
            Event::LinkMade { hash, .. } => self.never.push(hex::encode(hash)),
            Event::GameStarted { .. } => self.nonces.clear(),
            Event::GameOver { id, .. } => {
                self.seeds.remove(id).expect("it was drawn");
                self.over.push(*id);
            }
            _ => {}
        }
    }

    fn judge_messages(&self, index: usize) {
        let secrets = || self.seeds.values().chain(&self.never).chain(&self.nonces);
        let head = format!(r#"{{"kind":"told","after":{index},"number":{},"#, index + 1);
        for text in self.table.told[index].texts() {
            assert!(text.starts_with(&head), "{text}");
            if let Some(secret) = secrets().find(|secret| text.contains(secret.as_str())) {
                panic!("{secret} is told in {text}");
            }
        }
    }

    fn judge_room(&self) {
        let room = self.table.desk.room();
        let here = |guest: &GuestId| !room.guests[guest].removed;
        assert!(here(&room.host), "the host is somebody");
        // Whoever was sent away in a game has a bot on their seat until they are out.
        for (index, chair) in room.chairs.iter().enumerate() {
            let leaving = room.leaving.contains_key(&Seat::nth(index));
            assert_eq!(chair.holder().is_some_and(|guest| !here(&guest)), leaving);
            assert!(!leaving || room.robot(Seat::nth(index)).is_some());
        }
        // A lent seat is played by somebody else than its owner, who is still a guest, and by nobody but its player.
        for (seat, lent) in &room.lent {
            let player = room.chairs[seat.index()].holder().expect("somebody plays it");
            assert!(room.under_way().is_some() && here(&lent.owner) && player != lent.owner);
        }
        assert!(room.links.keys().chain(&room.for_ending).all(|seat| seat.index() < room.chairs.len()));
        assert_eq!(
            room.next.is_some(),
            room.under_way().is_none(),
            "the next game is drawn as the last ends"
        );
        if let Some(playing) = &room.playing {
            let count = playing.state.players().len();
            let held: u32 = playing.state.players().iter().filter(|p| !p.left).map(|p| p.chips.0).sum();
            let all = Chips::at_start(count).0 * u32::try_from(count).expect("few");
            assert_eq!(held + playing.state.taken_out().0, all, "chips neither come nor go");
        }
        if let Some(playing) = room.under_way() {
            assert_eq!(
                playing.state.players().len(),
                room.chairs.len(),
                "a chair per seat while a game goes on"
            );
        }
    }

    /// What must hold at the end of it all.
    pub(super) fn conclude(&mut self) {
        for number in 0..=PEOPLE {
            self.catch_up(number);
        }
        self.restart();
        for id in &self.over {
            let text = Kind::of::<Corona>().export(*id, &self.table.log).expect("it is over");
            let game = Session::<Corona>::from_text(&text).expect("a record");
            tablier_corona::verify::verify(&game, Some(self.shown[id]))
                .expect("its dice are as committed to");
        }
        for id in self.seeds.keys() {
            assert!(Kind::of::<Corona>().export(*id, &self.table.log).is_err(), "a seed is not given away");
        }
    }
}
