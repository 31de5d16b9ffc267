// What one is called: asked once, kept on this device, changed wherever this stands.

import { useState } from "preact/hooks";
import { ownName } from "../settings";
import { t } from "../text";

export function OwnName({ changed }: { changed?: (name: string) => void }) {
  const [name, setName] = useState(ownName.value);
  const keep = () => {
    const wished = name.trim();
    if (wished === "" || wished === ownName.peek()) return setName(ownName.peek());
    ownName.value = wished;
    setName(wished);
    changed?.(wished);
  };
  return (
    <form
      class="own-name"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <label>
        <span>{t("own-name")}</span>
        <input
          value={name}
          maxLength={24}
          autocomplete="nickname"
          placeholder={t("guest")}
          onInput={(event) => setName(event.currentTarget.value)}
          onBlur={keep}
        />
      </label>
    </form>
  );
}
