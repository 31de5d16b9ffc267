// Where the focus goes in Corona when what had it is gone: to the ring, or to the pad.

import { useFocusKept as useFocusKeptOn } from "../../focus";

const NEXT = ['.corona-ring [tabindex="0"], .corona-keys button:not([aria-disabled="true"])'];

export const useFocusKept = () => useFocusKeptOn(NEXT);
