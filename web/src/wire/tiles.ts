// Generated from the Rust types by `cargo xtask wire`: change those, not this.

import type { Quarter, Tile, Up } from "./colorado";

/** Every tile's faces, turned every way (K1): four rows from the top, a letter for a colour (R, Y, G, B). */
export const TILES: Record<Tile, Record<Up, Record<Quarter, string>>> = {
  t1: {
    front: {
      none: "RYBG/GRGB/YYBR/BGRY",
      right: "BYGR/GYRY/RBGB/YRBG",
      half: "YRGB/RBYY/BGRG/GBYR",
      left: "GBRY/BGBR/YRYG/RGYB",
    },
    back: {
      none: "RGYB/YRYG/BGBR/GBRY",
      right: "GBYR/BGRG/RBYY/YRGB",
      half: "YRBG/RBGB/GYRY/BYGR",
      left: "BGRY/YYBR/GRGB/RYBG",
    },
  },
  t2: {
    front: {
      none: "RYGB/GYRY/BBGR/YRBG",
      right: "YBGR/RBYY/BGRG/GRYB",
      half: "GBRY/RGBB/YRYG/BGYR",
      left: "BYRG/GRGB/YYBR/RGBY",
    },
    back: {
      none: "RGBY/YYBR/GRGB/BYRG",
      right: "BGYR/YRYG/RGBB/GBRY",
      half: "GRYB/BGRG/RBYY/YBGR",
      left: "YRBG/BBGR/GYRY/RYGB",
    },
  },
  t3: {
    front: {
      none: "RGBY/YYGR/BBRG/GRYB",
      right: "GBYR/RBYG/YRGB/BGRY",
      half: "BYRG/GRBB/RGYY/YBGR",
      left: "YRGB/BGRY/GYBR/RYBG",
    },
    back: {
      none: "RYBG/GYBR/BGRY/YRGB",
      right: "YBGR/RGYY/GRBB/BYRG",
      half: "BGRY/YRGB/RBYG/GBYR",
      left: "GRYB/BBRG/YYGR/RGBY",
    },
  },
  t4: {
    front: {
      none: "RGBY/YYBR/BGRG/GRYB",
      right: "GBYR/RGYG/YRBB/BGRY",
      half: "BYRG/GRGB/RBYY/YBGR",
      left: "YRGB/BBRY/GYGR/RYBG",
    },
    back: {
      none: "RYBG/GYGR/BBRY/YRGB",
      right: "YBGR/RBYY/GRGB/BYRG",
      half: "BGRY/YRBB/RGYG/GBYR",
      left: "GRYB/BGRG/YYBR/RGBY",
    },
  },
};

/** So many quiet moves in a row, and the game is drawn (K13). */
export const QUIET_LIMIT = 100;
