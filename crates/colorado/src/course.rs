//! The course of a game: a position, and what the rules of drawing remember of the way to it (K13).

use crate::{Geometry, Illegal, Ply, Position, Reason, Side, Verdict};

/// K13: so many moves in a row without progress draw the game.
pub const QUIET_LIMIT: u32 = 100;

/// A game's position with its past.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Course {
    position: Position,
    /// The positions before this one, since the last capture: older ones can't come back.
    past: Vec<Position>,
    quiet: u32,
    peak: [u32; 2],
}

/// Why a turn can't be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unplayable {
    /// K8 to K13: nothing is played after the end.
    #[error("the game is over")]
    Over,
    /// K12: one passes only without a legal move.
    #[error("there is a legal move")]
    CanMove,
    /// The move breaks a rule.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl From<Position> for Course {
    /// A game that begins here.
    fn from(position: Position) -> Course {
        Course {
            position,
            past: Vec::new(),
            quiet: 0,
            peak: Side::BOTH.map(|side| position.home(side).count()),
        }
    }
}

impl Course {
    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The positions since the last capture, without the one now.
    pub fn past(&self) -> &[Position] {
        &self.past
    }

    /// Moves in a row, passes among them, with no capture and no arrival that raised a side's highest number of
    /// pawns home.
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// Each side's highest number of pawns home since the last capture.
    pub fn peak(&self) -> [u32; 2] {
        self.peak
    }

    /// Plays on, if the rules allow this turn.
    ///
    /// # Errors
    /// Why they don't; nothing has changed then.
    pub fn play(&mut self, geometry: &Geometry, ply: Ply) -> Result<(), Unplayable> {
        if self.verdict(geometry).is_some() {
            return Err(Unplayable::Over);
        }
        match ply {
            Ply::Move(played) => self.position.check(geometry, played)?,
            Ply::Pass if self.position.can_move(geometry) => return Err(Unplayable::CanMove),
            Ply::Pass => {}
        }
        self.play_unchecked(ply);
        Ok(())
    }

    /// Plays on with a turn that is known to be legal: bookkeeping only. After any other the result means nothing.
    pub fn play_unchecked(&mut self, ply: Ply) {
        let before = self.position;
        let mover = before.turn();
        self.past.push(before);
        self.quiet += 1;
        self.position = before.play_ply_unchecked(ply);
        let Ply::Move(played) = ply else {
            return;
        };
        if before.is_capture(played) {
            *self = Course::from(self.position);
        } else {
            let home = self.position.home(mover).count();
            let peak = &mut self.peak[mover.index()];
            if home > *peak {
                *peak = home;
                self.quiet = 0;
            }
        }
    }

    /// Is the game over here? Wins come before draws (K13).
    pub fn verdict(&self, geometry: &Geometry) -> Option<Verdict> {
        self.position.verdict(geometry).or_else(|| {
            let before = self.past.iter().filter(|&&past| past == self.position).count();
            if before >= 2 {
                Some(Verdict::drawn(Reason::Repetition))
            } else if self.quiet >= QUIET_LIMIT {
                Some(Verdict::drawn(Reason::NoProgress))
            } else {
                None
            }
        })
    }

    /// The turns that may be played: the legal moves, or the pass where there are none (K12); nothing once the
    /// game is over.
    pub fn plies(&self, geometry: &Geometry) -> Vec<Ply> {
        if self.verdict(geometry).is_some() {
            return Vec::new();
        }
        let moves = self.position.moves(geometry);
        if moves.is_empty() {
            return vec![Ply::Pass];
        }
        moves.iter().copied().map(Ply::Move).collect()
    }
}
