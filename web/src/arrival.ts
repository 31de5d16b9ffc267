// Whoever goes to another page comes to its heading with the focus too: screen readers say where one is, and the Tab key
// begins there, not at the top of what is gone. Nothing scrolls for it.

/** A page that is not here yet. */
const WAITING = ".waiting";

let waits: MutationObserver | null = null;

/** The page that is shown now makes way for another: once that is here, its heading has the focus, unless something of its
 * own has taken it. */
export function arrive(): void {
  waits?.disconnect();
  const left = document.querySelector("h1");
  const looks = new MutationObserver(() => {
    const heading = document.querySelector("h1");
    if (!heading || heading === left || document.querySelector(WAITING)) return;
    looks.disconnect();
    if (document.activeElement === document.body) focusOn(heading);
  });
  looks.observe(document.body, { childList: true, subtree: true });
  waits = looks;
}

/** Headings take no focus by themselves, and none once it has gone on. */
function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.addEventListener("blur", () => heading.removeAttribute("tabindex"), { once: true });
  heading.focus({ preventScroll: true });
}
