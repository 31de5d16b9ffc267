//! Marks of table time.

use std::sync::Arc;

use tablier_game::Millis;

use super::appending::{accept, fill};
use super::entries::{code, plain};
use super::{Held, Site, same, seen};
use crate::{AppendError, ClockMark, Store};

async fn time(store: &dyn Store) -> Result<Option<Millis>, String> {
    Ok(store.last(code(1)).await.map_err(seen)?.map(|last| last.at))
}

pub(super) async fn marks_time(site: &Site<'_>, store: &Arc<dyn Store>) -> Held {
    let mark = |after, at| ClockMark { table: code(1), after, at: Millis(at) };
    let not_next = |last| Err(AppendError::NotNext { last });
    same("of no table", store.mark_clock(mark(0, 5)).await, not_next(0))?;
    fill(&**store, code(1), 3).await?;
    for (at, stands) in [(500, 500), (400, 500), (900, 900), (900, 900)] {
        same("marked", store.mark_clock(mark(3, at)).await, Ok(()))?;
        same("time only rises", time(&**store).await?, Some(Millis(stands)))?;
    }
    for after in [0, 2, 4, u64::MAX] {
        same("fenced", store.mark_clock(mark(after, 5_000)).await, not_next(3))?;
    }
    same("as if nothing had been", time(&**store).await?, Some(Millis(900)))?;
    let mut later = plain(code(1), 4);
    later.at = Millis(2_000);
    accept(&**store, vec![later]).await?;
    same("an entry is a mark too", time(&**store).await?, Some(Millis(2_000)))?;
    same("marked again", store.mark_clock(mark(4, 2_500)).await, Ok(()))?;
    fill(&**store, code(2), 1).await?;
    same("other tables' time is theirs", time(&**store).await?, Some(Millis(2_500)))?;
    let numbers = store.last(code(1)).await.map_err(seen)?.map(|last| last.number);
    same("a mark is no entry", numbers, Some(4))?;
    store.close().await;
    same("closed", store.mark_clock(mark(4, 9_000)).await, Err(AppendError::Closed))?;
    let again = site.open("log").await?;
    let lasted = time(&*again).await?;
    again.close().await;
    same("it lasts", lasted, Some(Millis(2_500)))
}
