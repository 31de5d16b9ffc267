//! Attempts of days: each written in a transaction of its own, which locks the row of the day or of the attempt; read as
//! everything is.

use sqlx::postgres::PgRow;
use sqlx::{PgConnection, PgPool, Row};
use tablier_room::{Person, Wall};

use super::line::{Line, Trouble, acquire, done, query};
use super::reader::{Asked, get, unsigned};
use crate::days::KEPT;
use crate::{AppendError, Attempt, Begun, Day, Found, HandedIn, ReadError, Tally};

/// So many old attempts go with every one that begins: more than come, and never enough to be noticed.
const GO_AT_ONCE: i64 = 64;

pub(super) async fn begin(
    line: Line,
    pool: PgPool,
    (day, person): (Day, Person),
    at: Wall,
    most: u64,
) -> Result<Begun, AppendError> {
    let mut connection = acquire(&pool).await?;
    let begun = line.wait(begin_in(&line, &mut connection, (day, person), at, most)).await;
    done(connection, begun)
}

pub(super) async fn hand_in(
    line: Line,
    pool: PgPool,
    (day, person): (Day, Person),
    found: Found,
) -> Result<HandedIn, AppendError> {
    let mut connection = acquire(&pool).await?;
    let handed_in = line.wait(hand_in_in(&line, &mut connection, (day, person), found)).await;
    done(connection, handed_in)
}

async fn begin_in(
    line: &Line,
    connection: &mut PgConnection,
    (day, person): (Day, Person),
    at: Wall,
    most: u64,
) -> Result<Begun, Trouble> {
    let mut transaction = line.begin(connection).await?;
    let number = i64::from(day.0);
    let make = "INSERT INTO tablier.days (day, begun) VALUES ($1, 0) ON CONFLICT DO NOTHING";
    query(make).bind(number).execute(&mut *transaction).await?;
    // Locked: of two that begin at once the second sees what the first did.
    let lock = "SELECT begun FROM tablier.days WHERE day = $1 FOR UPDATE";
    let row = query(lock).bind(number).fetch_one(&mut *transaction).await?;
    let begun: i64 = row.try_get(0)?;
    if let Some(attempt) = stored(&mut transaction, day, person).await? {
        transaction.commit().await?;
        return Ok(Begun::Before(attempt));
    }
    if begun.unsigned_abs() >= most {
        transaction.commit().await?;
        return Ok(Begun::Full);
    }
    let insert = "INSERT INTO tablier.attempts (person, day, begun) VALUES ($1, $2, $3)";
    query(insert).bind(&person.0[..]).bind(number).bind(at.0).execute(&mut *transaction).await?;
    let count = "UPDATE tablier.days SET begun = begun + 1 WHERE day = $1";
    query(count).bind(number).execute(&mut *transaction).await?;
    // What somebody else is about to forget is left to them.
    let forget = "DELETE FROM tablier.attempts WHERE (person, day) IN
         (SELECT person, day FROM tablier.attempts WHERE day < $1 ORDER BY day LIMIT $2 FOR UPDATE SKIP LOCKED)";
    let oldest = i64::from(day.0.saturating_sub(KEPT));
    query(forget).bind(oldest).bind(GO_AT_ONCE).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(Begun::Now(Attempt { begun: at, found: None, streak: 0 }))
}

async fn hand_in_in(
    line: &Line,
    connection: &mut PgConnection,
    (day, person): (Day, Person),
    found: Found,
) -> Result<HandedIn, Trouble> {
    let mut transaction = line.begin(connection).await?;
    let Some(attempt) = stored(&mut transaction, day, person).await? else {
        transaction.commit().await?;
        return Ok(HandedIn::NotBegun);
    };
    if attempt.found.is_some() {
        transaction.commit().await?;
        return Ok(HandedIn::Before(attempt));
    }
    let yesterday = match day.before() {
        Some(before) => stored(&mut transaction, before, person).await?.map_or(0, |attempt| attempt.streak),
        None => 0,
    };
    let streak = yesterday.saturating_add(1);
    let number = i64::from(day.0);
    let update = "UPDATE tablier.attempts SET handed_in = $3, points = $4, found = $5, streak = $6
         WHERE person = $1 AND day = $2";
    let update = query(update).bind(&person.0[..]).bind(number).bind(found.at.0);
    let update = update.bind(i64::from(found.points)).bind(found.what.clone()).bind(i64::from(streak));
    update.execute(&mut *transaction).await?;
    let count = "INSERT INTO tablier.finds AS f (day, points, people) VALUES ($1, $2, 1)
         ON CONFLICT (day, points) DO UPDATE SET people = f.people + 1";
    query(count).bind(number).bind(i64::from(found.points)).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(HandedIn::Now(Attempt { begun: attempt.begun, found: Some(found), streak }))
}

/// An attempt, locked until the transaction ends.
async fn stored(connection: &mut PgConnection, day: Day, person: Person) -> Result<Option<Attempt>, Trouble> {
    let select = "SELECT day, begun, handed_in, points, found, streak FROM tablier.attempts
         WHERE person = $1 AND day = $2 FOR UPDATE";
    let row = query(select).bind(&person.0[..]).bind(i64::from(day.0)).fetch_optional(connection).await?;
    let read = row.map(|row| read(&row)).transpose();
    Ok(read.map_err(|_| Trouble::Odd("an attempt that can't be read"))?.map(|(_, attempt)| attempt))
}

pub(super) fn attempt(day: Day, person: Person) -> Asked {
    let select = "SELECT day, begun, handed_in, points, found, streak FROM tablier.attempts
         WHERE person = $1 AND day = $2";
    query(select).bind(person.0.to_vec()).bind(i64::from(day.0))
}

pub(super) fn days_of(person: Person, before: Option<Day>, limit: u32) -> Asked {
    let select = "SELECT day, begun, handed_in, points, found, streak FROM tablier.attempts
         WHERE person = $1 AND ($2::int8 IS NULL OR day < $2) ORDER BY day DESC LIMIT $3";
    let before = before.map(|day| i64::from(day.0));
    query(select).bind(person.0.to_vec()).bind(before).bind(i64::from(limit))
}

pub(super) fn read(row: &PgRow) -> Result<(Day, Attempt), ReadError> {
    let small = |column: usize| {
        u32::try_from(get::<i64>(row, column)?).map_err(|_| ReadError::Damaged("a number that is none"))
    };
    let at: Option<i64> = get(row, 2)?;
    let found = match at {
        Some(at) => {
            let points = u8::try_from(get::<i64>(row, 3)?);
            let points = points.map_err(|_| ReadError::Damaged("points that are none"))?;
            Some(Found { at: Wall(at), points, what: get(row, 4)? })
        }
        None => None,
    };
    let streak = if at.is_some() { small(5)? } else { 0 };
    Ok((Day(small(0)?), Attempt { begun: Wall(get(row, 1)?), found, streak }))
}

/// One statement, and so one moment.
pub(super) fn tally(day: Day) -> Asked {
    let select = "SELECT -1::int8, begun FROM tablier.days WHERE day = $1
         UNION ALL SELECT points, people FROM tablier.finds WHERE day = $1 ORDER BY 1";
    query(select).bind(i64::from(day.0))
}

pub(super) fn counted(rows: &[PgRow]) -> Result<Tally, ReadError> {
    let mut tally = Tally::default();
    for row in rows {
        let people = unsigned(row, 1)?;
        match u8::try_from(get::<i64>(row, 0)?) {
            Ok(points) => tally.found.push((points, people)),
            Err(_) => tally.begun = people,
        }
    }
    Ok(tally)
}
