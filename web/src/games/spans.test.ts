import { expect, it, vi } from "vitest";
import { page as colorado } from "./colorado";
import { page as corona } from "./corona";
import { page as koroona } from "./koroona";

vi.hoisted(() => {
  // The pages look at the device as they are loaded.
  Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
});

it("each game's commands are meant for what the server takes them for", () => {
  const stroke = { x: 500_000, y: 74_000, angle: 0, speed: 2600 };
  expect(corona.span({ kind: "place_call", points: 3 })).toBe("turn");
  expect(corona.span({ kind: "touch", piece: 0 })).toBe("turn");
  expect(koroona.span({ strike: stroke })).toBe("turn");
  expect(koroona.span("pass")).toBe("turn");
  expect(koroona.span("resign")).toBe("part");
  expect(koroona.span("continue")).toBe("part");
  expect(colorado.span({ move: "e2e5" })).toBe("turn");
  expect(colorado.span("offer_draw")).toBe("turn");
  expect(colorado.span("accept_draw")).toBe("offer");
  expect(colorado.span("decline_draw")).toBe("offer");
  expect(colorado.span("resign")).toBe("part");
  expect(colorado.span("continue")).toBe("part");
});
