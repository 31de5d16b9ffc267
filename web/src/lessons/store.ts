// A lesson's table: nothing is played there while a step is read or a question answered. What is done out of turn would be
// missing later: the striker, the turn, the pawn that the next step speaks of.

import type { Span } from "../games/page";
import { TableStore } from "../table/store";
import type { GameName, TableCommand } from "../wire";
import type { Refusal } from "../wire/room";

export class LessonStore<G extends GameName> extends TableStore<G> {
  /** Whether the step at hand asks for something to be played. */
  asks = (): boolean => true;

  override do(command: TableCommand<G>, span?: Span): Promise<Refusal | null> {
    if (command.kind !== "play" || this.asks()) return super.do(command, span);
    this.say({ id: "lesson-not-yet" }, "word");
    return Promise.resolve({ code: "too_late" });
  }
}
