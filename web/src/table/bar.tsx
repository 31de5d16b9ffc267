// The bar on top: home, the way in for others, with the code to read aloud while the door is open, the rules, what
// happened, the menu; between them how the line is, and what waits for an answer.

import { Icon } from "../parts/icon";
import { SoundSwitch } from "../parts/switches";
import { t } from "../text";
import type { GameName } from "../wire";
import { Asked } from "./asked";
import { spoken } from "./code";
import type { Opened } from "./frame";
import { LineSign } from "./line-sign";
import type { TableStore } from "./store";
import { wayBack } from "./way-back";

export function Bar<G extends GameName>({
  store,
  open,
}: {
  store: TableStore<G>;
  open: (what: Opened) => void;
}) {
  const door = store.view.value?.door ?? null;
  const back = wayBack(store.view.value?.code ?? "");
  return (
    <header class="bar">
      <a class="button quiet round" href="/" aria-label={t("to-home")}>
        <Icon name="home" />
      </a>
      <button
        type="button"
        class={door ? "bar-code" : "bar-code bar-link"}
        aria-label={door ? t("share-code", { code: spoken(door) }) : t("invite")}
        onClick={() => open("share")}
      >
        <Icon name="share" size={18} />
        <span>{door ? spoken(door) : t("invite")}</span>
      </button>
      {back ? (
        <a class="button quiet bar-back" href={back} aria-label={t("way-back")}>
          <Icon name="back" />
          <span>{t("way-back")}</span>
        </a>
      ) : null}
      <div class="bar-middle">
        <LineSign store={store} />
        <Asked store={store} />
      </div>
      {store.watching.value > 0 ? (
        <span class="bar-watching">
          <Icon name="eye" size={18} />
          <span aria-hidden="true">{store.watching.value}</span>
          <span class="unseen">{t("watching", { count: store.watching.value })}</span>
        </span>
      ) : null}
      <span class="bar-sound">
        <SoundSwitch />
      </span>
      <a
        class="button quiet round"
        href={`/rules/${store.page.game}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t("rules")}
      >
        <Icon name="book" />
      </a>
      <button
        type="button"
        class="quiet round bar-words"
        aria-label={t("what-happened")}
        onClick={() => open("words")}
      >
        <Icon name="words" />
      </button>
      <button type="button" class="quiet round" aria-label={t("menu")} onClick={() => open("menu")}>
        <Icon name="menu" />
      </button>
    </header>
  );
}
