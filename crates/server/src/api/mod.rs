//! HTTP: opening, finding and joining tables, one's own tables and games, and whether all is well.

mod days;
mod doors;
mod error;
mod gate;
mod played;
mod positions;
mod print;
mod visitor;

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tablier_room::wire::PROTOCOL;
use tablier_room::{GuestId, Name, Person, Stands, TableCode};
use tablier_store::{FinishedGame, Page};

use crate::body::{
    Came, ComeIn, GamesServed, Mishap, OpenTable, Opened, OwnGame, OwnGames, OwnTable, OwnTables, Version,
};
use crate::bus::{Question, Reply};
use crate::code::Refused;
use crate::edge::caller::Caller;
use crate::edge::socket;
use crate::server::Shared;
pub(crate) use days::{begin, day, hand_in, older, play, practise};
pub(crate) use doors::door;
use error::ApiError;
pub(crate) use error::refusals_have_codes;
use gate::admit;
pub(crate) use gate::at_the_gate;
pub(crate) use played::{export, replay, review};
pub(crate) use positions::{consider, lay};
pub(crate) use print::print;
use visitor::{OwnPage, Visitor, Writer};

type App = State<Arc<Shared>>;
type Answer<T> = Result<T, ApiError>;

/// How many of one's own tables or games are listed.
const LISTED: u32 = 50;
/// How many of one's tables are asked how things stand there: that may wake them.
const ASKED: usize = 6;
/// How long they have to answer.
const ASKED_FOR: Duration = Duration::from_secs(1);
/// How much of what a page says of a mishap is logged.
const MISHAP: usize = 300;

pub(crate) async fn nothing_here() -> ApiError {
    ApiError::not_found(Refused::NothingHere)
}

pub(crate) async fn not_allowed() -> ApiError {
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, Refused::NotAllowed)
}

/// Answers are somebody's own and of this moment, unless they say otherwise, and no browser guesses at what they are.
pub(crate) async fn nobody_keeps_it(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

pub(crate) async fn games(State(shared): App) -> Json<GamesServed> {
    Json(GamesServed { games: shared.owners.games().collect() })
}

/// What is spoken and served here: a page that misses a part of itself asks whether it is an old one.
pub(crate) async fn version(State(shared): App) -> Json<Version> {
    Json(Version { protocol: PROTOCOL, build: shared.config.build.clone() })
}

/// A page tells of an exception it came through. It is counted, and logged in short, not faster than an
/// operator can want to read: anybody may tell of as many as they like.
pub(crate) async fn mishap(State(shared): App, _own: OwnPage, body: Bytes) -> Answer<StatusCode> {
    let Mishap { place, what, build } = parse(&body)?;
    shared.counters.client_errors.one();
    if !shared.gate.log_mishap() {
        return Ok(StatusCode::NO_CONTENT);
    }
    let short = |text: &str| text.chars().filter(|c| !c.is_control()).take(MISHAP).collect::<String>();
    tracing::warn!(place = short(&place), what = short(&what), build = short(&build), "a page had a mishap");
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn health() -> &'static str {
    "ok"
}

/// Ready while the store takes writes, until the server stops.
pub(crate) async fn ready(State(shared): App) -> Answer<&'static str> {
    shared.ready().await.map(|()| "ok").map_err(ApiError::unavailable)
}

/// There will be no answer here: the server stops.
pub(crate) fn stops() -> ApiError {
    ApiError::unavailable(Refused::ServerStops)
}

pub(crate) async fn counters(State(shared): App) -> impl IntoResponse {
    Json(shared.counters.read())
}

/// Opens a table and makes whoever asked its first guest, and so its host.
pub(crate) async fn open_table(
    State(shared): App,
    caller: Caller,
    writer: Writer,
    body: Bytes,
) -> Answer<Response> {
    let wanted: OpenTable = parse(&body)?;
    shared.gate.open_table(caller, writer.person)?;
    let code = shared.owners.open(&wanted.game, wanted.setup, caller).await?;
    let you = match come_in(&shared, code, writer.person, &wanted.name).await {
        // It was there a moment ago: its first entry could not be stored.
        Err(error) if error.is(Refused::NoSuchTable) => Err(ApiError::unavailable(Refused::ReadOnly)),
        you => you,
    }?;
    Ok(writer.answer((StatusCode::CREATED, Json(Opened { code, you }))))
}

