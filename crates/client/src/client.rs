//! A client at a table: keeps what it was told last, knows which of its commands are unanswered, comes back after a
//! lost connection and checks that nothing is missing. It never computes a state.

use std::collections::VecDeque;

use rand::RngExt;
use tablier_game::Seat;
use tablier_room::wire::{
    ClientMessage, ClockNow, Greeting, PROTOCOL, ServerMessage, ServerMessageOf, to_text,
};
use tablier_room::{CommandOf, Gesture, GuestId, Moment, Playable, SessionId, TableCode, ViewOf, moment_of};
use tokio_tungstenite::tungstenite::Message;

use crate::error::ClientError;
use crate::line::Line;
use crate::visitor::Visitor;

/// How a client behaves. The default behaves well; tests need others.
#[derive(Debug, Clone)]
pub struct Habits {
    /// Answers pings.
    pub answers_pings: bool,
    /// Keeps every text it receives, for [`Client::take_record`].
    pub records: bool,
    /// What it says its page's origin is.
    pub origin: Option<String>,
    /// The size of its receive buffer: a small one makes a slow reader slow at once.
    pub receive_buffer: Option<u32>,
}

impl Default for Habits {
    fn default() -> Self {
        Habits { answers_pings: true, records: false, origin: None, receive_buffer: None }
    }
}

/// A client at a table of this game.
pub struct Client<G: Playable> {
    visitor: Visitor,
    code: TableCode,
    habits: Habits,
    line: Option<Line>,
    you: Option<GuestId>,
    seen: Option<u64>,
    clock: Option<ClockNow>,
    view: Option<ViewOf<G>>,
    present: Vec<GuestId>,
    watching: usize,
    read_only: bool,
    bye: Option<String>,
    /// Commands without an answer, in the order they were sent, as they were sent.
    unanswered: VecDeque<(u64, String)>,
    /// What its commands are known by, with the number of the last.
    session: SessionId,
    sent: u64,
    record: Vec<String>,
}

impl<G: Playable> Client<G> {
    pub(crate) fn new(visitor: Visitor, code: TableCode, habits: Habits) -> Client<G> {
        Client {
            visitor,
            code,
            habits,
            line: None,
            you: None,
            seen: None,
            clock: None,
            view: None,
            present: Vec::new(),
            watching: 0,
            read_only: false,
            bye: None,
            unanswered: VecDeque::new(),
            session: SessionId(rand::rng().random()),
            sent: 0,
            record: Vec::new(),
        }
    }

    /// Which guest this is; nobody in particular for somebody who only watches.
    pub fn you(&self) -> Option<GuestId> {
        self.you
    }

    /// The number of the last entry it was told of.
    pub fn number(&self) -> u64 {
        self.seen.unwrap_or(0)
    }

    /// What it saw last.
    ///
    /// # Panics
    /// If it never was connected: a connection begins with a view.
    pub fn view(&self) -> &ViewOf<G> {
        self.view.as_ref().expect("a connection begins with a view")
    }

    /// Table time, as of the last message that told it.
    pub fn clock(&self) -> Option<ClockNow> {
        self.clock
    }

    /// Which guests are connected.
    pub fn present(&self) -> &[GuestId] {
        &self.present
    }

    /// How many others watch.
    pub fn watching(&self) -> usize {
        self.watching
    }

    /// Whether the table takes no commands just now.
    pub fn is_read_only(&self) -> bool {
        self.read_only
    }

    /// Commands that were neither done nor refused yet, as far as this client knows.
    pub fn unanswered(&self) -> impl Iterator<Item = u64> {
        self.unanswered.iter().map(|(id, _)| *id)
    }

    /// What its commands are known by.
    pub fn session(&self) -> SessionId {
        self.session
    }

    /// Whom it connects as, and where.
    pub fn visitor_mut(&mut self) -> &mut Visitor {
        &mut self.visitor
    }

    /// How it behaves, from the next connection on.
    pub fn habits_mut(&mut self) -> &mut Habits {
        &mut self.habits
    }

    /// Every text received so far, if it records them.
    pub fn take_record(&mut self) -> Vec<String> {
        std::mem::take(&mut self.record)
    }

