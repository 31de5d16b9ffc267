// The menu: what one may do at this table besides playing, and how it looks and sounds.

import { Icon } from "../parts/icon";
import { OwnName } from "../parts/own-name";
import { Sheet } from "../parts/sheet";
import { LanguageSwitch, SoundSwitch, ThemeSwitch } from "../parts/switches";
import { t } from "../text";
import type { GameName } from "../wire";
import type { Opened } from "./frame";
import { HostControls } from "./host-controls";
import { OwnSeats } from "./own-seats";
import { PauseButton } from "./pausing";
import type { TableStore } from "./store";

export function MenuSheet<G extends GameName>(props: {
  store: TableStore<G>;
  close: () => void;
  open: (what: Opened) => void;
}) {
  const { store, close, open } = props;
  const view = store.view.value;
  const playing = view?.playing != null && view.playing.outcome === null;
  // Whoever has left for good has no say in it any more.
  const mayPause = playing && (store.own.value.length > 0 || store.isHost.value);
  return (
    <Sheet title={t("menu")} onClose={close}>
      <div class="stack menu">
        {/* What a narrow bar has no room for while something is asked there. */}
        <div class="row menu-ways">
          <button type="button" onClick={() => open("share")}>
            <Icon name="share" size={18} />
            {t("invite")}
          </button>
          <button type="button" onClick={() => open("words")}>
            <Icon name="words" size={18} />
            {t("what-happened")}
          </button>
          <a class="button" href={`/rules/${store.page.game}`} target="_blank" rel="noreferrer">
            <Icon name="book" size={18} />
            {t("rules")}
          </a>
        </div>
        {mayPause ? <PauseButton store={store} close={close} /> : null}
        {playing ? <OwnSeats store={store} close={close} /> : null}
        {store.isHost.value ? <HostControls store={store} /> : null}
        <OwnName
          changed={(name) => {
            if (store.you.peek() !== null) void store.do({ kind: "set_name", name });
          }}
        />
        <h3>{t("looks-and-sound")}</h3>
        <div class="row">
          <LanguageSwitch />
          <ThemeSwitch />
          <SoundSwitch labelled />
        </div>
      </div>
    </Sheet>
  );
}
