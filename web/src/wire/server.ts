// Generated from the Rust types by `cargo xtask wire`: change those, not this.

import type { GameId, Outcome } from "./game";
import type { Companion, GuestId, Name, Refusal, Stands, TableCode, Wall } from "./room";

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

/** What one does with a day's situation, from its beginning. */
export type DayCommands = {
  /** The game's commands, in order. */
  commands: unknown[];
};

/** So many found so much. */
export type DayCount = {
  /** How much. */
  points: number;
  /** How many. */
  people: number;
};

/** What came of a day. */
export type DayDone = {
  /** How many points one found; none if nothing was handed in. */
  points: number | null;
  /** After how many milliseconds; none in practice. */
  after: number | null;
  /** The most there was. */
  best: number;
  /** The round with its best line and what one played: the game's. */
  round: unknown;
  /** How many began. */
  begun: number;
  /** How many found how much, the fewest points first. */
  found: Array<DayCount>;
};

/** A day, as whoever asks finds it. */
export type DayPage = {
  /** Which: `2026-11-18`. */
  day: string;
  /** Which day it is now, UTC. */
  today: string;
  /** How many milliseconds until the next. */
  next_in: number;
  /** How hard, from 1 to 5. */
  grade: number;
  /** On how many days in a row, up to today or yesterday, one has handed something in. */
  streak: number;
  /** Where one stands with it. */
  stands: DayStands;
};

/** What is seen after that. */
export type DaySeen = {
  /** The game's view. */
  view: unknown;
  /** What the last command did, as the game tells it. */
  told: unknown[];
};

/** Where somebody stands with a day. */
export type DayStands =
  | { kind: "new" }
  | {
      kind: "begun";
      /** How many milliseconds of it are left. */
      left: number;
      /** The situation as it is found: a view of the game's. */
      view: unknown;
    }
  | {
      kind: "practice";
      /** The situation as it is found: a view of the game's. */
      view: unknown;
    }
  | { kind: "done" } & DayDone;

/** Any answer that is a "no". */
export type Failure = {
  /** Why. */
  error: Refusal;
};

/** Where a door leads. */
export type Found = {
  /** The table's code. */
  code: TableCode;
};

/** The games that tables can be opened for. */
export type GamesServed = {
  /** Their names. */
  games: Array<string>;
};

/** Asks how a position looks, or what an expert says of it: one that a game could begin with. */
export type GivenPosition = {
  /** Which game it is of. */
  game: string;
  /** For how many seats; as many as the game wants at least, where it is not said. */
  seats?: number;
  /** What would be agreed on, with a `position`; whatever is left out is as the game has it by default. */
  setup: unknown;
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

/** An older day. */
export type OlderDay = {
  /** Which. */
  day: string;
  /** How hard. */
  grade: number;
  /** How many points one handed in on that day, if anything. */
  points: number | null;
};

/** Older days, the latest first. */
export type OlderDays = {
  /** The days. */
  days: Array<OlderDay>;
  /** Whether there are more before the last of these. */
  more: boolean;
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
  /** How things stand there, of the few that were active last; nothing of others. */
  stands: Stands | null;
  /** Who else sits there, of the same few. */
  company: Array<Companion>;
};

/** The tables one is a guest of: those where it is one's turn, then the last active first. */
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
  | "too_many_requests"
  | "too_many_from_here"
  | "too_many_of_yours"
  | "too_many_opened"
  | "too_many_guesses"
  | "too_many_begun"
  | "no_such_day"
  | "not_today"
  | "not_older"
  | "days_secret"
  | "not_begun"
  | "time_is_up"
  | "day_done"
  | "day_full"
  | "read_only"
  | "store_failing"
  | "bus_failing"
  | "server_failing"
  | "server_stops";

/** What is spoken and served here. */
export type Version = {
  /** The protocol of the tables' sockets. */
  protocol: number;
  /** The build of the page. */
  build: string;
};
