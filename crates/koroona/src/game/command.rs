//! What a player asks for.

use serde::{Deserialize, Serialize};

use crate::stroke::Stroke;

/// A player's wish.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Place the striker and strike it.
    Strike(Stroke),
    /// There is no place for the striker: let the turn go.
    Pass,
    /// Give up this set (N25).
    Resign,
    /// Go on to the next set (N25).
    Continue,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_command_does_not_know_is_refused() {
        let read = |text: &str| serde_json::from_str::<Command>(text).ok();
        let stroke = Stroke { x: 1, y: 2, angle: 3, speed: 4 };
        assert_eq!(read(r#"{"strike":{"x":1,"y":2,"angle":3,"speed":4}}"#), Some(Command::Strike(stroke)));
        assert_eq!(read(r#"{"strike":{"x":1,"y":2,"angle":3,"speed":4,"spin":5}}"#), None);
        assert_eq!(read(r#"{"strike":{"x":1,"y":2,"angle":3,"speed":4},"now":true}"#), None);
        assert_eq!((read(r#""pass""#), read(r#"{"pass":{}}"#)), (Some(Command::Pass), None));
    }
}
