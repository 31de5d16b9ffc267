//! The worked examples as boards to step through: each is really played, from its own position, and what a spectator sees
//! of it is kept beside the client's code. Written by `cargo xtask wire`, and compared whenever the tests run.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde_json::{Value, json};
use tablier_colorado::Colorado;
use tablier_colorado::game::{Beginner, BoardChoice};
use tablier_corona::board::{Colour, PIECES, Piece, Points, Situation};
use tablier_corona::game::{Bid, Endings};
use tablier_corona::{Corona, solver};
use tablier_game::{Game, GameId, Millis, Nonce, Seat, Seed, Session, Started, Viewer, When};
use tablier_koroona::Koroona;
use tablier_koroona::referee::Debts;

use super::book::{Book, Example, GAMES, cell};
use super::{colorado, corona, koroona};

/// Set by `cargo xtask wire`: write instead of comparing.
const WRITE: &str = "TABLIER_WRITE_WIRE";

fn file(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../web/src/rules/examples")
        .join(game)
        .with_extension("json")
}

#[test]
fn the_examples_that_the_client_shows_are_current() {
    for (game, _, count) in GAMES {
        let shown = examples(game);
        assert_eq!(shown.len(), count, "{game}: one list of frames for each example");
        let stepped = shown.iter().filter(|frames| frames.len() > 1).count();
        assert!(stepped * 2 >= count, "{game}: most examples can be stepped through, not {stepped}");
        let lines: Vec<String> = shown.iter().map(|frames| Value::from(frames.clone()).to_string()).collect();
        let wanted = format!("[\n{}\n]\n", lines.join(",\n"));
        let path = file(game);
        if std::env::var_os(WRITE).is_some() {
            fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("it can be made");
            fs::write(&path, &wanted).expect("examples can be written");
        }
        let found = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            found == wanted,
            "{game}: the examples have changed: run `cargo xtask wire` and commit what it writes"
        );
    }
}

/// The frames of each example; none for what is no play, as an auction told in a table.
fn examples(game: &str) -> Vec<Vec<Value>> {
    // Notation and tables are the same in every language.
    let book = Book::open("en", game);
    let shown = |example: &Example<'_>| match game {
        "corona" => show_corona(example),
        "colorado" => show_colorado(&book, example),
        "koroona" => show_koroona(example),
        _ => unreachable!("a game with examples and nobody to show them"),
    };
    book.examples().iter().map(|example| shown(example).unwrap_or_default()).collect()
}

/// A game that is shown as it is played.
struct Showing<G: Game> {
    session: Session<G>,
    frames: Vec<Value>,
    now: Millis,
}

impl<G: Game> Showing<G>
where
    G::Event: Serialize,
    G::View: Serialize,
{
    /// Nothing if no game begins so.
    fn begin(setup: G::Setup) -> Option<Showing<G>> {
        let (id, seed, at) = (GameId([0; 16]), Seed([0; 32]), Millis::ZERO);
        let nonces = vec![Nonce([0; 16]); 2];
        let mut session = Session::begin(Started { id, rules: G::SCHEMA, setup, nonces, seed, at }).ok()?;
        session.advance(Millis::ZERO);
        let mut showing = Showing { session, frames: Vec::new(), now: Millis::ZERO };
        showing.keep(&[]);
        Some(showing)
    }

    fn keep(&mut self, told: &[Value]) {
        self.frames.push(json!({ "told": told, "view": self.session.view(&Viewer::Spectator) }));
    }

    /// Gives commands that belong together: one frame.
    fn act(&mut self, seat: Seat, commands: &[G::Command]) {
        let before = self.session.events().len();
        for command in commands {
            let done = self.session.command(seat, When::exactly(self.now), command);
            done.unwrap_or_else(|refusal| panic!("an example that is worked can be played: {refusal}"));
        }
        let told: Vec<Value> = self.session.events()[before..].iter().map(|one| json!(one.event)).collect();
        self.keep(&told);
    }
}

const PLAYER: Seat = Seat(0);

