// What somebody wants as they go to a table: carried along in memory, done once.

export type Intent = "play-now";

const intents = new Map<string, Intent>();

export function intend(code: string, intent: Intent): void {
  intents.set(code, intent);
}

/** The intent, if there is one; it is gone then. */
export function takeIntent(code: string): Intent | undefined {
  const intent = intents.get(code);
  intents.delete(code);
  return intent;
}
