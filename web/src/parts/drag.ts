// Dragging with a finger, a pen or a mouse. The pointer that began goes on alone, other fingers change nothing; a touch
// that does not wander stays a click; a drag that the browser takes away ends without being dropped.

import { useRef } from "preact/hooks";

/** What comes of dragging something. */
export interface Dragged<What> {
  /** It is taken up: whether it may be. */
  lift?(what: What): boolean;
  /** It is somewhere else now. */
  move(what: What, event: PointerEvent): void;
  /** It is put down. */
  drop?(what: What, event: PointerEvent): void;
  /** It goes back to where it was. */
  cancel?(what: What): void;
}

interface Press<What> {
  what: What;
  pointer: number;
  x: number;
  y: number;
  lifted: boolean;
}

/** A click so soon after a drag is the drag's own end, in milliseconds. */
const ECHO = 300;

export class Drag<What> {
  #press: Press<What> | null = null;
  #ended = Number.NEGATIVE_INFINITY;

  constructor(
    /** How far a touch may wander before it drags, in pixels. */
    private readonly wander: number,
    public does: Dragged<What>,
  ) {}

  /** Something is touched; null for what can't be dragged. */
  press(event: PointerEvent, what: What | null): void {
    const held = this.#press;
    // Another finger while one is there. A press that never wandered may have ended out of sight: the next first
    // finger takes its place.
    if (held && held.pointer !== event.pointerId && (held.lifted || !event.isPrimary)) return;
    this.#ended = Number.NEGATIVE_INFINITY;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    this.#press = what === null || event.button !== 0 ? null : { what, pointer, x, y, lifted: false };
  }

  readonly move = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    if (!press.lifted) {
      // A mouse that was let go out of sight drags nothing when it comes back.
      if (event.buttons === 0) {
        this.#press = null;
        return;
      }
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < this.wander) return;
      if (this.does.lift?.(press.what) === false) return;
      press.lifted = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.does.move(press.what, event);
  };

  readonly up = (event: PointerEvent): void => {
    const press = this.#release(event);
    if (!press) return;
    this.#ended = event.timeStamp;
    this.does.drop?.(press.what, event);
  };

  readonly cancel = (event: PointerEvent): void => {
    const press = this.#release(event);
    if (press) this.does.cancel?.(press.what);
  };

  /** Whether a click is meant as one: not during a drag, nor as its end. */
  clicked(event: MouseEvent): boolean {
    return !this.#press?.lifted && event.timeStamp - this.#ended > ECHO;
  }

  /** The pointer is gone: what it had lifted. */
  #release(event: PointerEvent): Press<What> | null {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return null;
    this.#press = null;
    return press.lifted ? press : null;
  }
}

/** A drag for as long as a component is there; what it does may change with every drawing. */
export function useDrag<What>(wander: number, does: Dragged<What>): Drag<What> {
  const drag = useRef<Drag<What> | null>(null);
  drag.current ??= new Drag(wander, does);
  drag.current.does = does;
  return drag.current;
}
