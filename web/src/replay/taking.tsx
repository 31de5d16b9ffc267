// A game to take along: its link, its record, its words.

import { Icon } from "../parts/icon";
import { CopyLink } from "../table/copy-link";
import { say, t } from "../text";
import type { GameName } from "../wire";
import type { GameId } from "../wire/game";
import { asText, type Projector } from "./film";

export function Taking<G extends GameName>({
  id,
  projector,
  title,
}: {
  id: GameId;
  projector: Projector<G>;
  title: string;
}) {
  const save = () => {
    const names = projector.film.names.join(", ");
    const text = asText(
      `${title}: ${names}`,
      projector.lines.map(({ sentence }) => say(sentence)),
    );
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${projector.page.game}-${id}.txt`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <div class="taking stack">
      <CopyLink link={`${location.origin}/played/${id}`} />
      <div class="row">
        <button type="button" onClick={save}>
          <Icon name="download" />
          {t("replay-as-text")}
        </button>
        <a class="button" href={`/api/played/${id}`} download>
          <Icon name="download" />
          {t("replay-as-record")}
        </a>
      </div>
    </div>
  );
}
