// Generated from the Rust types by `cargo xtask wire`: change those, not this.

import type { Commitment, GameId, Micros, Millis, Nonce, Offered, Outcome, Seat, Seed } from "./game";

/** What is said of one round, also of one that nobody called in. */
export type Appraisal = {
  /** Which throw of the game, from 0. */
  throw: number;
  /** What it was about, what came of it, what it was worth, and a line that scores that. */
  round: Round;
  /** What each level of bidder would have made of it, the weakest first. */
  sights: Array<Sight>;
};

/** An auction under way. */
export type Auction = {
  /** Who set up. */
  setter: Seat;
  /** Auctions without a call before this one (C9). */
  unclaimed: number;
  /** What it is about. */
  situation: Situation;
  /** The glass that runs, or has just run out. */
  glass: Glass;
  /** All calls, in the order they came in. */
  calls: Array<Call>;
  /** Who has nothing more to call (an option of the table). */
  done: Array<Seat>;
};

/** An auction that is over before the game begins. */
export type Bid = {
  /** Who plays. */
  bidder: Seat;
  /** What they have to reach. */
  call: Points;
};

/** A number of points that somebody called (C6). */
export type Call = {
  /** The seat that called. */
  seat: Seat;
  /** How many points. */
  points: Points;
  /** The time for which it counts. */
  credited: Millis;
  /** How far into that millisecond; nothing in games from before that was told. */
  micros?: Micros;
};

/** One played round in the story of the game. */
export type Chapter = {
  /** Who played it. */
  bidder: Seat;
  /** What they called. */
  call: Points;
  /** What they scored. */
  points: Points;
  /** What was there to be had. */
  best: Points;
  /** Everyone's chips afterwards, by seat. */
  chips: Array<Chips>;
};

/** A number of chips. */
export type Chips = number;

/** The colour of a die and of the marker that goes with it. */
export type Colour = "red" | "orange" | "yellow" | "green" | "blue" | "violet";

/** A player's command. Who gives it and when comes with it. */
export type Command =
  | {
      kind: "set_up";
      /** Where the six pieces go. */
      placement: Placement;
      /** Drawn by the setter's device. */
      nonce: Nonce;
    }
  | {
      kind: "place_so_far";
      /** Where each piece is, if anywhere yet. */
      pieces: [Space | null, Space | null, Space | null, Space | null, Space | null, Space | null];
    }
  | {
      kind: "place_call";
      /** How many points. */
      points: Points;
    }
  | { kind: "say_done" }
  | {
      kind: "put_marker";
      /** The piece to be marked. */
      piece: Piece;
      /** The marker's colour. */
      colour: Colour;
    }
  | {
      kind: "take_marker";
      /** The piece that is to lose its marker. */
      piece: Piece;
    }
  | {
      kind: "touch";
      /** The piece that is touched. */
      piece: Piece;
    }
  | { kind: "end_play" };

/** Why a game ended: any of C17's four, one player left, or everyone's wish. */
export type Ending = "rounds" | "time" | "broke" | "doubled" | "last_seat" | "agreed";

/** When the game ends (C17): one or more of four. */
export type Endings = {
  /** (a) After so many played rounds. */
  rounds: number | null;
  /** (b) After so much time; a round whose dice have been rolled is still played. */
  time: Millis | null;
  /** (c) When someone has no chips. */
  broke: boolean;
  /** (d) When someone has at least twice their start. */
  doubled: boolean;
};

