// Debian's Chromium, and the people who use it: each with a browser of their own, so with a seat of their own.

import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright-core";
import { violations } from "./axe";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
}

const SIZES = {
  phone: { width: 360, height: 740 },
  /** As a browser leaves it of a usual phone. */
  short: { width: 390, height: 664 },
  /** The smallest that is still sold. */
  small: { width: 320, height: 568 },
  side: { width: 664, height: 360 },
  desktop: { width: 1280, height: 800 },
  large: { width: 1440, height: 900 },
};

export interface Device {
  size: keyof typeof SIZES;
  theme: "light" | "dark";
  language: "en" | "fr" | "de";
  motion: "reduce" | "no-preference";
}

/** The games by their titles, which are the same in every language. */
export const GAMES = ["Corona", "Colorado", "Koroona"] as const;
export type Game = (typeof GAMES)[number];

/** Somebody with a device. What their browser complains about, or asks of another host, is kept to be looked at. */
export class Person {
  readonly complaints: string[] = [];
  readonly foreign: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly home: string,
  ) {}

  static async arrive(browser: Browser, home: string, device: Partial<Device> = {}): Promise<Person> {
    const { size = "desktop", theme = "light", language = "en", motion = "reduce" } = device;
    const context = await browser.newContext({
      viewport: SIZES[size],
      hasTouch: SIZES[size].width < 1000,
      isMobile: SIZES[size].width < 1000,
      colorScheme: theme,
      locale: language,
      reducedMotion: motion,
    });
    const page = await context.newPage();
    const person = new Person(context, page, home);
    page.on("pageerror", (error) => person.complaints.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") person.complaints.push(message.text());
    });
    page.on("request", (request) => {
      if (!request.url().startsWith(home) && !request.url().startsWith("data:"))
        person.foreign.push(request.url());
    });
    await page.goto(home);
    return person;
  }

  /** What the one sentence says. */
  now(): Promise<string | null> {
    return this.page.getByTestId("now").textContent();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }

  /** Presses what can be pressed, by finger where there is a touch screen. */
  async press(what: string | RegExp | Locator): Promise<void> {
    const target = typeof what === "string" || what instanceof RegExp ? this.button(what) : what;
    const touch = await this.page.evaluate(() => navigator.maxTouchPoints > 0);
    await (touch ? target.tap() : target.click());
  }

  /** From the first page straight into a game. */
  async playNow(game: Game): Promise<void> {
    await this.press(`Play now: ${game}, against bots`);
    await this.page.locator(".seats").waitFor();
  }

  /** From the first page to a table of one's own, and into its first seat. */
  async openTable(game: Game, name: string): Promise<void> {
    await this.press(`Open a table of ${game} for friends`);
    await this.sit(name);
  }

  async sit(name: string): Promise<void> {
    await this.page.getByLabel("Your name").fill(name);
    await this.press("Take a seat");
    await this.#chair(name).waitFor();
  }

  /** Somebody comes to this one's table by its address, sits down and is ready; it begins. */
  async startWith(other: Person, name: string): Promise<void> {
    await other.page.goto(this.page.url());
    await other.sit(name);
    await other.press("I am ready");
    await this.press("Start");
  }

  /** One more person at the same device. */
  async seatToo(name: string): Promise<void> {
    await this.page.getByLabel("Name of someone else here").fill(name);
    await this.press("Seat them too");
    await this.#chair(name).waitFor();
  }

  async seatBot(level?: string): Promise<void> {
    const before = await this.page.locator(".chairs li").count();
    if (level) await this.page.getByLabel("How good the bot is").selectOption({ label: level });
    await this.press("Seat a bot");
    await this.page.locator(".chairs li").nth(before).waitFor();
  }

  #chair(name: string): Locator {
    return this.page.locator(".chairs").getByText(name);
  }

  /** Has axe look at what is on the screen; what it finds is among the complaints. */
  async look(where: string): Promise<void> {
    for (const found of await violations(this.page)) this.complaints.push(`${where}: ${found}`);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