    /// Connects, for the first time or again: says what it has seen, takes in what it missed, and sends unanswered
    /// commands again under their old ids. Answers when it has caught up. An open connection is closed first.
    ///
    /// # Errors
    /// When the server can't be reached, refuses, or what it tells has gaps.
    pub async fn reconnect(&mut self) -> Result<(), ClientError> {
        self.close().await;
        self.bye = None;
        let path = format!("/api/tables/{}/socket", self.code.as_str());
        self.line = Some(Line::open(&self.visitor, &path, &self.habits).await?);
        let session = Some(self.session);
        let hello = Greeting::Hello { protocol: PROTOCOL, build: None, session, seen: self.seen };
        self.send_text(to_text(&hello)).await?;
        // Presence is told to everyone when somebody connects, so it comes right after what was missed.
        while !(matches!(self.next().await?, ServerMessage::Presence { .. }) && self.view.is_some()) {}
        let again: Vec<String> = self.unanswered.iter().map(|(_, text)| text.clone()).collect();
        for text in again {
            self.send_text(text).await?;
        }
        Ok(())
    }

    /// Forgets what it has seen: the next connection begins with everything anew.
    pub fn forget(&mut self) {
        self.seen = None;
        self.view = None;
    }

    /// Says as last seen a number of one's own choice.
    pub fn pretend_to_have_seen(&mut self, number: u64) {
        self.seen = Some(number);
    }

    /// Sends a command, meant for what the client sees, and does not wait for its answer.
    ///
    /// # Errors
    /// When the connection is lost; the command is then sent with the next.
    pub async fn send(&mut self, command: &CommandOf<G>) -> Result<u64, ClientError> {
        // What can't be meant for what is seen is refused, whatever it names.
        let moment = moment_of::<G>(self.view(), command).unwrap_or(Moment::Any);
        self.send_for(moment, command).await
    }

    /// Sends a command meant for a moment of one's own choice.
    ///
    /// # Errors
    /// When the connection is lost; the command is then sent with the next.
    pub async fn send_for(&mut self, moment: Moment, command: &CommandOf<G>) -> Result<u64, ClientError> {
        self.sent += 1;
        self.send_as(self.sent, moment, command).await?;
        Ok(self.sent)
    }

    /// Sends a command under a number of one's own choice.
    ///
    /// # Errors
    /// When the connection is lost; the command is then sent with the next.
    pub async fn send_as(
        &mut self,
        id: u64,
        moment: Moment,
        command: &CommandOf<G>,
    ) -> Result<(), ClientError> {
        let command = serde_json::to_value(command).expect("commands have string keys only");
        let text = to_text(&ClientMessage::Do { id, moment, command });
        self.unanswered.push_back((id, text.clone()));
        self.send_text(text).await
    }

    /// Shows the others something. There is no answer.
    ///
    /// # Errors
    /// When the connection is lost; a gesture is then lost with it.
    pub async fn show(&mut self, seat: Seat, gesture: &Gesture<G::Gesture>) -> Result<(), ClientError> {
        let gesture = serde_json::to_value(gesture).expect("gestures have string keys only");
        self.say(&ClientMessage::Gesture { seat, gesture }).await
    }

    /// Sends a command and waits until it is done and durable. The answer is the number of its entry.
    ///
    /// # Errors
    /// [`ClientError::Refused`] when the table refuses; otherwise when the connection is lost.
    pub async fn perform(&mut self, command: &CommandOf<G>) -> Result<u64, ClientError> {
        let id = self.send(command).await?;
        self.answer(id).await
    }

    /// Waits for the answer to a command that was sent.
    ///
    /// # Errors
    /// [`ClientError::Refused`] when the table refuses; otherwise when the connection is lost.
    pub async fn answer(&mut self, to: u64) -> Result<u64, ClientError> {
        loop {
            match self.next().await? {
                ServerMessage::Ack { id, number } if id == to => return Ok(number),
                ServerMessage::Refused { id: Some(id), refusal } if id == to => {
                    return Err(ClientError::Refused(refusal));
                }
                _ => {}
            }
        }
    }

