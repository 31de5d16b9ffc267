//! The terminal: the ring, the glass that runs above the line one types on, and what happened.

use std::io::{IsTerminal, Write};

use tablier_corona::auction::Auction;
use tablier_corona::board::{Piece, Placement};
use tablier_corona::game::{Corona, Event, Phase, View};
use tablier_corona::play::{Markers, Turn};
use tablier_game::{Millis, Session};

use super::hands::letter;
use super::words::Words;
use super::{super::ring, YOU};

/// Without a terminal to redraw on, the glass is told at these many seconds left.
const TOLD_AT: [u64; 6] = [45, 30, 20, 10, 5, 3];

pub(super) struct Screen {
    words: Words,
    redraws: bool,
    /// Something waits to be typed: the cursor stands behind a prompt, under the glass.
    prompted: bool,
    /// The last second of the glass that was shown.
    second: Option<u64>,
    /// What was last drawn, so that it is drawn again only when it has changed.
    drawn: Option<String>,
}

impl Screen {
    pub(super) fn new(names: Vec<String>) -> Screen {
        let redraws = std::io::stdout().is_terminal();
        Screen { words: Words::new(names), redraws, prompted: false, second: None, drawn: None }
    }

    pub(super) fn welcome(&mut self, session: &Session<Corona>) {
        let others: Vec<&str> = session.started().seats().skip(1).map(|seat| self.words.name(seat)).collect();
        let others = others.join(", ");
        self.say(&format!(
            "Corona: you against {others}.\nThe dice are bound by {}.\n",
            session.started().commitment()
        ));
    }

    /// Says something above the line one types on.
    pub(super) fn say(&mut self, text: &str) {
        if self.prompted && self.redraws {
            // Over the prompt and the glass above it.
            print!("\r\x1b[2K\x1b[1A\x1b[2K");
        } else if self.prompted {
            println!();
        }
        self.prompted = false;
        println!("{text}");
    }

    pub(super) fn line_was_typed(&mut self) {
        // The terminal has moved on to a new line by itself: nothing to wipe.
        self.prompted = false;
    }

    pub(super) fn tell(&mut self, event: &Event, session: &Session<Corona>, now: Millis) {
        let glass = match session.state().phase() {
            Phase::Auction(auction) => Some(now.since(auction.glass.turned)),
            _ => None,
        };
        if let Some(words) = self.words.of(event, glass) {
            self.say(&words);
        }
        if let Event::RoundSettled { .. } = event {
            let chips = session.started().seats().zip(session.state().players());
            let chips = chips.map(|(seat, player)| format!("{} {}", self.words.name(seat), player.chips.0));
            self.say(&format!("Chips: {}", chips.collect::<Vec<_>>().join(", ")));
        }
    }

    /// Draws what there is to see, asks for what can be done, and lets the glass run.
    pub(super) fn show(&mut self, view: &View, now: Millis) {
        let (board, ask) = picture(view);
        if let Some(board) = board
            && self.drawn.as_ref() != Some(&board)
        {
            self.say(&format!("\n{board}\n"));
            self.drawn = Some(board);
        }
        if let Phase::Auction(auction) = &view.phase {
            self.glass(auction, now);
        }
        if let Some(ask) = ask
            && !self.prompted
        {
            print!("{}{ask} ", if self.redraws { "\n" } else { "" });
            self.prompted = true;
            self.second = None;
        }
        // Standard output that can't be written to has nobody reading it.
        let _ = std::io::stdout().flush();
    }

    fn glass(&mut self, auction: &Auction, now: Millis) {
        let left = auction.glass.runs_out.since(now).0.div_ceil(1000);
        if self.second == Some(left) || (self.redraws && !self.prompted) {
            return;
        }
        self.second = Some(left);
        if self.redraws {
            let whole = auction.glass.runs_out.since(auction.glass.turned).0.div_ceil(1000).max(1);
            let sand = usize::try_from(left * 30 / whole).unwrap_or(30).min(30);
            let glass = format!("{}{}", "▓".repeat(sand), "░".repeat(30 - sand));
            print!("\x1b7\x1b[1A\r\x1b[2K  {glass} {left:>3} s\x1b8");
        } else if TOLD_AT.contains(&left) {
            self.say(&format!("  {left} seconds left"));
        }
    }

    pub(super) fn farewell(&mut self, session: &Session<Corona>) {
        let Some(outcome) = session.outcome() else { return };
        let lines = outcome.standings.iter().map(|standing| {
            format!("  {}. {} with {} chips", standing.place, self.words.name(standing.seat), standing.score)
        });
        self.say(&format!("\nThe game is over.\n{}", lines.collect::<Vec<_>>().join("\n")));
    }
}

/// What to draw, and what to ask of the person at the terminal.
fn picture(view: &View) -> (Option<String>, Option<&'static str>) {
    match &view.phase {
        Phase::SettingUp(set_up) if set_up.setter == YOU => {
            (None, Some("Your set-up: six spaces from 0 to 11 (enter scatters them):"))
        }
        Phase::Auction(auction) => {
            (Some(ring::with_pieces(&auction.situation.placement)), Some("Your call:"))
        }
        // How another marks is seen with their first move: a ring for each marker would only scroll by.
        Phase::Marking(marking) if marking.turn.bidder == YOU => {
            let board = with_markers(&marking.turn, &marking.turn.situation.placement, &marking.markers);
            (Some(board), Some("Mark (a5: piece a goes 5; -a: not), then touch (a):"))
        }
        Phase::Moving(moving) => {
            let board = with_markers(&moving.turn, &moving.pieces, &moving.markers);
            (Some(board), (moving.turn.bidder == YOU).then_some("Touch the next piece:"))
        }
        _ => (None, None),
    }
}

/// The ring with pieces by letter, a marked one with its number: `a·b5`.
fn with_markers(turn: &Turn, pieces: &Placement, markers: &Markers) -> String {
    ring::draw(|space| {
        let here =
            Piece::all().filter(|piece| pieces.of(*piece) == space).map(|piece| match markers.on(piece) {
                Some(colour) => format!("{}{}", letter(piece), turn.situation.throw.of(colour)),
                None => letter(piece).to_string(),
            });
        here.collect::<Vec<_>>().join(" ")
    })
}
