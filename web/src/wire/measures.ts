// Generated from the Rust types by `cargo xtask wire`: change those, not this.

/** Koroona's table and discs. */
export const KOROONA = {
  /** Side of the square playing surface, inside the rim, in µm. */
  surface: 1000000,
  /** Radius of the four pockets. */
  pocketRadius: 50000,
  /** Distance of a pocket's centre from both rims. */
  pocketInset: 65000,
  /** Distance of the middle of each zone line from its rim. */
  zoneLine: 130000,
  /** Radius of the middle of the centre circle's line. */
  circleRadius: 125000,
  /** Width of all painted lines. */
  lineWidth: 1000,
  /** Radius of a game disc. */
  discRadius: 12500,
  /** Radius of the hole in a game disc. */
  discHole: 4500,
  /** Radius of the striker. */
  strikerRadius: 25000,
  /** Radius of the hole in the striker. */
  strikerHole: 5500,
  /** A disc whose centre is no further from the shooter's rim is dark (N6). */
  darkStrip: 125000,
  /** A disc whose centre is no further from the middle is dark (N6). */
  darkCircle: 120000,
  /** How fast a sliding disc slows down, in µm/s². */
  slowing: 1275300,
  /** How long a disc that nothing carries drops over a hole until it is caught, in µs. */
  fallTime: 17487,
  /** What arrives at a rim faster jumps over it, in mm/s. */
  rimJump: 4500,
  /** The slowest stroke, in mm/s. */
  slowestStroke: 50,
  /** The fastest stroke, in mm/s. */
  fastestStroke: 5000,
  /** Mass of a game disc, in mg. */
  discMass: 4000,
  /** Mass of the striker, in mg. */
  strikerMass: 15000,
  /** Restitution disc on disc, slow contacts, in thousandths. */
  discRestitution: 920,
  /** Restitution disc on rim, slow contacts, in thousandths. */
  rimRestitution: 820,
} as const;
