//! What is written: a file of types for each crate, one that puts them together by game, one of lists, two of material.

use std::collections::BTreeMap;
use std::fmt::Write;

use tablier_game::{Record, Refuse, Review};
use tablier_room::wire::{ClientMessage, Greeting, PROTOCOL, ServerMessageOf};
use tablier_room::{CommandOf, Frame, Laid, Playable, Reaction, Refused, Replay, Reviewed, ToldOf, Wall};
use tablier_server::{self as server, body};
use ts_rs::TS;

use super::collect::{Collection, Module};
use super::layout::declaration;

pub(crate) const HEADER: &str =
    "// Generated from the Rust types by `cargo xtask wire`: change those, not this.\n\n";

/// What puts the types of room and games together; everything is indexed by the games' names.
const BY_GAME: &str = "\
/** A game's name, as in a table's view. */
export type GameName = keyof Games;

/** What one sees at a table of this game; of any game, to be told apart by `game`. */
export type TableView<G extends GameName = GameName> = {
  [N in G]: room.View<Games[N][\"setup\"], Games[N][\"view\"]> & { game: N };
}[G];

/** What is told at a table of this game. */
export type TableTold<G extends GameName = GameName> = {
  [N in G]: room.Told<Games[N][\"setup\"], Games[N][\"told\"]>;
}[G];

/** What can be asked for at a table of this game. */
export type TableCommand<G extends GameName = GameName> = {
  [N in G]: room.Command<Games[N][\"setup\"], Games[N][\"command\"]>;
}[G];

/** What the server says over the socket of a table. */
export type FromServer<G extends GameName = GameName> = {
  [N in G]: room.ServerMessage<TableView<N>, TableTold<N>, TableGesture<N>>;
}[G];

/** What people at a table of this game show each other. */
export type TableGesture<G extends GameName = GameName> = {
  [N in G]: room.Gesture<Games[N][\"gesture\"]>;
}[G];

/** What a client says over it. */
export type ToServer<G extends GameName = GameName> =
  | room.Greeting
  | Exclude<room.ClientMessage, { kind: \"do\" | \"gesture\" }>
  | (Extract<room.ClientMessage, { kind: \"do\" }> & { command: TableCommand<G> })
  | (Extract<room.ClientMessage, { kind: \"gesture\" }> & { gesture: TableGesture<G> });

/** Asks for a table of this game; what a setup leaves out is as the game has it by default. */
export type OpenTable<G extends GameName = GameName> = {
  [N in G]: server.OpenTable & { game: N; setup?: Partial<Games[N][\"setup\"]> };
}[G];

/** A position of this game that no game stands behind. */
export type GivenPosition<G extends GameName = GameName> = {
  [N in G]: server.GivenPosition & { game: N; setup: Partial<Games[N][\"setup\"]> };
}[G];

/** A finished game as a spectator saw it, or the part of it that was asked for. */
export type Replay<G extends GameName = GameName> = {
  [N in G]: room.Replay<room.Frame<Games[N][\"told\"], Games[N][\"view\"]>> & { game: N };
}[G];

/** A finished game as a file. */
export type FinishedGame<G extends GameName = GameName> = {
  [N in G]: game.GameRecord<Games[N][\"setup\"], Games[N][\"event\"]> & { game: N };
}[G];
";

/// The files, game by game.
pub(crate) struct Files {
    types: Collection,
    /// Each game's types by what they are to it.
    games: String,
    lists: String,
    /// The games' names, and whether each has an expert.
    names: Vec<(&'static str, bool)>,
}

impl Files {
    pub(crate) fn new() -> Files {
        let mut types = Collection::new();
        types.add::<Greeting>();
        types.add::<ClientMessage>();
        types.add::<Wall>();
        add_http(&mut types);
        let refusals = server::Refused::ALL.iter().map(|refused| (refused.code(), None));
        let byes = server::Bye::ALL.iter().map(|bye| format!("    {:?},\n", bye.code()));
        let reactions = Reaction::ALL.iter().map(|reaction| {
            format!("  {},\n", serde_json::to_string(reaction).expect("a reaction is a word"))
        });
        let lists = format!(
            "/** What this page speaks. */\nexport const PROTOCOL = {PROTOCOL};\n\n\
             /** What one can say without words. */\nexport const REACTIONS = [\n{}] as const;\n\n\
             /** The server's. */\nexport const SERVER = {{\n{}  byes: [\n{}  ],\n}} as const;\n\n",
            reactions.collect::<String>(),
            refusals_in("  ", refusals),
            byes.collect::<String>()
        );
        Files { types, games: String::new(), lists, names: Vec::new() }
    }

    /// A game whose finished games an expert looks at again.
    pub(crate) fn with_review<G>(mut self) -> Files
    where
        G: Review<Setup: TS, Command: TS, Event: TS, View: TS, Offer: TS, Told: TS, Said: TS>
            + Playable<Gesture: TS>,
    {
        self.types.add::<Reviewed<G::Said>>();
        let said = self.types.name_of::<G::Said>();
        self.add::<G>(Some(said))
    }

    /// Adds a game: its types, and its lists.
    #[expect(dead_code, reason = "every game has an expert so far; the next one may not")]
    pub(crate) fn with<G>(self) -> Files
    where
        G: Playable<Setup: TS, Command: TS, Event: TS, View: TS, Offer: TS, Told: TS, Gesture: TS>,
    {
        self.add::<G>(None)
    }

    fn add<G>(mut self, said: Option<String>) -> Files
    where
        G: Playable<Setup: TS, Command: TS, Event: TS, View: TS, Offer: TS, Told: TS, Gesture: TS>,
    {
        let has_review = said.is_some();
        self.types.add::<ServerMessageOf<G>>();
        self.types.add::<CommandOf<G>>();
        self.types.add::<Record<G::Setup, G::Event>>();
        self.types.add::<Replay<Frame<G::Told, G::View>>>();
        self.types.add::<Laid<G::View>>();
        let parts = [
            ("setup", self.types.name_of::<G::Setup>()),
            ("command", self.types.name_of::<G::Command>()),
            ("event", self.types.name_of::<G::Event>()),
            ("told", self.types.name_of::<G::Told>()),
            ("view", self.types.name_of::<G::View>()),
            ("offer", self.types.name_of::<G::Offer>()),
            ("gesture", self.types.name_of::<G::Gesture>()),
            ("said", said.unwrap_or_else(|| "never".to_owned())),
        ];
        let parts: String = parts.iter().map(|(part, name)| format!("    {part}: {name};\n")).collect();
        write!(self.games, "  {}: {{\n{parts}  }};\n", G::NAME).expect("a string takes any text");

        if self.names.is_empty() {
            let refusals = Refused::ALL.iter().map(|refused| (refused.code(), None));
            let tellings = self.types.kinds_of::<ToldOf<G>>();
            self.lists += "/** The room's. */\nexport const ROOM = {\n";
            self.lists += &lists("  ", &tellings, refusals);
            self.lists += "} as const;\n\n/** Each game's. */\nexport const GAMES = {\n";
        }
        let refusals = G::Refusal::all();
        let refusals = refusals.iter().map(|refused| (refused.code(), refused.rule()));
        let levels = G::LEVELS.iter().map(|level| format!("      {level:?},\n")).collect::<String>();
        let tellings = self.types.kinds_of::<G::Told>();
        let all = lists("    ", &tellings, refusals);
        write!(self.lists, "  {}: {{\n    levels: [\n{levels}    ],\n{all}  }},\n", G::NAME)
            .expect("a string takes any text");

        self.names.push((G::NAME, has_review));
        self
    }

    /// The games that were added, and whether each has an expert.
    pub(crate) fn names(&self) -> &[(&'static str, bool)] {
        &self.names
    }

    /// Every file's name and text.
    pub(crate) fn texts(self) -> BTreeMap<String, String> {
        let modules = self.types.into_modules();
        let imports =
            modules.iter().map(|Module { name, .. }| format!("import type * as {name} from \"./{name}\";\n"));
        let index = format!(
            "{HEADER}{}\n/** Every game's own types. */\nexport interface Games {{\n{}}}\n\n{BY_GAME}",
            imports.collect::<String>(),
            self.games
        );
        let lists = format!(
            "{HEADER}import type {{ GameName }} from \"./index\";\n\n\
             // What a client needs a text for: bots' levels, the kinds of tellings, the codes of refusals and goodbyes.\n\n\
             {}}} as const satisfies Record<GameName, object>;\n",
            self.lists
        );
        let mut files: BTreeMap<String, String> =
            modules.iter().map(|module| (format!("{}.ts", module.name), text_of(module))).collect();
        files.insert("index.ts".to_owned(), index);
        files.insert("lists.ts".to_owned(), lists);
        files.insert("measures.ts".to_owned(), super::measures::text());
        files.insert("tiles.ts".to_owned(), super::tiles::text());
        files
    }
}

fn text_of(module: &Module) -> String {
    let mut imports: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (from, name) in &module.imports {
        imports.entry(from).or_default().push(name);
    }
    let mut text = HEADER.to_owned();
    for (from, names) in &imports {
        writeln!(text, "import type {{ {} }} from \"./{from}\";", names.join(", "))
            .expect("a string takes any text");
    }
    text += if imports.is_empty() { "" } else { "\n" };
    let declarations: Vec<String> =
        module.types.iter().map(|declared| declaration(&declared.docs, &declared.text)).collect();
    text + &declarations.join("\n")
}

/// What HTTP requests and answers hold.
fn add_http(types: &mut Collection) {
    types.add::<server::Refused>();
    types.add::<server::Bye>();
    types.add::<body::GamesServed>();
    types.add::<body::Version>();
    types.add::<body::Mishap>();
    types.add::<body::OpenTable>();
    types.add::<body::GivenPosition>();
    types.add::<body::Opened>();
    types.add::<body::Found>();
    types.add::<body::ComeIn>();
    types.add::<body::Came>();
    types.add::<body::OwnTables>();
    types.add::<body::OwnGames>();
    types.add::<body::Failure>();
    types.add::<body::days::DayPage>();
    types.add::<body::days::DayCommands>();
    types.add::<body::days::DaySeen>();
    types.add::<body::days::OlderDays>();
}

/// The lists that room and games have alike.
fn lists<'a>(
    indent: &str,
    tellings: &[String],
    refusals: impl Iterator<Item = (&'a str, Option<&'a str>)>,
) -> String {
    let tellings: String = tellings.iter().map(|kind| format!("{indent}  {kind:?},\n")).collect();
    format!("{indent}tellings: [\n{tellings}{indent}],\n{}", refusals_in(indent, refusals))
}

fn refusals_in<'a>(indent: &str, refusals: impl Iterator<Item = (&'a str, Option<&'a str>)>) -> String {
    let refusals: String = refusals
        .map(|(code, rule)| {
            let rule = rule.map_or_else(|| "null".to_owned(), |rule| format!("{rule:?}"));
            format!("{indent}  {{ code: {code:?}, rule: {rule} }},\n")
        })
        .collect();
    format!("{indent}refusals: [\n{refusals}{indent}],\n")
}
