//! Reading logs, page by page.

use std::ops::RangeInclusive;

use tablier_room::{Entry, TableCode};
use tablier_store::{ReadError, Store};

/// How many entries are read at once.
const PAGE: u32 = 1_000;

/// A table's whole log.
pub(crate) async fn read_log(store: &dyn Store, code: TableCode) -> Result<Vec<Entry>, ReadError> {
    read_entries(store, code, 1..=u64::MAX).await
}

/// A table's entries with these numbers, as far as there are.
pub(crate) async fn read_entries(
    store: &dyn Store,
    code: TableCode,
    numbers: RangeInclusive<u64>,
) -> Result<Vec<Entry>, ReadError> {
    let (mut entries, mut after): (Vec<Entry>, u64) = (Vec::new(), numbers.start().saturating_sub(1));
    while after < *numbers.end() {
        let limit = u32::try_from(numbers.end() - after).map_or(PAGE, |rest| rest.min(PAGE));
        let page = store.read(code, after, limit).await?;
        let whole = page.len() < limit as usize;
        entries.extend(page);
        after = entries.last().map_or(after, |entry| entry.number);
        if whole {
            break;
        }
    }
    Ok(entries)
}
