// Generated from the Rust types by `cargo xtask wire`: change those, not this.

import type * as colorado from "./colorado";
import type * as corona from "./corona";
import type * as game from "./game";
import type * as koroona from "./koroona";
import type * as room from "./room";
import type * as server from "./server";

/** Every game's own types. */
export interface Games {
  corona: {
    setup: corona.Setup;
    command: corona.Command;
    event: corona.Event;
    told: corona.Event;
    view: corona.View;
    offer: corona.Offer;
    gesture: corona.Gesture;
    said: corona.Appraisal;
  };
  colorado: {
    setup: colorado.Setup;
    command: colorado.Command;
    event: colorado.Event;
    told: colorado.Event;
    view: colorado.View;
    offer: colorado.Offer;
    gesture: colorado.Gesture;
    said: colorado.Judged;
  };
  koroona: {
    setup: koroona.Setup;
    command: koroona.Command;
    event: koroona.Event;
    told: koroona.Event;
    view: koroona.View;
    offer: koroona.Offer;
    gesture: koroona.Gesture;
    said: koroona.Advice;
  };
}

/** A game's name, as in a table's view. */
export type GameName = keyof Games;

/** What one sees at a table of this game; of any game, to be told apart by `game`. */
export type TableView<G extends GameName = GameName> = {
  [N in G]: room.View<Games[N]["setup"], Games[N]["view"]> & { game: N };
}[G];

/** What is told at a table of this game. */
export type TableTold<G extends GameName = GameName> = {
  [N in G]: room.Told<Games[N]["setup"], Games[N]["told"]>;
}[G];

/** What can be asked for at a table of this game. */
export type TableCommand<G extends GameName = GameName> = {
  [N in G]: room.Command<Games[N]["setup"], Games[N]["command"]>;
}[G];

/** What the server says over the socket of a table. */
export type FromServer<G extends GameName = GameName> = {
  [N in G]: room.ServerMessage<TableView<N>, TableTold<N>, TableGesture<N>>;
}[G];

/** What people at a table of this game show each other. */
export type TableGesture<G extends GameName = GameName> = {
  [N in G]: room.Gesture<Games[N]["gesture"]>;
}[G];

/** What a client says over it. */
export type ToServer<G extends GameName = GameName> =
  | room.Greeting
  | Exclude<room.ClientMessage, { kind: "do" | "gesture" }>
  | (Extract<room.ClientMessage, { kind: "do" }> & { command: TableCommand<G> })
  | (Extract<room.ClientMessage, { kind: "gesture" }> & { gesture: TableGesture<G> });

/** Asks for a table of this game; what a setup leaves out is as the game has it by default. */
export type OpenTable<G extends GameName = GameName> = {
  [N in G]: server.OpenTable & { game: N; setup?: Partial<Games[N]["setup"]> };
}[G];

/** A position of this game that no game stands behind. */
export type GivenPosition<G extends GameName = GameName> = {
  [N in G]: server.GivenPosition & { game: N; setup: Partial<Games[N]["setup"]> };
}[G];

/** A finished game as a spectator saw it, or the part of it that was asked for. */
export type Replay<G extends GameName = GameName> = {
  [N in G]: room.Replay<room.Frame<Games[N]["told"], Games[N]["view"]>> & { game: N };
}[G];

/** A finished game as a file. */
export type FinishedGame<G extends GameName = GameName> = {
  [N in G]: game.GameRecord<Games[N]["setup"], Games[N]["event"]> & { game: N };
}[G];
