// The rule that is looked up, if one is, over the board.

import { RuleSheet } from "../rules/rule-sheet";
import type { GameName } from "../wire";
import type { TableStore } from "./store";

export function LookedUp<G extends GameName>({ store }: { store: Pick<TableStore<G>, "page" | "rule"> }) {
  const number = store.rule.value;
  if (number === null) return null;
  const close = () => {
    store.rule.value = null;
  };
  return <RuleSheet key={number} game={store.page.game} number={number} close={close} />;
}
