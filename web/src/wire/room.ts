// Generated from the Rust types by `cargo xtask wire`: change those, not this.

import type { Commitment, GameId, Millis, Moments, Nonce, Outcome, Seat } from "./game";

/** A chair. */
export type ChairView =
  | { kind: "nobody" }
  | {
      kind: "guest";
      /** Whose device. */
      guest: GuestId;
      /** Who sits there. */
      name: Name;
      /** Whether they are ready. */
      ready: boolean;
      /** The level of the bot that plays for them, if one does. */
      stand_in: number | null;
      /** Whose seat it is, if somebody else plays it while they are gone. */
      plays_for?: GuestId;
    }
  | {
      kind: "bot";
      /** Its level's index. */
      level: number;
    };

/** What a client says after its greeting. */
export type ClientMessage =
  | {
      kind: "do";
      /** Its number: higher than any that this page has sent before, or the same again. */
      id: number;
      /** What it is meant for. */
      moment: Moment;
      /** What to do. */
      command: unknown;
    }
  | {
      kind: "gesture";
      /** On which of one's own seats. */
      seat: Seat;
      /** What. */
      gesture: unknown;
    }
  | {
      kind: "pong";
      /** The ping's number. */
      ping: number;
    };

/** Table time, for a client's own drawing of clocks. */
export type ClockNow = {
  /** Table time as the message was made. */
  at: Millis;
  /** Whether it runs. */
  runs: boolean;
};

/** A guest's command. Who gives it comes with it, from the socket it came over. */
export type Command<Setup, Play> =
  | {
      kind: "set_name";
      /** What. */
      name: Name;
    }
  | {
      kind: "sit";
      /** Who sits there, if not simply oneself. */
      name?: Name | null;
    }
  | {
      kind: "seat_bot";
      /** Its level's index. */
      level: number;
    }
  | {
      kind: "stand";
      /** Which. */
      seat: Seat;
    }
  | {
      kind: "ready";
      /** Which seat. */
      seat: Seat;
      /** Drawn by the seat's own device. */
      nonce: Nonce;
    }
  | {
      kind: "not_ready";
      /** Which seat. */
      seat: Seat;
    }
  | {
      kind: "change_setup";
      /** What. */
      setup: Setup;
    }
  | {
      kind: "set_allowance";
      /** Whether to. */
      on: boolean;
    }
  | { kind: "start" }
  | {
      kind: "play";
      /** For which seat. */
      seat: Seat;
      /** What. */
      command: Play;
    }
  | { kind: "pause" }
  | { kind: "do_not_pause" }
  | { kind: "resume" }
  | { kind: "open_door" }
  | { kind: "close_door" }
  | {
      kind: "hand_over";
      /** Whom. */
      to: GuestId;
    }
  | {
      kind: "remove_guest";
      /** Whom. */
      guest: GuestId;
    }
  | {
      kind: "stand_in";
      /** For which seat. */
      seat: Seat;
      /** The bot's level's index. */
      level: number;
    }
  | {
      kind: "take_back";
      /** Which seat. */
      seat: Seat;
    }
  | {
      kind: "play_for";
      /** Which seat. */
      seat: Seat;
    }
  | {
      kind: "give_up";
      /** Which seat. */
      seat: Seat;
    }
  | {
      kind: "agree_to_end";
      /** For which seat. */
      seat: Seat;
    }
  | { kind: "play_on" }
  | {
      kind: "make_link";
      /** Which seat. */
      seat: Seat;
      /** SHA-256 of the secret. */
      hash: string;
    }
  | {
      kind: "take_link";
      /** The secret. */
      secret: string;
    };

/** Somebody else who sits at a table. */
export type Companion =
  | {
      kind: "person";
      /** What they are called. */
      name: Name;
    }
  | {
      kind: "bot";
      /** Its level's name. */
      level: string;
    };

/** A code to read aloud: it leads to a table while its host keeps the door open, and to none after that. */
export type DoorCode = string;

/** What happened at once, and what was seen after it. */
export type Frame<Told, View> = {
  /** The number of the log's entry. */
  number: number;
  /** Table time. */
  at: Millis;
  /** What happened. */
  told: Array<Told>;
  /** What was seen. */
  view: View;
};

/** A gesture of somebody on a chair. */
export type Gesture<Play> =
  | { play: Play }
  | { react: Reaction }
  | {
      go_on: {
        /** Which part, as the view counts ([`Moments::part`](tablier_game::Moments::part)). */
        part: number;
      };
    };

/** The first message of a client. What it says besides is ignored, so that a newer page can greet an older server. */
export type Greeting = {
  kind: "hello";
  /** The protocol it speaks. Pages of the first did not say. */
  protocol: number;
  /** Which build it is, for whoever reads the server's log. */
  build?: string | null;
  /** The page: its commands are known by it and by their numbers. */
  session: SessionId | null;
  /** The last number of the log that was seen, when coming back. */
  seen?: number | null;
};

