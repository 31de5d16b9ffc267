//! Marks of table time.

use tablier_game::Millis;

use crate::contract::entries::{code, plain};
use crate::contract::{Held, Roles, Site, same, seen};
use crate::{AppendError, ClockMark};

async fn time(roles: &Roles) -> Result<Option<Millis>, String> {
    Ok(roles.log.last(code(1)).await.map_err(seen)?.map(|last| last.at))
}

pub(in crate::contract) async fn marks_time(site: &Site<'_>, roles: &Roles) -> Held {
    let mark = |after, at| ClockMark { after, at: Millis(at) };
    let not_next = |last| Err(AppendError::NotNext { last });
    let claim = roles.claim(code(1)).await?;
    same("of no table", roles.log.mark_clock(&claim, mark(0, 5)).await, not_next(0))?;
    let claim = roles.fill(code(1), 3).await?;
    for (at, stands) in [(500, 500), (400, 500), (900, 900), (900, 900)] {
        same("marked", roles.log.mark_clock(&claim, mark(3, at)).await, Ok(()))?;
        same("time only rises", time(roles).await?, Some(Millis(stands)))?;
    }
    for after in [0, 2, 4, u64::MAX] {
        same("overtaken", roles.log.mark_clock(&claim, mark(after, 5_000)).await, not_next(3))?;
    }
    same("as if nothing had been", time(roles).await?, Some(Millis(900)))?;
    let mut later = plain(code(1), 4);
    later.at = Millis(2_000);
    roles.accept(&claim, vec![later]).await?;
    same("an entry is a mark too", time(roles).await?, Some(Millis(2_000)))?;
    same("marked again", roles.log.mark_clock(&claim, mark(4, 2_500)).await, Ok(()))?;
    roles.fill(code(2), 1).await?;
    same("other tables' time is theirs", time(roles).await?, Some(Millis(2_500)))?;
    same("a mark is no entry", roles.last(code(1)).await?, 4)?;
    roles.log.close().await;
    same("closed", roles.log.mark_clock(&claim, mark(4, 9_000)).await, Err(AppendError::Closed))?;
    let again = site.open().await?;
    let lasted = time(&again).await?;
    again.log.close().await;
    same("it lasts", lasted, Some(Millis(2_500)))
}
