// Generated from the Rust types by `cargo xtask wire`: change those, not this.

import type { Millis, Offered, Seat } from "./game";

/** What the shooter says of one stroke. */
export type Advice = {
  /** The stroke's number in the match, from 0. */
  stroke: number;
  /** Whose it was. */
  by: Seat;
  /** What the shooter would have tried, as meant. */
  best: Stroke;
  /** What it thinks that is worth, in hundredths of a disc. */
  worth: number;
  /** How it goes if the hand does not err. */
  film: Film;
  /** How many own discs fall then, without a foul. */
  falls: number;
  /**
   * Of a thousand tries by that shooter's own hand, how many do what is meant: no foul, and at least one own disc if
   * any is to fall.
   */
  succeeds: number;
};

/** Between two sets. */
export type BetweenView = {
  /** When everything had come to rest. */
  from: Millis;
  /** When the next set begins by itself. */
  until: Millis;
  /** Who has gone on, by seat. */
  ready: Array<boolean>;
};

/** A side of the game: one player, or two partners. */
export type Colour = "red" | "black";

/** A player's wish. */
export type Command = { strike: Stroke } | "pass" | "resign" | "continue";

/** Penalty discs owed (N19), by side: where the player stands who incurred each, the oldest first. */
export type Debts = [Array<Stand>, Array<Stand>];

/** A game disc's number: the red ones first, then as many black ones. */
export type DiscId = number;

/** A disc as everybody sees it. */
export type DiscView = {
  /** Its number, the same through the whole set. */
  disc: DiscId;
  /** The side it belongs to. */
  colour: Colour;
  /** On the table or in a pocket. */
  place: Place;
  /** Is it dark for the shooter at hand (N6)? */
  dark: boolean;
};

/** How a path ends. */
export type End = {
  /** When the body rested or was gone. */
  t: number;
  /** Where it was seen last. */
  at: Point;
  /** At rest, in a pocket or off the table. */
  how: Ended;
};

/** Where a disc came to rest. */
export type Ended = { table: Point } | "pocket" | "off";

/** Something that happened at the table. */
export type Event =
  | { struck: Struck }
  | {
      time_ran_out: {
        /** Whose clock it was. */
        by: Seat;
        /** Who is next. */
        next: Seat;
        /** From when on it is their turn. */
        at: Millis;
      };
    }
  | {
      passed: {
        /** Who let it go. */
        by: Seat;
        /** Who is next. */
        next: Seat;
        /** From when on it is their turn. */
        at: Millis;
      };
    }
  | { set_ended: SetEnd }
  | {
      set_rests: {
        /** When everything had come to rest. */
        from: Millis;
        /** When the next set begins by itself. */
        until: Millis;
      };
    }
  | {
      went_on: {
        /** Who. */
        by: Seat;
      };
    }
  | {
      set_began: {
        /** Who begins. */
        first: Seat;
        /** From when on it is their turn. */
        at: Millis;
        /** Where each seat stands in this set (N20, N25); logs from before it was told have none. */
        stands?: Array<Stand>;
        /** Where each disc lies as the set begins (N2, N20), by its number; logs from before it was told have none. */
        discs?: Array<Point>;
      };
    }
  | {
      match_ended: {
        /** What ended it. */
        why: MatchEnd;
      };
    };

/** A whole stroke. */
export type Film = {
  /** How fast sliding discs slow down, in µm/s². */
  slowing: number;
  /** When everything rested. */
  duration: number;
  /** The paths of all bodies that moved. */
  paths: Array<Path>;
  /** What was heard, in order. */
  knocks: Array<Knock>;
};

/** One straight piece: `[t, x, y, vx, vy]`. */
export type FilmLeg = [t: number, x: number, y: number, vx: number, vy: number];

/** A movement of a hand, seen by everybody at the table. */
export type Gesture = { aiming: Stroke };

/** Something to be heard. */
export type Knock = {
  /** When it is heard. */
  t: number;
  /** The disc that knocks; none for the striker. */
  a: DiscId | null;
  /** What it hit. */
  on: KnockedOn;
};

/** What was hit. */
export type KnockedOn = { disc: DiscId } | "rim" | "pocket";

/** Why a match ended. */
export type MatchEnd = "played" | "agreed" | { left: Seat };

/** Something that may be done now. */
export type Offer =
  | { strike: StrokeOffer }
  | {
      pass: {
        /** From when on: when everything has come to rest (N29). */
        from: Millis;
        /** Until when, if there is a clock. */
        until: Millis | null;
      };
    }
  | { resign: null }
  | { continue: null };

/** One body's path. */
export type Path = {
  /** The disc; none for the striker. */
  disc: DiscId | null;
  /** Its straight pieces, in order. */
  legs: Array<FilmLeg>;
  /** How the last of them ends. */
  end: End;
};

/** Where a disc is between strokes. */
export type Place = { table: Point } | "pocket";

/** A disc that the referee's hand put on the table. */
export type Placement = {
  /** The disc that was put there. */
  disc: DiscId;
  /** Where it lies now, on the table as it is stored. */
  to: Point;
  /** The rule that put it there. */
  rule: Rule;
};

/** A point: micrometres from a corner of the playing surface. */
export type Point = [x: number, y: number];

