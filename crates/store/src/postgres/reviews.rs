//! What experts said: each review kept in a transaction of its own; read as everything is.

use async_trait::async_trait;
use sqlx::{PgConnection, PgPool};
use tablier_game::GameId;

use super::line::{Line, Trouble, acquire, done, query};
use super::{PostgresStore, finished, first, reader};
use crate::reviews::MOST_REVIEWS;
use crate::{Appended, ReadError, Reviews, fit};

#[async_trait]
impl Reviews for PostgresStore {
    async fn keep_review(&self, game: GameId, edition: u32, said: String) -> Appended {
        fit::check_review(&said)?;
        let (line, pool) = self.own_line()?;
        finished(tokio::spawn(keep(line, pool, game, edition, said)).await)
    }

    async fn review(&self, game: GameId, edition: u32) -> Result<Option<String>, ReadError> {
        let select = "SELECT said FROM tablier.reviews WHERE game = $1 AND edition = $2";
        let rows = self.find(query(select).bind(game.0.to_vec()).bind(i64::from(edition))).await?;
        first(&rows, |row| reader::get(row, 0))
    }
}

async fn keep(line: Line, pool: PgPool, game: GameId, edition: u32, said: String) -> Appended {
    let mut connection = acquire(&pool).await?;
    let kept = line.wait(keep_in(&line, &mut connection, game, edition, said)).await;
    done(connection, kept)
}

async fn keep_in(
    line: &Line,
    connection: &mut PgConnection,
    game: GameId,
    edition: u32,
    said: String,
) -> Result<(), Trouble> {
    let mut transaction = line.begin(connection).await?;
    // Instead of what was said before, and as the newest of all.
    let insert = "INSERT INTO tablier.reviews (game, edition, said) VALUES ($1, $2, $3)
         ON CONFLICT (game) DO UPDATE SET kept = DEFAULT, edition = excluded.edition, said = excluded.said";
    let insert = query(insert).bind(game.0.to_vec()).bind(i64::from(edition)).bind(said);
    insert.execute(&mut *transaction).await?;
    // What others keep at this moment is not seen yet: the next to come lets more go. What somebody else is about to let
    // go is left to them.
    let forget = "DELETE FROM tablier.reviews WHERE kept IN
         (SELECT kept FROM tablier.reviews ORDER BY kept DESC OFFSET $1 FOR UPDATE SKIP LOCKED)";
    query(forget).bind(i64::from(MOST_REVIEWS)).execute(&mut *transaction).await?;
    Ok(transaction.commit().await?)
}
