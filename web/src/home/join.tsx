// To a table by its code, as somebody reads it out.

import { useState } from "preact/hooks";
import { refusalOf } from "../net/api";
import { go, staying } from "../router";
import { t } from "../text";
import { findTable } from "./find";

export function Join() {
  const [code, setCode] = useState("");
  const [why, setWhy] = useState<string | null>(null);
  const join = async (event: Event) => {
    event.preventDefault();
    const stays = staying();
    try {
      const found = await findTable(code);
      if (stays()) go(`/t/${found}`);
    } catch (error) {
      setWhy(refusalOf(error).code);
    }
  };
  return (
    <form class="join stack" onSubmit={(event) => void join(event)}>
      <h2>{t("join-title")}</h2>
      <label class="stack" for="code">
        <span>{t("join-label")}</span>
      </label>
      <div class="row join-row">
        <input
          id="code"
          value={code}
          placeholder="KLM-PRT"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          required
          aria-invalid={why !== null}
          aria-describedby={why ? "code-why" : undefined}
          onInput={(event) => {
            setCode(event.currentTarget.value);
            setWhy(null);
          }}
        />
        <button type="submit">{t("join")}</button>
      </div>
      {why ? (
        <p id="code-why" role="alert" class="bad">
          {t(`refused-server-${why}`)}
        </p>
      ) : null}
    </form>
  );
}