/** The first set as it is given; later sets begin as usual. */
export type Position = {
  /** Where every disc is, red's eight (in doubles sixteen) first, then black's. */
  discs: Array<Place>;
  /** Whose stroke it is. */
  turn: Seat;
  /** Penalty discs owed (N19): where the players stand who incurred them, red first. */
  debts: Debts;
  /** Where each seat stands; as at the start where it is not said (N1, N20). */
  stands?: Array<Stand>;
};

/** A disc that moved and where it came to rest. */
export type Resting = {
  /** The disc that moved. */
  disc: DiscId;
  /** Its place of rest, on the table as it is stored. */
  at: Ended;
};

/** A rule that can speak about a stroke, by its number in the rule book. */
export type Rule =
  | "N1"
  | "N5"
  | "N8"
  | "N9"
  | "N10"
  | "N11"
  | "N12"
  | "N13"
  | "N14"
  | "N15"
  | "N16"
  | "N17"
  | "N18"
  | "N19"
  | "N22";

/** A rule that spoke about a stroke. */
export type Ruling = {
  /** The rule that spoke. */
  rule: Rule;
  /** The discs it is about. */
  discs?: Array<DiscId>;
};

/** A player as everybody sees them. */
export type SeatView = {
  /** The player's seat. */
  seat: Seat;
  /** Its side: partners have the same. */
  colour: Colour;
  /** Where the player stands in this set. */
  stand: Stand;
};

/** How a set ended. */
export type SetEnd =
  | {
      won: {
        /** The side that won. */
        by: Colour;
        /** What it won by. */
        why: Why;
      };
    }
  | "drawn"
  | "void";

/** A match's terms. */
export type Setup = {
  /** How many sets: 1, 3, 5 or 7 (N25). */
  sets: number;
  /** Seconds for a stroke, if there is a clock (N27): 5 to 600. */
  clock: number | null;
  /** Rules that are switched off, of N11 to N17 (N28). */
  off: SwitchedOff;
  /** The table that the first set begins with, instead of the usual rows (N2). */
  position?: Position;
};

/** One of the four sides of the table, clockwise. */
export type Stand = "south" | "west" | "north" | "east";

/** A stroke as the shooter sees it: from their left corner, away from them. */
export type Stroke = {
  /** The striker's centre, micrometres to the right of the shooter's left corner. */
  x: number;
  /** Micrometres away from the shooter's rim. */
  y: number;
  /** Microradians off straight ahead, positive to the right. */
  angle: number;
  /** Millimetres per second. */
  speed: number;
};

/**
 * A set of strokes, as the shooter sees the table: the striker's centre in a rectangle, clear of these discs, any
 * angle and speed in their ranges.
 */
export type StrokeOffer = {
  /** The rectangle's nearest and leftmost corner. */
  low: Point;
  /** Its furthest and rightmost corner. */
  high: Point;
  /** The striker's centre must be this far from every disc's, in µm. */
  clearance: number;
  /** The discs that matter. */
  discs: Array<Point>;
  /** The least and the greatest angle, in µrad off straight ahead. */
  angle: [number, number];
  /** The least and the greatest speed, in mm/s. */
  speed: [number, number];
  /** From when on: when everything has come to rest (N29). */
  from: Millis;
  /** Until when, if there is a clock. */
  until: Millis | null;
};

/** A stroke: all that is needed to see it again, to see why it was judged so, and to go on from it. */
export type Struck = {
  /** Who shot. */
  by: Seat;
  /** The stroke as the shooter played it. */
  stroke: Stroke;
  /** What it looked like. */
  film: Film;
  /** Where the discs that moved came to rest, before the referee's hand. */
  rest: Array<Resting>;
  /** Where the striker came to rest. */
  striker: Ended;
  /** Every rule that spoke. */
  rulings: Array<Ruling>;
  /** What the referee put where, in order. */
  placements: Array<Placement>;
  /** What is owed now. */
  debts: Debts;
  /** Who is next. */
  next: Seat;
  /** From when on it is their turn: when everything has come to rest. */
  at: Millis;
};

/** Rules that friendly games may switch off (N28). */
export type SwitchedOff = Array<Rule>;

/** The table as everybody sees it. */
export type View = {
  /** Who sits where, clockwise. */
  seats: Array<SeatView>;
  /** The sets of the match. */
  sets: number;
  /** Sets begun so far, void ones included. */
  set: number;
  /** Sets won, red first. */
  score: [number, number];
  /** Rules switched off. */
  off: SwitchedOff;
  /** Whose turn it is, while the match goes on. */
  turn: Seat | null;
  /** Since when it is their turn: not before the last stroke's discs are at rest. */
  since: Millis | null;
  /** Until when the stroke must be played, if there is a clock. */
  until: Millis | null;
  /** Strokes of this set so far. */
  strokes: number;
  /** Every disc of the set, pocketed ones too; once the set is over, as its last stroke left them. */
  discs: Array<DiscView>;
  /** Penalty discs owed: where the players stand who incurred them, red first. */
  debts: Debts;
  /** How the set on the table ended, if it did. */
  ended: SetEnd | null;
  /** The look at a set that has ended, before the next one. */
  between: BetweenView | null;
  /** Why the match is over, if it is. */
  over: MatchEnd | null;
  /** What the viewer's seats may do. */
  offers: Array<Offered<Offer>>;
};

/** Why a set was won. */
export type Why = "cleared" | "fewer_left" | { resigned: Seat };
