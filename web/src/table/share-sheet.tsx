// The way to this table for others: its link, its code, and a picture for phones.

import { useEffect, useState } from "preact/hooks";
import { Sheet } from "../parts/sheet";
import { t } from "../text";
import { spoken } from "./code";
import { CopyLink } from "./copy-link";
import { QrPicture } from "./qr-picture";

export function ShareSheet({ code, close }: { code: string; close: () => void }) {
  const link = `${location.origin}/t/${code}`;
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  return (
    <Sheet title={t("share-title")} onClose={close}>
      <div class="share stack">
        <p>{t("share-text")}</p>
        <p class="share-code">{spoken(code)}</p>
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
