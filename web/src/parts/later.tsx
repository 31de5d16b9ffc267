// A component whose code comes later: shown when it is here.

import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../text";

export function Later<P extends object>({
  load,
  props,
}: {
  load: () => Promise<FunctionComponent<P>>;
  props: P;
}) {
  const [Loaded, setLoaded] = useState<FunctionComponent<P> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    load().then(
      (component) => wanted && setLoaded(() => component),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  if (Loaded) return <Loaded {...props} />;
  return <main class="waiting">{failed ? <p role="alert">{t("refused-server-offline")}</p> : null}</main>;
}
