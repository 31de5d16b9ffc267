// Generated from the Rust types by `cargo xtask wire`: change those, not this.

import type { GameId, Outcome } from "./game";
import type { GuestId, Name, Refusal, TableCode, Wall } from "./room";

/** Why the server ends a socket. */
export type Bye =
  | "old_page"
  | "hello_expected"
  | "bad_frame"
  | "binary"
  | "too_fast"
  | "malformed"
  | "table_gone"
  | "server_stops";

/** One is a guest. */
export type Came = {
  /** Who one is there. */
  you: GuestId;
};

/** Asks to be a table's guest. */
export type ComeIn = {
  /** What one is called. */
  name?: string;
};

/** Any answer that is a "no". */
export type Failure = {
  /** Why. */
  error: Refusal;
};

/** The games that tables can be opened for. */
export type GamesServed = {
  /** Their names. */
  games: Array<string>;
};

/** An exception that a page came through. */
export type Mishap = {
  /** Where: a part of the page. */
  place: string;
  /** What the exception said. */
  what: string;
  /** Which build of the page it was. */
  build: string;
};

/** Asks for a new table. */
export type OpenTable = {
  /** Which game is to be played there. */
  game: string;
  /** What is agreed on at first; whatever is left out is as the game has it by default. */
  setup?: unknown;
  /** What whoever opens it is called. */
  name?: string;
};

/** A new table. */
export type Opened = {
  /** Its code. */
  code: TableCode;
  /** Who one is there. */
  you: GuestId;
};

/** A finished game of one of one's tables. */
export type OwnGame = {
  /** Its own name. */
  id: GameId;
  /** The game's name. */
  game: string;
  /** Where it was played. */
  table: TableCode;
  /** When it began. */
  started: Wall;
  /** When it ended. */
  ended: Wall;
  /** The result. */
  outcome: Outcome;
  /** Who played, by seat. */
  seats: Array<PlayedSeat>;
};

/** The finished games of one's tables, the last first. */
export type OwnGames = {
  /** The games. */
  games: Array<OwnGame>;
};

/** A table one is a guest of. */
export type OwnTable = {
  /** Its code. */
  code: TableCode;
  /** The game's name. */
  game: string;
  /** When it was opened. */
  opened: Wall;
  /** When something last happened there. */
  active: Wall;
};

/** The tables one is a guest of, the last active first. */
export type OwnTables = {
  /** The tables. */
  tables: Array<OwnTable>;
};

/** Who played a seat of a finished game. */
export type PlayedSeat = {
  /** What they were called; a bot has no name of its own. */
  name: Name | null;
  /** The index of the bot's level, if it was one. */
  level: number | null;
  /** Whether it was one's own seat. */
  own: boolean;
};

/** Why the server refuses something, over HTTP or a socket. What a table's room or game refuses has their codes. */
export type Refused =
  | "bad_request"
  | "bad_message"
  | "foreign_origin"
  | "nothing_here"
  | "not_allowed"
  | "socket_expected"
  | "too_long"
  | "no_such_game"
  | "no_such_table"
  | "bad_setup"
  | "table_gone"
  | "busy"
  | "too_many_tables"
  | "too_many_sockets"
  | "read_only"
  | "store_failing"
  | "server_failing"
  | "server_stops";

/** What is spoken and served here. */
export type Version = {
  /** The protocol of the tables' sockets. */
  protocol: number;
  /** The build of the page. */
  build: string;
};