/** Something that happened. Each event carries all that follows from it, so that applying it computes no rules. */
export type Event =
  | {
      kind: "opening_rolled";
      /** The seat that rolled. */
      seat: Seat;
      /** What the die showed. */
      pips: Pips;
    }
  | {
      kind: "set_up_began";
      /** The seat that sets up. */
      setter: Seat;
      /** How many auctions without a call this player's set-ups have seen in a row (C9). */
      unclaimed: number;
      /** When their time began. */
      at: Millis;
    }
  | {
      kind: "pieces_placed";
      /** Where each is now, if anywhere yet. */
      pieces: [Space | null, Space | null, Space | null, Space | null, Space | null, Space | null];
      /** When they did so. */
      at: Millis;
    }
  | {
      kind: "round_set_up";
      /** Where the pieces stand. */
      placement: Placement;
      /** The setter's part in the dice; zeros if the setter was idle. */
      nonce: Nonce;
      /** The setter was idle: what they had put down stayed, the rest was placed by chance. */
      idle: boolean;
      /** The roll's number in this game, opening rolls included: what the check of the dice counts by. */
      roll: number;
      /** What the dice show. */
      throw: Throw;
      /** Since when the glass runs. */
      turned: Millis;
      /** When it will have run out. */
      runs_out: Millis;
    }
  | {
      kind: "situation_given";
      /** Where the pieces stand. */
      placement: Placement;
      /** What the dice show. */
      throw: Throw;
      /** Since when the glass runs. */
      turned: Millis;
      /** When it will have run out. */
      runs_out: Millis;
    }
  | {
      kind: "call_placed";
      /** The seat that called. */
      seat: Seat;
      /** How many points. */
      points: Points;
      /** The time for which it counts (C7). */
      credited: Millis;
      /** How far into that millisecond; logs from before it was told have none. */
      micros?: Micros;
    }
  | {
      kind: "done_said";
      /** The seat that is done. */
      seat: Seat;
    }
  | {
      kind: "glass_stopped";
      /** Calls from this moment on don't count. */
      at: Millis;
    }
  | {
      kind: "auction_won";
      /** The seat that called the most, and plays. */
      bidder: Seat;
      /** What they have to reach. */
      call: Points;
      /** Since when they play. */
      at: Millis;
    }
  | { kind: "auction_passed" }
  | {
      kind: "marker_put";
      /** The piece that was marked. */
      piece: Piece;
      /** The colour of its marker. */
      colour: Colour;
      /** When the bidder put it there. */
      at: Millis;
    }
  | {
      kind: "marker_taken";
      /** The piece that lost its marker. */
      piece: Piece;
      /** When the bidder took it off. */
      at: Millis;
    }
  | {
      kind: "piece_moved";
      /** The piece that was touched. */
      piece: Piece;
      /** Its way, and the points. */
      step: Move;
      /** When the bidder touched it. */
      at: Millis;
    }
  | {
      kind: "round_settled";
      /** The seat that played. */
      bidder: Seat;
      /** What they called. */
      call: Points;
      /** What they scored. */
      points: Points;
      /** Whether that was enough. */
      made: boolean;
      /** Who gave whom a chip, in order. */
      payments: Array<Payment>;
      /** The bidder's time was up before they had ended it; logs from before it was told say nothing. */
      ran_out?: boolean;
    }
  | {
      kind: "situation_appraised";
      /** The most points it yields. */
      best: Points;
      /** A line of moves that scores them. */
      line: Array<Move>;
    }
  | {
      kind: "bidder_silenced";
      /** The seat that is silenced. */
      seat: Seat;
    }
  | {
      kind: "seat_left";
      /** The seat that was given up. */
      seat: Seat;
      /** What they took out of the game. */
      chips: Chips;
    }
  | {
      kind: "calls_voided";
      /** The seat whose calls they were. */
      seat: Seat;
    }
  | {
      kind: "game_ended";
      /** Everything that ended it. */
      endings: Array<Ending>;
      /** When it ended. */
      at: Millis;
    };

/** A movement of a hand, seen by everybody at the table. */
export type Gesture = {
  placing: {
    /** Where each is, if anywhere yet. */
    pieces: [Space | null, Space | null, Space | null, Space | null, Space | null, Space | null];
  };
};

/** The sandglass of one auction (C1). */
export type Glass = {
  /** When it was turned. */
  turned: Millis;
  /** When the last grain falls; calls from then on don't count (C7). */
  runs_out: Millis;
};

/** Which marker is on which piece: at most one each way (C10). */
export type Markers = [Colour | null, Colour | null, Colour | null, Colour | null, Colour | null, Colour | null];

