// A house to test in: one server and one browser for all the tests of a file.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type Device, launch, Person } from "./browser";
import { Server } from "./server";

export interface House {
  /** Where its first page is. */
  readonly url: string;
  /** Somebody comes, to the first page or to another. */
  arrive: (device?: Partial<Device>, address?: string) => Promise<Person>;
}

/** Opened before the first test of the file, closed after the last. */
export function openHouse(): House {
  let server: Server;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([Server.start(), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  return {
    get url() {
      return server.url;
    },
    arrive: (device, address = server.url) => Person.arrive(browser, address, device),
  };
}
