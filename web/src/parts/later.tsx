// A component whose code comes later: shown when it is here.

import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { patiently, type Trouble } from "../net/patient";
import { NotHere } from "./not-here";

export function Later<P extends object>({
  load,
  props,
}: {
  load: () => Promise<FunctionComponent<P>>;
  props: P;
}) {
  const [Loaded, setLoaded] = useState<FunctionComponent<P> | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let wanted = true;
    void patiently(load, setTrouble, () => wanted).then(
      (component) => wanted && component && setLoaded(() => component),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return Loaded ? <Loaded {...props} /> : <NotHere trouble={trouble} />;
}
