// Which build of the page this is: the name of its main script, which no other build has. The server names its own the
// same way.

/** The build by the address of its main script. */
export function buildOf(script: string | null): string {
  return /\/assets\/(.+)\.js$/.exec(script ?? "")?.[1] ?? "dev";
}

/** This page's own. A page that is being developed has none. */
export function ownBuild(): string {
  if (typeof document === "undefined") return "dev";
  return buildOf(document.querySelector('script[type="module"]')?.getAttribute("src") ?? null);
}
