// The menu: what one may do at this table besides playing, and how it looks and sounds.

import { OwnName } from "../parts/own-name";
import { Sheet } from "../parts/sheet";
import { LanguageSwitch, SoundSwitch, ThemeSwitch } from "../parts/switches";
import { t } from "../text";
import type { GameName } from "../wire";
import { HostControls } from "./host-controls";
import { OwnSeats } from "./own-seats";
import { PauseButton } from "./pausing";
import type { TableStore } from "./store";

export function MenuSheet<G extends GameName>({ store, close }: { store: TableStore<G>; close: () => void }) {
  const view = store.view.value;
  const playing = view?.playing != null && view.playing.outcome === null;
  const mayPause = playing && store.you.value !== null;
  return (
    <Sheet title={t("menu")} onClose={close}>
      <div class="stack menu">
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
