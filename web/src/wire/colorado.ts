// Generated from the Rust types by `cargo xtask wire`: change those, not this.

import type { Millis, Offered, Seat } from "./game";

/** Who begins the first game, with the white pawns. */
export type Beginner = "drawn" | { seat: Seat };

/** Any colouring of the 64 squares. Written as 8 rows of 8 letters, row 8 first. */
export type Board = string;

/** Where the board comes from (K1). */
export type BoardChoice = "drawn" | { laid: Layout } | { hand_made: Board };

/** How time is kept. Who runs out of it loses. */
export type Clock =
  | "none"
  | {
      per_game: {
        /** To begin with. */
        time: Millis;
        /** Added after every move. */
        increment: Millis;
      };
    }
  | {
      per_move: {
        /** For one move. */
        time: Millis;
      };
    };

/** Where the clocks stand. */
export type ClockView = {
  /** What each side had left at `since`, White first; the side to move's runs. */
  left: [Millis, Millis];
  /** Since when it runs. */
  since: Millis;
  /** Whose runs. */
  running: Side;
};

/** A player's wish. */
export type Command =
  | { move: Move }
  | "offer_draw"
  | "accept_draw"
  | "decline_draw"
  | "resign"
  | "continue";

/** Something that happened; nothing of it is hidden from anybody. */
export type Event =
  | {
      moved: {
        /** What was played. */
        move: Move;
        /** When; the other side's time runs from here. */
        at: Millis;
        /** What the mover has left on a clock per game. */
        left?: Millis | null;
      };
    }
  | {
      passed: {
        /** When; the other side's time runs from here. */
        at: Millis;
      };
    }
  | {
      draw_offered: {
        /** The side that offers it. */
        by: Side;
      };
    }
  | {
      draw_declined: {
        /** The side that it was offered to. */
        by: Side;
      };
    }
  | {
      game_ended: {
        /** Who won, and by what. */
        verdict: Verdict;
        /** When; the pause before the next game runs from here. */
        at: Millis;
      };
    }
  | {
      continued: {
        /** Whose wish it is. */
        seat: Seat;
      };
    }
  | {
      next_game_began: {
        /** When; White's time runs from here. */
        at: Millis;
        /** Who has the white pawns; logs from before it was told have none. */
        white?: Seat | null;
        /** The board as it lies for this game; logs from before it was told have none. */
        board?: Board | null;
      };
    }
  | {
      seat_left: {
        /** The seat that was given up. */
        seat: Seat;
      };
    }
  | "match_stopped";

/** A game that is over. */
export type Finished = {
  /** Who had the white pawns. */
  white: Seat;
  /** How it ended. */
  verdict: Verdict;
};

/** How many games a match has (K14). Written as the number. */
export type Games = 1 | 2 | 4;

/** There is none. */
export type Gesture = never;

/** What the engine says of one position. */
export type Judged = {
  /** Which of the match's games, from 1. */
  game_number: number;
  /** After how many turns, passes among them. */
  ply: number;
  /** The board as it lies for this game. */
  board: Board;
  /** The position itself. */
  position: RawPosition;
  /** What it is worth. */
  score: Judgement;
  /** What should have been played; nothing once the game is over. */
  best: string | null;
  /** White's chance to win, in thousandths, a draw being half a win: it means the same on every board. */
  chance: number;
  /** How it would have gone on. */
  line: Array<string>;
};

/** What a position is worth to White. */
export type Judgement = { win_in: number } | { loss_in: number } | number;

/** One tile as it lies. */
export type Laid = {
  /** Which tile. */
  tile: Tile;
  /** Which face is up. */
  up: Up;
  /** How far it is turned. */
  turn: Quarter;
};

/** Four different tiles on the four quarters: top left, top right, bottom left, bottom right, seen from White. */
export type Layout = [Laid, Laid, Laid, Laid];

/** A pawn's move from one square to another. Serialised without the `x`, which follows from the position. */
export type Move = string;

/** One command that would be accepted. */
export type Offer = {
  /** The command. */
  do: Command;
  /** The last moment for which it counts; for ever where there is no clock. */
  until?: Millis | null;
  /** A move that loses the game at once (K10). */
  loses?: boolean;
};

/** How far something is turned, clockwise. */
export type Quarter = "none" | "right" | "half" | "left";

/** Anything that can be written in a position's notation. [`Position`] is what makes sense of it. */
export type RawPosition = string;

/** What ended a game. */
export type Reason =
  | "all_home"
  | "all_captured"
  | "last_straggler_captured"
  | "stuck"
  | "repetition"
  | "no_progress"
  | "agreement"
  | "resignation"
  | "time"
  | "departure";

/** A match's terms. */
export type Setup = {
  /** How many games (K14). */
  games: Games;
  /** Where the board comes from (K1). */
  board: BoardChoice;
  /** How time is kept. */
  clock: Clock;
  /** Who begins the first game; from a given position, who has the white pawns. */
  beginner: Beginner;
  /** The position that the game begins with, instead of the usual one (K6). For a single game. */
  position?: RawPosition;
};

/** A side (K6): White sits at row 1 and begins, Black at row 8. */
export type Side = "white" | "black";

/** A square, a1 to h8. */
export type Square = string;

/** What is going on. */
export type Stage =
  | "playing"
  | {
      between: {
        /** Who wants to go on, by seat. */
        ready: [boolean, boolean];
        /** When it begins by itself. */
        until: Millis;
      };
    }
  | "over";

/** One of the four tiles. */
export type Tile = "t1" | "t2" | "t3" | "t4";

/** Which face of a tile is up. */
export type Up = "front" | "back";

/** The end of a game. */
export type Verdict = {
  /** Who won; nobody in a draw. */
  winner: Side | null;
  /** What ended it. */
  reason: Reason;
};

/** The table as it looks. Enough to rebuild the position and its past from. */
export type View = {
  /** How many games the match has. */
  games: Games;
  /** The number of the game on the board, from 1. */
  number: number;
  /** What is going on. */
  stage: Stage;
  /** Who has the white pawns. */
  white: Seat;
  /** Who has the black pawns. */
  black: Seat;
  /** The board as it lies for this game. */
  board: Board;
  /** The position this game began with, where it is not the usual one. */
  start?: string;
  /** Pawns, side to move, first moves, fresh arrival. */
  position: RawPosition;
  /** Whose turn it is; nobody's when the game is over. */
  turn: Side | null;
  /** The pawn that may be captured now only. */
  fresh: Square | null;
  /** The pawns that can't be captured, of both sides. */
  safe: Array<Square>;
  /** All that was played, a capture with its `x`. */
  moves: Array<string>;
  /** The last move's two squares; none at the beginning and after a pass. */
  last: [Square, Square] | null;
  /** Moves in a row without progress: the game is drawn at 100 (K13). */
  quiet: number;
  /** How time is kept. */
  clock: Clock;
  /** Where the clocks stand. */
  clocks: ClockView | null;
  /** Since when the side to move thinks; none when the game is over. */
  since: Millis | null;
  /** Who offers a draw. */
  draw_offered: Side | null;
  /** How the game on the board ended. */
  verdict: Verdict | null;
  /** The games that are over. */
  finished: Array<Finished>;
  /** Points in halves, by seat (K14). */
  score: [number, number];
  /** What may be done. */
  offers: Array<Offered<Offer>>;
};
