// Language, theme and sound: one tap each, and they stay.

import { useEffect, useRef, useState } from "preact/hooks";
import { patiently, type Trouble } from "../net/patient";
import { sound, type Theme, theme } from "../settings";
import { LANGUAGES, type Language, language, speak, t } from "../text";
import { Icon } from "./icon";
import { WhyNot } from "./not-here";

const THEMES: readonly Theme[] = ["auto", "light", "dark"];

/** A language whose texts don't come is said not to be here yet, and is spoken when they are. */
export function LanguageSwitch() {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const wanted = useRef<Language | null>(null);
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );
  const choose = async (one: Language) => {
    wanted.current = one;
    setTrouble(null);
    const tell = (why: Trouble) => wanted.current === one && setTrouble(why);
    await patiently(
      () => speak(one),
      tell,
      () => wanted.current === one,
    );
    if (wanted.current === one) setTrouble(null);
  };
  return (
    <>
      <Languages choose={(one) => void choose(one)} />
      <WhyNot trouble={trouble} />
    </>
  );
}

function Languages({ choose }: { choose: (one: Language) => void }) {
  return (
    <fieldset class="languages">
      <legend class="unseen">{t("language")}</legend>
      {LANGUAGES.map((one) => (
        <button
          type="button"
          key={one}
          lang={one}
          aria-pressed={language.value === one}
          onClick={() => choose(one)}
        >
          <span aria-hidden="true">{one.toUpperCase()}</span>
          <span class="unseen">{t(`language-${one}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}

export function ThemeSwitch() {
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] ?? "auto";
  return (
    <button
      type="button"
      onClick={() => {
        theme.value = next;
      }}
    >
      <Icon name={theme.value === "dark" ? "moon" : "sun"} />
      {t(`theme-${theme.value}`)}
    </button>
  );
}

/** With a label it says how it is in words; without, by being pressed or not. */
export function SoundSwitch({ labelled = false }: { labelled?: boolean }) {
  const on = sound.value === "on";
  return (
    <button
      type="button"
      class={labelled ? "" : "quiet round"}
      aria-pressed={labelled ? undefined : on}
      aria-label={labelled ? undefined : t("sound")}
      onClick={() => {
        sound.value = on ? "off" : "on";
      }}
    >
      <Icon name={on ? "sound" : "mute"} />
      {labelled ? t(on ? "sound-on" : "sound-off") : null}
    </button>
  );
}
