// Plays strokes on the table that is shown: frame by frame at the screen's rate, with their sounds. One for each game
// that is looked at; the discs' layer lends it its hands.

import { signal } from "@preact/signals";
import { pause } from "../../../pause";
import { knock } from "../../../sound";
import type { Seat } from "../../../wire/game";
import type { DiscView, Film, Knock, Point, Stroke, Struck } from "../../../wire/koroona";
import { KOROONA } from "../../../wire/measures";
import type { Scene, Step } from "../../page";
import { perScene } from "../../theatre";
import { struckIn, verdictOf } from "../words/rulings";
import { hardness } from "./film";
import { type Look, looksAt, scriptOf } from "./script";

/** Who draws: the discs' layer. */
export interface Drawer {
  /** Everything as it lies, and no striker. */
  lay(discs: readonly DiscView[]): void;
  /** What moves, as it is now. `t` is the film's time in µs. */
  draw(looks: readonly Look[], t: number): void;
}

/** A stroke that somebody else is about to play. */
export interface Aimed {
  readonly seat: Seat;
  readonly stroke: Stroke;
  /** How far the cue is drawn back, 0 to 1. */
  readonly back: number;
  /** Where the striker would go, on the table as it is stored. */
  readonly course?: readonly Point[];
}

const SLOW = 0.25;
/** How long one sees where somebody aims, in ms, and how long the cue takes to arrive. */
const AIMS = 650;
const THRUSTS = 110;
/** How long a set's last stroke is looked at where the next set follows at once, in ms. */
const SET_STANDS = 1800;
/** How long one sees where a stroke that was tried out led to, in ms. */
const TRIED_STANDS = 900;
/** How long one's own foul stands before somebody else's stroke hides it, in ms. */
const FOUL_STANDS = 3500;
/** No frame for so long, in ms: nobody looks any more. */
const LATE = 500;
/** More sounds than this in one frame are a noise. */
const SOUNDS_A_FRAME = 6;

export class Theatre {
  readonly playing = signal<"stroke" | "again" | null>(null);
  readonly aimed = signal<Aimed | null>(null);
  /** Who shot the stroke that is played, or was last. */
  readonly shooter = signal<Seat | null>(null);
  /** Whether strokes are shown in slow motion. */
  readonly slow = signal(false);
  drawer: Drawer | null = null;
  #skip = false;
  #foulStandsUntil = 0;
  /** Counts performances: one that is overtaken stops. */
  #run = 0;
  /** Counts how often all was stopped: a step has more than one performance. */
  #stops = 0;

  /** Ends what is being played: everything is where it belongs at once. */
  skip(): void {
    this.#skip = true;
  }

  /** Something newer is shown: nothing more of what is played is drawn or heard. */
  stop(): void {
    this.#run += 1;
    this.#stops += 1;
    this.aimed.value = null;
    this.playing.value = null;
  }

