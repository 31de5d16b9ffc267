//! A match at the table: seat 1 begins, on the rule book's board.

use tablier_colorado::Colorado;
use tablier_colorado::game::{Beginner, BoardChoice, Clock, Command, Games, Refusal, Setup, View};
use tablier_game::{Game, GameId, Millis, Nonce, Seat, Seed, Session, Started, Viewer, When};

use super::board;

/// Who begins.
pub(crate) const WHITE: Seat = Seat(1);
pub(crate) const BLACK: Seat = Seat(0);

pub(crate) fn setup(games: Games, clock: Clock) -> Setup {
    Setup {
        games,
        board: BoardChoice::HandMade(board()),
        clock,
        beginner: Beginner::Seat(WHITE),
        position: None,
    }
}

pub(crate) fn started(setup: Setup) -> Started<Setup> {
    Started {
        id: GameId([1; 16]),
        rules: Colorado::SCHEMA,
        setup,
        nonces: vec![Nonce([2; 16]), Nonce([3; 16])],
        seed: Seed([4; 32]),
        at: Millis(1_000),
    }
}

pub(crate) fn begin(setup: Setup) -> Session<Colorado> {
    Session::begin(started(setup)).unwrap()
}

/// A match of so many games without a clock.
pub(crate) fn match_of(games: Games) -> Session<Colorado> {
    begin(setup(games, Clock::None))
}

/// Gives a command; how many events that brought.
pub(crate) fn act(
    session: &mut Session<Colorado>,
    seat: Seat,
    at: u64,
    command: Command,
) -> Result<usize, Refusal> {
    session.command(seat, When::exactly(Millis(at)), &command).map(<[_]>::len)
}

pub(crate) fn mv(text: &str) -> Command {
    Command::Move(text.parse().unwrap())
}

pub(crate) fn view(session: &Session<Colorado>) -> View {
    session.view(&Viewer::Spectator)
}
