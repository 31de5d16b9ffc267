// The way to this table for others: a code to read aloud while the door is open, its link, and a picture for phones.

import { useEffect, useState } from "preact/hooks";
import { Sheet } from "../parts/sheet";
import { t } from "../text";
import type { GameName } from "../wire";
import { isShort } from "./code";
import { CopyLink } from "./copy-link";
import { Door } from "./door";
import { QrPicture } from "./qr-picture";
import type { TableStore } from "./store";

/** Addresses that mean this very machine: nobody else can open them. */
const OWN_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The program's option, with joiners that keep it on one line. */
const FLAG = "-\u2060-\u2060lan";

export function ShareSheet<G extends GameName>({
  store,
  close,
}: {
  store: TableStore<G>;
  close: () => void;
}) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  const code = store.view.value?.code ?? "";
  // The game travels along for whoever shows a card of the link: the table is not asked for it.
  const link = `${location.origin}/t/${code}?${store.page.game}`;
  return (
    <Sheet class="share-sheet" title={t("share-title")} onClose={close}>
      <div class="share stack">
        <Door store={store} />
        {OWN_MACHINE.test(location.hostname) ? (
          <div class="share-here">
            <p>{t("share-here")}</p>
            <p class="soft">{t("share-here-how", { flag: FLAG })}</p>
          </div>
        ) : (
          <p>{t(isShort(code) ? "share-old" : "share-text")}</p>
        )}
        <QrPicture text={link} label={t("share-qr")} />
        <CopyLink link={link} />
        {canShare ? (
          <button
            type="button"
            onClick={() => void navigator.share({ url: link, title: "Tablier" }).catch(() => {})}
          >
            {t("share-send")}
          </button>
        ) : null}
      </div>
    </Sheet>
  );
}
