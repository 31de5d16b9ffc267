//! What people see of a room, and how they learn what happened. The same for all who hold the same seats.

use serde::{Deserialize, Serialize};
use tablier_game::{Commitment, Game, GameId, Millis, Moments, Outcome, Seat, Viewer};

use crate::Playable;
use crate::decide::CommandOf;
use crate::event::{Event, EventOf, Pause};
use crate::moment::{Moment, RoomMoments, Scope};
use crate::refusal::Refusal;
use crate::room::{Occupant, Playing, Room};
use crate::{DoorCode, GuestId, Name, TableCode, wire};

/// How a view's text ends where no game was played yet.
const NO_GAME: &str = "null}";

/// A view's text up to the game. The room around a game is the same for all eyes: it is written once for all of them.
pub(crate) struct ViewFrame(String);

impl ViewFrame {
    /// The whole text of [`Room::view`].
    pub(crate) fn with<G: Playable>(&self, room: &Room<G>, viewer: &Viewer) -> String {
        let game = room.playing_view(viewer).map_or_else(|| "null".to_owned(), |game| wire::to_text(&game));
        format!("{}{game}}}", self.0)
    }
}

/// A room's view, for a game.
pub type ViewOf<G> = View<<G as Game>::Setup, <G as Game>::View>;
/// What is told in a room, for a game.
pub type ToldOf<G> = Told<<G as Game>::Setup, <G as Game>::Told>;

/// A room as somebody sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View<Setup, Play> {
    /// The table's name.
    pub code: TableCode,
    /// Which game is played here.
    pub game: String,
    /// The bots' levels by name, the weakest first.
    pub levels: Vec<String>,
    /// How many seats a game wants at the fewest.
    pub fewest_seats: usize,
    /// And takes at the most.
    pub most_seats: usize,
    /// Everyone who is a guest here.
    pub guests: Vec<GuestView>,
    /// Who is host.
    pub host: GuestId,
    /// The chairs, clockwise.
    pub chairs: Vec<ChairView>,
    /// What is agreed on for the next game.
    pub setup: Setup,
    /// The next game's name and what binds its dice, until it starts.
    pub next: Option<NextView>,
    /// Why the table stands still, if it does.
    pub paused: Option<Pause>,
    /// Who wants to pause and has to wait for it.
    pub pause_wished: Vec<GuestId>,
    /// Whether connections' delays are allowed for.
    pub allowance: bool,
    /// What keeps the next game from starting, if anything does.
    pub not_yet: Option<Refusal>,
    /// What the room's own commands are meant for.
    pub moments: RoomMoments,
    /// Seats that are for ending the game here.
    pub for_ending: Vec<Seat>,
    /// The code to read aloud, while the door is open.
    pub door: Option<DoorCode>,
    /// The game under way, or the last one. The last field: what comes before it is the same for all eyes.
    pub playing: Option<PlayingView<Play>>,
}

/// A guest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GuestView {
    /// Which.
    pub id: GuestId,
    /// What they are called.
    pub name: Name,
}

/// A chair.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ChairView {
    /// Given up.
    Nobody,
    /// Somebody's.
    Guest {
        /// Whose device.
        guest: GuestId,
        /// Who sits there.
        name: Name,
        /// Whether they are ready.
        ready: bool,
        /// The level of the bot that plays for them, if one does.
        stand_in: Option<u8>,
        /// Whose seat it is, if somebody else plays it while they are gone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        plays_for: Option<GuestId>,
    },
    /// A bot's.
    Bot {
        /// Its level's index.
        level: u8,
    },
}

/// The next game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextView {
    /// Its name.
    pub id: GameId,
    /// What binds the server.
    pub commitment: Commitment,
}

/// A game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayingView<Play> {
    /// Its name.
    pub id: GameId,
    /// Who sat where as it began; a bot has no name of its own.
    pub names: Vec<Option<Name>>,
    /// And which of them were bots: their levels' indices.
    pub levels: Vec<Option<u8>>,
    /// Once it is over, whose the seats were: by then the chairs are the next game's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Option<GuestId>>>"))]
    pub held: Vec<Option<GuestId>>,
    /// What its commands are meant for.
    pub moments: Moments,
    /// Until when its bots leave people to look, while they do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rest: Option<RestView>,
    /// What one sees of it.
    pub view: Play,
    /// The result, once it is over.
    pub outcome: Option<Outcome>,
}

