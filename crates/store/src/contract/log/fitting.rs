//! Entries that contradict the log, themselves, or the claim they come under.

use tablier_game::Millis;
use tablier_room::{Entry, Mark};

use crate::contract::entries::{code, marked, opening, over, person, plain, started};
use crate::contract::{Held, Roles, same};
use crate::{AppendError, Unfit};

pub(in crate::contract) async fn marks_fit(roles: &Roles) -> Held {
    let [table, other, new] = [1, 2, 3].map(code);
    let claim = roles.fill(table, 1).await?;
    roles.accept(&claim, vec![started(plain(table, 2), 1)]).await?;
    let other_claim = roles.fill(other, 1).await?;
    roles.accept(&other_claim, vec![started(plain(other, 2), 2)]).await?;
    roles.accept(&other_claim, vec![over(plain(other, 3), 2)]).await?;
    let new_claim = roles.claim(new).await?;

    let opened = || Mark::Opened { game: "corona".to_owned() };
    let mut huge = plain(table, 3);
    huge.at = Millis(u64::MAX);
    let zero = Entry { events: "\0".to_owned(), ..plain(table, 3) };
    let cases = [
        ("not opened", new_claim, plain(new, 1), Unfit::Opening),
        ("opened twice", new_claim, marked(opening(new, "x"), opened()), Unfit::Opening),
        ("opened late", claim, marked(plain(table, 3), opened()), Unfit::Opening),
        ("begun here before", claim, started(plain(table, 3), 1), Unfit::GameKnown),
        ("begun elsewhere", claim, started(plain(table, 3), 2), Unfit::GameKnown),
        ("never begun", claim, over(plain(table, 3), 9), Unfit::GameNotPlayed),
        ("played elsewhere", other_claim, over(plain(other, 4), 1), Unfit::GameNotPlayed),
        ("over before", other_claim, over(plain(other, 4), 2), Unfit::GameNotPlayed),
        ("out of range", claim, huge, Unfit::TooLarge),
        ("a zero byte", claim, zero, Unfit::ZeroByte),
        ("another table's", claim, plain(other, 4), Unfit::OtherTable),
        ("another table's, which would fit here", claim, plain(other, 3), Unfit::OtherTable),
    ];
    for (what, claim, entry, unfit) in cases {
        // Alone; and with a mark before it that would take effect, and an entry after it that would fit.
        let alone = roles.log.append(&claim, vec![entry.clone()]).await;
        same(what, alone, Err(AppendError::Unfit(unfit)))?;
        let guest = vec![Mark::Guest { person: person(8) }];
        let entry = Entry { marks: [guest, entry.marks.clone()].concat(), ..entry };
        let next = plain(claim.table, entry.number + 1);
        let appended = roles.log.append(&claim, vec![entry, next]).await;
        same(what, appended, Err(AppendError::Unfit(unfit)))?;
    }
    let behind = roles.log.append(&claim, vec![plain(table, 3), plain(other, 4)]).await;
    same("another table's behind its own", behind, Err(AppendError::Unfit(Unfit::OtherTable)))?;
    for (table, entries) in [(table, 2), (other, 3), (new, 0)] {
        same("entries", roles.all(table).await?.len(), entries)?;
    }
    roles.accept(&claim, vec![over(started(plain(table, 3), 3), 3), over(plain(table, 4), 1)]).await
}
