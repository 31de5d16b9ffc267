// For tests: a view of Colorado as a game begins, with what a test wants to be otherwise.

import type { View } from "../../wire/colorado";

export const BOARD = "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB";

export function viewWith(change: Partial<View>): View {
  return {
    games: 1,
    number: 1,
    stage: "playing",
    white: 0,
    black: 1,
    board: BOARD,
    position: "bbbbbbbb/8/8/8/8/8/8/wwwwwwww w wb -",
    turn: "white",
    fresh: null,
    safe: [],
    moves: [],
    last: null,
    quiet: 0,
    clock: "none",
    clocks: null,
    since: 0,
    draw_offered: null,
    verdict: null,
    finished: [],
    score: [0, 0],
    offers: [],
    ...change,
  };
}