/** Somebody at this table, by the order of coming in. Says nothing of who they are elsewhere. */
export type GuestId = number;

/** A guest. */
export type GuestView = {
  /** Which. */
  id: GuestId;
  /** What they are called. */
  name: Name;
};

/** A position as it is laid out: no game stands behind it. */
export type Laid<View> = {
  /** The game's name. */
  game: string;
  /** What everybody sees. */
  view: View;
};

/** The moment a command is meant for. Compared as a whole: whatever differs is another moment. */
export type Moment =
  | "any"
  | { lobby: number }
  | { next: GameId }
  | { game: GameId }
  | {
      play: {
        /** The game. */
        game: GameId;
        /** The number. */
        number: number;
      };
    }
  | { pause: number }
  | { proposal: number };

/** A cleaned display name. It is shown, and nothing ever hangs on it. */
export type Name = string;

/** The next game. */
export type NextView = {
  /** Its name. */
  id: GameId;
  /** What binds the server. */
  commitment: Commitment;
};

/** Why a table stands still. */
export type Pause = { asked: GuestId } | "abandoned";

/** A game. */
export type PlayingView<Play> = {
  /** Its name. */
  id: GameId;
  /** Who sat where as it began; a bot has no name of its own. */
  names: Array<Name | null>;
  /** And which of them were bots: their levels' indices. */
  levels: Array<number | null>;
  /** Once it is over, whose the seats were: by then the chairs are the next game's. */
  held?: Array<GuestId | null>;
  /** What its commands are meant for. */
  moments: Moments;
  /** Until when its bots leave people to look, while they do. */
  rest?: RestView;
  /** What one sees of it. */
  view: Play;
  /** The result, once it is over. */
  outcome: Outcome | null;
};

/** What one can say without words. */
export type Reaction = "bravo" | "phew" | "ouch" | "sorry" | "thanks" | "thinking";

/** A refusal as it travels: a stable code, and a rule's number where it rests on a game's rule. */
export type Refusal = {
  /** The stable code, for programs and translations. */
  code: string;
  /** The rule's number, if a game refused. */
  rule?: string | null;
};

/** A finished game, or the part of it that was asked for. */
export type Replay<Frame> = {
  /** The game's name. */
  game: string;
  /** This game's own name. */
  id: GameId;
  /** When it began. */
  started: Wall;
  /** When it ended. */
  ended: Wall;
  /** Who sat where as it began. */
  seats: Array<ReplaySeat>;
  /** The bots' levels by name, the weakest first. */
  levels: Array<string>;
  /** The result. */
  outcome: Outcome;
  /** Its frames in order; the first of all is the beginning, before anything happened. */
  frames: Array<Frame>;
  /** The number of the frame to ask for next, if that was not all (`?from=`). */
  next: number | null;
};

/** Who sat on a seat. */
export type ReplaySeat = {
  /** What they were called; a bot has no name of its own. */
  name: Name | null;
  /** The index of the bot's level, if it was one. */
  level: number | null;
};

/** Until when bots leave people to look at how a part of the game ended, unless everyone who is there goes on before. */
export type RestView = {
  /** Where several people play who are there. */
  among: Millis;
  /** Where one is alone with bots. */
  alone: Millis;
};

/** What an expert says of a finished game. */
export type Reviewed<Said> = {
  /** The game's name. */
  game: string;
  /** This game's own name. */
  id: GameId;
  /** What is said of each position, in order. */
  positions: Array<Said>;
  /** Whether the expert came to the end; a long game is not looked through for ever. */
  whole: boolean;
};

/** The room's own moments, as a view shows them. */
export type RoomMoments = {
  /**
   * The lobby's revision. It rises with changed terms, a chair left, a game begun or over: with what somebody who
   * gets ready, stands up or starts should have seen; and not when somebody sits down or gets ready.
   */
  lobby: number;
  /** The pause, counted. */
  pause: number;
  /** The proposal to end the game, counted. */
  proposal: number;
};