/// Until when bots leave people to look at how a part of the game ended, unless everyone who is there goes on before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RestView {
    /// Where several people play who are there.
    pub among: Millis,
    /// Where one is alone with bots.
    pub alone: Millis,
}

/// Something that happened, as people may learn of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "as the events of the same names")]
pub enum Told<Setup, Play> {
    TableOpened,
    CommitmentShown { id: GameId, commitment: Commitment },
    GuestCame { guest: GuestId, name: Name },
    GuestNamed { guest: GuestId, name: Name },
    GuestRemoved { guest: GuestId },
    HostPassed { to: GuestId },
    DoorOpened { code: DoorCode },
    DoorClosed,
    ChairTaken { seat: Seat, guest: GuestId },
    BotSeated { seat: Seat, level: u8 },
    ChairLeft { seat: Seat },
    SeatReady { seat: Seat },
    SeatNotReady { seat: Seat },
    SetupChanged { setup: Setup },
    AllowanceSet { on: bool },
    GameStarted { id: GameId, seats: usize },
    Played { event: Play },
    GameOver { id: GameId, outcome: Outcome },
    PauseWished { guest: GuestId },
    PauseUnwished { guest: GuestId },
    Paused { why: Pause },
    Resumed,
    StandInSeated { seat: Seat, level: u8 },
    StandInDismissed { seat: Seat },
    SeatLent { seat: Seat, guest: GuestId },
    SeatReturned { seat: Seat },
    SeatGivenUp { seat: Seat },
    EndAgreed { seat: Seat },
    EndDeclined,
    LinkMade { seat: Seat },
    SeatMoved { seat: Seat, guest: GuestId },
}

/// What such a command must be meant for to be done at the table as this view shows it: what a client sends along.
/// Nothing if it can't be meant for that at all.
pub fn moment_of<G: Playable>(view: &ViewOf<G>, command: &CommandOf<G>) -> Option<Moment> {
    let under_way = view.playing.as_ref().filter(|playing| playing.outcome.is_none());
    match Scope::of::<G>(command) {
        Scope::Any => Some(Moment::Any),
        Scope::Lobby => Some(Moment::Lobby(view.moments.lobby)),
        Scope::Next => view.next.map(|next| Moment::Next(next.id)),
        Scope::Game => under_way.map(|playing| Moment::Game(playing.id)),
        Scope::Play(span) => {
            let playing = under_way?;
            Some(Moment::Play { game: playing.id, number: playing.moments.of(span)? })
        }
        Scope::Pause => view.paused.map(|_| Moment::Pause(view.moments.pause)),
        Scope::Proposal => (!view.for_ending.is_empty()).then_some(Moment::Proposal(view.moments.proposal)),
    }
}

fn rest_of<G: Playable>(playing: &Playing<G>) -> Option<RestView> {
    let rest = |alone| G::rest(&playing.state, alone);
    Some(RestView { among: rest(false)?, alone: rest(true)? })
}

impl<G: Playable> Room<G> {
    /// What this viewer sees.
    pub fn view(&self, viewer: &Viewer) -> ViewOf<G> {
        View { playing: self.playing_view(viewer), ..self.view_around() }
    }

    /// What everybody sees: all but the game.
    fn view_around(&self) -> ViewOf<G> {
        let guests = self.guests.iter().filter(|(_, guest)| !guest.removed);
        View {
            code: self.code,
            game: G::NAME.to_owned(),
            levels: G::LEVELS.iter().map(|level| (*level).to_owned()).collect(),
            fewest_seats: G::SEATS.0,
            most_seats: G::SEATS.1.unwrap_or(crate::decide::MOST_CHAIRS),
            guests: guests.map(|(id, guest)| GuestView { id: *id, name: guest.name.clone() }).collect(),
            host: self.host,
            chairs: Seat::all(self.chairs.len()).map(|seat| self.chair_view(seat)).collect(),
            setup: self.setup.clone(),
            next: self.next.map(|next| NextView { id: next.id, commitment: next.seed.commitment(next.id) }),
            paused: self.paused,
            pause_wished: self.pause_wished.iter().copied().collect(),
            allowance: self.allowance,
            not_yet: self.not_yet(),
            moments: self.moments,
            for_ending: self.for_ending.iter().copied().collect(),
            door: self.door,
            playing: None,
        }
    }

