//! What outlives the moment: closing, and opening again.

use crate::contract::entries::{code, command, commanded, guest, plain};
use crate::contract::{Held, Roles, Site, same, seen};
use crate::{AppendError, ClaimError, ClockMark, ReadError};

pub(in crate::contract) async fn lasts(site: &Site<'_>, roles: &Roles) -> Held {
    let claim = roles.fill(code(1), 30).await?;
    roles.accept(&claim, vec![commanded(plain(code(1), 31), guest(1), "start")]).await?;
    let before = roles.all(code(1)).await?;
    roles.log.close().await;
    let again = site.open().await?;
    same("opened again", again.all(code(1)).await?, before)?;
    let found = again.log.find_command(code(1), guest(1), &command("start")).await;
    same("the command", found.map_err(seen)?, Some(31))?;
    again.write(vec![plain(code(1), 32)]).await?;
    again.log.close().await;
    let again = site.open().await?;
    let entries = again.all(code(1)).await?.len();
    again.log.close().await;
    same("opened once more", entries, 32)
}

pub(in crate::contract) async fn closes(roles: &Roles) -> Held {
    let claim = roles.fill(code(1), 1).await?;
    roles.log.close().await;
    roles.log.close().await;
    let closed = || Err(AppendError::Closed);
    let mark = ClockMark { after: 1, at: tablier_game::Millis(5) };
    same("append", roles.log.append(&claim, vec![plain(code(1), 2)]).await, closed())?;
    same("mark", roles.log.mark_clock(&claim, mark).await, closed())?;
    same("ping", roles.log.ping().await, closed())?;
    same("read", roles.log.read(code(1), 0, 9).await, Err(ReadError::Closed))?;
    same("last", roles.log.last(code(1)).await, Err(ReadError::Closed))?;
    let found = roles.log.find_command(code(1), guest(1), &command("start")).await;
    same("find", found, Err(ReadError::Closed))?;
    same("claim", roles.claims.claim(code(1)).await, Err(ClaimError::Closed))
}
