import { beforeEach, describe, expect, it } from "vitest";
import { Drag } from "./drag";

const WANDER = 7;
let log: string[];
let drag: Drag<string>;
let time: number;

beforeEach(() => {
  log = [];
  time = 1000;
  drag = new Drag<string>(WANDER, {
    lift: (what) => {
      log.push(`lift ${what}`);
      return what !== "stone";
    },
    move: (what, event) => log.push(`${what} at ${event.clientX}`),
    drop: (what, event) => log.push(`drop ${what} at ${event.clientX}`),
    cancel: (what) => log.push(`${what} goes back`),
  });
});

/** A finger at a place; the first one there is unless it is told otherwise. */
function at(x: number, pointerId = 1, more: object = {}): PointerEvent {
  const currentTarget = { setPointerCapture: (id: number) => log.push(`capture ${id}`) };
  const event = {
    pointerId,
    clientX: x,
    clientY: 0,
    button: 0,
    buttons: 1,
    isPrimary: pointerId === 1,
    currentTarget,
  };
  return { ...event, timeStamp: time, ...more } as unknown as PointerEvent;
}

const click = (): MouseEvent => ({ timeStamp: time }) as MouseEvent;

function dragPawn(): void {
  drag.press(at(0), "pawn");
  drag.move(at(10));
}

describe("dragging", () => {
  it("lifts what wanders, moves it and drops it", () => {
    dragPawn();
    drag.move(at(20));
    drag.up(at(30));
    drag.move(at(40));
    expect(log).toEqual(["lift pawn", "capture 1", "pawn at 10", "pawn at 20", "drop pawn at 30"]);
  });

  it("leaves a touch that only trembles a click", () => {
    drag.press(at(0), "pawn");
    drag.move(at(WANDER - 1));
    drag.up(at(0));
    expect(log).toEqual([]);
    expect(drag.clicked(click())).toBe(true);
  });

  it("leaves alone what may not be lifted, and other buttons of a mouse", () => {
    drag.press(at(0), "stone");
    drag.move(at(10));
    drag.up(at(10));
    drag.press(at(0, 1, { button: 2 }), "pawn");
    drag.move(at(10));
    expect(log).toEqual(["lift stone"]);
  });

  it("drops nothing when the browser takes the finger away", () => {
    dragPawn();
    drag.cancel(at(50));
    drag.up(at(50));
    expect(log.slice(3)).toEqual(["pawn goes back"]);
  });

  it("is not disturbed by a second finger", () => {
    dragPawn();
    drag.press(at(70, 2), "other pawn");
    drag.press(at(70, 2), null);
    drag.move(at(90, 2));
    drag.cancel(at(90, 2));
    drag.up(at(90, 2));
    drag.up(at(20));
    expect(log.slice(3)).toEqual(["drop pawn at 20"]);
  });

  it("is not begun by a second finger while the first is down", () => {
    drag.press(at(0), "pawn");
    drag.press(at(70, 2), "other pawn");
    drag.move(at(90, 2));
    drag.move(at(10));
    expect(log).toEqual(["lift pawn", "capture 1", "pawn at 10"]);
  });

  it("begins anew when the end of a touch was not seen", () => {
    drag.press(at(0), "pawn");
    drag.press(at(0, 5, { isPrimary: true }), "other pawn");
    drag.move(at(10, 5));
    expect(log).toContain("other pawn at 10");
  });

  it("does not follow a mouse that was let go elsewhere", () => {
    drag.press(at(0), "pawn");
    drag.move(at(10, 1, { buttons: 0 }));
    drag.move(at(20));
    expect(log).toEqual([]);
  });

  it("takes no click during a drag or as its end, but the next one", () => {
    dragPawn();
    expect(drag.clicked(click())).toBe(false);
    drag.up(at(30));
    time += 20;
    expect(drag.clicked(click())).toBe(false);
    drag.press(at(30), null);
    expect(drag.clicked(click())).toBe(true);
  });

  it("takes a click of the keyboard after a drag", () => {
    dragPawn();
    drag.up(at(30));
    time += 1000;
    expect(drag.clicked(click())).toBe(true);
  });
});
