import { expect, it } from "vitest";
import { Refused } from "./api";
import { patiently, type Trouble } from "./patient";
import { isOldPage, type Served } from "./version";

/** Loads a part that fails so often before it comes, at a server that says this of its build. */
async function load(fails: number, says: Served, error: unknown = new TypeError("import failed")) {
  const told: Trouble[] = [];
  const waits: number[] = [];
  let attempts = 0;
  const part = async () => {
    attempts += 1;
    if (attempts <= fails) throw error;
    return "part";
  };
  const tools = { wait: async (ms: number) => void waits.push(ms), served: async () => says };
  const found = await patiently(
    part,
    (trouble) => told.push(trouble),
    () => attempts < 10,
    tools,
  );
  return { found, told, waits, attempts };
}

// FINDINGS: "parts/later.tsx:27: old page after an update says 'offline'".
it("a part that a newer build has replaced makes the page an old one, not an offline one", async () => {
  const { found, told, attempts } = await load(99, "another");
  expect([found, told, attempts]).toEqual([null, ["old"], 1]);
  expect(isOldPage.value).toBe(true);
});

it("without a network the page says so, and tries again, less and less often, until it is there", async () => {
  const { found, told, waits } = await load(5, "unknown");
  expect(found).toBe("part");
  expect(new Set(told)).toEqual(new Set(["offline"]));
  expect(waits).toEqual([500, 1000, 2000, 4000, 4000]);
});

it("a part that does not come from a server that is there is said to be broken", async () => {
  const { told } = await load(3, "this");
  expect(told).toEqual(["offline", "broken", "broken"]);
});

it("a lost network is waited for, a refusal is not", async () => {
  expect((await load(2, "unknown", new Refused({ code: "offline" }))).found).toBe("part");
  const refused = new Refused({ code: "no_such_table" });
  await expect(load(2, "this", refused)).rejects.toBe(refused);
});

it("nothing is tried for somebody who has left", async () => {
  expect((await load(99, "unknown")).attempts).toBe(10);
});