    fn playing_view(&self, viewer: &Viewer) -> Option<PlayingView<G::View>> {
        self.playing.as_ref().map(|playing| PlayingView {
            id: playing.started.id,
            names: playing.names.clone(),
            levels: playing.levels.clone(),
            held: playing.held.clone(),
            moments: G::moments(&playing.state),
            rest: rest_of::<G>(playing),
            view: G::view(&playing.state, viewer),
            outcome: playing.outcome.clone(),
        })
    }

    /// What everybody sees, as text, ready for each viewer's game to be put in.
    pub(crate) fn view_frame(&self) -> ViewFrame {
        let mut text = wire::to_text(&self.view_around());
        debug_assert!(text.ends_with(NO_GAME), "a view ends with its game: {text}");
        text.truncate(text.len() - NO_GAME.len());
        ViewFrame(text)
    }

    fn chair_view(&self, seat: Seat) -> ChairView {
        let chair = &self.chairs[seat.index()];
        match chair {
            Occupant::Nobody => ChairView::Nobody,
            Occupant::Bot(robot) => ChairView::Bot { level: robot.level },
            Occupant::Guest { guest, ready, stand_in, .. } => ChairView::Guest {
                guest: *guest,
                name: self.name_of(chair).unwrap_or_else(|| Name::clean("")),
                ready: ready.is_some(),
                stand_in: stand_in.map(|robot| robot.level),
                plays_for: self.lent.get(&seat).map(|lent| lent.owner),
            },
        }
    }

    /// The event as this viewer may learn of it; the room is as it was after the whole entry.
    pub fn tell(&self, event: &EventOf<G>, viewer: &Viewer) -> Option<ToldOf<G>> {
        Some(match event.clone() {
            Event::TableOpened { .. } => Told::TableOpened,
            Event::SeedDrawn { id, seed } => Told::CommitmentShown { id, commitment: seed.commitment(id) },
            Event::GuestCame { guest, name, .. } => Told::GuestCame { guest, name },
            Event::GuestNamed { guest, name } => Told::GuestNamed { guest, name },
            Event::GuestRemoved { guest } => Told::GuestRemoved { guest },
            Event::HostPassed { to } => Told::HostPassed { to },
            Event::DoorOpened { code } => Told::DoorOpened { code },
            Event::DoorClosed => Told::DoorClosed,
            Event::ChairTaken { seat, guest, .. } => Told::ChairTaken { seat, guest },
            Event::BotSeated { seat, level, .. } => Told::BotSeated { seat, level },
            Event::ChairLeft { seat } => Told::ChairLeft { seat },
            Event::SeatReady { seat, .. } => Told::SeatReady { seat },
            Event::SeatNotReady { seat } => Told::SeatNotReady { seat },
            Event::SetupChanged { setup } => Told::SetupChanged { setup },
            Event::AllowanceSet { on } => Told::AllowanceSet { on },
            Event::GameStarted { started } => {
                Told::GameStarted { id: started.id, seats: started.seat_count() }
            }
            Event::Played { event } => {
                let playing = self.playing.as_ref()?;
                Told::Played { event: G::tell(&playing.state, &event, viewer)? }
            }
            Event::GameOver { id, outcome } => Told::GameOver { id, outcome },
            Event::PauseWished { guest } => Told::PauseWished { guest },
            Event::PauseUnwished { guest } => Told::PauseUnwished { guest },
            Event::Paused { why } => Told::Paused { why },
            Event::Resumed => Told::Resumed,
            Event::StandInSeated { seat, level, .. } => Told::StandInSeated { seat, level },
            Event::StandInDismissed { seat } => Told::StandInDismissed { seat },
            Event::SeatLent { seat, guest } => Told::SeatLent { seat, guest },
            Event::SeatReturned { seat } => Told::SeatReturned { seat },
            Event::SeatGivenUp { seat } => Told::SeatGivenUp { seat },
            Event::EndAgreed { seat } => Told::EndAgreed { seat },
            Event::EndDeclined => Told::EndDeclined,
            Event::LinkMade { seat, .. } => Told::LinkMade { seat },
            Event::SeatMoved { seat, guest } => Told::SeatMoved { seat, guest },
        })
    }
}
