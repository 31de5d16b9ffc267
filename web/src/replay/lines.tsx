// What happened, line by line; a touch goes there.

import { useEffect, useRef } from "preact/hooks";
import { say, t } from "../text";
import type { GameName } from "../wire";
import type { Projector } from "./film";

export function Lines<G extends GameName>({ projector }: { projector: Projector<G> }) {
  const list = useRef<HTMLOListElement>(null);
  const at = projector.at.value;
  const current = projector.lines.findLastIndex(({ frame }) => frame <= at);
  useEffect(() => {
    const line = list.current?.children[current];
    if (line instanceof HTMLElement && list.current) {
      list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2;
    }
  }, [current]);
  return (
    <ol class="happenings replay-lines" ref={list} aria-label={t("what-happened")}>
      {projector.lines.map(({ frame, sentence }, i) => (
        <li key={`${String(frame)}/${String(i)}`}>
          <button
            type="button"
            class="quiet"
            aria-current={i === current ? "step" : undefined}
            onClick={() => projector.jump(frame)}
          >
            {say(sentence)}
          </button>
        </li>
      ))}
    </ol>
  );
}