/// A line of moves, from its table, or the best there is.
fn show_corona(example: &Example<'_>) -> Option<Vec<Value>> {
    let situation = corona::situation(&example.codes).ok()?;
    let steps: Vec<(u8, u8)> = match example.table {
        Some(rows) if rows[0].len() == 4 => {
            rows[1..].iter().map(|row| (number(&cell(&row[0])), number(&cell(&row[1])))).collect()
        }
        Some(_) => return None,
        None => solver::solve(&situation).moves.iter().map(|one| (one.from.get(), one.die.get())).collect(),
    };
    let moves = hands(&situation, &steps)?;
    let call = solver::solve(&situation).best.max(Points(1));
    let Situation { placement, throw } = situation;
    let position = tablier_corona::game::Position {
        placement,
        throw,
        setter: Seat(1),
        silenced: None,
        bid: Some(Bid { bidder: PLAYER, call }),
    };
    let endings = Endings { rounds: Some(1), ..Endings::NEVER };
    let setup = tablier_corona::game::Setup {
        endings,
        idle_limit: None,
        position: Some(position),
        ..Default::default()
    };
    let mut showing = Showing::<Corona>::begin(setup)?;
    let mark =
        |&(piece, colour): &(Piece, Colour)| tablier_corona::game::Command::PutMarker { piece, colour };
    if !moves.is_empty() {
        showing.act(PLAYER, &moves.iter().map(mark).collect::<Vec<_>>());
    }
    for (piece, _) in moves {
        showing.act(PLAYER, &[tablier_corona::game::Command::Touch { piece }]);
    }
    Some(showing.frames)
}

fn number(text: &str) -> u8 {
    text.parse().expect("a table of moves has numbers")
}

/// Which piece each step moves, and by which die: any that is left and fits.
fn hands(situation: &Situation, steps: &[(u8, u8)]) -> Option<Vec<(Piece, Colour)>> {
    let (mut pieces, mut colours): (Vec<Piece>, Vec<Colour>) = (Piece::all().collect(), Colour::ALL.to_vec());
    let mut moves = Vec::with_capacity(PIECES);
    for &(from, by) in steps {
        let piece = pieces.iter().position(|&piece| situation.placement.of(piece).get() == from)?;
        let die = colours.iter().position(|&colour| situation.throw.of(colour).get() == by)?;
        moves.push((pieces.remove(piece), colours.remove(die)));
    }
    Some(moves)
}

/// Positions and the moves from them; what is only allowed is shown and taken back, what is forbidden is not shown.
fn show_colorado(book: &Book, example: &Example<'_>) -> Option<Vec<Value>> {
    let board = *colorado::board(book).board();
    let begin = |position: &str| {
        Showing::<Colorado>::begin(tablier_colorado::game::Setup {
            board: BoardChoice::HandMade(board),
            beginner: Beginner::Seat(PLAYER),
            position: Some(position.parse().ok()?),
            ..Default::default()
        })
    };
    let mut frames = Vec::new();
    let mut showing: Option<Showing<Colorado>> = None;
    for code in &example.codes {
        if code.contains('/') {
            frames.extend(showing.take().map(|shown| shown.frames).unwrap_or_default());
            showing = Some(begin(code)?);
            continue;
        }
        let (text, said) = code.split_once(' ').unwrap_or((code, ""));
        let (Some(shown), Ok(played)) = (showing.as_mut(), text.parse()) else { continue };
        if said == "✗" {
            continue;
        }
        let before = shown.frames.last().cloned();
        let seat = seat_to_move(shown);
        if said == "✓" {
            let mut aside = begin(&shown.session.view(&Viewer::Spectator).position.to_string())?;
            aside.act(seat_to_move(&aside), &[tablier_colorado::game::Command::Move(played)]);
            shown.frames.extend(aside.frames.pop());
            // Nothing happened to come back to it.
            shown.frames.extend(before.map(|frame| json!({ "told": [], "view": frame["view"] })));
        } else {
            shown.act(seat, &[tablier_colorado::game::Command::Move(played)]);
        }
    }
    frames.extend(showing.map(|shown| shown.frames).unwrap_or_default());
    // What ends with a move taken back ends with the move.
    let taken_back = frames.len() > 2 && frames[frames.len() - 1]["view"] == frames[frames.len() - 3]["view"];
    if taken_back {
        frames.pop();
    }
    Some(frames)
}

fn seat_to_move(shown: &Showing<Colorado>) -> Seat {
    let view = shown.session.view(&Viewer::Spectator);
    if view.turn == Some(tablier_colorado::Side::Black) { view.black } else { view.white }
}

/// A stroke from where the discs lie.
fn show_koroona(example: &Example<'_>) -> Option<Vec<Value>> {
    let (table, stroke) = koroona::stroke_of(example)?;
    let position = tablier_koroona::game::Position {
        discs: table.ids().map(|disc| table.place(disc)).collect(),
        turn: PLAYER,
        debts: Debts::default(),
        stands: None,
    };
    let setup = tablier_koroona::game::Setup { position: Some(position), ..Default::default() };
    let mut showing = Showing::<Koroona>::begin(setup)?;
    showing.act(PLAYER, &[tablier_koroona::game::Command::Strike(stroke)]);
    Some(showing.frames)
}