/** The bidder is putting markers on pieces and may still rearrange them. */
export type Marking = {
  /** Whose play it is, and what they have to reach. */
  turn: Turn;
  /** The markers so far. */
  markers: Markers;
};

/** One piece's way: from where, by which number, to where, and what landing there scored. */
export type Move = {
  /** The space it left. */
  from: Space;
  /** The number it was moved by. */
  die: Pips;
  /** The space it landed on. */
  to: Space;
  /** What that scored (C12). */
  points: Points;
};

/** The bidder has touched a piece: the markers are final and come off one by one. */
export type Moving = {
  /** Whose play it is, and what they have to reach. */
  turn: Turn;
  /** Where the pieces stand now. */
  pieces: Placement;
  /** The markers of pieces yet to be moved. */
  markers: Markers;
  /** The moves so far, in order. */
  moves: Array<Move>;
};

/** A set of commands that would be accepted. */
export type Offer =
  | { kind: "set_up" }
  | {
      kind: "place_so_far";
      /** Where they are now. */
      pieces: [Space | null, Space | null, Space | null, Space | null, Space | null, Space | null];
      /** How often that may still be done in this set-up. */
      left: number;
    }
  | {
      kind: "call";
      /** The lowest call allowed. */
      lowest: Points;
      /** When the glass runs out. */
      until: Millis;
    }
  | {
      kind: "say_done";
      /** When the glass runs out. */
      until: Millis;
    }
  | {
      kind: "put_marker";
      /** The piece that would be marked. */
      piece: Piece;
      /** The markers that are not on it already. */
      colours: Array<Colour>;
    }
  | {
      kind: "take_marker";
      /** The piece that would lose its marker. */
      piece: Piece;
    }
  | {
      kind: "touch";
      /** The piece that would move. */
      piece: Piece;
      /** Its way, and the points. */
      step: Move;
    }
  | { kind: "end_play" };

/** One of the rolls for the first set-up (C4). */
export type OpeningRoll = {
  /** The seat that rolled. */
  seat: Seat;
  /** What the die showed. */
  pips: Pips;
};

/** How the game ended. */
export type Over = {
  /** Everything that ended it. */
  endings: Array<Ending>;
  /** The table time at which it ended. */
  at: Millis;
};

/** One chip from one player to another. */
export type Payment = {
  /** Who gives it. */
  from: Seat;
  /** Who gets it. */
  to: Seat;
};

/** Where the game stands. */
export type Phase =
  | { kind: "opening" }
  | { kind: "setting_up" } & SettingUp
  | { kind: "auction" } & Auction
  | { kind: "marking" } & Marking
  | { kind: "moving" } & Moving
  | { kind: "over" } & Over;

/** One of the six pieces, 0 to 5. They are alike to the rules; the number lets people see which one moves. */
export type Piece = number;

/** What a die shows, 1 to 6. */
export type Pips = number;

/** Where each of the six pieces stands. */
export type Placement = [Space, Space, Space, Space, Space, Space];

/** What came of a round that was played out. */
export type PlayedOut = {
  /** The bidder, who played it. */
  bidder: Seat;
  /** What they called. */
  call: Points;
  /** What they scored. */
  points: Points;
  /** Whether that was enough. */
  made: boolean;
  /** How they moved. */
  moves: Array<Move>;
  /** Who gave whom a chip. */
  payments: Array<Payment>;
  /** Whether the bidder's time was up before they had ended it. */
  ran_out?: boolean;
};

/** Points: called, scored, or there to be had. */
export type Points = number;

/**
 * The first round as it is given. The dice are nobody's: no commitment speaks for them, and the check of the dice says
 * so.
 */
export type Position = {
  /** Where the pieces stand. */
  placement: Placement;
  /** What the dice show. */
  throw: Throw;
  /** Whose set-up it counts as: the player to the left sets up the next round (C16). */
  setter: Seat;
  /** Who can't call in this auction (C14). */
  silenced?: Seat;
  /** Who has won the auction already and plays; without it the glass is turned. */
  bid?: Bid;
};

