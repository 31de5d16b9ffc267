// A table as this device knows it: the room's view, who is there, what happened, and the line to the server.

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { staged } from "../games/motion";
import { nameIn } from "../games/name-in";
import type { GamePage, Scene, Span, Step, Tone } from "../games/page";
import { TableClock } from "../net/clock";
import { Gestures } from "../net/gestures";
import { Line, type LineState, type Socket } from "../net/line";
import { tellMishap } from "../net/mishaps";
import { noteOldPage } from "../net/version";
import type { Sentence } from "../text";
import type { FromServer, GameName, Games, TableCommand, TableTold, TableView } from "../wire";
import type { Seat } from "../wire/game";
import type { GuestId, Refusal } from "../wire/room";
import { Chronicle, type Happened } from "./chronicle";
import { momentOf } from "./moment";
import { keptMuted } from "./muted";
import { playedBy, playerName } from "./played-by";
import { refusalSentence } from "./refusals";
import { restOf } from "./resting";
import { seatsAway } from "./seats-away";
import { Stage } from "./stage";

/** Something said where people look, for a while. */
export interface Notice {
  sentence: Sentence;
  tone: Tone;
}

/** How long a notice stays. */
const NOTICE_STAYS = 6000;

/** Commands that say how something is to be, so that it does not matter whether it was so already. */
const WISHED: ReadonlySet<string> = new Set(["set_name", "change_setup", "ready", "not_ready"]);

export class TableStore<G extends GameName> {
  readonly clock = new TableClock();
  readonly you = signal<GuestId | null>(null);
  /** The room, as the stage has come to show it; null until the first word of the server. */
  readonly view = signal<TableView<G> | null>(null);
  readonly present = signal<readonly GuestId[]>([]);
  readonly watching = signal(0);
  readonly readOnly = signal(false);
  /** A refusal or a hint, where people look. */
  readonly notice = signal<Notice | null>(null);
  /** Commands given and not answered yet. */
  readonly unanswered = signal(0);
  /** One is on the way into a game, by one tap: what lies between is not shown. */
  readonly beginning = signal(false);
  /** Whoever watches here would like to play the next game. */
  readonly wantsNext = signal(false);
  /** One was ready for other terms than those that are agreed on now. */
  readonly unready = signal(false);
  /** Whose wish to pause was put away unanswered. */
  readonly pauseSeen = signal("");
  /** Whose empty seats were put away unanswered, until they come back. */
  readonly awaySeen = signal<readonly Seat[]>([]);
  /** How many times a turn had begun while the line was lost. */
  readonly missedTurns = signal(0);
  /** Whose reactions are not shown here. */
  readonly muted = keptMuted(this.view);
  /** The rule that is looked up, if one is. */
  readonly rule = signal<string | null>(null);

