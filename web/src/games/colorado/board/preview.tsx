// A board to look at, as White sees it.

import { t } from "../../../text";
import type { Board } from "../../../wire/colorado";
import { DrawnSquares, VIEW_BOX } from "./squares-drawn";

export function BoardPreview({ board }: { board: Board }) {
  return (
    <svg class="colorado-preview" viewBox={VIEW_BOX} role="img" aria-label={t("colorado-terms-preview")}>
      <DrawnSquares board={board} eyes="white" named={false} />
    </svg>
  );
}
