//! The second role: what is found without reading logs. It is made of the entries' marks, in the same commits.

use async_trait::async_trait;
use tablier_game::GameId;
use tablier_room::{DoorCode, Person, TableCode};

use crate::{FinishedGame, Page, ReadError, TableSummary};

/// Lists of tables and finished games. Once an append is answered, the lists that are asked for afterwards have it.
#[async_trait]
pub trait Index: Send + Sync {
    /// The tables where this person is or was a guest, the last active first.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn tables_of(&self, person: Person, page: Page<TableCode>) -> Result<Vec<TableSummary>, ReadError>;

    /// Whether this person is or was a guest of this table; nobody is one of a table that is not there.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn is_guest(&self, person: Person, table: TableCode) -> Result<bool, ReadError>;

    /// The games that were played to an end at a table, the last first.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn games(&self, table: TableCode, page: Page<GameId>) -> Result<Vec<FinishedGame>, ReadError>;

    /// The games that were played to an end at the tables of [`tables_of`](Index::tables_of), the last first.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn finished_games_of(
        &self,
        person: Person,
        page: Page<GameId>,
    ) -> Result<Vec<FinishedGame>, ReadError>;

    /// The table that this code leads to: the last that opened its door under it, if that is still open.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn door(&self, code: DoorCode) -> Result<Option<TableCode>, ReadError>;

    /// Whether somebody who came by a table's code alone may know of the table: its door is open, or they are or were a
    /// guest there. Not so for a table that is not there.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn admits(&self, table: TableCode, person: Option<Person>) -> Result<bool, ReadError>;

    /// The game of this name, if it is over.
    ///
    /// # Errors
    /// The store is failing, damaged or closed.
    async fn game(&self, id: GameId) -> Result<Option<FinishedGame>, ReadError>;
}
