//! What the lines of the interface mean. Pure: a line in, a reply out.

use std::sync::Arc;

use tablier_colorado::engine::{Report, TranspositionTable};
use tablier_colorado::{Board, Course, Geometry, Ply, Position, Side};

use super::super::input::BOARD;
use super::go::Go;

const THREADS: u32 = 256;
const HASH: usize = 65_536;

/// What a line is answered with.
pub(super) enum Reply {
    /// These lines.
    Say(Vec<String>),
    /// Thought, and its result.
    Think(Task, Go),
    /// The result of the thinking under way.
    Stop,
    /// Nothing more.
    Quit,
}

/// What a search needs.
pub(super) struct Task {
    pub(super) table: Arc<TranspositionTable>,
    pub(super) course: Course,
    pub(super) threads: u32,
}

/// The board, the position and the options as the lines so far have set them.
pub(super) struct Session {
    course: Course,
    /// For the board; another board gets another table.
    table: Arc<TranspositionTable>,
    /// Its size in mebibytes.
    hash: usize,
    threads: u32,
    endless: bool,
}

impl Default for Session {
    fn default() -> Session {
        let board: Board = BOARD.parse().expect("the rule book's board can be read");
        Session {
            course: Course::from(Position::START),
            table: Arc::new(TranspositionTable::new(&Arc::new(Geometry::new(board)), 16)),
            hash: 16,
            threads: 1,
            endless: false,
        }
    }
}

impl Session {
    /// Was the last search without a limit?
    pub(super) fn is_endless(&self) -> bool {
        self.endless
    }

    /// The reply to a line; `None` is a line too long to be one. `thinking` says whether a search is under way.
    pub(super) fn hear(&mut self, line: Option<&str>, thinking: bool) -> Reply {
        let Some(line) = line else {
            return error("the line is too long");
        };
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        let Some((&command, rest)) = words.split_first() else {
            return error("the line is empty");
        };
        match command {
            "quit" => Reply::Quit,
            "isready" => say("readyok"),
            "ugi" | "uci" => self.introduce(command),
            "stop" if thinking => Reply::Stop,
            "stop" => say("info string nothing to stop"),
            _ if thinking => error(&format!("{command:?} has to wait: say stop first")),
            "uginewgame" | "ucinewgame" => {
                self.table.clear();
                self.course = Course::from(Position::START);
                say("info string a new game")
            }
            "setoption" => said(self.set_option(rest)),
            "position" => said(self.set_position(rest)),
            "query" => said(self.query(rest)),
            "go" => self.go(rest),
            _ => error(&format!("unknown command {:?}", short(command))),
        }
    }

    fn introduce(&self, dialect: &str) -> Reply {
        Reply::Say(vec![
            "id name Tablier Colorado".to_owned(),
            "id author Tablier".to_owned(),
            format!("option name Board type string default {}", self.table.geometry().board()),
            format!("option name Hash type spin default 16 min 1 max {HASH}"),
            format!("option name Threads type spin default 1 min 1 max {THREADS}"),
            format!("{dialect}ok"),
        ])
    }

    fn set_option(&mut self, words: &[&str]) -> Result<String, String> {
        let ["name", name, "value", value] = words else {
            return Err("say setoption name NAME value VALUE".to_owned());
        };
        let number = |most: usize| {
            value
                .parse::<usize>()
                .ok()
                .filter(|number| (1..=most).contains(number))
                .ok_or(format!("{name} is a number from 1 to {most}"))
        };
        match name.to_ascii_lowercase().as_str() {
            "board" => {
                let board: Board = value.parse().map_err(|bad| format!("board: {bad}"))?;
                let geometry = Arc::new(Geometry::new(board));
                self.table = Arc::new(TranspositionTable::new(&geometry, self.hash));
            }
            "hash" => {
                self.hash = number(HASH)?;
                self.table = Arc::new(TranspositionTable::new(self.table.geometry(), self.hash));
            }
            "threads" => self.threads = u32::try_from(number(THREADS as usize)?).unwrap_or(1),
            _ => return Err(format!("no option {:?}", short(name))),
        }
        Ok(format!("info string {name} is {value}"))
    }

    fn set_position(&mut self, words: &[&str]) -> Result<String, String> {
        let (position, rest) = match words {
            ["startpos", rest @ ..] => (Position::START, rest),
            ["fen", pawns, turn, first, fresh, rest @ ..] => {
                let text = [*pawns, *turn, *first, *fresh].join(" ");
                let position = text.parse::<Position>();
                (position.map_err(|bad| format!("position: {bad}"))?, rest)
            }
            _ => return Err("say position startpos, or position fen with its four parts".to_owned()),
        };
        let moves = match rest {
            [] => rest,
            ["moves", moves @ ..] => moves,
            [word, ..] => return Err(format!("expected moves, not {:?}", short(word))),
        };
        let mut course = Course::from(position);
        for text in moves {
            let bad = |why: String| format!("move {:?}: {why}", short(text));
            let ply = text.parse::<Ply>().map_err(|why| bad(why.to_string()))?;
            let before = *course.position();
            course.play(self.table.geometry(), ply).map_err(|why| bad(why.to_string()))?;
            if let Ply::Move(played) = ply
                && text.contains('x')
                && !before.is_capture(played)
            {
                return Err(bad(format!("nothing stands on {} to capture", played.to)));
            }
        }
        self.course = course;
        Ok(format!("info string position {}", self.course.position()))
    }

    fn query(&self, words: &[&str]) -> Result<String, String> {
        let verdict = self.course.verdict(self.table.geometry());
        let answer = match words {
            ["p1turn"] => (self.course.position().turn() == Side::White).to_string(),
            ["gameover"] => verdict.is_some().to_string(),
            ["result"] => match verdict.map(|verdict| verdict.winner) {
                None => "none",
                Some(None) => "draw",
                Some(Some(Side::White)) => "p1win",
                Some(Some(Side::Black)) => "p2win",
            }
            .to_owned(),
            _ => return Err("query p1turn, gameover or result".to_owned()),
        };
        Ok(format!("response {answer}"))
    }

    fn go(&mut self, words: &[&str]) -> Reply {
        if self.course.verdict(self.table.geometry()).is_some() {
            return error("the game is over in this position");
        }
        match Go::read(words, self.course.position().turn()) {
            Err(why) => error(&why),
            Ok(go) => {
                self.endless = go.is_endless();
                let task = Task {
                    table: Arc::clone(&self.table),
                    course: self.course.clone(),
                    threads: self.threads,
                };
                Reply::Think(task, go)
            }
        }
    }
}

/// A depth's result, as the interface writes it.
pub(super) fn info(report: &Report, millis: u128, line: &str) -> String {
    let score = match (report.score.wins_in(), report.score.loses_in()) {
        (Some(moves), _) => format!("mate {moves}"),
        (_, Some(moves)) => format!("mate -{moves}"),
        _ => format!("cp {}", report.score.0),
    };
    let per_second = u128::from(report.nodes) * 1_000 / millis.max(1);
    format!(
        "info depth {} score {score} nodes {} nps {per_second} time {millis} pv {line}",
        report.depth, report.nodes
    )
}

fn say(line: &str) -> Reply {
    Reply::Say(vec![line.to_owned()])
}

fn error(why: &str) -> Reply {
    Reply::Say(vec![format!("info string error: {why}")])
}

fn said(result: Result<String, String>) -> Reply {
    match result {
        Ok(line) => say(&line),
        Err(why) => error(&why),
    }
}

/// Foreign text, short enough to be repeated.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

#[cfg(test)]
#[path = "session_tests.rs"]
mod tests;
