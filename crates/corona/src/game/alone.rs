//! A situation played out by one person alone, with no call to reach and nobody to pay: the day's, or one on a card. The
//! table's own rules decide every command; a round that is at its end is left standing there, so that nothing that is
//! worked out afterwards (what it was worth) is in anybody's view.

use tablier_game::{GameId, Millis, Nonce, Seat, Seed, Started, Viewer, When};

use super::{Command, Corona, Event, Offer, Phase, Refusal, Setup, State, View, decide};
use crate::PlayedOut;
use crate::board::{Points, Situation};
use crate::play::{Markers, Marking, Turn};

/// Whoever plays; the other seat is nobody's.
const SEAT: Seat = Seat(0);

/// More commands than anybody gives for six pieces in a minute.
const MOST_COMMANDS: usize = 200;

/// A situation being played out alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alone {
    state: State,
    last: Option<Event>,
}

impl Alone {
    /// The situation as it is found: nothing marked, nothing moved.
    pub fn new(situation: Situation) -> Alone {
        let setup = Setup { idle_limit: None, ..Setup::default() };
        let started = Started {
            id: GameId([0; 16]),
            rules: <Corona as tablier_game::Game>::SCHEMA,
            setup,
            nonces: vec![Nonce([0; 16]); 2],
            seed: Seed([0; 32]),
            at: Millis(0),
        };
        let mut state = State::new(&started);
        let (began, acted) = (Millis(0), Millis(0));
        let turn = Turn { setter: Seat(1), bidder: SEAT, call: Points(0), situation, began, acted };
        state.phase = Phase::Marking(Marking { turn, markers: Markers::default() });
        Alone { state, last: None }
    }

    /// The same after these commands.
    ///
    /// # Errors
    /// The first command that is against the rules, or is about anything but marking and moving.
    pub fn after(situation: Situation, commands: &[Command]) -> Result<Alone, Refusal> {
        if commands.len() > MOST_COMMANDS {
            return Err(Refusal::NotPlaying);
        }
        let mut alone = Alone::new(situation);
        commands.iter().try_for_each(|command| alone.play(command))?;
        Ok(alone)
    }

    fn play(&mut self, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::PutMarker { .. } | Command::TakeMarker { .. } | Command::Touch { .. } => {}
            _ => return Err(Refusal::NotPlaying),
        }
        let when = When::exactly(Millis(0));
        // The first event is the marker or the move itself; what settles a round comes after it.
        let event = decide::decide(&self.state, SEAT, when, command)?.swap_remove(0);
        self.state.apply(&event);
        self.last = Some(event);
        Ok(())
    }

    /// What whoever plays sees.
    pub fn view(&self) -> View {
        let mut view = super::view::view(&self.state, &Viewer::at(SEAT));
        // To play nothing is to hand in nothing.
        view.offers.retain(|offered| offered.offer != Offer::EndPlay);
        view
    }

    /// What the last command did.
    pub fn last(&self) -> Option<&Event> {
        self.last.as_ref()
    }

    /// What has come of it so far: what is marked and not moved scores nothing.
    pub fn played(&self) -> PlayedOut {
        let moves = match &self.state.phase {
            Phase::Moving(moving) => moving.moves.clone(),
            _ => Vec::new(),
        };
        let points = moves.iter().map(|step| step.points).sum();
        PlayedOut {
            bidder: SEAT,
            call: points,
            points,
            made: true,
            moves,
            payments: Vec::new(),
            ran_out: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use tablier_game::Refuse;

    use super::*;
    use crate::board::{Colour, Piece, Pips, Placement, Space, Throw};

    /// C19's situation: 21 points for six pieces.
    fn situation() -> Situation {
        let space = |number| Space::try_from(number).unwrap();
        let placement = Placement([0, 0, 0, 0, 0, 6].map(space));
        Situation { placement, throw: Throw([Pips::try_from(6).unwrap(); 6]) }
    }

    fn piece(number: u8) -> Piece {
        Piece::try_from(number).unwrap()
    }

    fn mark(number: u8, colour: Colour) -> Command {
        Command::PutMarker { piece: piece(number), colour }
    }

    #[test]
    fn what_is_marked_and_moved_scores_as_at_the_table() {
        let touch = |number| Command::Touch { piece: piece(number) };
        let mut commands: Vec<Command> = (0..6).map(|n| mark(n, Colour::ALL[usize::from(n)])).collect();
        commands.extend([0, 5, 1, 2, 3, 4].map(touch));
        let scored = |count| Alone::after(situation(), &commands[..count]).unwrap().played();
        assert_eq!((scored(6).points, scored(7).points), (Points(0), Points(2)));
        assert_eq!((scored(12).points, scored(12).moves.len()), (Points(21), 6));
        let end = Alone::after(situation(), &commands).unwrap();
        assert!(matches!(end.last(), Some(Event::PieceMoved { .. })));
        // Nothing more may be done, and nothing that is seen says what it was worth.
        let view = end.view();
        assert!(view.offers.is_empty() && view.last.is_none() && view.seed.is_none());
        assert_eq!(
            Alone::after(situation(), &[&commands[..], &[touch(0)]].concat()).unwrap_err().code(),
            "piece_is_not_marked"
        );
    }

    #[test]
    fn only_markers_and_moves_are_played() {
        let refused = |commands: &[Command]| Alone::after(situation(), commands).unwrap_err();
        for command in [Command::EndPlay, Command::SayDone, Command::PlaceCall { points: Points(9) }] {
            assert_eq!(refused(&[command]), Refusal::NotPlaying);
        }
        assert_eq!(refused(&[Command::Touch { piece: piece(0) }]), Refusal::PieceIsNotMarked);
        let touched = [mark(0, Colour::Red), Command::Touch { piece: piece(0) }, mark(1, Colour::Blue)];
        assert_eq!(refused(&touched), Refusal::MarkingIsOver);
        let many: Vec<Command> =
            (0..=MOST_COMMANDS).map(|n| mark(u8::from(n % 2 == 1), Colour::Red)).collect();
        assert_eq!(refused(&many), Refusal::NotPlaying);
        assert!(!Alone::new(situation()).view().offers.iter().any(|offered| offered.offer == Offer::EndPlay));
    }
}