/** What the server says. */
export type ServerMessage<View, Told, Gesture> =
  | {
      kind: "welcome";
      /** Which guest. */
      you: GuestId | null;
      /** The protocol this server speaks. */
      protocol: number;
      /** The build of the page it serves; another one goes on as long as its protocol is spoken. */
      build: string;
      /** How often it pings: a line that is silent for two of these is dead. */
      ping_every: Millis;
    }
  | {
      kind: "snapshot";
      /** The last entry's number. */
      number: number;
      /** Table time. */
      clock: ClockNow;
      /** What one sees. */
      view: View;
      /**
       * What was told lately, for whoever has just come and knows nothing yet: for words alone, since what one sees
       * is after all of it.
       */
      lately?: Array<Told>;
    }
  | {
      kind: "told";
      /** The last entry before it: what one has seen. */
      after: number;
      /** The entry's number, or the last one's. */
      number: number;
      /** Table time. */
      clock: ClockNow;
      /** What happened. */
      told: Array<Told>;
      /** What one sees. */
      view: View;
    }
  | {
      kind: "ack";
      /** Its number. */
      id: number;
      /** The entry it became. */
      number: number;
    }
  | {
      kind: "refused";
      /** Its number, if it could be read. */
      id: number | null;
      /** Why. */
      refusal: Refusal;
    }
  | {
      kind: "resend";
      /** Its number. */
      id: number;
    }
  | {
      kind: "gesture";
      /** On which seat. */
      seat: Seat;
      /** What. */
      gesture: Gesture;
    }
  | {
      kind: "presence";
      /** Guests. */
      present: Array<GuestId>;
      /** How many others watch. */
      watching: number;
      /** Table time, which may have stopped or started with it. */
      clock: ClockNow;
    }
  | {
      kind: "ping";
      /** Its number. */
      ping: number;
    }
  | {
      kind: "store";
      /** It does not. */
      read_only: boolean;
    }
  | {
      kind: "bye";
      /** Why: a stable code. */
      why: string;
    };

/** A page, from when it was loaded until it is closed: 128 random bits that its device keeps nowhere. */
export type SessionId = string;

/** How things stand. */
export type Stands = "your_turn" | "under_way" | "watched" | "rests";

/**
 * A table's name for ever, which its link carries: twelve letters that nobody guesses. Tables of before have six, which
 * somebody may.
 */
export type TableCode = string;

/** Something that happened, as people may learn of it. */
export type Told<Setup, Play> =
  | { kind: "table_opened" }
  | { kind: "commitment_shown"; id: GameId; commitment: Commitment }
  | { kind: "guest_came"; guest: GuestId; name: Name }
  | { kind: "guest_named"; guest: GuestId; name: Name }
  | { kind: "guest_removed"; guest: GuestId }
  | { kind: "host_passed"; to: GuestId }
  | { kind: "door_opened"; code: DoorCode }
  | { kind: "door_closed" }
  | { kind: "chair_taken"; seat: Seat; guest: GuestId }
  | { kind: "bot_seated"; seat: Seat; level: number }
  | { kind: "chair_left"; seat: Seat }
  | { kind: "seat_ready"; seat: Seat }
  | { kind: "seat_not_ready"; seat: Seat }
  | { kind: "setup_changed"; setup: Setup }
  | { kind: "allowance_set"; on: boolean }
  | { kind: "game_started"; id: GameId; seats: number }
  | { kind: "played"; event: Play }
  | { kind: "game_over"; id: GameId; outcome: Outcome }
  | { kind: "pause_wished"; guest: GuestId }
  | { kind: "pause_unwished"; guest: GuestId }
  | { kind: "paused"; why: Pause }
  | { kind: "resumed" }
  | { kind: "stand_in_seated"; seat: Seat; level: number }
  | { kind: "stand_in_dismissed"; seat: Seat }
  | { kind: "seat_lent"; seat: Seat; guest: GuestId }
  | { kind: "seat_returned"; seat: Seat }
  | { kind: "seat_given_up"; seat: Seat }
  | { kind: "end_agreed"; seat: Seat }
  | { kind: "end_declined" }
  | { kind: "link_made"; seat: Seat }
  | { kind: "seat_moved"; seat: Seat; guest: GuestId };

/** A room as somebody sees it. */
export type View<Setup, Play> = {
  /** The table's name. */
  code: TableCode;
  /** Which game is played here. */
  game: string;
  /** The bots' levels by name, the weakest first. */
  levels: Array<string>;
  /** How many seats a game wants at the fewest. */
  fewest_seats: number;
  /** And takes at the most. */
  most_seats: number;
  /** Everyone who is a guest here. */
  guests: Array<GuestView>;
  /** Who is host. */
  host: GuestId;
  /** The chairs, clockwise. */
  chairs: Array<ChairView>;
  /** What is agreed on for the next game. */
  setup: Setup;
  /** The next game's name and what binds its dice, until it starts. */
  next: NextView | null;
  /** Why the table stands still, if it does. */
  paused: Pause | null;
  /** Who wants to pause and has to wait for it. */
  pause_wished: Array<GuestId>;
  /** Whether connections' delays are allowed for. */
  allowance: boolean;
  /** What keeps the next game from starting, if anything does. */
  not_yet: Refusal | null;
  /** What the room's own commands are meant for. */
  moments: RoomMoments;
  /** Seats that are for ending the game here. */
  for_ending: Array<Seat>;
  /** The code to read aloud, while the door is open. */
  door: DoorCode | null;
  /** The game under way, or the last one. The last field: what comes before it is the same for all eyes. */
  playing: PlayingView<Play> | null;
};

/** Milliseconds since 1970, by the server's clock: for people to read, never for rules. */
export type Wall = number;