/// What a spectator sees of a table.
pub(crate) async fn look(
    State(shared): App,
    caller: Caller,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Answer<Response> {
    let code = read_code(&code)?;
    admit(&shared, caller, visitor.known, code).await?;
    match shared.bus.ask(code, Question::Look).await? {
        Reply::Seen(text) => Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response()),
        other => Err(other.into()),
    }
}

/// Makes whoever asks a guest of a table.
pub(crate) async fn come(
    State(shared): App,
    caller: Caller,
    writer: Writer,
    Path(code): Path<String>,
    body: Bytes,
) -> Answer<Response> {
    let (wanted, code): (ComeIn, TableCode) = (parse(&body)?, read_code(&code)?);
    admit(&shared, caller, Some(writer.person), code).await?;
    let you = come_in(&shared, code, writer.person, &wanted.name).await?;
    Ok(writer.answer(Json(Came { you })))
}

async fn come_in(shared: &Shared, code: TableCode, person: Person, name: &str) -> Answer<GuestId> {
    let name = Name::clean(name);
    match shared.bus.ask(code, Question::Come { person, name }).await? {
        Reply::Guest(guest) => Ok(guest),
        other => Err(other.into()),
    }
}

/// The tables one is a guest of; nobody is a guest of none.
pub(crate) async fn own_tables(State(shared): App, visitor: Visitor) -> Answer<Response> {
    let tables = match visitor.known {
        Some(person) => own_tables_of(&shared, person).await?,
        None => Vec::new(),
    };
    Ok(visitor.answer(Json(OwnTables { tables })))
}

/// Somebody's tables; where it is their turn comes first. The few that were active last are asked how things stand
/// there, all at once: one that can't say is listed without.
async fn own_tables_of(shared: &Shared, person: Person) -> Answer<Vec<OwnTable>> {
    let listed = shared.store.tables_of(person, Page::first(LISTED)).await?;
    let asked = listed.iter().take(ASKED).map(|table| async {
        let question = Question::Glance { person };
        let answer = tokio::time::timeout(ASKED_FOR, shared.bus.ask(table.code, question)).await;
        match answer {
            Ok(Ok(Reply::Glance(glance))) => Some(glance),
            _ => None,
        }
    });
    let seen = futures_util::future::join_all(asked).await.into_iter().chain(std::iter::repeat_with(|| None));
    let mut tables: Vec<OwnTable> =
        listed.into_iter().zip(seen).map(|(table, seen)| OwnTable::new(table, seen)).collect();
    tables.sort_by_key(|table| table.stands != Some(Stands::YourTurn));
    Ok(tables)
}

/// The finished games of one's tables.
pub(crate) async fn own_games(State(shared): App, visitor: Visitor) -> Answer<Response> {
    let Some(person) = visitor.known else { return Ok(Json(OwnGames { games: Vec::new() }).into_response()) };
    let games = shared.store.finished_games_of(person, Page::first(LISTED)).await?;
    let own = |game: FinishedGame| {
        let id = game.id;
        let own = OwnGame::new(game, person);
        own.inspect_err(|error| tracing::error!(%id, %error, "could not read what lists say of a game")).ok()
    };
    let games = games.into_iter().filter_map(own).collect();
    Ok(visitor.answer(Json(OwnGames { games })))
}

/// The socket of a table: for guests, and for anybody to watch.
pub(crate) async fn socket(
    State(shared): App,
    caller: Caller,
    OwnPage(visitor): OwnPage,
    Path(code): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    let (code, person) = (read_code(&code)?, visitor.known);
    admit(&shared, caller, person, code).await?;
    let place = socket::SocketPermit::take(&shared, caller, person)?;
    shared.bus.reach(code).await?;
    let upgrade = upgrade
        .max_message_size(socket::LONGEST_MESSAGE)
        .max_frame_size(socket::LONGEST_MESSAGE)
        .read_buffer_size(socket::READ_BUFFER)
        .write_buffer_size(socket::WRITE_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| socket::serve(socket, code, person, place)))
}

fn read_code(code: &str) -> Answer<TableCode> {
    code.parse().map_err(|_| ApiError::not_found(Refused::NoSuchTable))
}

/// A text that is JSON already.
fn json(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

fn parse<T: serde::de::DeserializeOwned>(body: &Bytes) -> Answer<T> {
    let body = if body.is_empty() { b"{}".as_slice() } else { body.as_ref() };
    serde_json::from_slice(body).map_err(|_| ApiError::bad_request(Refused::BadRequest))
}
