// A name on a seat's plate. Where there is no room for all of it, it is cut before the number that tells two bots of a
// level apart.

export function PlateName({ name }: { name: string }) {
  const { head, tail } = splitName(name);
  return (
    <span class="plate-name" title={name}>
      <span>{head}</span>
      {tail ? <span class="plate-number">{tail}</span> : null}
    </span>
  );
}

/** What may be cut, and the number at the end that may not. */
export function splitName(name: string): { head: string; tail: string } {
  const [, head = name, tail = ""] = /^(.+?)(\s\d{1,2})$/.exec(name) ?? [];
  return { head, tail };
}
