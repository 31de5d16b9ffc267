import { afterEach, expect, it, vi } from "vitest";
import { refusalOf } from "../net/api";
import { findTable } from "./find";

/** A server that knows these addresses and no others; what it was asked comes back. */
function server(
  answers: Record<string, unknown>,
  otherwise = { status: 404, code: "no_such_table" },
): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const answer = answers[path];
    const { status, code } = otherwise;
    return answer === undefined
      ? new Response(JSON.stringify({ error: { code } }), { status })
      : new Response(JSON.stringify(answer));
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a link's code leads straight to its table", async () => {
  const asked = server({ "/api/tables/KLMPRTBCDFGH": { view: { code: "KLMPRTBCDFGH", game: "corona" } } });
  expect(await findTable(" klm-prt-bcd-fgh")).toBe("KLMPRTBCDFGH");
  expect(asked).toEqual(["/api/tables/KLMPRTBCDFGH"]);
});

it("a short code is one question, wherever it leads", async () => {
  const asked = server({ "/api/doors/KLMPRT": { code: "BCDFGHJKLMPR" } });
  expect(await findTable("klm-prt")).toBe("BCDFGHJKLMPR");
  expect(asked).toEqual(["/api/doors/KLMPRT"]);
});

it("to nowhere otherwise, and trouble is no closed door", async () => {
  const code = (typed: string) =>
    findTable(typed).then(
      () => null,
      (error) => refusalOf(error).code,
    );
  const once = server({});
  expect(await code("KLM-PRT")).toBe("no_such_table");
  expect(once).toEqual(["/api/doors/KLMPRT"]);
  const asked = server({}, { status: 503, code: "store_failing" });
  expect(await code("KLM-PRT")).toBe("store_failing");
  expect(asked).toEqual(["/api/doors/KLMPRT"]);
});
