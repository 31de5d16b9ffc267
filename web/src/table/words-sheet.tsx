// What happened, on a phone: over the board.

import { Sheet } from "../parts/sheet";
import { t } from "../text";
import type { GameName } from "../wire";
import { Happenings } from "./happenings";
import type { TableStore } from "./store";

export function WordsSheet<G extends GameName>({
  store,
  close,
}: {
  store: TableStore<G>;
  close: () => void;
}) {
  return (
    <Sheet title={t("what-happened")} onClose={close}>
      <Happenings store={store} />
    </Sheet>
  );
}
