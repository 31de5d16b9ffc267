// Generated from the Rust types by `cargo xtask wire`: change those, not this.

/** SHA-256 of the scheme, the game's id and its seed: shown before the game, checked after it. */
export type Commitment = string;

/** One game's own name, for ever; a table that plays again gets another. */
export type GameId = string;

/** A whole game as a file: enough to replay and to check it. */
export type GameRecord<Setup, Event> = {
  /** Which game ([`Game::NAME`]). */
  game: string;
  /** How it began. */
  started: Started<Setup>;
  /** All that happened, in order. */
  events: Array<Recorded<Event>>;
};

/**
 * The microseconds of a time beyond its whole millisecond: below a thousand.
 *
 * Games' clocks know milliseconds. Who was first is told more finely: of two calls in one millisecond neither should
 * win for having had the shorter way.
 */
export type Micros = number;

/** A moment of table time, or a length of it, in milliseconds. */
export type Millis = number;

/**
 * The moments of a game as it stands: what a command must name to be meant for now. Each number means one thing in
 * a game, and never comes back.
 */
export type Moments = {
  /**
   * The turn. It rises with whatever makes the last turn's commands meaningless, and not with what people may do
   * several of without waiting.
   */
  turn: number;
  /** The part. */
  part: number;
  /** The turn in which the offer was made that waits for an answer. */
  offer?: number | null;
};

/** A player's part in what chance brings, drawn by their own device. */
export type Nonce = string;

/** An offer and whose it is. */
export type Offered<O> = {
  /** The seat that may do it. */
  seat: Seat;
} & O;

/** The result, best first. Seats that were given up are not in it. */
export type Outcome = {
  /** Every remaining seat's standing, best first. */
  standings: Array<Standing>;
};

/** An event with the table time at which it happened and the seat whose doing it was, if anybody's. */
export type Recorded<Event> = {
  /** Table time. */
  at: Millis;
  /** Whose command; nobody's for what time brought. */
  by?: Seat | null;
  /** What happened. */
  event: Event;
};

/** A place at the table, counted clockwise from 0. Who sits on it is the room's business. */
export type Seat = number;

/**
 * A game's secret: everything random in it follows from this and the players' nonces.
 *
 * Its `Debug` form hides it, so that no log line gives it away.
 */
export type Seed = string;

/** One seat's result. */
export type Standing = {
  /** Whose result. */
  seat: Seat;
  /** 1 for the winners; equals share a place and the next is counted on (1, 1, 3). */
  place: number;
  /** The game's own measure: chips, points, discs. */
  score: number;
};

/**
 * How a game began: all that its state is built from besides its later events.
 *
 * It holds the seed and therefore never leaves the server before the game is over.
 */
export type Started<Setup> = {
  /** This game's own name. */
  id: GameId;
  /** The version of the game's rules and events it was begun under ([`crate::Game::SCHEMA`]). */
  rules: number;
  /** What the players agreed on. */
  setup: Setup;
  /** One nonce per seat, fixed before the start: each player's part in what chance decides at the start. */
  nonces: Array<Nonce>;
  /** The secret behind everything random. */
  seed: Seed;
  /** Table time of the start. */
  at: Millis;
};
