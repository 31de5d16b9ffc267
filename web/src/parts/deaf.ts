// What has just come up where something else stood takes no touch for a moment: a finger may be on its way to that.

import { useEffect, useState } from "preact/hooks";

/** In milliseconds. */
const DEAF = 900;

export function useDeaf(): boolean {
  const [deaf, setDeaf] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setDeaf(false), DEAF);
    return () => clearTimeout(timer);
  }, []);
  return deaf;
}
