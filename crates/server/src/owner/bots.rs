//! Where bots think: off the async threads, a bounded number at a time, in fair turns: by the address that a table was
//! opened from, then by its host, then by table. Somebody with three hundred tables keeps nobody else's bots waiting for more
//! than one of them. A table that has slept has forgotten where it was opened from, and goes by its host.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tablier_room::{BotJob, BotReport, TableCode};
use tokio::sync::mpsc;

use super::Input;
use crate::config::Config;
use crate::fair::{Asker, Places};
use crate::telemetry::Counters;

/// The thinking room.
#[derive(Clone)]
pub(crate) struct Thinkers {
    places: Places<TableCode>,
    stop: Arc<AtomicBool>,
    counters: Arc<Counters>,
}

impl Thinkers {
    /// As many as may think at once, and wait their turn. Where too many wait, a question of whoever has most of them is
    /// dropped; its table asks again, with the next thing that happens there or the next mark of its time.
    pub(crate) fn new(config: &Config, counters: Arc<Counters>) -> Thinkers {
        let places = Places::new(config.thinkers, config.most_questions);
        Thinkers { places, stop: Arc::default(), counters }
    }

    /// Lets a bot think; its answer goes to the table that asked. What is not wanted any more when its turn comes, by a
    /// table that is paused, deserted or gone, is dropped.
    pub(crate) fn think(&self, job: BotJob, whose: Asker, code: TableCode, table: mpsc::Sender<Input>) {
        let Thinkers { places, stop, counters } = self.clone();
        tokio::spawn(async move {
            let Some(place) = places.take(whose, code).await else {
                return counters.too_many_questions.one();
            };
            if !job.is_wanted() {
                return counters.bots_dropped.one();
            }
            let seat = job.seat;
            let thought = tokio::task::spawn_blocking(move || -> BotReport {
                let _place = place;
                (job.think)(&|| stop.load(Ordering::Relaxed))
            });
            let answer = thought.await.map_or_else(
                |error| {
                    tracing::error!(%seat, %error, "a bot failed");
                    Input::BotFailed { seat }
                },
                |report| Input::BotAnswered(Box::new(report)),
            );
            // A table that is gone needs no answer.
            let _ = table.send(answer).await;
        });
    }

    /// Says whether thinking has to come to an end.
    pub(crate) fn stopping(&self) -> impl Fn() -> bool + Send + 'static {
        let stop = Arc::clone(&self.stop);
        move || stop.load(Ordering::Relaxed)
    }

    /// Whoever is thinking comes to an end.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use serde_json::{json, to_value};
    use tablier_corona::game::Corona;
    use tablier_game::{Nonce, Seat, Seed};
    use tablier_room::wire::ServerMessageOf;
    use tablier_room::{
        AnyDesk, Asked, Command, CommandId, CommandOf, Kind, Name, Person, SessionId, Wall, moment_of,
    };

    use super::*;
    use crate::world::World;

    const ADA: Person = Person([1; 32]);

    fn hers() -> Asker {
        Asker::perhaps_at(None, Some(ADA))
    }

    fn code() -> TableCode {
        "KLMPRT".parse().unwrap()
    }

    /// Ada's table, where she and a bot play, and what the bot is asked.
    fn asked(world: &World) -> (Box<dyn AnyDesk>, BotJob) {
        let (mut desk, _) = Kind::of::<Corona>().open(code(), None, world.now()).unwrap();
        let (ada, _) = desk.come(ADA, Name::clean("Ada"), world.now()).unwrap();
        desk.connect(Some(ada), world.mono());
        let commands: [CommandOf<Corona>; 4] = [
            Command::Sit { name: None },
            Command::SeatBot { level: 0 },
            Command::Ready { seat: Seat(0), nonce: Nonce([1; 16]) },
            Command::Start,
        ];
        let view = |desk: &dyn AnyDesk| {
            let snapshot = desk.snapshot(Some(ada), world.mono());
            match serde_json::from_str(&snapshot).unwrap() {
                ServerMessageOf::<Corona>::Snapshot { view, .. } => view,
                _ => panic!("not a snapshot"),
            }
        };
        for (number, command) in (1..).zip(commands) {
            let asked = Asked {
                id: CommandId { session: SessionId([7; 16]), number },
                moment: moment_of::<Corona>(&view(&*desk), &command).unwrap(),
                command: to_value(&command).unwrap(),
                waited: Duration::ZERO,
                delay: Duration::ZERO,
            };
            desk.command(ada, &asked, world.now()).result.unwrap();
        }
        assert_eq!(desk.host(), Some(ADA));
        // She has seen who begins, and the bot needs not wait for her.
        let part = view(&*desk).playing.unwrap().moments.part;
        desk.gesture(ada, Seat(0), &json!({ "go_on": { "part": part } })).unwrap();
        let job = desk.ask_bots(world.mono()).pop().unwrap();
        (desk, job)
    }

    fn one_at_a_time(most_questions: usize) -> Thinkers {
        let config = Config { thinkers: 1, most_questions, ..Config::default() };
        Thinkers::new(&config, Arc::new(Counters::new(&[])))
    }

    #[tokio::test(start_paused = true)]
    async fn what_nobody_wants_any_more_when_its_turn_comes_is_dropped() {
        let world = World::made(Wall(0), Seed([7; 32]));
        let (thinkers, (answers, mut answered)) = (one_at_a_time(10), mpsc::channel(10));
        let place = thinkers.places.take(hers(), code()).await;
        let ((wanted, job), (gone, unwanted)) = (asked(&world), asked(&world));
        thinkers.think(unwanted, hers(), code(), answers.clone());
        thinkers.think(job, hers(), code(), answers.clone());
        drop(gone);
        drop(place);
        assert!(matches!(answered.recv().await, Some(Input::BotAnswered(_))));
        drop((wanted, answers));
        assert!(answered.recv().await.is_none());
        assert_eq!(thinkers.counters.read().bots_dropped, 1);
    }

    #[tokio::test(start_paused = true)]
    async fn at_the_bound_a_question_is_dropped_and_its_table_asks_it_again() {
        let world = World::made(Wall(0), Seed([7; 32]));
        let (thinkers, (answers, mut answered)) = (one_at_a_time(1), mpsc::channel(10));
        let place = thinkers.places.take(hers(), code()).await;
        let ((_one, first), (mut other, second)) = (asked(&world), asked(&world));
        thinkers.think(first, hers(), code(), answers.clone());
        tokio::task::yield_now().await;
        thinkers.think(second, hers(), code(), answers.clone());
        while thinkers.counters.read().too_many_questions == 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(other.ask_bots(world.mono()).len(), 1, "it knows by itself");
        drop((place, answers));
        assert!(matches!(answered.recv().await, Some(Input::BotAnswered(_))));
        assert!(answered.recv().await.is_none());
    }
}