  readonly #line: Line<G>;
  readonly #gestures: Gestures<G>;
  readonly #chronicle: Chronicle<G>;
  readonly #stage = new Stage(tellMishap);
  /** The newest view received; the stage may not have come to it yet. */
  #latest: TableView<G> | null = null;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly page: GamePage<G>,
    connect: () => Socket,
  ) {
    this.#chronicle = new Chronicle(page);
    this.#line = new Line<G>(connect, (message) => this.#receive(message));
    this.#gestures = new Gestures<G>(
      (seat, gesture) => this.#line.show(seat, gesture),
      // One sees one's own at one's seat all the same.
      () => this.say({ id: "refused-server-offline" }, "word"),
    );
  }

  /** What happened, in words. */
  get happened(): ReadonlySignal<readonly Happened[]> {
    return this.#chronicle.lines;
  }

  get state(): ReadonlySignal<LineState> {
    return this.#line.state;
  }

  /** The chairs this device has: in a game, the seats it plays. */
  readonly own = computed<readonly Seat[]>(() => {
    const you = this.you.value;
    const chairs = this.view.value?.chairs ?? [];
    return chairs.flatMap((chair, seat) => (chair.kind === "guest" && chair.guest === you ? [seat] : []));
  });

  /** The seats of the game that is shown that are played here, or were. */
  readonly plays = computed<readonly Seat[]>(() => {
    const [you, view] = [this.you.value, this.view.value];
    const seats = view?.playing?.names ?? [];
    return seats.flatMap((_, seat) =>
      view && you !== null && playedBy(view, seat).guest === you ? [seat] : [],
    );
  });

  readonly isHost = computed(() => this.view.value !== null && this.view.value.host === this.you.value);

  readonly names = computed<readonly string[]>(() => {
    const view = this.view.value;
    if (!view) return [];
    const seats = view.playing?.names ?? view.chairs;
    return seats.map((_, seat) => playerName(view, seat));
  });

  /** The game under way, or the last one, as its board wants it; null before the first. */
  readonly scene = computed<Scene<G> | null>(() => (this.#hasGame.value ? this.#scene : null));

  readonly #hasGame = computed(() => this.view.value?.playing != null);

  readonly #last = signal<Step<G> | null>(null);

  readonly #scene: Scene<G> = {
    id: computed(() => this.view.value?.playing?.id ?? null),
    view: computed(() => {
      const playing = this.view.value?.playing;
      if (!playing) throw new Error("a scene is shown only while there is a game");
      return playing.view as Games[G]["view"];
    }),
    names: this.names,
    own: this.plays,
    last: this.#last,
    now: () => this.clock.now(),
    play: (seat, command) => this.do(playBy<G>(seat, command), this.page.span(command)),
    note: (seat, command) => this.#give(playBy<G>(seat, command), this.page.span(command)),
    show: (seat, gesture) => this.#gestures.show(seat, gesture),
    goOn: () => {
      const part = this.view.peek()?.playing?.moments.part;
      if (part === undefined) return;
      for (const seat of this.plays.peek()) this.#gestures.show(seat, { go_on: { part } });
    },
    rests: (seat) => {
      const view = this.view.value;
      return view && restOf(view, this.present.value, seat);
    },
    gestures: {
      hand: (seat) => this.#gestures.hand(seat),
      sign: (seat) => this.#gestures.sign(seat),
    },
    hint: (sentence, tone) => this.say(sentence, tone),
    showRule: (number) => this.showRule(number),
  };

  /** Opens the rule book at a point. */
  showRule = (number: string): void => {
    this.rule.value = number;
  };

  readonly nameOf = nameIn(this);

  /** Gives a command, meant for what is on the screen now: not for what the server has told since and the stage has not
   * come to. A refusal is shown; what is answered is the refusal, or null. */
  async do(command: TableCommand<G>, span?: Span): Promise<Refusal | null> {
    this.notice.value = null;
    const refusal = await this.#give(command, span);
    // What was wished for is so: a lesson begun again on the same terms, a name given twice.
    if (refusal?.code === "nothing_to_do" && WISHED.has(command.kind)) return null;
    // That something came too late is nobody's fault.
    const tone = refusal?.code === "too_late" ? "word" : "no";
    if (refusal) this.say(refusalSentence(refusal, this.page.game), tone);
    return refusal;
  }

  /** Gives a command and says nothing of it. */
  async #give(command: TableCommand<G>, span?: Span): Promise<Refusal | null> {
    const shown = this.view.peek();
    // What can't be meant for what is seen is refused, whatever it names.
    const moment = (shown && momentOf(shown, command.kind, span)) ?? "any";
    const answered = this.#line.do(command, moment);
    this.unanswered.value = this.#line.unanswered;
    const refusal = await answered;
    this.unanswered.value = this.#line.unanswered;
    return refusal;
  }

  /** Shows a sentence for a while. */
  say(sentence: Sentence, tone: Tone = "no"): void {
    clearTimeout(this.#noticeTimer);
    this.notice.value = { sentence, tone };
    this.#noticeTimer = setTimeout(() => {
      this.notice.value = null;
    }, NOTICE_STAYS);
  }

  hurry(): void {
    this.#line.hurry();
  }

  /** Comes in anew: this device has become somebody else here. */
  comeAgain(): void {
    this.#line.comeAgain();
  }

  close(): void {
    this.#line.close();
    this.#gestures.close();
    this.#stage.clear();
    clearTimeout(this.#noticeTimer);
  }

  #receive(message: FromServer<G>): void {
    if ("clock" in message) this.clock.set(message.clock);
    switch (message.kind) {
      case "welcome":
        this.you.value = message.you;
        break;
      case "snapshot":
        this.#stage.clear();
        this.#latest = message.view;
        batch(() => {
          this.#noteMissed(message.view);
          this.#show(message.view);
          this.#last.value = null;
          // Whoever has just come knows of nothing yet.
          if (message.lately)
            this.#chronicle.remember(this.#chronicle.wordsOfMany(message.lately, message.view, null));
        });
        break;
      case "told":
        if (message.number - message.after > 1) this.#missed(message.told, message.view);
        else this.#told(message.told, message.view);
        break;
      case "presence":
        batch(() => {
          this.present.value = message.present;
          this.watching.value = message.watching;
          this.#keepAway();
        });
        break;
      case "store":
        this.readOnly.value = message.read_only;
        break;
      case "gesture":
        this.#gestures.hear(message.seat, message.gesture);
        break;
      case "bye":
        if (message.why === "old_page") noteOldPage();
        break;
    }
  }

  #told(told: readonly TableTold<G>[], view: TableView<G>): void {
    const before = this.#latest;
    this.#latest = view;
    const sameGame = before?.playing?.id === view.playing?.id;
    const begins = sameGame ? null : this.#begins(view);
    const gameBefore = sameGame
      ? ((before?.playing?.view as Games[G]["view"] | undefined) ?? null)
      : (begins?.playing?.view ?? null);
    const lines = this.#chronicle.words(told, view, gameBefore);
    const step = stepOf(told, gameBefore, view);
    if (begins) void this.#stage.add({ show: () => this.#show(begins) });
    const motion = step && staged(this.page, step, this.#scene);
    void this.#stage.add({
      ...motion,
      // A board that is not there yet moves nothing.
      perform: () => (this.scene.peek() ? motion?.perform?.() : undefined),
      show: () => this.#showStep(told, view, step, lines),
    });
  }

  /** What happened while the line was lost, all in one: it is shown as it has come out, and told, but not played: its time
   * has passed, and of what lay between there is no picture. */
  #missed(told: readonly TableTold<G>[], view: TableView<G>): void {
    const before = this.#latest;
    this.#latest = view;
    const sameGame = before?.playing?.id === view.playing?.id;
    const started = told.findLastIndex(({ kind }) => kind === "game_started");
    const ofThisGame = sameGame ? told : told.slice(started + 1);
    const step = stepOf(ofThisGame, null, view);
    const known = (before?.playing?.view as Games[G]["view"] | undefined) ?? null;
    const lines = this.#chronicle.wordsOfMany(told, view, known);
    this.#stage.hurry();
    void this.#stage.add({
      show: () =>
        batch(() => {
          this.#noteMissed(view);
          this.#showStep(told, view, step, lines);
        }),
    });
  }

  #showStep(
    told: readonly TableTold<G>[],
    view: TableView<G>,
    step: Step<G> | null,
    lines: readonly Sentence[],
  ): void {
    batch(() => {
      this.#noteUnready(told, view);
      this.#show(view);
      if (step) this.#last.value = step;
      this.#chronicle.remember(lines);
    });
  }

  /** A turn that began while the line was lost is called, whoever had the one before. */
  #noteMissed(view: TableView<G>): void {
    const shown = this.view.peek();
    if (shown && turnOf(shown) !== turnOf(view)) this.missedTurns.value += 1;
  }

  #show(view: TableView<G>): void {
    const shown = this.view.peek();
    // What was said of another turn is not so any more, nor is a hand held out for it.
    if (shown && turnOf(shown) !== turnOf(view)) {
      this.notice.value = null;
      this.#gestures.letGo();
    }
    // A wish that has gone, or was for another game, was put away then: the next one is asked anew.
    if (view.pause_wished.length === 0 || shown?.playing?.id !== view.playing?.id) this.pauseSeen.value = "";
    this.view.value = view;
    this.#keepAway();
  }

  /** A table whose next game has just begun, before its first step: what was there of the last one has gone. */
  #begins(view: TableView<G>): TableView<G> | null {
    const { playing } = view;
    const begins = playing && this.page.begins?.(playing.view as Games[G]["view"]);
    return begins ? { ...view, playing: { ...playing, view: begins } } : null;
  }

  /** Terms that change take everybody's readiness with them: whoever had said it is told. */
  #noteUnready(told: readonly TableTold<G>[], view: TableView<G>): void {
    const ready = (one: TableView<G> | null) =>
      one?.chairs.some((chair) => chair.kind === "guest" && chair.guest === this.you.peek() && chair.ready);
    if (ready(view)) this.unready.value = false;
    else if (ready(this.view.peek()) && told.some(({ kind }) => kind === "setup_changed")) {
      this.unready.value = true;
      this.say({ id: "ready-again" }, "word");
    }
  }

  /** Whoever has come back and leaves again is asked about anew. */
  #keepAway(): void {
    const view = this.view.peek();
    const away = view ? seatsAway(view, this.present.peek()) : [];
    const seen = this.awaySeen.peek();
    if (!seen.every((seat) => away.includes(seat))) {
      this.awaySeen.value = seen.filter((seat) => away.includes(seat));
    }
  }
}

/** What was played of what was told; null if that is nothing. */
function stepOf<G extends GameName>(
  told: readonly TableTold<G>[],
  before: Games[G]["view"] | null,
  { playing }: TableView<G>,
): Step<G> | null {
  const played = told.flatMap((one) => (one.kind === "played" ? [one.event as Games[G]["told"]] : []));
  return playing && played.length > 0
    ? { told: played, before, after: playing.view as Games[G]["view"] }
    : null;
}

/** Which turn of which game is shown. */
function turnOf<G extends GameName>({ playing }: TableView<G>): string {
  return playing ? `${playing.id} ${playing.moments.turn}` : "";
}

function playBy<G extends GameName>(seat: Seat, command: Games[G]["command"]): TableCommand<G> {
  return { kind: "play", seat, command } as unknown as TableCommand<G>;
}
