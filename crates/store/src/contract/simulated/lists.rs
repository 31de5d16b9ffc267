//! The roles that a simulated store has not: it has no lists, no days and no reviews.

use async_trait::async_trait;
use tablier_game::GameId;
use tablier_room::{DoorCode, Person, TableCode, Wall};

use super::SimulatedNode;
use crate::days::{Attempt, Begun, Found, HandedIn, Tally};
use crate::{AppendError, Appended, Day, Days, FinishedGame, Index, Page, ReadError, Reviews, TableSummary};

#[async_trait]
impl Index for SimulatedNode {
    async fn tables_of(&self, _: Person, _: Page<TableCode>) -> Result<Vec<TableSummary>, ReadError> {
        Ok(Vec::new())
    }

    async fn is_guest(&self, _: Person, _: TableCode) -> Result<bool, ReadError> {
        Ok(false)
    }

    async fn games(&self, _: TableCode, _: Page<GameId>) -> Result<Vec<FinishedGame>, ReadError> {
        Ok(Vec::new())
    }

    async fn finished_games_of(&self, _: Person, _: Page<GameId>) -> Result<Vec<FinishedGame>, ReadError> {
        Ok(Vec::new())
    }

    async fn door(&self, _: DoorCode) -> Result<Option<TableCode>, ReadError> {
        Ok(None)
    }

    async fn admits(&self, _: TableCode, _: Option<Person>) -> Result<bool, ReadError> {
        Ok(false)
    }

    async fn game(&self, _: GameId) -> Result<Option<FinishedGame>, ReadError> {
        Ok(None)
    }
}

fn no_days() -> String {
    "a simulated store has no days".to_owned()
}

#[async_trait]
impl Days for SimulatedNode {
    async fn begin(&self, _: Day, _: Person, _: Wall, _: u64) -> Result<Begun, AppendError> {
        Err(AppendError::Failing(no_days()))
    }

    async fn hand_in(&self, _: Day, _: Person, _: Found) -> Result<HandedIn, AppendError> {
        Err(AppendError::Failing(no_days()))
    }

    async fn attempt(&self, _: Day, _: Person) -> Result<Option<Attempt>, ReadError> {
        Ok(None)
    }

    async fn days_of(&self, _: Person, _: Option<Day>, _: u32) -> Result<Vec<(Day, Attempt)>, ReadError> {
        Ok(Vec::new())
    }

    async fn tally(&self, _: Day) -> Result<Tally, ReadError> {
        Ok(Tally::default())
    }
}

#[async_trait]
impl Reviews for SimulatedNode {
    async fn keep_review(&self, _: GameId, _: u32, _: String) -> Appended {
        Err(AppendError::Failing("a simulated store has no reviews".to_owned()))
    }

    async fn review(&self, _: GameId, _: u32) -> Result<Option<String>, ReadError> {
        Ok(None)
    }
}