  async perform(step: Step<"koroona">, scene: Scene<"koroona">): Promise<void> {
    const before = step.before ?? scene.view.peek();
    const stops = this.#stops;
    for (const told of step.told) {
      if ("struck" in told) {
        const own = scene.own.peek().includes(told.struck.by);
        if (!own) await pause(this.#foulStandsUntil - performance.now());
        if (stops !== this.#stops) return;
        await this.#play(told.struck, before.discs, own ? 0 : AIMS, this.slow.peek() ? SLOW : 1, "stroke");
        if (stops !== this.#stops) return;
        this.#noteFoul(told.struck, own);
      }
    }
    // In old games the next set was laid out at once: its last stroke's discs are seen for a while.
    if (struckIn(step) && step.told.some((told) => "set_began" in told)) {
      await this.#wait(SET_STANDS, this.#run);
    }
  }

  /** Notes an own foul as it comes to be read. */
  #noteFoul(told: Struck, own: boolean): void {
    const foul = own && verdictOf(told) === "foul";
    this.#foulStandsUntil = foul ? performance.now() + FOUL_STANDS : 0;
  }

  /** Another view came while a stroke was played: everything lies as that one has it. */
  putBack(scene: Scene<"koroona">): void {
    this.drawer?.lay(scene.view.peek().discs);
  }

  /** Plays a stroke again, slowly; then everything lies as it does now. */
  async again(step: Step<"koroona">, now: () => readonly DiscView[]): Promise<void> {
    const struck = struckIn(step);
    if (!struck || !step.before || this.playing.peek()) return;
    const run = this.#run + 1;
    await this.#play(struck, step.before.discs, AIMS, SLOW, "again");
    if (run === this.#run) this.drawer?.lay(now());
  }

  /** Plays a stroke that was never played, as it would have gone; then everything lies as it did. */
  async tryOut(struck: Struck, discs: readonly DiscView[]): Promise<void> {
    if (this.playing.peek()) return;
    const run = this.#run + 1;
    await this.#play(struck, discs, AIMS, 1, "again");
    await this.#wait(TRIED_STANDS, run);
    if (run === this.#run) this.drawer?.lay(discs);
  }

  async #play(
    struck: Struck,
    discs: readonly DiscView[],
    aims: number,
    rate: number,
    kind: "stroke" | "again",
  ): Promise<void> {
    const run = ++this.#run;
    this.#skip = false;
    this.playing.value = kind;
    try {
      this.drawer?.lay(discs);
      await this.#thrust(struck, aims, run);
      await this.#film(struck, rate, run);
    } finally {
      // Whatever went wrong: the table is not kept from whoever plays.
      if (run === this.#run) {
        this.aimed.value = null;
        this.playing.value = null;
      }
    }
  }

  async #thrust({ by: seat, stroke }: Struck, aims: number, run: number): Promise<void> {
    this.shooter.value = seat;
    const strong = Math.min(1, stroke.speed / KOROONA.fastestStroke);
    if (aims > 0) {
      this.aimed.value = { seat, stroke, back: 0.15 };
      await this.#wait(aims * 0.45, run);
      await this.#frames(run, aims * 0.4, (part) => {
        this.aimed.value = { seat, stroke, back: 0.15 + (strong - 0.15) * part * (2 - part) };
      });
    }
    await this.#frames(run, THRUSTS, (part) => {
      this.aimed.value = { seat, stroke, back: strong * (1 - part * part) };
    });
    if (run === this.#run) this.aimed.value = null;
    if (!this.#skip && run === this.#run)
      knock({ pitch: 560, rings: 0.08, loud: 0.15 + 0.5 * strong, rattle: 0.8 });
  }

  async #film(struck: Struck, rate: number, run: number): Promise<void> {
    const script = scriptOf(struck, rate);
    const sounds = new Sounds(struck.film);
    await this.#frames(run, script.ends, (_, ms) => {
      const t = ms * rate * 1000;
      this.drawer?.draw(looksAt(script, ms), Math.min(t, struck.film.duration));
      if (!this.#skip) sounds.until(t);
    });
  }

  /** Calls back once a frame for so long, the last time at the very end. */
  #frames(run: number, length: number, frame: (part: number, ms: number) => void): Promise<void> {
    return new Promise((done, failed) => {
      let start: number | null = null;
      const next = (now: number) => {
        if (run !== this.#run) return done();
        start ??= now;
        const ms = this.#skip || document.hidden ? length : Math.min(length, now - start);
        try {
          frame(length > 0 ? ms / length : 1, ms);
        } catch (error) {
          return failed(error);
        }
        if (ms >= length) done();
        else this.#next(next);
      };
      this.#next(next);
    });
  }

  /** The next frame, or soon, where nobody looks and no frames come. */
  #next(frame: (now: number) => void): void {
    let called = false;
    const once = (now: number) => {
      if (!called) frame(now);
      called = true;
    };
    if (!document.hidden && !this.#skip) requestAnimationFrame(once);
    setTimeout(() => once(performance.now()), document.hidden || this.#skip ? 0 : LATE);
  }

  #wait(length: number, run: number): Promise<void> {
    return this.#frames(run, length, () => {});
  }
}

/** The knocks of a film, each once, as loud as it is hard. */
class Sounds {
  #next = 0;

  constructor(private readonly film: Film) {}

  until(t: number): void {
    const due: Knock[] = [];
    for (let one = this.film.knocks[this.#next]; one && one.t <= t; one = this.film.knocks[this.#next]) {
      due.push(one);
      this.#next += 1;
    }
    const heard = due.map((one) => ({ one, hard: hardness(this.film, one) }));
    heard.sort((a, b) => b.hard - a.hard);
    for (const { one, hard } of heard.slice(0, SOUNDS_A_FRAME)) sound(one, hard);
  }
}

function sound({ a, on }: Knock, hard: number): void {
  const loud = Math.min(0.9, (hard / 3500) ** 0.8);
  if (on === "pocket") {
    knock({ pitch: 170, rings: 0.22, loud: 0.35 + loud * 0.3, rattle: 0.3 });
    knock({ pitch: 320, rings: 0.12, loud: 0.2, rattle: 0.5, after: 0.11 });
  } else if (on === "rim") {
    knock({ pitch: a === null ? 240 : 330, rings: 0.13, loud, rattle: 0.5 });
  } else {
    knock({ pitch: a === null ? 1050 : 1450, rings: 0.06, loud: loud * 0.8, rattle: 0.45 });
  }
}

export const theatreOf = perScene<"koroona", Theatre>(() => new Theatre());
