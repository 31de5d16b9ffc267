//! Everybody who is connected: opened a few at a time, listened to all the while, sending when their time comes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use std::{mem, thread};

use anyhow::{Context, Result};
use tokio::sync::Semaphore;
use tokio::task::{JoinHandle, JoinSet};

use crate::opening::Door;
use crate::socket::{Line, Socket, lock};
use crate::tally::{Load, Tally};
use crate::voice::Voice;
use std::sync::Mutex;

/// Somebody who is connected. Their socket closes when this is dropped.
pub(crate) struct Person {
    line: Arc<Line>,
    voice: Arc<Voice>,
    tally: Arc<Mutex<Tally>>,
    listening: JoinHandle<()>,
}

impl Person {
    /// Listens from now on: to be told, and to answer when asked whether one is still there.
    pub(crate) fn sit(socket: Socket, seat: usize, load: &Arc<Load>) -> Person {
        let tally = Arc::new(Mutex::new(Tally::default()));
        let (line, voice) = (Arc::clone(&socket.line), Arc::clone(&socket.voice));
        let listening = tokio::spawn(listen(socket, seat, Arc::clone(load), Arc::clone(&tally)));
        Person { line, voice, tally, listening }
    }

    /// What was counted.
    pub(crate) fn take_tally(&self) -> Tally {
        mem::take(&mut lock(&self.tally))
    }
}

impl Drop for Person {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

async fn listen(mut socket: Socket, seat: usize, load: Arc<Load>, tally: Arc<Mutex<Tally>>) {
    let (line, voice) = (Arc::clone(&socket.line), Arc::clone(&socket.voice));
    let mut each = |text: &[u8], heard| {
        let again = lock(&tally).take(&load, seat, text.len(), heard, |id| voice.which(id));
        if let Some(nth) = again {
            line.send(&voice.nth(nth));
        }
    };
    loop {
        if let Err(error) = socket.listen(&mut each).await {
            lock(&tally).ended = Some(error.to_string());
            return;
        }
    }
}

/// Everybody at all tables, seat by seat, and the tables' codes.
pub(crate) struct Tables {
    pub(crate) codes: Vec<String>,
    pub(crate) people: Vec<Person>,
}

/// Opens that many tables, so many at a time.
pub(crate) async fn open_tables(
    door: &Door,
    count: usize,
    openers: usize,
    load: &Arc<Load>,
) -> Result<Tables> {
    let mut opened = at_a_time(openers, count, |number| {
        let (door, load) = (door.clone(), Arc::clone(load));
        async move {
            let table = door.open_table(number).await?;
            let first = number * door.seats;
            let people = table.sockets.into_iter().enumerate();
            let people: Vec<Person> =
                people.map(|(seat, socket)| Person::sit(socket, first + seat, &load)).collect();
            Ok((number, table.code, people))
        }
    })
    .await?;
    opened.sort_by_key(|(number, ..)| *number);
    let mut tables = Tables { codes: Vec::with_capacity(count), people: Vec::new() };
    for (_, code, people) in opened {
        tables.codes.push(code);
        tables.people.extend(people);
    }
    Ok(tables)
}

/// Lets that many people watch, evenly over these tables.
pub(crate) async fn watch(
    door: &Door,
    codes: &[String],
    count: usize,
    openers: usize,
    load: &Arc<Load>,
) -> Result<Vec<Person>> {
    at_a_time(openers, count, |number| {
        let (door, load, code) = (door.clone(), Arc::clone(load), codes[number % codes.len()].clone());
        async move { Ok(Person::sit(door.watch(&code, number).await?, 0, &load)) }
    })
    .await
}

/// Does something for every number below `count`, so many at a time; the first error ends it.
async fn at_a_time<T, F>(most: usize, count: usize, job: impl Fn(usize) -> F) -> Result<Vec<T>>
where
    T: Send + 'static,
    F: Future<Output = Result<T>> + Send + 'static,
{
    let (places, mut jobs, mut done) =
        (Arc::new(Semaphore::new(most)), JoinSet::new(), Vec::with_capacity(count));
    for number in 0..count {
        let place = Arc::clone(&places).acquire_owned().await?;
        let job = job(number);
        jobs.spawn(async move {
            let result = job.await;
            drop(place);
            result
        });
        while let Some(finished) = jobs.try_join_next() {
            done.push(finished.context("a task broke")??);
        }
    }
    while let Some(finished) = jobs.join_next().await {
        done.push(finished.context("a task broke")??);
    }
    Ok(done)
}

/// Begins to send, on a thread of its own. It ends by itself, or when the first of these is dropped.
pub(crate) fn begin_sending(load: &Arc<Load>, people: &[Person]) -> (StopOnDrop, JoinHandle<Vec<Duration>>) {
    let stop = StopOnDrop(Arc::new(AtomicBool::new(false)));
    let (load, seats, stopped) = (Arc::clone(load), lines(people), Arc::clone(&stop.0));
    (stop, tokio::task::spawn_blocking(move || send_all(&load, &seats, &stopped)))
}

/// A run that is given up must not leave its sender behind.
pub(crate) struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Sends every command when it is due, on a thread of its own: timers of the runtime are a millisecond coarse. Answers
/// how late each was sent after all.
fn send_all(load: &Load, seats: &[(Arc<Line>, Arc<Voice>)], stop: &AtomicBool) -> Vec<Duration> {
    let start = *load.start.get_or_init(Instant::now);
    let mut late = Vec::new();
    for due in load.schedule.in_order() {
        if let Some(early) = due.at.checked_sub(start.elapsed()) {
            thread::sleep(early);
        }
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let (line, voice) = &seats[due.seat];
        line.send(&voice.nth(due.nth));
        if load.measures(due.at) {
            late.push(start.elapsed().saturating_sub(due.at));
        }
    }
    late
}

/// What the sender needs of everybody.
fn lines(people: &[Person]) -> Vec<(Arc<Line>, Arc<Voice>)> {
    people.iter().map(|person| (Arc::clone(&person.line), Arc::clone(&person.voice))).collect()
}