/** The last round, for all to look at once it is settled. */
export type Round = {
  /** Who set it up. */
  setter: Seat;
  /** What it was about. */
  situation: Situation;
  /** What came of it; nothing if nobody called. */
  result: PlayedOut | null;
  /** What it was worth. */
  best: Points;
  /** A line that scores that. */
  line: Array<Move>;
};

/** A seat, for all to see. */
export type SeatView = {
  /** What they hold. */
  chips: Chips;
  /** Whether they can't call in this auction, or the next (C14). */
  silenced: boolean;
  /** Whether they left for good. */
  left: boolean;
};

/** Somebody is setting up. */
export type SettingUp = {
  /** The seat that sets up. */
  setter: Seat;
  /** Auctions without a call that this player's set-ups have seen in a row (C9). */
  unclaimed: number;
  /** When their time began. */
  since: Millis;
  /** What they have put down so far: it stays, should they be called away. */
  pieces: [Space | null, Space | null, Space | null, Space | null, Space | null, Space | null];
  /** How often they have put something down. */
  changes: number;
  /** When they last did something. */
  acted: Millis;
};

/** What a table agrees on. The default is the sheets' game, of ten rounds. */
export type Setup = {
  /** When the game ends. */
  endings: Endings;
  /** How long the glass runs: a minute (C1), unless the table chooses otherwise. */
  glass: Millis;
  /** Option: a call must beat the highest call, not only the caller's own. */
  beat_the_highest: boolean;
  /** Option: the bidder has this long for marking and moving; the unmoved rest then scores nothing. */
  play_limit: Millis | null;
  /** Option: the auction ends early when everyone who may call has said "done", or someone has called 21. */
  early_end: boolean;
  /** How long a setter or bidder may be idle before the table goes on without them. */
  idle_limit: Millis | null;
  /** The first round as it is given, instead of the opening rolls and a set-up. */
  position?: Position;
};

/** What a level of bidder sees while the glass runs. */
export type Sight = {
  /** How many points it finds. */
  finds: Points;
  /** When it has found the most there is, from the glass's turning on; never, for what it misses. */
  best_at: Millis | null;
};

/** What the auction is about: where the pieces stand and what the dice show (C5). */
export type Situation = {
  /** Where the pieces stand. */
  placement: Placement;
  /** What the dice show. */
  throw: Throw;
};

/** A space of the ring, 0 to 11, counted clockwise. */
export type Space = number;

/** What the six dice show, in the order of [`Colour::ALL`]. */
export type Throw = [Pips, Pips, Pips, Pips, Pips, Pips];

/** Whose play it is and what they have to reach. */
export type Turn = {
  /** Who set the round up. */
  setter: Seat;
  /** Who plays it. */
  bidder: Seat;
  /** The points they called. */
  call: Points;
  /** What they play with. */
  situation: Situation;
  /** Since when they play. */
  began: Millis;
  /** When they last did something. */
  acted: Millis;
};

/** The table as somebody sees it. */
export type View = {
  /** This game's own name. */
  game: GameId;
  /** What was agreed. */
  setup: Setup;
  /** What binds the server's dice. */
  commitment: Commitment;
  /** Each seat's nonce for the opening rolls. */
  nonces: Array<Nonce>;
  /** The seats, clockwise. */
  seats: Array<SeatView>;
  /** The opening rolls (C4). */
  opening: Array<OpeningRoll>;
  /** Rounds played so far. */
  played: number;
  /** When the agreed time is up (C17 b). */
  time_is_up: Millis | null;
  /** When the table goes on without the setter or the bidder, if they do nothing until then. */
  acts_until: Millis | null;
  /** Where the game stands. */
  phase: Phase;
  /** The call that would win now (C7); provisional. */
  lead: Call | null;
  /** The last round, with what it was worth. */
  last: Round | null;
  /** The whole story, told when the game is over. */
  story: Array<Chapter>;
  /** The secret of the dice, told when the game is over. */
  seed: Seed | null;
  /** The result, when the game is over. */
  outcome: Outcome | null;
  /** What the viewer's seats may do. */
  offers: Array<Offered<Offer>>;
};
