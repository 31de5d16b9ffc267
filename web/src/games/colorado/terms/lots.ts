// A number by lot, for laying tiles in front of everybody's eyes. What a game rests on is drawn by the server.

/** From 0 below `bound`, each as likely. */
export function below(bound: number): number {
  return Math.floor(Math.random() * bound);
}
