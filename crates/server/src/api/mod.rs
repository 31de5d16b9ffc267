//! HTTP: opening, finding and joining tables, one's own tables and games, and whether all is well.

mod error;
mod played;
mod visitor;

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tablier_room::wire::PROTOCOL;
use tablier_room::{GuestId, Name, Person, TableCode};
use tablier_store::{FinishedGame, Page};

use crate::body::{
    Came, ComeIn, GamesServed, Mishap, OpenTable, Opened, OwnGame, OwnGames, OwnTable, OwnTables, Version,
};
use crate::code::Refused;
use crate::server::Shared;
use crate::socket;
use crate::table::Input;
use error::ApiError;
pub(crate) use error::refusals_have_codes;
pub(crate) use played::{export, replay, review};
use visitor::{OwnPage, Visitor, Writer};

type App = State<Arc<Shared>>;
type Answer<T> = Result<T, ApiError>;

/// How many of one's own tables or games are listed.
const LISTED: u32 = 50;
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
    Json(GamesServed { games: shared.registry.games().collect() })
}

/// What is spoken and served here: a page that misses a part of itself asks whether it is an old one.
pub(crate) async fn version(State(shared): App) -> Json<Version> {
    Json(Version { protocol: PROTOCOL, build: shared.config.build.clone() })
}

/// A page tells of an exception it came through. It is counted, and logged in short.
pub(crate) async fn mishap(State(shared): App, _own: OwnPage, body: Bytes) -> Answer<StatusCode> {
    let Mishap { place, what, build } = parse(&body)?;
    shared.counters.client_errors.one();
    let short = |text: &str| text.chars().filter(|c| !c.is_control()).take(MISHAP).collect::<String>();
    tracing::warn!(place = short(&place), what = short(&what), build = short(&build), "a page had a mishap");
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn health() -> &'static str {
    "ok"
}

/// Ready while the store takes writes.
pub(crate) async fn ready(State(shared): App) -> Answer<&'static str> {
    let ready = shared.readiness.of(&shared.store).await;
    ready.then_some("ok").ok_or_else(|| ApiError::unavailable(Refused::StoreFailing))
}

pub(crate) async fn counters(State(shared): App) -> impl IntoResponse {
    Json(shared.counters.read())
}

/// Opens a table and makes whoever asked its first guest, and so its host.
pub(crate) async fn open_table(State(shared): App, writer: Writer, body: Bytes) -> Answer<Response> {
    let wanted: OpenTable = parse(&body)?;
    let code = shared.registry.open(&wanted.game, wanted.setup).await?;
    let you = come_in(&shared, code, writer.person, &wanted.name).await?;
    Ok(writer.answer((StatusCode::CREATED, Json(Opened { code, you }))))
}

/// What a spectator sees of a table.
pub(crate) async fn look(State(shared): App, Path(code): Path<String>) -> Answer<Response> {
    let (text, _) = shared.registry.ask(read_code(&code)?, |answer| Input::Look { answer }).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// Makes whoever asks a guest of a table.
pub(crate) async fn come(
    State(shared): App,
    writer: Writer,
    Path(code): Path<String>,
    body: Bytes,
) -> Answer<Response> {
    let wanted: ComeIn = parse(&body)?;
    let you = come_in(&shared, read_code(&code)?, writer.person, &wanted.name).await?;
    Ok(writer.answer(Json(Came { you })))
}

async fn come_in(shared: &Shared, code: TableCode, person: Person, name: &str) -> Answer<GuestId> {
    let name = Name::clean(name);
    let input = |answer| Input::Come { person, name: name.clone(), answer };
    let (came, _) = shared.registry.ask(code, input).await?;
    Ok(came?)
}

/// The tables one is a guest of; nobody is a guest of none.
pub(crate) async fn own_tables(State(shared): App, visitor: Visitor) -> Answer<Response> {
    let tables = match visitor.known {
        Some(person) => shared.store.tables_of(person, Page::first(LISTED)).await?,
        None => Vec::new(),
    };
    let tables = tables.into_iter().map(OwnTable::from).collect();
    Ok(visitor.answer(Json(OwnTables { tables })))
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
    OwnPage(visitor): OwnPage,
    Path(code): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    let code = read_code(&code)?;
    shared.registry.find(code).await?;
    let place = socket::Place::take(&shared).ok_or_else(|| ApiError::unavailable(Refused::TooManySockets))?;
    let person = visitor.known;
    let upgrade = upgrade.max_message_size(socket::LONGEST_MESSAGE).max_frame_size(socket::LONGEST_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| socket::serve(socket, code, person, place)))
}

fn read_code(code: &str) -> Answer<TableCode> {
    code.parse().map_err(|_| ApiError::not_found(Refused::NoSuchTable))
}

fn parse<T: serde::de::DeserializeOwned>(body: &Bytes) -> Answer<T> {
    let body = if body.is_empty() { b"{}".as_slice() } else { body.as_ref() };
    serde_json::from_slice(body).map_err(|_| ApiError::bad_request(Refused::BadRequest))
}
