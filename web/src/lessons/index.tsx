// A first lesson: a private table, the game's own board, and somebody who says what to do next.

import "../table/bar.css";
import "../table/table.css";
import "../table/seats.css";
import "./lessons.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { isGame, loadPage } from "../games";
import { openTable, Refused, refusalOf } from "../net/api";
import { patiently, type Trouble } from "../net/patient";
import { tableSocket } from "../net/table-socket";
import { Boundary } from "../parts/boundary";
import { Icon } from "../parts/icon";
import { NotHere } from "../parts/not-here";
import { Nowhere } from "../parts/nowhere";
import { ownName } from "../settings";
import { LineSign } from "../table/line-sign";
import { LookedUp } from "../table/looked-up";
import { useLine } from "../table/use-line";
import { needTexts, t } from "../text";
import type { GameName } from "../wire";
import { Coach } from "./coach";
import { Course } from "./course";
import type { Lesson } from "./lesson";
import { Pointers } from "./pointers";
import { LessonStore } from "./store";
import { offered, rememberLesson } from "./taken";

const LESSONS: Record<GameName, () => Promise<Lesson<never>>> = {
  corona: () => import("./corona").then(({ lesson }) => lesson as never),
  colorado: () => import("./colorado").then(({ lesson }) => lesson as never),
  koroona: () => import("./koroona").then(({ lesson }) => lesson as never),
};

export function LessonPage({ game }: { game: string }) {
  const [course, setCourse] = useState<Course<GameName> | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let left = false;
    let opened: Course<GameName> | null = null;
    patiently(
      () => open(game),
      setTrouble,
      () => !left,
    ).then(
      (made) => {
        opened = made;
        if (left) return made && leave(made);
        if (made) void made.begin();
        setCourse(made);
      },
      (error) => setWhy(refusalOf(error).code),
    );
    return () => {
      left = true;
      if (opened) leave(opened);
    };
  }, [game]);
  if (why) return <Nowhere why={t(`refused-server-${why}`)} />;
  return course ? <Lessons course={course} /> : <NotHere trouble={trouble} />;
}

function leave(course: Course<GameName>): void {
  course.close();
  course.store.close();
}

async function open(game: string): Promise<Course<GameName>> {
  if (!isGame(game)) throw new Refused({ code: "no_such_game" });
  const [page, lesson] = await Promise.all([
    loadPage(game),
    LESSONS[game](),
    needTexts("table", "lessons", game),
  ]);
  const { code } = await openTable(game, ownName.value || t("guest"));
  rememberLesson(code);
  offered.value = "yes";
  // The page's type, the lesson's and the table's are of the same game, which the compiler can't see here.
  const store = new LessonStore<GameName>(page as never, () => tableSocket(code));
  return new Course<GameName>(lesson as never, store);
}

function Lessons({ course }: { course: Course<GameName> }) {
  const { store, lesson } = course;
  const { game } = lesson;
  useLine(store);
  const board = useRef<HTMLDivElement>(null);
  const scene = store.scene.value;
  const id = store.view.value?.playing?.id;
  useEffect(() => {
    if (id) rememberLesson(id);
  }, [id]);
  const title = t("lesson-title", { game: t(`game-${game}`) });
  useEffect(() => {
    document.title = `${title} · Tablier`;
  });
  const { Board } = store.page;
  const step = course.now.value;
  const without = lesson.chapters[course.chapter.value]?.without;
  const picks = course.ready.value ? (step?.picks ?? []) : [];
  return (
    <div
      class={`table lesson table-${game} ${step?.done ? "" : "lesson-reads"} ${without ? `lesson-without-${without}` : ""}`}
    >
      <header class="bar">
        <h1 class="lesson-title">{t(`game-${game}`)}</h1>
        <div class="bar-middle">
          <LineSign store={store} />
        </div>
        <button
          type="button"
          class="quiet round"
          aria-label={t("lesson-anew")}
          disabled={course.beginning.value}
          onClick={() => void course.fromTheBeginning()}
        >
          <Icon name="again" />
        </button>
        <a class="button quiet" href="/">
          {t(course.over.value ? "to-home" : "lesson-skip")}
        </a>
      </header>
      <main class="table-main">
        <Coach course={course} />
        <div class="table-board lesson-board" data-testid="board" ref={board}>
          {scene ? (
            <Boundary place={`${game} board in a lesson`}>
              <Board scene={scene} />
            </Boundary>
          ) : null}
          {course.over.value ? null : (
            <Pointers
              board={board}
              marks={course.ready.value ? (step?.mark ?? []) : []}
              picks={picks.map(({ at }) => at)}
              missed={course.missed.value}
              pick={(at) => {
                const picked = picks.find((pick) => pick.at === at);
                if (picked) course.pick(picked);
              }}
            />
          )}
        </div>
      </main>
      <LookedUp store={store} />
    </div>
  );
}
