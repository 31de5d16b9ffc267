//! What reviews promise: what was said of a game is found by game and edition, and the oldest go first.

use tablier_game::GameId;

use super::{Held, Roles, Site, same, seen};
use crate::reviews::{LONGEST_REVIEW, MOST_REVIEWS};
use crate::{AppendError, ReadError, Unfit};

fn game(number: u32) -> GameId {
    GameId(u128::from(number).to_be_bytes())
}

impl Roles {
    async fn keeps(&self, number: u32, edition: u32, said: &str) -> Held {
        self.reviews.keep_review(game(number), edition, said.to_owned()).await.map_err(seen)
    }

    async fn said(&self, number: u32, edition: u32) -> Result<Option<String>, String> {
        self.reviews.review(game(number), edition).await.map_err(seen)
    }
}

pub(super) async fn keeps(roles: &Roles) -> Held {
    same("before anything was said", roles.said(1, 1).await?, None)?;
    roles.keeps(1, 1, r#"{"said":"ü"}"#).await?;
    roles.keeps(2, 1, "other").await?;
    same("as it was said", roles.said(1, 1).await?, Some(r#"{"said":"ü"}"#.to_owned()))?;
    same("of another game", roles.said(2, 1).await?, Some("other".to_owned()))?;
    same("by another expert", roles.said(1, 2).await?, None)?;
    roles.keeps(1, 2, "better").await?;
    same("the last word", roles.said(1, 2).await?, Some("better".to_owned()))?;
    same("the word before", roles.said(1, 1).await?, None)?;
    let refused = roles.reviews.keep_review(game(1), 3, "x".repeat(LONGEST_REVIEW + 1)).await;
    same("too long", refused, Err(AppendError::Unfit(Unfit::TooLarge)))?;
    let refused = roles.reviews.keep_review(game(1), 3, "a\0b".to_owned()).await;
    same("a zero byte", refused, Err(AppendError::Unfit(Unfit::ZeroByte)))?;
    let longest = "x".repeat(LONGEST_REVIEW);
    roles.keeps(3, 1, &longest).await?;
    same("the longest", roles.said(3, 1).await?.map(|said| said.len()), Some(LONGEST_REVIEW))?;
    same("after refusals", roles.said(1, 2).await?, Some("better".to_owned()))
}

pub(super) async fn forgets_the_oldest(roles: &Roles) -> Held {
    for number in 1..=3 {
        roles.keeps(number, 1, "early").await?;
    }
    // Said again, it is the newest.
    roles.keeps(1, 1, "again").await?;
    let others = (4..=MOST_REVIEWS).map(|number| {
        let roles = roles.clone();
        tokio::spawn(async move { roles.keeps(number, 1, "later").await })
    });
    for one in others.collect::<Vec<_>>() {
        one.await.map_err(seen)??;
    }
    same("as many as are kept", roles.said(2, 1).await?.is_some(), true)?;
    roles.keeps(MOST_REVIEWS + 1, 1, "latest").await?;
    same("one too many", roles.said(2, 1).await?, None)?;
    same("the next to go", roles.said(3, 1).await?.is_some(), true)?;
    roles.keeps(MOST_REVIEWS + 2, 1, "latest").await?;
    same("gone, too", roles.said(3, 1).await?, None)?;
    same("what was said again", roles.said(1, 1).await?, Some("again".to_owned()))?;
    same("the latest", roles.said(MOST_REVIEWS + 2, 1).await?, Some("latest".to_owned()))
}

pub(super) async fn lasts(site: &Site<'_>, roles: &Roles) -> Held {
    roles.keeps(1, 7, "said").await?;
    roles.log.close().await;
    let kept = roles.reviews.keep_review(game(2), 7, "late".to_owned()).await;
    same("kept", kept, Err(AppendError::Closed))?;
    same("read", roles.reviews.review(game(1), 7).await, Err(ReadError::Closed))?;
    let again = site.open().await?;
    let said = again.said(1, 7).await;
    again.log.close().await;
    same("opened again", said?, Some("said".to_owned()))
}
