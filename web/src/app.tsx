// Which page is shown. All but the home page are loaded when they are gone to.

import { Home } from "./home";
import { Boundary } from "./parts/boundary";
import { Later } from "./parts/later";
import { Nowhere } from "./parts/nowhere";
import { OldPage } from "./parts/old-page";
import { route } from "./router";

const table = () => import("./table").then((module) => module.TablePage);
const rules = () => import("./rules").then((module) => module.RulesPage);
const day = () => import("./day").then((module) => module.DayPage);
const lesson = () => import("./lessons").then((module) => module.LessonPage);
const position = () => import("./analysis/position").then((module) => module.PositionPage);
const replay = () => import("./replay").then((module) => module.ReplayPage);

export function App() {
  return (
    <>
      <Boundary place="page">
        <Page />
      </Boundary>
      <OldPage />
    </>
  );
}

function Page() {
  const here = route.value;
  switch (here.page) {
    case "home":
      return <Home />;
    case "table":
      return <Later key={`t/${here.code}`} load={table} props={{ code: here.code }} />;
    case "rules":
      return <Later key="rules" load={rules} props={{ game: here.game, point: here.point }} />;
    case "replay":
      return <Later key={`r/${here.id}/${here.at}`} load={replay} props={{ id: here.id, at: here.at }} />;
    case "position":
      return (
        <Later
          key={`p/${here.game}/${here.text}`}
          load={position}
          props={{ game: here.game, text: here.text }}
        />
      );
    case "day":
      return <Later key={`day/${here.day}`} load={day} props={{ day: here.day }} />;
    case "lesson":
      return <Later key={`l/${here.game}`} load={lesson} props={{ game: here.game }} />;
    case "nowhere":
      return <Nowhere />;
  }
}
