//! What days promise: one attempt a person and day, handed in once, counted once.

use tablier_room::Wall;

use super::entries::person;
use super::{Held, Roles, Site, same, seen};
use crate::days::{KEPT, LONGEST_FOUND};
use crate::{AppendError, Attempt, Begun, Day, Found, HandedIn, ReadError, Tally, Unfit};

/// More than come in these checks.
const MANY: u64 = 1_000;

fn found(at: i64, points: u8) -> Found {
    Found { at: Wall(at), points, what: format!(r#"{{"points":{points}}}"#) }
}

impl Roles {
    async fn begins(&self, day: u32, who: u8, at: i64) -> Result<Begun, String> {
        self.days.begin(Day(day), person(who), Wall(at), MANY).await.map_err(seen)
    }

    async fn hands_in(&self, day: u32, who: u8, found: Found) -> Result<HandedIn, String> {
        self.days.hand_in(Day(day), person(who), found).await.map_err(seen)
    }

    /// A whole day of somebody's.
    async fn spends(&self, day: u32, who: u8, points: u8) -> Held {
        self.begins(day, who, 100).await?;
        match self.hands_in(day, who, found(200, points)).await? {
            HandedIn::Now(_) => Ok(()),
            other => Err(format!("day {day} of {who}: {other:?}")),
        }
    }

    async fn attempt(&self, day: u32, who: u8) -> Result<Option<Attempt>, String> {
        self.days.attempt(Day(day), person(who)).await.map_err(seen)
    }
}

pub(super) async fn begins_once(roles: &Roles) -> Held {
    same("nobody's", roles.attempt(7, 1).await?, None)?;
    let begun = |at| Attempt { begun: Wall(at), found: None, streak: 0 };
    same("the first time", roles.begins(7, 1, 100).await?, Begun::Now(begun(100)))?;
    same("again", roles.begins(7, 1, 900).await?, Begun::Before(begun(100)))?;
    same("another's", roles.begins(7, 2, 300).await?, Begun::Now(begun(300)))?;
    same("another day", roles.begins(8, 1, 400).await?, Begun::Now(begun(400)))?;
    same("as it is read", roles.attempt(7, 1).await?, Some(begun(100)))?;
    // A day that is full refuses those who come, and nobody who is there.
    let full = roles.days.begin(Day(7), person(3), Wall(1), 2).await.map_err(seen)?;
    same("a full day", full, Begun::Full)?;
    same("whoever was refused", roles.attempt(7, 3).await?, None)?;
    let again = roles.days.begin(Day(7), person(1), Wall(1), 2).await.map_err(seen)?;
    same("a full day, again", again, Begun::Before(begun(100)))
}

pub(super) async fn hands_in_once(roles: &Roles) -> Held {
    same("before it began", roles.hands_in(7, 1, found(150, 9)).await?, HandedIn::NotBegun)?;
    roles.begins(7, 1, 100).await?;
    let long = Found { what: "x".repeat(LONGEST_FOUND + 1), ..found(150, 9) };
    let refused = roles.days.hand_in(Day(7), person(1), long).await;
    same("too long", refused, Err(AppendError::Unfit(Unfit::TooLarge)))?;
    let zero = Found { what: "a\0b".to_owned(), ..found(150, 9) };
    let refused = roles.days.hand_in(Day(7), person(1), zero).await;
    same("a zero byte", refused, Err(AppendError::Unfit(Unfit::ZeroByte)))?;
    let kept = Attempt { begun: Wall(100), found: Some(found(160, 9)), streak: 1 };
    same("the first", roles.hands_in(7, 1, found(160, 9)).await?, HandedIn::Now(kept.clone()))?;
    same("the second", roles.hands_in(7, 1, found(170, 15)).await?, HandedIn::Before(kept.clone()))?;
    same("begun again", roles.begins(7, 1, 900).await?, Begun::Before(kept.clone()))?;
    same("as it is read", roles.attempt(7, 1).await?, Some(kept))?;
    // Of many at once one counts.
    roles.begins(8, 1, 100).await?;
    let race = (0..8).map(|n| {
        let roles = roles.clone();
        tokio::spawn(async move { roles.hands_in(8, 1, found(200, n)).await })
    });
    let mut kept = 0;
    for one in race.collect::<Vec<_>>() {
        kept += usize::from(matches!(one.await.map_err(seen)??, HandedIn::Now(_)));
    }
    same("of eight at once", kept, 1)
}

pub(super) async fn counts_people(roles: &Roles) -> Held {
    same("nobody", roles.days.tally(Day(7)).await.map_err(seen)?, Tally::default())?;
    let race = (0..8).map(|_| {
        let roles = roles.clone();
        tokio::spawn(async move { roles.begins(7, 1, 100).await })
    });
    for one in race.collect::<Vec<_>>() {
        one.await.map_err(seen)??;
    }
    for (who, points) in [(2, 12), (3, 0), (4, 12), (5, 21)] {
        roles.spends(7, who, points).await?;
        roles.hands_in(7, who, found(300, 1)).await?;
    }
    roles.spends(8, 2, 3).await?;
    let wanted = Tally { begun: 5, found: vec![(0, 1), (12, 2), (21, 1)] };
    same("each once", roles.days.tally(Day(7)).await.map_err(seen)?, wanted)
}

pub(super) async fn keeps_streaks(roles: &Roles) -> Held {
    for (day, wanted) in [(0, 1), (1, 2), (2, 3), (4, 1), (5, 2)] {
        roles.spends(day, 1, 9).await?;
        let streak = roles.attempt(day, 1).await?.map(|attempt| attempt.streak);
        same("a streak", (day, streak), (day, Some(wanted)))?;
    }
    // To begin is not enough; and what others do is theirs.
    roles.begins(6, 1, 100).await?;
    roles.spends(6, 2, 9).await?;
    roles.spends(7, 1, 9).await?;
    same("after a gap", roles.attempt(7, 1).await?.map(|attempt| attempt.streak), Some(1))?;
    same("another's", roles.attempt(6, 2).await?.map(|attempt| attempt.streak), Some(1))
}

pub(super) async fn lists_days(roles: &Roles) -> Held {
    for day in [3, 9, 5, 7] {
        roles.spends(day, 1, u8::try_from(day).unwrap_or(0)).await?;
    }
    roles.begins(8, 1, 100).await?;
    roles.spends(6, 2, 1).await?;
    let mut listed = Vec::new();
    let mut before = None;
    loop {
        let page = roles.days.days_of(person(1), before, 2).await.map_err(seen)?;
        let Some((last, _)) = page.last() else { break };
        if page.len() > 2 || listed.len() > 5 {
            return Err(format!("a page of 2 has {}, after {}", page.len(), listed.len()));
        }
        before = Some(*last);
        listed
            .extend(page.into_iter().map(|(day, attempt)| (day.0, attempt.found.map(|found| found.points))));
    }
    same("the latest first", listed, vec![(9, Some(9)), (8, None), (7, Some(7)), (5, Some(5)), (3, Some(3))])
}

pub(super) async fn forgets_old_days(roles: &Roles) -> Held {
    roles.spends(0, 1, 9).await?;
    roles.spends(1, 1, 9).await?;
    roles.begins(KEPT, 2, 100).await?;
    same("old enough to stay", roles.attempt(0, 1).await?.is_some(), true)?;
    roles.begins(KEPT + 1, 2, 100).await?;
    same("too old", roles.attempt(0, 1).await?, None)?;
    same("the day after", roles.attempt(1, 1).await?.is_some(), true)?;
    let tally = roles.days.tally(Day(0)).await.map_err(seen)?;
    same("what was counted stays", tally, Tally { begun: 1, found: vec![(9, 1)] })
}

pub(super) async fn lasts(site: &Site<'_>, roles: &Roles) -> Held {
    roles.spends(7, 1, 12).await?;
    roles.begins(8, 1, 100).await?;
    let before = inventory(roles).await?;
    roles.log.close().await;
    let (day, who) = (Day(7), person(1));
    same("begun", roles.days.begin(day, who, Wall(1), MANY).await, Err(AppendError::Closed))?;
    same("handed in", roles.days.hand_in(day, who, found(1, 1)).await, Err(AppendError::Closed))?;
    same("an attempt", roles.days.attempt(day, who).await, Err(ReadError::Closed))?;
    same("a list", roles.days.days_of(who, None, 9).await, Err(ReadError::Closed))?;
    same("a tally", roles.days.tally(day).await, Err(ReadError::Closed))?;
    let again = site.open().await?;
    let after = inventory(&again).await;
    again.log.close().await;
    same("opened again", after?, before)
}

/// What is there, as text to compare.
async fn inventory(roles: &Roles) -> Result<String, String> {
    let days = roles.days.days_of(person(1), None, 9).await.map_err(seen)?;
    same("listed", days.len(), 2)?;
    let tally = roles.days.tally(Day(7)).await.map_err(seen)?;
    same("counted", &tally, &Tally { begun: 1, found: vec![(12, 1)] })?;
    Ok(format!("{days:?} {tally:?}"))
}
