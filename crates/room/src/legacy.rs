//! What old logs lack, worked out from what they have.

use tablier_game::GameId;

use crate::Playable;
use crate::desk::BadLog;
use crate::entry::Entry;
use crate::event::EventOf;
use crate::kind::BadExport;
use crate::room::Room;
use crate::summary::Player;

/// Who sat where as a game began, for those that were stored before summaries said so: by the table's log from its very
/// first entry up to where the game began. Whose the seats were at the end is not asked any more.
pub(crate) fn who_sat<G: Playable>(id: GameId, entries: &[Entry]) -> Result<Vec<Player>, BadExport> {
    let mut room = Room::<G>::new(entries.first().ok_or(BadLog::Empty)?.table);
    for entry in entries {
        let events: Vec<EventOf<G>> = serde_json::from_str(&entry.events)
            .map_err(|error| BadLog::Events { number: entry.number, error })?;
        for event in &events {
            room.apply(event);
            if let Some(playing) = room.playing.as_ref().filter(|playing| playing.started.id == id) {
                let seats = playing.names.iter().zip(&playing.levels);
                let player = |(name, level): (&Option<_>, &Option<u8>)| Player {
                    name: name.clone(),
                    level: *level,
                    person: None,
                };
                return Ok(seats.map(player).collect());
            }
        }
    }
    Err(BadExport::NotOver)
}
