// Links to what is looked at: the moment of a game, and the position alone, which says nothing of game, table and people.

import type { Projector } from "../replay/film";
import { CopyLink } from "../table/copy-link";
import { t } from "../text";
import type { GameName } from "../wire";

export function Links<G extends GameName>({ projector }: { projector: Projector<G> }) {
  const { page, film, scene } = projector;
  const text = page.notation.write(scene.view.value);
  if (film.id === null && text === null) return null;
  return (
    <details class="analysis-link">
      <summary>{t("analysis-link")}</summary>
      {film.id === null ? null : (
        <div data-testid="moment-link">
          <p>{t("analysis-link-moment")}</p>
          <CopyLink link={`${location.origin}/played/${film.id}#${projector.at.value}`} />
        </div>
      )}
      {text === null ? null : (
        <div data-testid="position-link">
          <p>{t("analysis-link-alone")}</p>
          <CopyLink link={`${location.origin}/analyse/${page.game}#${text}`} />
        </div>
      )}
    </details>
  );
}