    /// Takes messages in until something holds; right away if it does already.
    ///
    /// # Errors
    /// When the connection is lost first.
    pub async fn until(&mut self, mut holds: impl FnMut(&Self) -> bool) -> Result<(), ClientError> {
        while !holds(self) {
            self.next().await?;
        }
        Ok(())
    }

    /// Takes in the next message: answers pings, keeps number and view, sends again what it is asked to. Nothing is
    /// lost if the wait is given up.
    ///
    /// # Errors
    /// When the connection is lost, the message is not of this protocol, or an entry is missing.
    pub async fn next(&mut self) -> Result<ServerMessageOf<G>, ClientError> {
        let text = match self.line.as_mut() {
            None => Ok(None),
            Some(line) => line.read().await,
        };
        let Some(text) = text.inspect_err(|_| self.line = None)? else {
            self.line = None;
            return Err(ClientError::Closed { bye: self.bye.take() });
        };
        if self.habits.records {
            self.record.push(text.clone());
        }
        let message: ServerMessageOf<G> = serde_json::from_str(&text)
            .map_err(|error| ClientError::Foreign { error: error.to_string(), text })?;
        self.take_in(&message)?;
        match &message {
            ServerMessage::Ping { ping } if self.habits.answers_pings => {
                self.say(&ClientMessage::Pong { ping: *ping }).await?;
            }
            ServerMessage::Resend { id } => {
                let text = self.unanswered.iter().find(|(sent, _)| sent == id).map(|(_, text)| text.clone());
                if let Some(text) = text {
                    self.send_text(text).await?;
                }
            }
            _ => {}
        }
        Ok(message)
    }

    fn take_in(&mut self, message: &ServerMessageOf<G>) -> Result<(), ClientError> {
        match message {
            ServerMessage::Welcome { you, .. } => self.you = *you,
            ServerMessage::Snapshot { number, clock, view, .. } => {
                (self.seen, self.clock, self.view) = (Some(*number), Some(*clock), Some(view.clone()));
            }
            ServerMessage::Told { after, number, clock, view, .. } => {
                if self.seen != Some(*after) || number < after {
                    return Err(ClientError::Gap { last: self.seen, found: *number });
                }
                (self.seen, self.clock, self.view) = (Some(*number), Some(*clock), Some(view.clone()));
            }
            ServerMessage::Ack { id, .. } | ServerMessage::Refused { id: Some(id), .. } => {
                self.unanswered.retain(|(sent, _)| sent != id);
            }
            ServerMessage::Presence { present, watching, clock } => {
                self.present.clone_from(present);
                (self.watching, self.clock) = (*watching, Some(*clock));
            }
            ServerMessage::Store { read_only } => self.read_only = *read_only,
            ServerMessage::Bye { why } => self.bye = Some(why.clone()),
            ServerMessage::Refused { id: None, .. }
            | ServerMessage::Resend { .. }
            | ServerMessage::Gesture { .. }
            | ServerMessage::Ping { .. } => {}
        }
        Ok(())
    }

    /// Says something, as it is.
    ///
    /// # Errors
    /// When the connection is lost.
    pub async fn say(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        self.send_text(to_text(message)).await
    }

    /// Sends any text at all.
    ///
    /// # Errors
    /// When the connection is lost.
    pub async fn send_text(&mut self, text: impl Into<String>) -> Result<(), ClientError> {
        self.send_frame(Message::Text(text.into().into())).await
    }

    /// Sends a binary message, which no table wants.
    ///
    /// # Errors
    /// When the connection is lost.
    pub async fn send_binary(&mut self, bytes: Vec<u8>) -> Result<(), ClientError> {
        self.send_frame(Message::Binary(bytes.into())).await
    }

    async fn send_frame(&mut self, message: Message) -> Result<(), ClientError> {
        let Some(line) = self.line.as_mut() else {
            return Err(ClientError::Closed { bye: self.bye.clone() });
        };
        line.write(message).await
    }

    /// Closes the connection as one should. Nothing if there is none.
    pub async fn close(&mut self) {
        if let Some(line) = self.line.take() {
            line.close().await;
        }
    }

    /// Cuts the connection without a word, as a lost network does.
    pub fn drop_hard(&mut self) {
        if let Some(line) = self.line.take() {
            line.cut();
        }
    }
}
