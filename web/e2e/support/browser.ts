// Debian's Chromium, and the people who use it: each with a browser of their own, so with a seat of their own.

import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

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

export interface Device {
  size: "phone" | "desktop";
  theme: "light" | "dark";
  language: "en" | "fr" | "de";
  motion: "reduce" | "no-preference";
}

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

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
      hasTouch: size === "phone",
      isMobile: size === "phone",
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

  async leave(): Promise<void> {
    await this.context.close();
  }
}
