// Keys for what is drawn and can be pressed, but is no button of the browser's own.

/** Arrow keys go around: clockwise to the right and down, back to the left and up. */
export function arrow(event: KeyboardEvent, selector: string): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!by || !(event.currentTarget instanceof SVGElement)) return;
  const all = [...(event.currentTarget.ownerSVGElement?.querySelectorAll<SVGElement>(selector) ?? [])];
  const at = all.indexOf(event.currentTarget);
  all[(at + by + all.length) % all.length]?.focus();
  event.preventDefault();
}

/** Enter and the space bar press. */
export function pressed(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" && event.key !== " ") return false;
  event.preventDefault();
  return !event.repeat;
}
