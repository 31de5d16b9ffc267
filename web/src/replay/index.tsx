// A finished game, played again.

import { Nowhere } from "../parts/nowhere";

export function ReplayPage(_: { id: string }) {
  return <Nowhere />;
}
