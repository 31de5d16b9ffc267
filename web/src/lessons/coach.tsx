// What the lesson says: the step's text, what was wrong with what was done instead, and the way on.

import { useEffect, useRef, useState } from "preact/hooks";
import { refusalOf } from "../net/api";
import { playAtOnce } from "../table/try-position";
import { say, t } from "../text";
import type { GameName } from "../wire";
import type { Course } from "./course";

/** The level to begin with. */
const WEAKEST = 0;

export function Coach({ course }: { course: Course<GameName> }) {
  const { at, of } = course.progress.value;
  const { game } = course.lesson;
  const step = course.now.value;
  const notice = course.store.notice.value;
  const next = useRef<HTMLButtonElement>(null);
  const reads = course.ready.value && step !== null && !step.done && !step.picks;
  // By keyboard the way on is where one is: Enter goes on.
  useEffect(() => {
    if (reads) next.current?.focus({ preventScroll: true });
  }, [reads, step]);
  if (course.over.value) return <TheEnd game={game} />;
  const wrong = course.wrong.value ? t(course.wrong.value) : null;
  const text = step ? t(step.text) : "";
  // What went wrong says what to do instead, but for a question: that stays.
  const aside = wrong && !step?.picks ? null : (wrong ?? (notice ? say(notice.sentence) : null));
  return (
    <section class="lesson-coach" aria-label={t("lesson-coach")}>
      <div class="lesson-words">
        <p
          class={`lesson-text ${wrong && !aside ? "is-wrong" : ""}`}
          role="status"
          data-testid="coach"
          data-step={at}
        >
          {wrong && !aside ? wrong : text}
        </p>
        {aside ? (
          <p class={`lesson-aside ${wrong ? "" : "lesson-notice"}`} role="status">
            {aside}
          </p>
        ) : null}
      </div>
      <div class="lesson-ways">
        <progress class="lesson-progress" max={of} value={at} aria-label={t("lesson-progress", { at, of })} />
        {wrong && !step?.picks ? (
          <button
            key="again"
            type="button"
            disabled={course.beginning.value}
            onClick={() => void course.again()}
          >
            {t("lesson-again")}
          </button>
        ) : null}
        {reads ? (
          <button key="on" ref={next} type="button" class="primary" onClick={() => void course.next()}>
            {t("lesson-next")}
          </button>
        ) : null}
      </div>
    </section>
  );
}

function TheEnd({ game }: { game: GameName }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => play.current?.focus({ preventScroll: true }), []);
  const begin = () => {
    playAtOnce(game, { level: WEAKEST }).catch((error) =>
      setTrouble(`refused-server-${refusalOf(error).code}`),
    );
  };
  return (
    <section class="lesson-coach lesson-end" aria-label={t("lesson-coach")}>
      <p class="lesson-text" role="status" data-testid="coach">
        {t(`lesson-${game}-end`)}
      </p>
      {trouble ? <p role="alert">{t(trouble)}</p> : null}
      <div class="lesson-ways">
        <a class="button quiet" href={`/rules/${game}`}>
          {t("rules")}
        </a>
        <button ref={play} type="button" class="primary" onClick={begin}>
          {t("lesson-play")}
        </button>
      </div>
    </section>
  );
}
