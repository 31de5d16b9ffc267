// The discs on the table. Where they are is written straight onto the page, frame by frame while a stroke is played;
// only what kind of disc each is comes from the view.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Colour, DiscId, DiscView, Point, Stand } from "../../../wire/koroona";
import type { Look } from "../motion/script";
import type { Drawer, Theatre } from "../motion/theatre";
import { Disc } from "./disc";
import { toOwn, toScreen } from "./stand";

const STRIKER = "striker";

/** Four corners around a disc that is spoken of: a shape, so that colour does not say it alone. */
const CORNERS = "M-24-14v-10h10M14-24h10v10M24 14v10h-10M-14 24h-10v-10";

export function Discs(props: {
  discs: readonly DiscView[];
  /** Those that a ruling is about. */
  marked: ReadonlySet<DiscId>;
  bottom: Stand;
  theatre: Theatre;
  /** Whose striker moves in a stroke. */
  striker: Colour;
}) {
  const { discs, bottom, theatre } = props;
  const layer = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const root = layer.current;
    if (!root) return;
    const drawer = drawerOn(root, bottom);
    theatre.drawer = drawer;
    if (!theatre.playing.peek()) drawer.lay(discs);
    return () => {
      if (theatre.drawer === drawer) theatre.drawer = null;
    };
  }, [discs, bottom, theatre]);
  return (
    <g ref={layer} class="koroona-discs">
      {discs.map(({ disc, colour, dark }) => (
        <g key={disc} data-disc={disc} class={dark ? "is-dark" : undefined} visibility="hidden">
          {dark && <circle class="koroona-halo" r="18.5" />}
          <Disc colour={colour} />
          {props.marked.has(disc) && <path class="koroona-marked" d={CORNERS} />}
        </g>
      ))}
      <g key={STRIKER} data-disc={STRIKER} visibility="hidden">
        <Disc colour={props.striker} striker />
      </g>
    </g>
  );
}

/** Hands that put discs onto the page. */
function drawerOn(root: SVGGElement, bottom: Stand): Drawer {
  const bodies = new Map<string, SVGGElement>();
  for (const body of root.querySelectorAll<SVGGElement>("[data-disc]")) {
    bodies.set(body.dataset.disc ?? "", body);
  }
  const put = (name: string, at: Point | null, scale = 1, alpha = 1) => {
    const body = bodies.get(name);
    if (!body) return;
    if (!at || alpha <= 0) return body.setAttribute("visibility", "hidden");
    const [x, y] = toScreen(toOwn(bottom, at));
    const grown = scale === 1 ? "" : ` scale(${scale.toFixed(3)})`;
    body.setAttribute("transform", `translate(${x.toFixed(3)} ${y.toFixed(3)})${grown}`);
    body.setAttribute("visibility", "visible");
    if (alpha < 1) body.setAttribute("opacity", alpha.toFixed(2));
    else body.removeAttribute("opacity");
  };
  return {
    lay(discs) {
      for (const { disc, place } of discs) put(String(disc), place === "pocket" ? null : place.table);
      put(STRIKER, null);
      root.removeAttribute("data-t");
    },
    draw(looks: readonly Look[], t) {
      for (const { disc, at, scale, alpha } of looks)
        put(disc === null ? STRIKER : String(disc), at, scale, alpha);
      root.setAttribute("data-t", t.toFixed(0));
    },
  };
}
